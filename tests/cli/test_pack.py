"""`pack` makes a zip of an edition; `build` and `check` take it as it is."""

import zipfile
from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack, tree

TEMPLATE = "<artwork/>\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """An edition with a template, a kit, and what nobody shares."""
    files = {
        "templates/own/note.xml.j2": TEMPLATE,
        "templates/own/theme.yaml": "extends: classic\n",
        "output/game/.printkit-state.json": "{}",
        "output/game/manifest.json": "{}",
        ".git/config": "secret",
        "earlier.zip": "no",
    }
    return pack(tmp_path / "game", files)


def test_the_edition_and_nothing_else_is_packed(run: Run, game: Path) -> None:
    assert run("pack", "./game").err == "made game.zip with 3 files\n"
    with zipfile.ZipFile("game.zip") as archive:
        assert archive.namelist() == [
            "game/templates/own/note.xml.j2", "game/templates/own/theme.yaml", "game/variant.yaml",
        ]  # fmt: skip
    first = Path("game.zip").read_bytes()
    (game / "variant.yaml").touch()
    assert run("pack", "./game", "-o", "again.zip").code == 0
    assert Path("again.zip").read_bytes() == first


def test_it_is_built_as_the_folder_is(
    run: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(game)
    assert run("pack", "-o", "../game.zip").code == 0
    monkeypatch.chdir(tmp_path)
    build = ("build", "--only", "deeds", "--paper", "a4")
    assert run(*build, "./game", "-o", "folder").code == 0
    assert run(*build, "game.zip", "-o", "zip").code == 0
    hidden = ".printkit-state.json"
    made = [{k: v for k, v in tree(Path(o)).items() if hidden not in k} for o in ("folder", "zip")]
    assert made[0] == made[1]
    assert "game/a4/deeds.pdf" in made[0]


@pytest.mark.parametrize("inside", ["variant.yaml", "mine/variant.yaml"])
def test_findings_stand_in_the_zip(inside: str, run: Run) -> None:
    with zipfile.ZipFile("shared.zip", "w") as archive:
        archive.writestr(inside, TINY.replace("price: 60", "prize: 60", 1))
        archive.writestr("__MACOSX/._variant.yaml", "junk")
    result = run("check", "shared.zip")
    assert result.code == 1
    assert "--> shared.zip/variant.yaml:12:" in result.out
    assert "prize: 60" in result.out
    assert "printkit-" not in result.said, "no folder of this machine"


@pytest.mark.parametrize(
    "arguments", [("check", "--fix"), ("check", "--diff"), ("build", "--watch")]
)
def test_a_zip_is_neither_changed_nor_watched(arguments: tuple[str, ...], run: Run) -> None:
    with zipfile.ZipFile("shared.zip", "w") as archive:
        archive.writestr("variant.yaml", TINY)
    result = run(*arguments, "shared.zip")
    assert result.code == 2
    assert "unpack it and name the folder" in result.err


def test_what_would_not_be_whole_is_not_packed(run: Run, game: Path, tmp_path: Path) -> None:
    pack(tmp_path / "heir", {"variant.yaml": "extends: ../game\ntitle: Heir\n"})
    refused = run("pack", "./heir")
    assert refused.code == 2
    assert "would not be in the zip" in refused.err
    (tmp_path / "secret").write_text("private")
    (game / "rulebook.md").symlink_to(tmp_path / "secret")
    refused = run("pack", "./game")
    assert refused.code == 2
    assert "rulebook.md cannot be packed: leads out of the pack through a link" in refused.err
    assert run("pack", "./nowhere").code == run("pack", "classic-us").code == 2
    assert list(tmp_path.glob("*.zip")) == []


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("a\tb.md",), "the file 'a\\tb.md' is not the name of a file below its folder"),
        (("notes.md", "NOTES.md"), "the file 'notes.md' is there twice"),
        (("\u00e9.md", "e\u0301.md"), "is there twice"),
    ],
)
def test_what_could_not_be_unpacked_everywhere_is_not_packed(
    names: tuple[str, ...], said: str, run: Run, game: Path
) -> None:
    for name in names:
        (game / name).write_text("words")
    if len(list(game.glob("*.md"))) < len(names):
        pytest.skip("for this system both names are one file")
    result = run("pack", "./game")
    assert (result.code, Path("game.zip").exists()) == (2, False)
    assert said in result.err
    assert "rename it" in result.err
