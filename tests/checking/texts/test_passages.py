"""Rulebooks are read paragraph by paragraph, and findings stand on their lines."""

import pytest

from printkit.checking.engine import check_texts
from printkit.checking.texts.language import language_of, spoken
from printkit.loading.load import load
from printkit.loading.rulebook import RulebookText


def told(rulebook: str) -> list[tuple[int, str]]:
    variant = load("classic-us").variant
    assert variant is not None
    found = check_texts(variant, RulebookText(rulebook, "rulebook.md"))
    return [(d.span.line, d.code) for d in found if d.span and d.span.file == "rulebook.md"]


@pytest.mark.parametrize(
    ("rulebook", "findings"),
    [
        ("# Rules\n\nA game for 2 to 6 players.\n", [(3, "PK728")]),
        ("# Rules\n\nA game for two to eight players.\n", []),
        ("# Rules\n\nWith 2 to 3 players\ndeal one deed each.\n", []),
        ("# Rules\n\nA\n\nB\n\nUse this for 9 to 12 players.\n", [(7, "PK728")]),
        ("The bank has\n30 houses and 12 hotels.\n", [(2, "PK728")]),
        ("The bank has {{ rules.salary }} houses, 32 houses or 3 houses.\n", []),
        ("There are 28 title deeds and 16 Chance cards.\n", []),
        ("There are 26 title deeds\nand 15 Chance cards.\n", [(1, "PK728"), (2, "PK728")]),
        ("A\n\nEach time you pass GO you get $400.\n", [(3, "PK729")]),
        ("Each time you pass GO you get $200. Twice makes $400.\n", []),
        ("Each time you pass GO you get {{ rules.salary | money }}.\n", []),
        ("The fine to leave jail is 60 dollars. Rent is $7.\n", [(1, "PK729")]),
    ],
)
def test_numbers_that_the_definition_has_otherwise_are_told(
    rulebook: str, findings: list[tuple[int, str]]
) -> None:
    assert sorted(told(rulebook)) == findings


def test_a_text_is_read_in_the_language_that_it_is_written_in() -> None:
    german, english = language_of("de-AT"), language_of("en")
    assert spoken("Gehe auf das Feld und zahle für das Haus.", english) is german
    assert spoken("Go to the space and pay for the house.", german) is english
    assert spoken("Bonus 50", german) is german
    assert spoken("Allez à la case départ.", language_of("fr")) is None
