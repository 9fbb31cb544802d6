"""Moonopoly: its pieces say what the rules leave no room to argue about."""

from math import fsum

import pytest

from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.components import asteroids, deeds, flats, pyramids, rules
from printkit.components.component import Component
from printkit.components.design import Composition
from printkit.components.seats import lying_size
from printkit.geometry.path import Bounds
from printkit.model.asteroids import Tile
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Artwork, Node
from tests.art.raster import shapes
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


def test_a_mining_marker_covers_no_other_circle() -> None:
    marker = lying_size(variant(NAME).pieces["mined"])
    design = open_context(prepare(NAME)).design(Ink.FULL)
    tiles = design.variant.asteroids
    assert tiles is not None
    face = asteroids.tile_face(design, tiles, Tile(target=8, mining=9))
    pitch = face.track_width / face.columns
    assert marker / 2 + asteroids.CIRCLE * pitch / 2 < pitch
    places = [on.place for on in composed(asteroids.COMPONENT, Ink.FULL, NAME).places]
    assert len(places) == 2 * 36
    assert min(min(place.bounds.width, place.bounds.height) for place in places) > marker


def test_rows_of_a_track_mirror_each_other() -> None:
    design = open_context(prepare(NAME)).design(Ink.FULL)
    tiles = design.variant.asteroids
    assert tiles is not None
    rows = {
        count: [field.row for field in asteroids.tile_face(design, tiles, Tile(1, count)).fields]
        for count in (5, 7, 8, 9)
    }
    lengths = {count: [found.count(row) for row in range(3)] for count, found in rows.items()}
    assert lengths == {5: [3, 2, 0], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3]}


@pytest.mark.parametrize("kind", range(9))
def test_rocks_lie_whole_within_their_tile(kind: int) -> None:
    style = Style(Ink.MONO, BLACK, WHITE, BLACK, seed=90 + kind)
    rock = draw_art("asteroid-rock", Bounds(0, 0, 82, 44), style)
    *_, (edge, at) = shapes(rock)
    outline = edge.path.transformed(at).bounds()
    assert 20 < outline.height < 34
    assert 5 < outline.y < outline.bottom < 39


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
    assert not [a.id for a in drawn if squeezed("+ 1 VP for each row up") not in wording(a.front)]


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


@pytest.mark.parametrize("face", ["front", "back", "side", "roof"])
@pytest.mark.parametrize("building", ["habitat", "station"])
def test_buildings_are_pale_where_ink_is_short(building: str, face: str) -> None:
    green = parse_colour("#2e9e7a")
    size = Bounds(0, 0, 18, 14)
    drawn = {
        ink: draw_art(f"moon-{building}-{face}", size, Style(ink, green, WHITE, BLACK))
        for ink in Ink
    }
    inked = {ink: _filled(node, green) / (18 * 14) for ink, node in drawn.items()}
    assert inked[Ink.LOW] < 0.15
    assert inked[Ink.MONO] == 0
    assert inked[Ink.FULL] > inked[Ink.LOW]


def _filled(node: Node, colour: Colour) -> float:
    """How much the boxes of all shapes of a colour cover, mm²."""
    boxes = (s.path.transformed(at).bounds() for s, at in shapes(node) if s.fill == colour)
    return fsum(box.width * box.height for box in boxes)
