"""The picture on the box: ten moons in four rows that carry one another, and who settles them."""

from itertools import pairwise

from printkit.art.moonopoly.cover_sky import far_giants, rising_jupiter
from printkit.art.moonopoly.moon import draw_moon
from printkit.art.moonopoly.moons_of_ice_giants import NEPTUNE, URANUS
from printkit.art.moonopoly.moons_of_jupiter import JUPITER
from printkit.art.moonopoly.moons_of_saturn import SATURN
from printkit.art.moonopoly.settlement import settlement
from printkit.art.registry import drawing
from printkit.art.space.backdrops import strew
from printkit.art.space.palette import (
    CREAM,
    DUSK,
    NIGHT,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node, Shape

_ROWS = (
    (JUPITER, ("io", "europa", "ganymede", "callisto"), parse_colour("#e08a44")),
    (SATURN, ("enceladus", "titan", "iapetus"), parse_colour("#e3bf5a")),
    (URANUS, ("ariel", "oberon"), parse_colour("#3aa6ad")),
    (NEPTUNE, ("triton",), parse_colour("#6f96f0")),
)
"""From below: the moons of each giant and its colour."""
_RISE, _APART = 0.86, 1.24
"""From row to row, and from moon to moon in a row, in steps."""
_MOON, _ORBIT = 0.385, 0.46
"""Radius of a moon and of the orbit around it, as shares of a step."""
_LARGER = 0.42
"""Radius of a moon where the picture is small."""
_GAP, _DARKER = 4.6, 0.25
"""Night around the orbits, which keeps Jupiter's own from its bands, in pens; on white paper, where
there is none, how much darker the orbits are."""

_PEN = 0.0032
"""Width of lines as a share of the height: thin on a small box too."""
_SMALL = 100.0
"""Less high than this it is on a box or beside the title on a side, mm, without settlers."""
_SIDE = 1.1
"""Small and so many times as wide as high it is on a side, which shows its middle alone."""


@drawing("cover-moons")
def moonopoly_cover(width: float, height: float, style: Style) -> Node:
    """Each moon in an orbit of its giant's colour; lines show which carry it."""
    s = Sketch(width, height, style)
    s.pen = max(_PEN * height, 0.16)
    s.sky(NIGHT)
    if style.ink is Ink.LOW:
        s.place(Shape(rectangle(0, 0, width, height), DUSK.tint(0.16)))
    small = height < _SMALL
    side = small and width > _SIDE * height
    step, foot = (0.098 * height, 0.712 * height) if side else (0.13 * height, 0.77 * height)
    if small:
        strew(s, [(0.5 * width, foot - 1.2 * step, 2.5 * step)])
        rising_jupiter(s, foot - 0.9 * step, spotted=not side)
    else:
        far_giants(s, foot - 2.5 * step)
    rows = [
        _row(len(names), 0.5 * width, foot - _RISE * step * row, step)
        for row, (_, names, _) in enumerate(_ROWS)
    ]
    carried = [
        polyline([lower[i + right], at])
        for lower, upper in pairwise(rows)
        for i, at in enumerate(upper)
        for right in (0, 1)
    ]
    s.line(joined(carried), CREAM, 1.4)
    for (moons, names, colour), places in zip(_ROWS, rows, strict=True):
        orbits = joined(circle(*place, _ORBIT * step) for place in places)
        if style.is_full:
            s.line(orbits, NIGHT, _GAP)
        s.mark(orbits, NIGHT if style.is_full else style.ground)
        s.line(orbits, colour if style.is_full else colour.shade(_DARKER), 2.4)
        for name, (x, y) in zip(names, places, strict=True):
            draw_moon(s, name, moons[name], x, y, (_LARGER if small else _MOON) * step)
    if not small:
        settlement(s)
    return s.node()


def _row(count: int, middle: float, y: float, step: float) -> list[tuple[float, float]]:
    return [(middle + _APART * step * (i - (count - 1) / 2), y) for i in range(count)]
