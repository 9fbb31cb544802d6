"""What the command line answers in few words."""

import json
from pathlib import Path

import pytest

from tests.cli.running import TINY, Content, Run, pack

THEME = "templates/mine/theme.yaml"
OWN = TINY.replace("theme: classic", "theme: mine")


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_bare_command_names_this_folder(run: Run, command: str) -> None:
    result = run(command)
    assert result.code == 2
    assert "'.' for this one" in result.err


def test_a_single_piece_is_chosen_with_a_colon(run: Run) -> None:
    result = run("build", "classic-us", "--only", "deed-39")
    assert "single pieces are chosen as --only deeds:39" in result.err


def test_icons_can_be_listed(run: Run) -> None:
    rows = json.loads(run("list", "icons", "--json").out)
    assert {"name": "train", "kind": "icon"} in rows
    assert {row["kind"] for row in rows} == {"icon"}


def test_what_is_up_to_date_is_unchanged(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    build = ("build", "./tiny", "--only", "deeds", "--paper", "a4")
    assert "written" in run(*build).err
    (again,) = json.loads(run(*build, "--json").out)
    assert (again["up_to_date"], again["unchanged"]) == (True, ["deeds"])


def test_one_file_is_no_files(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    result = run("build", "./tiny", "--only", "deeds", "--paper", "a4", "--format", "pdf")
    assert "1 file written" in result.err


def checked(run: Run, folder: Path, files: dict[str, Content]) -> str:
    pack(folder / "tiny", {"variant.yaml": OWN, THEME: "extends: classic\nname: Mine\n"} | files)
    return run("check", "./tiny").out


@pytest.mark.parametrize(
    ("font", "remedy"),
    [
        ("Lobster-Regular", "pack's `fonts/`"),
        ("./fonts/My.ttf", "pack's `fonts/`"),
        ("Jost-Regula", "did you mean 'Jost-Regular'?"),
    ],
)
def test_a_font_is_only_swapped_within_its_family(
    run: Run, tmp_path: Path, font: str, remedy: str
) -> None:
    theme = f"extends: classic\nname: Mine\nfonts: {{display: {font}}}\n"
    said = checked(run, tmp_path, {THEME: theme})
    assert remedy in said
    assert ("fix:" in said) is remedy.startswith("did")


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ('<artwork>\n<group>\n<rect w="4" h="4" fill="ink"/>\n</artwork>', "<group> is not closed"),
        ('<artwork>\n<group>\n<rect w="4" h="4" fill="ink"/>', "<group> is not closed"),
        ('<artwork>\n<rect w="4" h="4" fill="red"/>\n</artwork>', "write it as #ff0000"),
    ],
)
def test_templates_say_what_to_write(run: Run, tmp_path: Path, template: str, said: str) -> None:
    found = checked(run, tmp_path, {"templates/deed.xml.j2": template})
    assert said in found
    assert "deed.xml.j2:2:1" in found
    assert found.count("error[") == 1


@pytest.mark.parametrize("words", [("build",), ()])
def test_help_is_that_of_the_command(run: Run, words: tuple[str, ...]) -> None:
    result = run("help", *words)
    assert result.code == 0
    assert result.out.startswith(run(*words, "--help").out)


def test_help_shows_the_pages_of_the_documentation(run: Run) -> None:
    pages = run("help").out.partition("Pages: ")[2]
    assert "own-pieces, " in pages
    assert run("help", "own-pieces").out.startswith("# Pieces of your own")
    assert "docs/batch.md" in run("help", "batch").out.splitlines()[-1]


def test_help_of_a_misspelt_command(run: Run) -> None:
    result = run("help", "biuld")
    assert result.code == 2
    assert "did you mean 'build'?" in result.err


def test_an_explanation_ends_with_pages_that_are_there(run: Run) -> None:
    last = run("explain", "PK201").out.splitlines()[-1]
    pages = [Path(word) for word in last.split() if word.endswith(".md")]
    assert [page.name for page in pages if page.is_file()] == ["rules.md", "checking.md"]


@pytest.mark.parametrize(
    ("slip", "remedy"),
    [
        ("effects: [{do: receive, amount: 5}]", "did you mean 'collect'?"),
        ("effects: [{do: advance, space: 5}]", "did you mean 'move_to'?"),
    ],
)
def test_other_words_for_effects(run: Run, tmp_path: Path, slip: str, remedy: str) -> None:
    deck = '{name: A, colour: "#112233", icon: chance, cards: {b: {text: B, %s}}}' % slip  # noqa: UP031 - braces
    pack(tmp_path / "x", {"variant.yaml": TINY + f"decks: {{a: {deck}}}\n"})
    assert remedy in run("check", str(tmp_path / "x")).said


def test_a_table_in_place_of_deeds(run: Run, tmp_path: Path) -> None:
    head = TINY.partition("deeds:\n")[0]
    pack(tmp_path / "x", {"variant.yaml": f"{head}deeds: deeds.csv\n"})
    assert "write deeds: {table: deeds.csv, key: …}" in run("check", str(tmp_path / "x")).said
