"""A base with a placeholder, lists of editions of it, and what their single builds would be."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import run
from tests.cli.running import pack, tree
from tests.pipeline.games import GAME

__all__ = ["base", "run"]
OPEN = (
    GAME.replace("title: Tiny", "title: The {{ family }} Game").replace(
        "name: Elm Street", 'name: "{{ family }} Street"'
    )
    + "placeholders: {family: Miller}\n"
)
ROWS = """\
family,deeds.oak.name,decks.luck.cards.win.text,notes
Smith,Smith Road,You win the Smiths' cup.,first
Müller,Müller Road,,second
O'Hara,,You win a horse.,
"""
OPTIONS = ("--base", "./game", "--paper", "a4")


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """The base ``game`` in the test's folder, and three editions of it in ``rows.csv``."""
    (tmp_path / "rows.csv").write_text(ROWS, encoding="utf-8")
    return pack(tmp_path / "game", {"variant.yaml": OPEN})


def files_in(folder: Path) -> dict[str, bytes]:
    """What a kit consists of, without what printkit notes for itself."""
    return {name: data for name, data in tree(folder).items() if not name.startswith(".")}


def report_in(folder: Path) -> dict[str, Any]:
    """The report of a batch."""
    data: dict[str, Any] = json.loads((folder / "batch.json").read_text(encoding="utf-8"))
    return data
