"""The picture on the box: ten moons in four rows that carry one another, above Jupiter."""

from itertools import pairwise

from printkit.art.moonopoly.jupiter import jupiter_face
from printkit.art.moonopoly.moon import draw_moon
from printkit.art.moonopoly.moons_of_ice_giants import NEPTUNE, URANUS
from printkit.art.moonopoly.moons_of_jupiter import JUPITER
from printkit.art.moonopoly.moons_of_saturn import SATURN
from printkit.art.registry import drawing
from printkit.art.space.backdrops import starfield
from printkit.art.space.globes import globe
from printkit.art.space.palette import CREAM, NIGHT, SAND
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle
from printkit.geometry.transform import translate
from printkit.scene import Group, Node

_ROWS = (
    (JUPITER, ("io", "europa", "ganymede", "callisto"), parse_colour("#e08a3c")),
    (SATURN, ("enceladus", "titan", "iapetus"), parse_colour("#e3bf5a")),
    (URANUS, ("ariel", "oberon"), parse_colour("#3aa6ad")),
    (NEPTUNE, ("triton",), parse_colour("#6f96f0")),
)
"""From below: the moons of each giant and its colour."""
_RISE, _APART = 0.86, 1.24
"""From row to row, and from moon to moon in a row, in steps."""
_MOON, _ORBIT = 0.385, 0.46
"""Radius of a moon and of the orbit around it, as shares of a step."""

_PEN = 0.0032
"""Width of lines as a share of the height: thin on a small box too."""
_STARRY = ((0.0, 0.1), (0.35, 1.0))
"""Where there are stars, as shares of the height: not behind the names of the game."""
_DUSK, _WIDEST, _CLOSEST = 0.36, 0.022, 0.007
"""Where the night of paper with little ink begins, and the distances of its lines, as shares."""


@drawing("cover-moons")
def moonopoly_cover(width: float, height: float, style: Style) -> Node:
    """Each moon in an orbit of its giant's colour; lines show which carry it."""
    s = Sketch(width, height, style)
    s.pen = max(_PEN * height, 0.16)
    s.sky(NIGHT)
    for top, bottom in _STARRY:
        sky = starfield(width, (bottom - top) * height, style)
        s.place(Group((sky,), translate(0.0, top * height)))
    if not style.is_full:
        s.line(_dusk(width, height), NIGHT.tint(0.45), 0.5)
    cx, r = 0.42 * width, 0.8 * width
    cy = 0.72 * height + r
    globe(s, cx, cy, r, SAND, lambda part: jupiter_face(part, cx, cy, r))
    step = 0.166 * height
    rows = [
        _row(len(names), 0.5 * width, 0.87 * height - _RISE * step * row, step)
        for row, (_, names, _) in enumerate(_ROWS)
    ]
    carried = [
        polyline([lower[i + side], at])
        for lower, upper in pairwise(rows)
        for i, at in enumerate(upper)
        for side in (0, 1)
    ]
    s.line(joined(carried), CREAM, 1.4)
    for (moons, names, colour), places in zip(_ROWS, rows, strict=True):
        orbits = joined(circle(*place, _ORBIT * step) for place in places)
        s.mark(orbits, NIGHT if style.is_full else style.ground)
        s.line(orbits, colour, 2.4 if style.is_full else 1.4)
        for name, (x, y) in zip(names, places, strict=True):
            draw_moon(s, name, moons[name], x, y, _MOON * step)
    return s.node()


def _dusk(width: float, height: float) -> Path:
    """Lines across the sky, closer towards the foot: an engraver's night."""
    levels, at = [], _DUSK
    while at < 1.0:
        levels.append(at * height)
        at += _WIDEST - (_WIDEST - _CLOSEST) * (at - _DUSK) / (1.0 - _DUSK)
    return joined(polyline([(0.0, y), (width, y)]) for y in levels)


def _row(count: int, middle: float, y: float, step: float) -> list[tuple[float, float]]:
    return [(middle + _APART * step * (i - (count - 1) / 2), y) for i in range(count)]
