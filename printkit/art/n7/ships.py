"""Ships: a fleet in formation, and a sleek frigate above a world."""

from printkit.art.n7.places import planet
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import Path, joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node

_HULL = "M0 0L-5 -1.9L-11 -2.2L-13 -1L-13 1L-11 2.2L-5 1.9Z"
_WING = "M-6 -1.8L-11.4 -4.6H-13.4L-11.6 -2ZM-6 1.8L-11.4 4.6H-13.4L-11.6 2Z"
_BELLY = "M0 0L-13 0.2V1L-11 2.2L-5 1.9Z"
_FLAME = "M-13 -1H-16.4L-18.6 0L-16.4 1H-13Z"

_SQUARE = ((8, 9.8, 0.34), (7.4, 16.4, 0.34), (21, 6.2, 0.5), (19.6, 20, 0.5), (31, 13, 1.0))
_WIDE = ((11.4, 10.2, 0.42), (11.4, 17.4, 0.42), (31, 13.8, 1.0))
"""Formations of the fleet: where the bows are, and how large the ships."""


def _at(data: str, x: float, y: float, size: float) -> Path:
    return parse_path_data(data).transformed(scale(size).then(translate(x, y)))


def _ship(view: View, x: float, y: float, size: float) -> None:
    """A cruiser that flies to the right; (x, y) is its bow."""
    view.mark(_at(_FLAME, x, y, size), view.accent.tint(0.8))
    view.area(_at(_WING, x, y, size), STEEL, 0.8)
    view.area(_at(_HULL, x, y, size), PLATE, 0.8)
    view.tone(_at(_BELLY, x, y, size), STEEL)
    view.mark(_at("M-4 -0.9H-8V-0.4H-4Z", x, y, size), view.accent)
    view.mark(_at("M-8.8 -1H-9.8V-0.4H-8.8ZM-10.4 -1H-11.4V-0.4H-10.4Z", x, y, size), LAMP)


@drawing("n7-fleet")
def fleet(width: float, height: float, style: Style) -> Node:
    """A fleet in formation before a planet."""
    view = View(width, height, style)
    view.sky(VOID)
    view.stars()
    planet(view, 34, 20, 9.4, view.accent.mix(DEEP, 0.4))
    for x, y, size in _WIDE if width > 2.2 * height else _SQUARE:
        _ship(view, x, y, size)
    return view.node()


@drawing("n7-flagship")
def flagship(width: float, height: float, style: Style) -> Node:
    """A slender frigate above the limb of a world at sunrise."""
    view = View(width, height, style, above=0.35)
    view.sky(VOID)
    view.stars()
    view.area(circle(31, 19.6, 4.6), LAMP)
    view.area(circle(20, 52, 33.4), view.accent.mix(DEEP, 0.25))
    view.tone(circle(17, 54.6, 33.4), view.accent.mix(VOID, 0.62))
    view.mark("M3 11.2H0L-4 10.6L0 10H3ZM4.4 13.6H1L-3 13L1 12.4H4.4Z", view.accent.tint(0.7))
    view.area("M10 12.4L4 17.6H1.6L4.8 12ZM12 9.8L7.4 5H5L7.2 10Z", STEEL)
    view.area("M38.4 11.6L30 9.4L20 8.6L9 9L3.4 10.2L3 13.2L8.6 14.4L20 14.6L30 13.6Z", PALE)
    view.tone("M38.4 11.6L3.2 11.8L3 13.2L8.6 14.4L20 14.6L30 13.6Z", PLATE)
    view.feature("M22 8.8L25 6.8H29L31 9.6Z", STEEL)
    view.mark("M25.6 7.6H28.4L29.2 8.8H24.4Z", LAMP)
    view.mark("M8 10.4H19L21 11.4H7.4Z", view.accent)
    view.mark(joined(rectangle(x, 12.6, 1, 0.5) for x in (10, 12.4, 14.8, 17.2, 19.6, 22)), SHADE)
    view.line("M24 11.6L24.8 14.2M30.6 9.6L31.4 13.2", SHADE, 0.7)
    return view.node()
