"""Moonopoly: its pieces say what the rules leave no room to argue about."""

import pytest

from printkit.art.style import Ink
from printkit.components import asteroids, deeds, flats, pyramids, rules
from printkit.components.component import Component
from printkit.components.design import Composition
from printkit.components.seats import lying_size
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Artwork
from tests.components.drawing import composed, squeezed, variant, wording

NAME = "moonopoly"


def fronts(component: Component) -> dict[str, Artwork]:
    return {artwork.id: artwork for artwork in composed(component, Ink.FULL, NAME).artworks}


def test_a_tile_says_whose_moons_mine_and_where_it_strikes() -> None:
    tiles = variant(NAME).asteroids
    assert tiles is not None
    drawn = fronts(asteroids.COMPONENT)
    assert len(drawn) == 36
    for words in (tiles.mining_note, tiles.target_note):
        assert not [a.id for a in drawn.values() if squeezed(words) not in wording(a.front)]


def test_a_mining_marker_lies_in_each_field() -> None:
    marker = lying_size(variant(NAME).pieces["mined"])
    places = [on.place for on in composed(asteroids.COMPONENT, Ink.FULL, NAME).places]
    assert marker >= 12
    assert min(min(place.bounds.width, place.bounds.height) for place in places) > marker


def test_strips_with_several_rows_say_where_a_card_lies() -> None:
    rows = variant(NAME).pyramids
    assert rows is not None
    note, strips = squeezed(rows.note), fronts(pyramids.COMPONENT)
    told = [key for key, strip in strips.items() if note in wording(strip.front)]
    assert told == ["pyramid-jupiter", "pyramid-saturn", "pyramid-uranus"]


def test_cards_name_their_bar_of_prices() -> None:
    drawn = fronts(deeds.COMPONENT).values()
    assert len(drawn) == 28
    assert not [a.id for a in drawn if squeezed("Standard price") not in wording(a.front)]
    assert not [a.id for a in drawn if squeezed("+ 1 VP per higher row") not in wording(a.front)]


def test_points_are_coins_with_their_value_on_both_sides() -> None:
    coins = fronts(flats.COMPONENT)
    assert sum(int(key.split("-")[1]) * coin.copies for key, coin in coins.items()) == 160
    for key, coin in coins.items():
        assert coin.back is not None
        assert key.split("-")[1] in wording(coin.front)
        assert wording(coin.front) == wording(coin.back)


def book(ink: Ink) -> Composition:
    return rules.COMPONENT.compose(open_context(prepare(NAME)).design(ink))


@pytest.mark.parametrize("ink", Ink)
def test_the_book_is_set_without_findings(ink: Ink) -> None:
    made = book(ink)
    assert made.findings == ()
    assert len(made.artworks) > 9


def test_the_book_reckons_what_a_moon_of_the_third_row_costs() -> None:
    numbers = variant(NAME).rules
    price = numbers["price_claimed"] + 2 * (numbers["price_house"] + numbers["price_row"])
    printed = "".join(wording(page.front) for page in book(Ink.FULL).artworks)
    assert squeezed(f"Standard price {price}") in printed
    assert squeezed(f"pays {price + numbers['buy_surcharge']} VP") in printed
