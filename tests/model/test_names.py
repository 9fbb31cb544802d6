"""Names that say where they may break."""

from pathlib import Path

import pytest
from pydantic import TypeAdapter

from printkit.model.base import Name, Title
from printkit.pipeline.build import build
from printkit.pipeline.prepare import prepare
from printkit.pipeline.request import Request
from printkit.showing.game_data import show_data
from printkit.text.characters import SOFT_HYPHEN
from tests.cli.running import TINY, pack


@pytest.mark.parametrize(
    ("typed", "name", "title"),
    [
        ("Wasser|werk", "Wasser\u00adwerk", "Wasserwerk"),
        ("Wasser\u00adwerk", "Wasser\u00adwerk", "Wasserwerk"),
        ("A||B", "A|B", "A|B"),
        ("A|||B", "A|\u00adB", "A|B"),
    ],
)
def test_a_bar_says_where_a_name_may_break(typed: str, name: str, title: str) -> None:
    assert TypeAdapter(Name).validate_python(typed) == name
    assert TypeAdapter(Title).validate_python(typed) == title


def test_files_show_names_without_their_joints(tmp_path: Path) -> None:
    text = TINY.replace("name: Elm Street", "name: El|m Street")
    assert text != TINY
    folder = pack(tmp_path / "tiny", {"variant.yaml": text})
    outcome = build(Request(str(folder), tmp_path / "out", only=("deeds",), formats=("svg",)))
    written = [path for path in outcome.folder.rglob("*") if path.suffix in {".svg", ".json"}]
    assert len(written) > 2
    assert not [path for path in written if SOFT_HYPHEN in path.read_text(encoding="utf-8")]
    assert show_data(prepare(str(folder)))["deeds"][0]["name"] == "Elm Street"
