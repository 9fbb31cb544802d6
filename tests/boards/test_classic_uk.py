"""The London board: the names are its own, the numbers those of the classic board."""

from printkit.loading.load import load
from printkit.model import Variant
from printkit.model.effects import Choose, Draw, MoveTo, Pay
from printkit.pipeline.checks import check_variant


def variant(name: str) -> Variant:
    found = load(name).variant
    assert found is not None
    return found


def test_it_checks_without_errors_or_warnings() -> None:
    assert [found for found in check_variant("classic-uk") if found.severity != "info"] == []


def test_deeds_and_taxes_are_those_of_the_classic_board() -> None:
    uk, us = variant("classic-uk"), variant("classic-us")
    assert uk.deeds == us.deeds
    assert uk.board is not None
    assert us.board is not None
    amounts = [space.amount for space in us.board.spaces.values()]
    assert [space.amount for space in uk.board.spaces.values()] == amounts
    assert uk.rules == us.rules
    assert uk.money is not None
    assert us.money is not None
    assert uk.money.start == us.money.start
    notes = uk.money.denominations
    assert {value: note.model_copy(update={"art": None}) for value, note in notes.items()} == (
        us.money.denominations
    )


def test_no_street_and_no_word_of_america_is_left() -> None:
    uk, us = variant("classic-uk"), variant("classic-us")
    names = {key: uk.deed_name(key) for key in uk.deeds}
    shared = {"Electric Company", "Water Works"}
    assert set(names.values()) & {us.deed_name(key) for key in us.deeds} == shared
    assert names[15] == "Marylebone Station"
    assert "ailroad" not in str(uk.model_dump(exclude={"provenance"}).values()).replace(
        "'railroad'", ""
    )
    assert uk.currency.symbol == "£"


def test_cards_that_other_boards_do_not_have() -> None:
    cards = variant("classic-uk").decks["chest"].cards
    (back,) = [
        effect
        for card in cards.values()
        for effect in card.effects
        if isinstance(effect, MoveTo) and effect.backwards
    ]
    assert (back.space, back.salary) == (1, False)
    (choice,) = [
        effect for card in cards.values() for effect in card.effects if isinstance(effect, Choose)
    ]
    assert choice.options == [Pay(do="pay", amount=10), Draw(do="draw", deck="chance")]
