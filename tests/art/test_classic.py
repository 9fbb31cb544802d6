"""The classic house design: streets, backs of decks, compass rose."""

import pytest

from printkit.art.classic.accents import kept
from printkit.art.names import art_names
from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.path import Bounds, joined
from tests.art.raster import extent, painted, shapes

BOX = Bounds(2, 3, 40, 26)
RED = parse_colour("#c2372f")
STREETS = [f"street-{n}" for n in range(1, 9)]
CORNERS = ["corner-go", "corner-jail", "corner-parking", "corner-go-to-jail"]
OTHERS = ["compass-rose", "market-hall", "market-stall", "street-ground", "street-park", *CORNERS]
LANDS = [name for name in art_names() if name.startswith(("us-", "uk-"))]
MODELS = [name for name in LANDS if "-house-" in name or "-hotel-" in name]
PLACES = [name for name in LANDS if name not in MODELS]
BACKS = ["deck-chance-classic", "deck-chest-classic", "deck-sign-classic"]


def style(ink: Ink) -> Style:
    return Style(ink, RED, WHITE, BLACK)


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", STREETS + LANDS + OTHERS)
def test_stays_in_its_box_and_prints(name: str, ink: Ink) -> None:
    scene = draw_art(name, BOX, style(ink))
    assert BOX.contains(extent(scene))
    assert min(s.stroke.width for s, _ in shapes(scene) if s.stroke) >= 0.12


@pytest.mark.parametrize("name", STREETS)
def test_a_street_shows_its_group_also_with_little_ink(name: str) -> None:
    for ink in (Ink.FULL, Ink.LOW):
        assert RED in {shape.fill for shape, _ in shapes(draw_art(name, BOX, style(ink)))}


@pytest.mark.parametrize("name", STREETS + LANDS + OTHERS + BACKS)
def test_budget(name: str) -> None:
    scene = draw_art(name, BOX, style(Ink.FULL))
    assert sum(len(shape.path.segments) for shape, _ in shapes(scene)) < 4000


@pytest.mark.parametrize("name", [*STREETS[1:], *PLACES])
def test_neighbours_join_along_the_street(name: str) -> None:
    """At both sides every picture shows the sky, the pavement and the road at the same levels."""
    assert _edges(name) == _edges("street-1")


def _edges(name: str) -> list[bytes]:
    """The colours at a few levels of the left and the right side."""
    page = painted(draw_art(name, Bounds(0, 0, 57, 22), style(Ink.FULL)), 57, 22)
    spots = ((x, round(4 * y)) for y in (1.9, 19.3, 21.8) for x in (1, page.width - 2))
    return [page.crop((x, y, x + 1, y + 1)).tobytes() for x, y in spots]


@pytest.mark.parametrize("name", BACKS)
def test_backs_cover_their_bleed_and_are_pale_in_low_ink(name: str) -> None:
    for ink, least in ((Ink.FULL, RED.luminance), (Ink.LOW, 0.7), (Ink.MONO, WHITE.luminance)):
        ground = next(shapes(draw_art(name, BOX, style(ink))))[0]
        assert ground.fill is not None
        assert ground.fill.luminance >= least
        assert ground.path.bounds() == Bounds(0, 0, BOX.width, BOX.height)


def test_yellow_is_the_lightest_colour_in_black_only() -> None:
    colours = (BLACK, RED, parse_colour("#7fd6f2"), parse_colour("#ffe45c"))
    greys = [kept(style(Ink.MONO), colour).luminance for colour in colours]
    assert greys == sorted(greys)
    assert greys[-1] == WHITE.luminance


def test_low_ink_keeps_the_colour_of_the_group_alone() -> None:
    blue = parse_colour("#2b3f68")
    assert kept(style(Ink.LOW), RED) == RED
    assert kept(style(Ink.LOW), blue).luminance > 0.5


@pytest.mark.parametrize("number", [4, 6])
def test_the_lines_of_a_group_reach_both_ends(number: int) -> None:
    for width in (38.2, 40.0, 57.3):
        drawn = draw_art(
            "tincture", Bounds(0, 0, width, 4), Style(Ink.MONO, RED, WHITE, BLACK, number)
        )
        marks = joined(shape.path for shape, _ in list(shapes(drawn))[1:]).bounds()
        assert marks.x < 1.2
        assert marks.right > width - 1.2


def test_a_street_goes_on_through_the_bleed() -> None:
    """What lies below a picture of a deed shows the same levels beside it."""
    picture = painted(draw_art("street-1", Bounds(0, 0, 57, 22), style(Ink.FULL)), 57, 22)
    ground = painted(draw_art("street-ground", Bounds(0, 0, 63, 25), style(Ink.FULL)), 63, 25)
    inside = picture.crop((1, 44, 2, picture.height)).tobytes()
    assert ground.crop((2, 44, 3, picture.height)).tobytes() == inside
