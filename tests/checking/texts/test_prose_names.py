"""Names of spaces in rulebooks: misspelt ones, and those of the base."""

from pathlib import Path

import pytest

from printkit.checking.engine import check, check_texts
from printkit.checking.habits.overlay import overlay_of
from printkit.diagnostics import Diagnostic
from printkit.loading.load import load
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText


@pytest.mark.parametrize(
    ("rulebook", "lines"),
    [
        ("# Rules\n\nFree Parkign is a place\nto rest.\n", [3]),
        ("Nothing happens on\nFree\nParkng.\n", [2]),
        ("Rest on Free Parking, on {{ spaces[20].name }} and on parking spaces.\n", []),
        ("Take the top card of Chanec.\n", [1]),
        ("Take every chance. Change money when you like.\n", []),
        ("Whoever lands on Boardwolk pays.\n", [1]),
        ("Boardwalks are dear.\n", []),
        ("```figure 40 wide: The rents of Park Palce\n<artwork></artwork>\n```\n", [1]),
        ("```figure 40 wide\n<text>Park Palce</text>\n```\n", []),
    ],
)
def test_misspelt_names_are_reported_where_they_stand(rulebook: str, lines: list[int]) -> None:
    variant = load("classic-us").variant
    assert variant is not None
    found = check_texts(variant, RulebookText(rulebook, "rulebook.md"))
    assert [d.span.line for d in found if d.code == "PK319" and d.span] == lines


def _of_edition(
    folder: Path, more: str = "", book: str = "", base: str = "classic-uk"
) -> list[Diagnostic]:
    spaces = "20: {name: Village Green}, 30: {name: Off To The Tower}"
    text = f"extends: {base}\nboard: {{spaces: {{{spaces}}}}}\n{more}"
    (folder / "variant.yaml").write_text(text, encoding="utf-8")
    (folder / "book.md").write_text(book, encoding="utf-8")
    loaded = load(str(folder))
    assert loaded.variant is not None, loaded.diagnostics
    rulebook = read_rulebook(loaded)
    assert isinstance(rulebook, RulebookText)
    found = check(loaded.variant, overlay_of(loaded), rulebook=rulebook)
    return [d for d in found if d.code == "PK319"]


def test_the_names_in_the_rulebook_of_the_base_are_one_finding(tmp_path: Path) -> None:
    base = tmp_path / "base"
    base.mkdir()
    (base / "variant.yaml").write_text(
        "extends: classic-uk\nrulebook: rules.md\n", encoding="utf-8"
    )
    words = "# Rules\n\nRest on Free Parking. Go To Jail takes you to Jail.\n"
    (base / "rules.md").write_text(words, encoding="utf-8")
    [found] = _of_edition(tmp_path, base="./base")
    assert found.route is not None
    assert found.route[:2] == ("board", "spaces")
    assert "the rulebook of the base says" in found.message
    assert "1 more name" in found.message


def test_those_in_an_own_rulebook_and_in_house_rules_stand_in_their_lines(tmp_path: Path) -> None:
    more = "rulebook: book.md\nhouse_rules: [Free Parking pays.]\n"
    book = "# Rules\n\nRest on\nFree Parking or on {{ spaces[20].name }}.\n"
    in_house, in_book = _of_edition(tmp_path, more, book)
    assert in_house.route == ("house_rules", 0)
    assert in_book.span is not None
    assert in_book.span.line == 4
    assert in_book.help == "write Village Green, or {{ spaces[20].name }}"


def test_spaces_that_keep_the_name_of_a_renamed_deck_are_reported_at_the_deck(
    tmp_path: Path,
) -> None:
    renamed = "decks: {chance: {name: Harbour news}}\n"
    found = [d for d in _of_edition(tmp_path, renamed) if d.route == ("decks", "chance", "name")]
    assert [d.help for d in found] == [
        (
            "add 'board: {spaces: {7: {name: Harbour news}, 22: {name: Harbour news}, "
            "36: {name: Harbour news}}}'"
        )
    ]


def test_a_rulebook_with_the_old_name_of_a_deck_is_reported(tmp_path: Path) -> None:
    more = "decks: {chance: {name: Harbour news}}\nrulebook: book.md\n"
    book = "Draw a card of Chance.\n\nBy chance, {{ decks.chance.name }}.\n"
    found = [d for d in _of_edition(tmp_path, more, book) if d.span is not None]
    assert [(d.span and d.span.line, d.help) for d in found] == [
        (1, "write Harbour news, or {{ decks.chance.name }}")
    ]
