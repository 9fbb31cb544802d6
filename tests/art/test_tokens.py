"""Standees: inside their panels, standing on its floor, in the player's colour, in each ink."""

import pytest

from printkit.art.names import art_names
from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.art.tokens.materials import token_plate
from printkit.colour import WHITE, Colour, parse_colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.scene import Group
from tests.art.raster import extent, shapes

PURPLE, NIGHT = parse_colour("#6b3fa0"), parse_colour("#1c2333")
BOX = Bounds(5, 5, 24, 32)
TOKENS = [name for name in art_names() if name.startswith("token-")]


def style(ink: Ink) -> Style:
    return Style(ink, PURPLE, WHITE, NIGHT)


def test_every_game_brings_its_tokens() -> None:
    assert {"token-astronaut", "token-owl", "token-helmet"} <= set(TOKENS)


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", TOKENS)
def test_stands_on_the_floor_of_its_panel(name: str, ink: Ink) -> None:
    box = extent(draw_art(name, BOX, style(ink)))
    assert BOX.contains(box)
    assert box.bottom > BOX.bottom - 1.5


@pytest.mark.parametrize("name", TOKENS)
def test_wears_the_colour_of_its_player(name: str) -> None:
    for ink in (Ink.FULL, Ink.LOW):
        scene = draw_art(name, BOX, style(ink))
        assert PURPLE in {shape.fill for shape, _ in shapes(scene)}


@pytest.mark.parametrize("name", TOKENS)
def test_mono_is_grey(name: str) -> None:
    for shape, _ in shapes(draw_art(name, BOX, style(Ink.MONO))):
        colours = [shape.fill, shape.stroke.colour if shape.stroke else None]
        assert all(c is None or c.red == c.green == c.blue for c in colours)


@pytest.mark.parametrize("name", TOKENS)
def test_lines_print_on_a_small_panel(name: str) -> None:
    scene = draw_art(name, Bounds(0, 0, 9, 12), style(Ink.LOW))
    strokes = [shape.stroke for shape, _ in shapes(scene) if shape.stroke]
    assert min(stroke.width for stroke in strokes) >= 0.12


def test_a_wide_box_keeps_the_proportions() -> None:
    tall = extent(draw_art("token-owl", Bounds(0, 0, 24, 32), style(Ink.FULL)))
    wide = extent(draw_art("token-owl", Bounds(0, 0, 60, 32), style(Ink.FULL)))
    assert (wide.width, wide.height) == pytest.approx((tall.width, tall.height))
    assert wide.centre.x == pytest.approx(tall.centre.x + 18)


@pytest.mark.parametrize("colour", [PURPLE, parse_colour("#ffd08a")])
def test_in_black_a_surface_is_has_lines_unless_it_is_pale(colour: Colour) -> None:
    plate, plain = (token_plate(24, 32, style(ink)) for ink in (Ink.MONO, Ink.LOW))
    for each in (plate, plain):
        each.surface(rectangle(2, 2, 20, 20), colour)
    hatching = [n for n in plate.node().children if isinstance(n, Group)]
    assert not [n for n in plain.node().children if isinstance(n, Group)]
    assert bool(hatching) == (colour == PURPLE)
