"""Every drawing in boxes that no sensible template gives it: drawn quickly, or refused."""

import pytest

from printkit.art.icons import draw_icon
from printkit.art.names import art_names, icon_names
from printkit.art.registry import draw_art, has_room
from printkit.art.style import Ink, Style
from printkit.colour import parse_colour
from printkit.geometry.path import Bounds
from printkit.templating.spending import weight

RED, WHITE, INK = map(parse_colour, ("#aa3355", "#ffffff", "#111111"))
STYLE = Style(Ink.FULL, RED, WHITE, INK)
NONE = ((0.0, 0.0), (0.0, 40.0), (40.0, 0.0), (50.0, 1e-4), (0.1, 0.1), (40.0, -5.0), (1e6, 1e6))
ODD = ((0.2, 0.2), (0.2, 40.0), (40.0, 0.2), (3000.0, 15.0))


def box(size: tuple[float, float]) -> Bounds:
    return Bounds(0.0, 0.0, *size)


@pytest.mark.parametrize("size", NONE)
def test_nothing_is_drawn_in_a_box_without_room(size: tuple[float, float]) -> None:
    assert not has_room(box(size))
    for name in art_names():
        with pytest.raises(ValueError, match="no drawing has room"):
            draw_art(name, box(size), STYLE)


@pytest.mark.parametrize("name", art_names())
def test_every_drawing_is_bounded_in_an_odd_box(name: str) -> None:
    for size in ODD:
        assert has_room(box(size))
        assert weight(draw_art(name, box(size), STYLE)) < 10_000


@pytest.mark.parametrize("size", [*NONE, *ODD])
def test_every_icon_is_drawn_in_any_box(size: tuple[float, float]) -> None:
    for name in icon_names():
        assert weight(draw_icon(name, box(size), STYLE.line)) < 100
