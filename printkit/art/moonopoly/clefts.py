"""Cracks in a rock, wide at its edge, with the ore that they lay open."""

from math import cos, hypot, radians, sin
from random import Random

from printkit.art.moonopoly.bodies import Disc, Face
from printkit.art.moonopoly.boulder import LONG
from printkit.art.space.palette import PITCH, darker, lighter
from printkit.art.style import Ink
from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import Path, polyline
from printkit.scene import Shape

_PARTS = (1.16, 0.92, 0.79, 0.68, 0.57)
"""How far from the middle of the rock a crack turns, in its radii."""
_WIDE = 0.034
"""Half the width of a crack at the edge of the rock, in its radii."""

Line = list[tuple[float, float]]


def cracks(count: int, kind: int, ore: Colour) -> Face:
    """So many cracks, all around."""

    def draw(disc: Disc) -> None:
        for i in range(count):
            _crack(disc, 360 / count * i + 31 * kind + 17, ore, key=f"cleft {kind} {i}")

    return draw


def _crack(disc: Disc, turn: float, ore: Colour, *, key: str) -> None:
    """A jagged wedge from the edge inwards, with a fork."""
    chance = Random(key)  # noqa: S311 - a shape, not a secret
    line = [_at(disc, part, turn + chance.uniform(-9, 9)) for part in _PARTS]
    side = chance.choice((-1, 1))
    fork = [line[1], _at(disc, 0.8, turn + 11 * side), _at(disc, 0.68, turn + 14 * side)]
    wide, s = _WIDE * disc.r, disc.sketch
    shapes = [wedge(line, wide), wedge(fork, 0.6 * wide)]
    dark = {Ink.FULL: darker(PITCH, 0.2), Ink.LOW: s.style.line}.get(s.style.ink, BLACK)
    for shape in shapes:
        lit = shape.moved(0.02 * disc.r, 0.02 * disc.r)
        s.place(Shape(lit, lighter(disc.base, 0.45) if s.style.is_full else WHITE))
    for shape in shapes:
        s.place(Shape(shape, dark))
    core = {Ink.FULL: ore, Ink.LOW: ore}.get(s.style.ink, WHITE)
    s.place(Shape(wedge(line[:-1], 0.45 * wide), core))


def _at(disc: Disc, part: float, turn: float) -> tuple[float, float]:
    x, y = cos(radians(turn)), sin(radians(turn))
    return disc.at(part * x, part * y / LONG)


def wedge(line: Line, half: float) -> Path:
    """A band along a jagged line, pointed at its end; ``half`` of its width where it begins."""
    left: Line = []
    right: Line = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        wide = half * (1 - i / (len(line) - 1)) / hypot(bx - ax, by - ay)
        left.append((x + wide * (by - ay), y - wide * (bx - ax)))
        right.append((x - wide * (by - ay), y + wide * (bx - ax)))
    return polyline([*left, *reversed(right)], close=True)
