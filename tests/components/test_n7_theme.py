"""The N7 board: complete in every ink, true to its data, in German."""

import pytest

from printkit.art.style import Ink
from printkit.components import board, buildings, cards, deeds
from printkit.components.component import Component
from printkit.components.registry import components_of
from printkit.model import Prism
from printkit.text.numbers import format_money
from tests.components.drawing import composed, squeezed, texts, variant, wording

N7 = "mass-effect-n7"


@pytest.mark.parametrize("ink", Ink)
@pytest.mark.parametrize("component", components_of(variant(N7)), ids=lambda each: each.id)
def test_nothing_is_missing_or_too_long(component: Component, ink: Ink) -> None:
    composition = composed(component, ink, N7)
    # The rulebook is a file of its own, which a studio alone does not read.
    assert composition.artworks or component.id == "rules"
    assert composition.findings == ()


def test_the_numbers_are_those_of_the_classic_board() -> None:
    classic, n7 = variant("classic-us"), variant(N7)
    assert n7.money == classic.money
    for key, deed in classic.deeds.items():
        other = n7.deeds[key]
        assert (other.price, other.mortgage, other.build_cost) == (
            deed.price,
            deed.mortgage,
            deed.build_cost,
        )
        assert (other.rent, other.rents) == (deed.rent, deed.rents)


def test_the_box_holds_what_the_edition_holds() -> None:
    n7 = variant(N7)
    assert {id_: sum(c.copies for c in deck.cards.values()) for id_, deck in n7.decks.items()} == {
        "chance": 16,
        "chest": 16,
    }
    towers = {key: piece.count for key, piece in n7.pieces.items() if isinstance(piece, Prism)}
    assert towers == {"outpost": 32, "station": 12}
    assert len(n7.deeds) == 28
    assert len(n7.seats) == 6


def test_the_effects_of_cards_are_those_of_the_classic_decks() -> None:
    def money(name: str) -> dict[str, list[float]]:
        return {
            deck_id: sorted(
                effect.amount * (1 if effect.do == "collect" else -1)
                for card in deck.cards.values()
                for effect in card.effects
                if effect.do in {"collect", "pay"}
            )
            for deck_id, deck in variant(name).decks.items()
        }

    assert money(N7) == money("classic-us")


@pytest.mark.parametrize("ink", Ink)
def test_every_name_and_price_stands_on_the_board(ink: Ink) -> None:
    (artwork,) = composed(board.COMPONENT, ink, N7).artworks
    words = wording(artwork.front)
    n7 = variant(N7)
    assert n7.board is not None
    for index, space in n7.board.spaces.items():
        for part in space.name.split("/"):
            assert squeezed(part) in words
        if index in n7.deeds:
            price = format_money(n7.deeds[index].price, n7.currency, n7.language)
            assert squeezed(price) in words


def test_amounts_are_written_as_in_german() -> None:
    (deed,) = (a for a in composed(deeds.COMPONENT, Ink.FULL, N7).artworks if a.id == "deed-39")
    assert any("2.000" in text for text in texts(deed.front))


def test_a_card_names_its_deck_on_both_sides() -> None:
    for artwork in composed(cards.COMPONENT, Ink.LOW, N7).artworks:
        name = variant(N7).decks[artwork.id.split("-")[0]].name
        assert artwork.back is not None
        assert all(squeezed(name) in wording(side) for side in (artwork.front, artwork.back))


def test_towers_are_painted_on_every_face() -> None:
    for ink in Ink:
        for artwork in composed(buildings.COMPONENT, ink, N7).artworks:
            sides = variant(N7).pieces[artwork.id].size()["sides"]
            assert len(artwork.front.children) == 2 * sides  # type: ignore[union-attr]  # a group
