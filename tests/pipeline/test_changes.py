"""``build --changed-since``: what another version has printed already is not printed again."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Run, tree
from tests.pipeline.games import ONE_PAPER, edit, game

SINCE = ("--changed-since", "./old/tiny")
CHANGES = "output/tiny-changes"


@pytest.fixture
def versions(tmp_path: Path) -> Path:
    """Two folders with the same game."""
    game(tmp_path / "old" / "tiny")
    game(tmp_path / "new" / "tiny")
    return tmp_path


def build(run: Run, *more: str) -> str:
    """What is said of building the changes."""
    result = run("build", "./new/tiny", *SINCE, *ONE_PAPER, *more)
    assert result.code == 0, result.said
    return result.err


def manifest(folder: Path) -> Any:
    return json.loads((folder / CHANGES / "manifest.json").read_text(encoding="utf-8"))


def printed(folder: Path) -> dict[str, int]:
    """How many copies of which pieces the manifest tells of."""
    components = manifest(folder)["components"].values()
    return {piece["id"]: piece["copies"] for one in components for piece in one["pieces"]}


def files(folder: Path) -> set[str]:
    return {name for name in tree(folder / CHANGES) if not name.startswith(".")}


def test_one_changed_deed_is_printed_alone(run: Run, versions: Path) -> None:
    edit(versions / "new" / "tiny", "oak: {name: Oak Street, kind: street, group: brown, price: 60",
         "oak: {name: Oak Street, kind: street, group: brown, price: 80")  # fmt: skip
    said = build(run, "--format", "pdf,svg")
    assert "nothing to print of: cards" in said
    assert printed(versions) == {"deed-oak": 1}
    assert files(versions) == {
        *("a4/deeds.pdf", "a4/kit.pdf", "manifest.json"),
        *("svg/deeds/deed-oak.svg", "svg/deeds/deed-oak-back.svg"),
    }
    assert manifest(versions)["changed_since"] == {"variant": "tiny", "title": "Tiny"}
    assert not (versions / "output" / "tiny").exists(), "the full kit has its own folder"


def test_nothing_changed(run: Run, versions: Path) -> None:
    assert "no piece differs" in build(run)
    assert files(versions) == {"manifest.json"}
    assert manifest(versions)["files"] == {}
    assert "no piece differs" in build(run), "also when asked again"


@pytest.mark.usefixtures("versions")
def test_unchanged_components_for_scripts(run: Run) -> None:
    result = run("build", "./new/tiny", *SINCE, *ONE_PAPER, "--json")
    (told,) = json.loads(result.out)
    assert (told["ok"], told["components"], told["unchanged"]) == (True, [], ["deeds", "cards"])


def test_what_is_not_printed_does_not_count(run: Run, versions: Path) -> None:
    pack = versions / "new" / "tiny"
    edit(pack, "      win: {", "      gain: {")
    edit(pack, "  oak: {", "  oaken: {")
    edit(pack, "language: en", "language: en  # English")
    assert "no piece differs" in build(run)


def test_a_back_that_changed_brings_its_deck(run: Run, versions: Path) -> None:
    edit(versions / "new" / "tiny", '"#c02020"', '"#2020c0"')
    build(run)
    assert printed(versions) == {"luck-win": 1, "luck-lose": 1}


def test_only_the_copies_that_are_lacking(run: Run, versions: Path) -> None:
    pack = versions / "new" / "tiny"
    edit(pack, "do: collect, amount: 10}]", "do: collect, amount: 10}], copies: 3")
    edit(pack, "count: 2", "count: 4")
    build(run)
    assert printed(versions) == {"luck-win": 2}


def test_component_that_is_new(run: Run, versions: Path) -> None:
    coin = "{kind: chip, name: Coin, count: 4, diameter: 20, art: chip-footprints}"
    edit(versions / "new" / "tiny", "deeds:\n", f"pieces: {{coin: {coin}}}\ndeeds:\n")
    build(run)
    assert printed(versions) == {"coin": 4}


def test_manifest_reports_the_last_changes_only(run: Run, versions: Path) -> None:
    pack = versions / "new" / "tiny"
    edit(pack, "You win a little.", "You win quite a lot.")
    build(run)
    assert files(versions) == {"a4/cards.pdf", "a4/kit.pdf", "manifest.json"}
    edit(pack, "You win quite a lot.", "You win a little.")
    edit(pack, "Elm Street", "Ash Street")
    build(run)
    assert files(versions) == {"a4/deeds.pdf", "a4/kit.pdf", "manifest.json"}
    assert manifest(versions)["files"].keys() == {"a4/deeds.pdf", "a4/kit.pdf"}


def test_up_to_date_until_the_other_version_changes(run: Run, versions: Path) -> None:
    edit(versions / "new" / "tiny", "Elm Street", "Ash Street")
    build(run)
    first = tree(versions / "output")
    assert "up to date" in build(run)
    build(run, "--force")
    assert tree(versions / "output") == first, "the same bytes every time"
    edit(versions / "old" / "tiny", "You lose a little.", "You lose much.")
    assert "up to date" not in build(run)
    assert printed(versions) == {"deed-elm": 1, "luck-lose": 1}


def test_full_kit_is_left_alone(run: Run, versions: Path) -> None:
    assert run("build", "./new/tiny", *ONE_PAPER).code == 0
    before = tree(versions / "output" / "tiny")
    build(run)
    assert tree(versions / "output" / "tiny") == before


@pytest.mark.usefixtures("versions")
def test_wrong_usage(run: Run) -> None:
    missing = run("build", "./new/tiny", "--changed-since", "no-such-game")
    assert missing.code == 2
    assert "there is no variant" in missing.err
    assert run("build", "./new/tiny", *SINCE, "--only", "contents").code == 2
    assert run("build", "./new/tiny", "classic-us", *SINCE).code == 2
