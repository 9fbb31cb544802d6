"""``--only deeds:39`` and ``--copies money:500=10``: single pieces instead of a whole kit."""

import json
from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack, tree

BUILD = ("build", "./game", "--paper", "a4")
GAME = f"""{TINY}
money:
  denominations: {{10: {{count: 30, colour: "#7c3a6e"}}, 50: {{count: 30, colour: "#1d5c8a"}}}}
  start: {{10: 2, 50: 2}}
  start_total: 120
checks: {{PK6: off, PK4: off}}
"""


@pytest.fixture(autouse=True)
def game(tmp_path: Path) -> Path:
    """Two deeds and two notes."""
    return pack(tmp_path / "game", {"variant.yaml": GAME})


def made(folder: Path) -> dict[str, int]:
    """The pieces that were printed, with their copies."""
    manifest = json.loads((folder / "manifest.json").read_text())
    return {
        piece["id"]: piece["copies"]
        for component in manifest["components"].values()
        for piece in component["pieces"]
    }


@pytest.mark.parametrize(
    ("arguments", "pieces"),
    [
        (("--only", "deeds:oak"), {"deed-oak": 1}),
        (("--only", "deeds:deed-oak"), {"deed-oak": 1}),
        (("--only", "deeds:deed"), {"deed-elm": 1, "deed-oak": 1}),
        (("--only", "deeds:oak,money:50"), {"deed-oak": 1, "note-50": 30}),
        (
            ("--only", "deeds:elm,oak,money"),
            {"deed-elm": 1, "deed-oak": 1, "note-10": 30, "note-50": 30},
        ),
        (("--only", "deeds", "--only", "money:50"), {"deed-elm": 1, "deed-oak": 1, "note-50": 30}),
        (("--copies", "money:50=4"), {"note-50": 4}),
        (("--copies", "money:50=4,10=2"), {"note-50": 4, "note-10": 2}),
        (("--copies", "money=4"), {"note-10": 4, "note-50": 4}),
        (("--only", "deeds:elm", "--copies", "deeds:oak=3"), {"deed-elm": 1, "deed-oak": 3}),
        (("--only", "money:50", "--copies", "money:50=4"), {"note-50": 4}),
    ],
)
def test_what_is_named_is_printed(
    arguments: tuple[str, ...], pieces: dict[str, int], run: Run, tmp_path: Path
) -> None:
    result = run(*BUILD, *arguments)
    assert result.code == 0, result.err
    assert made(tmp_path / "output/game-pieces") == pieces


def test_they_share_sheets_and_leave_the_kit_alone(run: Run, tmp_path: Path) -> None:
    assert run(*BUILD).code == 0
    kit = tree(tmp_path / "output/game")
    arguments = ("--only", "deeds:oak", "--copies", "money:50=2")
    assert run(*BUILD, *arguments).code == 0
    assert tree(tmp_path / "output/game") == kit
    part = tmp_path / "output/game-pieces"
    manifest = json.loads((part / "manifest.json").read_text())
    assert manifest["chosen"] == ["deeds:oak", "money:50=2"]
    assert (part / "a4/kit.pdf").is_file()
    assert "chosen" not in json.loads(kit["manifest.json"])
    assert "up to date" in run(*BUILD, *arguments).err
    assert run(*BUILD, "--only", "deeds:elm").code == 0
    assert {path.name for path in (part / "a4").iterdir()} == {"deeds.pdf", "kit.pdf"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--only", "deeds:aok"), "did you mean 'oak'?"),
        (("--only", "deeds:7"), "such as elm, oak, deed, deed-elm, deed-oak"),
        (("--only", "deed:oak"), "did you mean 'deeds'?"),
        (("--only", "deed-oak"), "single pieces are chosen as --only deeds:oak"),
        (("--only", "note-50"), "single pieces are chosen as --only money:50"),
        (("--only", "Oak Street"), "single pieces are chosen as --only deeds:oak"),
        (("--only", "Oka Street"), "did you mean --only deeds:oak?"),
        (("--only", "sphinx"), "there are contents, cover, deeds, money, boxes"),
        (("--only", "deeds:Oka Street"), "did you mean 'deeds:oak'?"),
        (("--only", "chips:red"), "game has no chips"),
        (("--only", "deeds:"), "write COMPONENT or COMPONENT:PIECE"),
        (("--copies", "money:50"), "write COMPONENT:PIECE=N"),
        (("--copies", "money:50=0"), "write COMPONENT:PIECE=N"),
        (("--copies", "money:50=99999999999"), "with 1 to 20,000"),
        (("--copies", "=5"), "write COMPONENT:PIECE=N"),
        (("--copies", "contents=5"), "there is no component 'contents'"),
        (("--only", "contents,deeds:oak"), "describes a whole kit"),
        (("--only", "deeds:oak", "--changed-since", "./game"), "not both"),
    ],
)
def test_wrong_pieces_are_wrong_usage(
    arguments: tuple[str, ...], words: str, run: Run, tmp_path: Path
) -> None:
    result = run(*BUILD, *arguments)
    assert (result.code, result.out) == (2, "")
    assert words in result.err
    assert not (tmp_path / "output").exists()


def test_a_component_that_the_game_does_not_have_is_remarked_on(run: Run, tmp_path: Path) -> None:
    result = run(*BUILD, "--only", "deeds,chips")
    assert result.code == 0
    assert "game has no chips; it has contents, cover, deeds" in result.err
    assert {path.name for path in (tmp_path / "output/game/a4").iterdir()} == {"deeds.pdf"}


def test_boards_are_not_had_several_times(run: Run) -> None:
    result = run("build", "classic-us", "--copies", "board=2", "--paper", "a4")
    assert result.code == 2
    assert "of board there is one only" in result.err
