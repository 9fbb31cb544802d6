"""Posters fill boxes of every shape, and a low box keeps what stands on the ground."""

import pytest

from printkit.art.planetopoly.palette import CORAL
from printkit.art.planetopoly.poster import Poster
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from tests.art.raster import extent

STYLE = Style(ink=Ink.FULL, accent=CORAL, ground=WHITE, line=BLACK)


def _painted(
    width: float, height: float, x: float, y: float, right: float, bottom: float
) -> Bounds:
    poster = Poster(width, height, STYLE, 60, 30)
    poster.layer(rectangle(x, y, right - x, bottom - y), CORAL)
    return extent(poster.node())


@pytest.mark.parametrize("height", [20.0, 26.4, 30.0, 36.0, 60.0])
def test_what_is_painted_fills_the_box_from_side_to_side(height: float) -> None:
    found = _painted(63, height, -2, -2, 62, 32)
    assert max(found.x, found.y) <= 1e-9
    assert found.right >= 63 - 1e-9
    assert found.bottom >= height - 1e-9


def test_the_bleed_of_a_low_box_takes_hardly_more_than_the_sky_above_the_scene() -> None:
    found = _painted(63, 26.4, 20, 1.1, 40, 20)
    assert found.y >= 3
    assert found.bottom < 26.4
