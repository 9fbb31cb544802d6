"""The pictures on boxes and rulebooks."""

import pytest

from printkit.art.names import art_names
from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.path import Bounds, polyline
from tests.art.raster import shapes

COVERS = [name for name in art_names() if name.startswith("cover-")]
LID = Bounds(0, 0, 187, 158)


_MOST = {"cover-market-of-deeds": 1200, "cover-moons": 1150}
"""Shapes of covers that show other pieces or bodies whole."""


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", COVERS)
def test_a_cover_prints_and_is_drawn_quickly(name: str, ink: Ink) -> None:
    drawn = list(shapes(draw_art(name, LID, Style(ink, parse_colour("#0e6b5c"), WHITE, BLACK))))
    assert min(shape.stroke.width for shape, _ in drawn if shape.stroke) >= 0.15
    assert len(drawn) < _MOST.get(name, 900)
    if ink is Ink.MONO:
        fills = {shape.fill for shape, _ in drawn if shape.fill}
        assert all(fill.red == fill.green == fill.blue for fill in fills)


def test_no_vehicle_on_the_bridge_is_a_black_area_in_black_only() -> None:
    """Vehicles are white, so that black fills panes, wheels, hats and lines of the name alone."""
    style = Style(Ink.MONO, parse_colour("#0e6b5c"), WHITE, BLACK)
    drawn = shapes(draw_art("cover-london", LID, style))
    black = [s.path.transformed(place) for s, place in drawn if s.fill == BLACK]
    boxes = [polyline(points).bounds() for path in black for points in path.polylines()]
    assert max(box.width * box.height for box in boxes) < 60
