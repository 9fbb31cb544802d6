"""Findings about an edition are told at its own lines, and say how to override its base."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.findings.edition import overriding
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import prepare
from tests.checking.conftest import FIXTURES


def checked(folder: Path, text: str, base: str = "tiny") -> list[Diagnostic]:
    return check_variant(str(pack(folder, text, base)), search=[FIXTURES], pieces=False)


def pack(folder: Path, text: str, base: str = "tiny") -> Path:
    place = folder / "pack"
    place.mkdir(exist_ok=True)
    (place / "variant.yaml").write_text(f"extends: {base}\n{text}", encoding="utf-8")
    return place


def lines(found: list[Diagnostic]) -> list[tuple[str, str, int]]:
    return [(d.code, Path(d.span.file).parent.name, d.span.line) for d in found if d.span]


def test_a_value_of_the_base_that_no_longer_fits_is_overridden(tmp_path: Path) -> None:
    found = checked(tmp_path, "deeds:\n  15: {price: 220}\n")
    assert lines(found) == [("PK203", "pack", 3)]
    assert found[0].help is not None
    assert "make the mortgage 110" in found[0].help
    assert "add 'mortgage: 110' to deeds.15" in found[0].help
    assert found[0].related[0].message == "what the base states"
    assert [place for place in lines_of_related(found[0]) if place == "tiny"]
    assert found[0].fix is None


def lines_of_related(found: Diagnostic) -> list[str]:
    return [Path(r.span.file).parent.name for r in found.related if r.span]


@pytest.mark.parametrize("group", ["red", "gold"])
def test_of_two_colours_the_one_that_was_changed_is_reported(tmp_path: Path, group: str) -> None:
    other = {"red": "#fff0a0", "gold": "#e0304b"}[group]
    found = checked(tmp_path, f"groups:\n  {group}: {{colour: '{other}'}}\n")
    assert ("PK609", "pack", 3) in lines(found)
    assert {file for code, file, _ in lines(found) if code == "PK609"} == {"pack"}


def test_hints_about_what_the_base_alone_states_are_not_the_editions(tmp_path: Path) -> None:
    assert checked(tmp_path, "", "classic-us") == []
    assert check_variant("classic-us", pieces=False) == []  # its rules say what to deal instead
    changed = checked(tmp_path, "players: {max: 7}\n", "classic-us")
    assert lines(changed) == [("PK412", "pack", 2)]


def test_what_to_write_goes_below_what_is_stated_already(tmp_path: Path) -> None:
    folder = pack(tmp_path, "title: Mine\nboard:\n  spaces:\n    1: {name: Quay}\n")
    loaded = prepare(str(folder), search=[FIXTURES]).loaded
    file = loaded.pack.shown_main_file
    assert overriding(("deeds", 1, "mortgage"), "40", loaded) == (
        f"add 'deeds: {{1: {{mortgage: 40}}}}' to {file}"
    )
    assert overriding(("board", "spaces", 3, "name"), "…", loaded) == (
        f"add '3: {{name: …}}' to board.spaces ({file}:4)"
    )
    assert overriding(("deeds", 1, "rents", 2), "80", loaded) is None


def test_a_card_more_than_the_base_declares_is_counted_in_the_edition(tmp_path: Path) -> None:
    card = "{title: Found, text: Keep it., effects: [{do: collect, amount: 10}]}"
    found = checked(tmp_path, f"decks:\n  chance:\n    cards:\n      found: {card}\n", "classic-us")
    (told,) = [d for d in found if d.code == "PK301"]
    assert told.help == "add 'count: 17' to decks.chance"
