"""``from printkit import check, load``: the examples of the page run, and the names are typed."""

import re
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import printkit
from printkit import Batch, Edition, Game, Kit, Options, Severity, check, load
from tests.cli.running import TINY, pack

PAGE = Path(__file__).resolve().parents[1] / "docs" / "library.md"
EXAMPLES = re.findall(
    r"```python\n(.*?)```\n\n```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
)


@pytest.mark.parametrize(("code", "printed"), EXAMPLES, ids=["load", "check", "build"])
def test_examples_of_the_page_print_what_it_says(
    code: str, printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out = StringIO()
    with redirect_stdout(out):
        exec(compile(code, "example", "exec"), {})  # noqa: S102 - our own page
    assert out.getvalue() == printed


def test_the_page_reports_every_name() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in printkit.__all__ if f"| `{name}" not in page] == []
    known = (Batch, Edition, Game, Kit, Options)
    fields = [name for each in known for name in dir(each) if not name.startswith("_")]
    assert [name for name in fields if f"`{name}`" not in page] == []


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a sound game."""
    monkeypatch.chdir(tmp_path)
    return pack(tmp_path / "tiny")


def test_a_game_is_known_by_name_folder_path_and_once_loaded(tiny: Path) -> None:
    for reference in ("./tiny", tiny, Path("tiny"), tiny / "variant.yaml", load(tiny)):
        assert check(reference) == []
    game = load("tiny", search=[tiny.parent])
    assert game.id == "tiny"
    assert game.variant is not None
    assert game.variant.deeds["elm"].price == 60
    assert game.folders[0] == tiny


def test_mistakes_are_values(tiny: Path) -> None:
    (tiny / "variant.yaml").write_text(TINY.replace("price", "prize", 1))
    game = load(tiny)
    assert game.variant is None
    [found] = check(game)
    assert (found.code, found.severity) == ("PK130", Severity.ERROR)
    assert str(found.span).startswith("tiny/variant.yaml:")
    assert [found.code for found in check("no-such-game")] == ["PK120"]


def test_checking_again_finds_the_same() -> None:
    game = load("mass-effect-n7")
    assert check(game, pieces=False) == check(game, pieces=False) != []


def test_languages(tiny: Path) -> None:
    del tiny
    assert load("planetopoly").languages == ("de", "en")
    game = load("planetopoly", language="en")
    assert game.variant is not None
    assert game.variant.language == "en"
    assert check("planetopoly", language="xx", pieces=False)[0].code == "PK126"
    with pytest.raises(TypeError, match="when a game is loaded"):
        check(game, language="de")  # type: ignore[call-overload]  # the mistake that is tested


def test_pieces_are_drawn_unless_said_otherwise(tiny: Path) -> None:
    text = TINY.replace("Elm Street", "Elm " + "Street-upon-the-river " * 3)
    (tiny / "variant.yaml").write_text(text)
    assert check(tiny, pieces=False) == []
    assert "PK701" in {found.code for found in check(tiny)}


def test_settings_of_the_working_folder_do_not_count(tiny: Path) -> None:
    (tiny / "variant.yaml").write_text(TINY.replace("Oak Street", "Elm Streat"))
    (tiny.parent / "printkit.toml").write_text('ignore = ["PK721"]')
    assert [found.code for found in check(tiny)] == ["PK721"]


def test_importing_printkit_is_light_and_unknown_names_are_refused() -> None:
    code = "import printkit, sys; print(sorted(n for n in sys.modules if n.startswith('printkit')))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['printkit']"
    with pytest.raises(AttributeError, match="no attribute 'chekc'"):
        _ = printkit.chekc  # type: ignore[attr-defined]  # the mistake that is tested
