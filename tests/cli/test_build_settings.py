"""What a project says about building, in printkit.toml or pyproject.toml."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Run, pack
from tests.cli.test_printing_options import pages

BUILD = ("build", "./game", "--only", "deeds", "--json")


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the settings, beside a game."""
    monkeypatch.delenv("PRINTKIT_PAPER", raising=False)
    pack(tmp_path / "game")
    return tmp_path / "printkit.toml"


def papers(run: Run, *arguments: str) -> list[str]:
    """The papers that deeds were laid out on."""
    [built] = json.loads(run(*BUILD, *arguments).out)
    return sorted(built["components"][0]["sheets"])


@pytest.mark.usefixtures("settings")
def test_options_and_environment_win(
    run: Run, settings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert papers(run) == ["a4", "letter"]
    settings.write_text('paper = ["a3", "100x150mm"]')
    assert run(*BUILD).code == 2, "too small"
    settings.write_text('paper = ["a3", "200x150mm"]')
    assert papers(run) == ["150x200mm", "a3"]
    monkeypatch.setenv("PRINTKIT_PAPER", "legal")
    assert papers(run) == ["legal"]
    assert papers(run, "--paper", "sra3") == ["sra3"]


def test_all_of_them_are_heeded(run: Run, settings: Path, tmp_path: Path) -> None:
    values = 'paper = "a4"\nformat = "pdf, svg"\nink = "low"\nbacks = "none"\noutput = "kits"\n'
    table = f"[tool.printkit]\n{values}margin = 12\nbleed = 1.5\nback-offset = [0.5, -1]\n"
    settings.with_name("pyproject.toml").write_text(table)
    assert run(*BUILD).code == 0
    made = tmp_path / "kits" / "game"
    assert {path.name for path in made.iterdir() if path.is_dir()} == {"a4-low", "svg-low"}
    assert pages(made / "a4-low" / "deeds.pdf") == [(210, 297)], "no page for backs"


def test_the_folder_for_kits_belongs_to_the_settings(
    run: Run, settings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.write_text('output = "kits"\npaper = "a4"')
    monkeypatch.chdir(tmp_path / "game")
    assert run("build", "--only", "deeds").code == 0
    assert (tmp_path / "kits/game/a4/deeds.pdf").is_file()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("papre = 'a4'", "did you mean 'paper'?"),
        ("paper = 4", "'paper' is not a list of texts"),
        ("paper = ['a4', 'a44']", "'a44' is not a paper size"),
        ("format = 'pfd'", "did you mean 'pdf'?"),
        ("ink = 'lo'", "'lo' is not one of"),
        ("ink = 7", "'ink' is not a text"),
        ("backs = 'sideways'", "'sideways' is not one of"),
        ("backs = 'monye=none'", "did you mean 'money'?"),
        ("margin = 99", "write 0 to 25 mm"),
        ("margin = nan", "write 0 to 25 mm"),
        ("bleed = '2'", "'bleed' is not a number"),
        ("bleed = true", "'bleed' is not a number"),
        ("back-offset = [1, 99]", "each at most 10"),
        ("back-offset = [1, 'a']", "write back-offset = [0.5, -1]"),
        ("output = 1", "'output' is not a text"),
        ("level = 'warning '", "did you mean 'warning'?"),
    ],
)
def test_a_mistake_is_reported_at_its_line(
    wrong: str, words: str, run: Run, settings: Path, tmp_path: Path
) -> None:
    settings.write_text(f"select = ['PK']\n{wrong}\n")
    result = run(*BUILD)
    assert (result.code, result.out) == (2, "")
    assert "printkit: printkit.toml:2: " in result.err
    assert words in result.err
    assert not (tmp_path / "output").exists()


@pytest.mark.parametrize("outside", ["../elsewhere", "/elsewhere", "link/kits", "a\\u0000b"])
def test_settings_that_came_with_a_download_lead_nowhere_else(
    outside: str, run: Run, settings: Path, tmp_path: Path
) -> None:
    (tmp_path / "link").symlink_to(tmp_path.parent)
    settings.write_text(f'output = "{outside}"')
    result = run(*BUILD)
    assert result.code == 2
    assert "printkit.toml:1: 'output' leads out of the folder of printkit.toml" in result.err
    assert not (tmp_path.parent / "elsewhere").exists()
    assert not Path("/elsewhere").exists()
