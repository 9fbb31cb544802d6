"""The space drawings: all there, in every ink and shape of box, within their budget."""

from itertools import pairwise

import pytest

from printkit.art import registry
from printkit.art.names import art_names
from printkit.art.registry import draw_art, drawing
from printkit.art.space import backdrops
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.geometry.path import Bounds
from printkit.scene import Group
from tests.art.raster import ink, painted, shapes

BODIES = ("earth", "mars", "mercury", "moon", "neptune", "saturn", "sun", "uranus", "venus")

PLACES = (
    "caloris-basin",
    "copernicus-crater",
    "corona",
    "dark-side",
    "galle-ring",
    "ghost-dunes",
    "great-dark-spot",
    "great-valley",
    "icy-mantle",
    "impact-crater",
    "lava-plain",
    "oberon-moon",
    "phobos-moon",
    "rhea-moon",
    "rings-of-saturn",
    "rocky-mantle",
    "sea-of-tranquility",
    "solar-flare",
    "sunspot",
    "tharsis-volcano",
    "titan-moon",
    "triton-moon",
)

GROUNDS = ("starfield", "nebula-band", "orbit-map", "colony")
EMBLEMS = ("chip-resource", "deck-chance", "deck-chest")
SPACE = (*(f"body-{body}" for body in BODIES), *PLACES, *GROUNDS, *EMBLEMS)

BOXES = ((8.0, 8.0), (21.0, 30.0), (40.0, 30.0), (75.0, 30.0), (80.0, 80.0))


def style(inked: Ink, *, seed: int = 0) -> Style:
    ground = parse_colour("#141038") if inked is Ink.FULL else WHITE
    return Style(inked, parse_colour("#f2594b"), ground, parse_colour("#1d1747"), seed)


def drawn(name: str, width: float, height: float, inked: Ink = Ink.FULL) -> Group:
    return draw_art(name, Bounds(0, 0, width, height), style(inked))


def test_all_promised_drawings_are_registered() -> None:
    assert set(SPACE) <= set(art_names())


def test_an_unknown_name_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        drawn("body-nowhere", 10, 10)


def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="body-saturn"):
        drawing("body-saturn")(backdrops.starfield)


def test_a_drawing_is_placed_and_cut_off_at_its_box() -> None:
    group = draw_art("lava-plain", Bounds(7, 9, 40, 30), style(Ink.FULL))
    assert group.clip is not None
    assert group.clip.transformed(group.transform).bounds() == Bounds(7, 9, 40, 30)


@pytest.mark.parametrize("name", SPACE)
@pytest.mark.parametrize("inked", Ink)
def test_every_box_gets_paint_and_printable_lines(name: str, inked: Ink) -> None:
    for width, height in BOXES:
        found = [shape for shape, _ in shapes(drawn(name, width, height, inked))]
        assert found
        for shape in found:
            assert shape.path.segments
            assert shape.fill is not None or shape.stroke is not None
            if shape.stroke is not None:
                assert shape.stroke.width >= 0.1


@pytest.mark.parametrize("name", SPACE)
@pytest.mark.parametrize("inked", Ink)
def test_something_shows_in_the_middle_of_the_box(name: str, inked: Ink) -> None:
    width, height = 40.0, 30.0
    page = painted(drawn(name, width, height, inked), width, height)
    across, down = page.size
    middle = page.crop((across // 4, down // 4, 3 * across // 4, 3 * down // 4))
    assert len(middle.getcolors(100_000) or ()) >= 2


@pytest.mark.parametrize("name", SPACE)
def test_a_drawing_comes_out_the_same_each_time(name: str) -> None:
    first = drawn(name, 33, 25)
    registry._drawn.cache_clear()
    again = drawn(name, 33, 25)
    assert first == again
    assert first is not again


@pytest.mark.parametrize("name", SPACE)
@pytest.mark.parametrize("inked", Ink)
def test_a_drawing_keeps_to_its_budget(name: str, inked: Ink) -> None:
    for width, height in BOXES:
        found = [shape for shape, _ in shapes(drawn(name, width, height, inked))]
        assert len(found) <= 80
        if name not in {"starfield", "nebula-band"}:  # strewn by area: larger boxes hold more
            assert sum(len(shape.path.segments) for shape in found) <= 2500  # grains are many


@pytest.mark.parametrize("name", SPACE)
def test_low_ink_needs_far_less_ink(name: str) -> None:
    full = ink(drawn(name, 40, 30), 40, 30)
    low = ink(drawn(name, 40, 30, Ink.LOW), 40, 30)
    assert 0 < low < 0.25
    assert low < max(0.6 * full, 0.1)


@pytest.mark.parametrize("name", SPACE)
def test_mono_is_grey_with_few_tones(name: str) -> None:
    tones: set[Colour] = set()
    for shape, _ in shapes(drawn(name, 40, 30, Ink.MONO)):
        tones |= {shape.fill} if shape.fill else set()
        tones |= {shape.stroke.colour} if shape.stroke else set()
    assert all(tone.red == tone.green == tone.blue for tone in tones)
    assert len(tones - {BLACK, WHITE}) <= 6


def test_the_seed_strews_the_stars_anew() -> None:
    box = Bounds(0, 0, 40, 30)
    assert draw_art("starfield", box, style(Ink.FULL)) != draw_art(
        "starfield", box, style(Ink.FULL, seed=1)
    )


def test_stars_are_large_enough_to_print_and_grow_in_number_only() -> None:
    counts = []
    for width in (20.0, 60.0, 200.0):
        dots = [
            shape.path
            for shape, _ in shapes(backdrops.starfield(width, width, style(Ink.FULL)))
            if shape.path.bounds().width < 2 * width
        ][1:]
        stars = [points for path in dots for points in path.polylines()]
        counts.append(len(stars))
        assert all(max(x for x, _ in p) - min(x for x, _ in p) >= 0.29 for p in stars)
    assert all(few < many for few, many in pairwise(counts))


def test_low_ink_leaves_the_sky_white() -> None:
    page = painted(drawn("starfield", 40, 30, Ink.LOW), 40, 30)
    white = {colour: count for count, colour in page.getcolors(100_000) or ()}
    assert white[(255, 255, 255)] > 0.97 * page.width * page.height
