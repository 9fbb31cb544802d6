"""What is drawn on the faces of a die of six: pips, and line work around them."""

import math
from collections.abc import Callable

from printkit.art.guilloche import Place, traced
from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import circle, polygon, ring, star
from printkit.geometry.transform import Point

PIPS = {
    "1": ((1, 1),),
    "2": ((0, 0), (2, 2)),
    "3": ((0, 0), (1, 1), (2, 2)),
    "4": ((0, 0), (0, 2), (2, 0), (2, 2)),
    "5": ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    "6": ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of the pips on a grid of three by three, by the face's number."""

_PIP_SHAPES: dict[str, Callable[[float, float, float], Path]] = {
    "round": circle,
    "hexagon": lambda x, y, radius: polygon(x, y, 1.12 * radius, 6),
    "star": lambda x, y, radius: star(x, y, 1.2 * radius, 0.48 * radius, 4),
    "sun": lambda x, y, radius: star(x, y, 1.05 * radius, 0.68 * radius, 10),
    "crater": lambda x, y, r: joined([ring(x, y, 1.2 * r, 0.8 * r), circle(x, y, 0.45 * r)]),
}
"""Pips by the theme's option ``pips``, around a point with a radius; those of a six stay apart."""
_PIP = 0.095
"""Radius of a pip, as a share of the edge."""
_WEAVE, _SWING, _WAVES, _STRANDS = 0.405, 0.026, 28, 2
"""The weave around the pips: from the middle to its own and how far it swings, in edges; its waves
and its strands."""
_SQUARE = 9.0
"""Exponent of the superellipse along which it runs, close to the frame."""


def pips(number: str, edge: float, shape: str) -> Path:
    """The pips of a number on a face with an edge of so many mm, round where no shape is known."""
    step, radius = edge / 4, _PIP * edge
    pip = _PIP_SHAPES.get(shape, circle)
    return joined(
        pip(step * (1 + column), step * (1 + row), radius) for column, row in PIPS[number]
    )


def weave(edge: float) -> Path:
    """The line work of the notes along the frame of such a face."""
    return joined(
        traced(_strand(edge, math.tau * i / _STRANDS), 4 * _WAVES, close=True)
        for i in range(_STRANDS)
    )


def _strand(edge: float, phase: float) -> Place:
    """A wave along a square with round corners, in even steps on all sides."""

    def place(t: float) -> Point:
        side, along = divmod(4 * t, 1.0)
        angle = math.tau * side / 4 + math.atan(2 * along - 1)
        x, y = math.cos(angle), math.sin(angle)
        round_off = (abs(x) ** _SQUARE + abs(y) ** _SQUARE) ** (-1 / _SQUARE)
        reach = edge * (_WEAVE + _SWING * math.sin(math.tau * _WAVES * t + phase)) * round_off
        return Point(edge / 2 + reach * x, edge / 2 + reach * y)

    return place
