"""Stalls along the aisle of a market hall, in perspective: goods, a trader, a striped awning."""

from typing import NamedTuple

from printkit.art.classic.cover_plate import FINE, LINE, Cover
from printkit.art.classic.london.hall import AISLE, CREAM, IRON, quad, spot, wall
from printkit.art.classic.walkers import Draw
from printkit.art.style import Ink
from printkit.colour import WHITE, Colour, parse_colour
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import circle

TIMBER = parse_colour("#9a6638")
_TOP = parse_colour("#c79a63")
_INK = parse_colour("#2a3342")
_GOODS = tuple(map(parse_colour, ("#c8362f", "#e0912f", "#6a9c4a", "#e3c143")))

COUNTER = 4.6
"""How high the goods lie."""
_SEEN = 1.16
"""From this size on a stall is beyond the edge of the picture."""
_STRIPES = 9
_HEAPS = 4


class Stall(NamedTuple):
    """From this size to that; the colour and the mark of its group, and who trades there."""

    near: float
    far: float
    colour: Colour
    mark: str
    trader: Draw
    coat: Colour


def draw_stall(plate: Cover, stall: Stall, side: int) -> None:
    """The trader behind the counter, the goods on it, the awning and the sign above."""
    near, far = stall.near, stall.far
    middle = (min(near, _SEEN) + far) / 2
    behind = spot(side, AISLE + 8.5, 0, middle)
    stall.trader(plate.at(*behind, middle, flip=side > 0), stall.coat)
    plate.area(quad(side, [(x, COUNTER, z) for x, z in _deep(near, far, 7)]), _TOP, FINE)
    _goods(plate, stall, side)
    front = wall(side, AISLE, 0, COUNTER, near, far)
    plate.area(front, TIMBER, LINE)
    if plate.style.ink is Ink.MONO:
        plate.hatch(front, 0.6, FINE, 0.5)
    _posts(plate, stall, side)
    _awning(plate, stall, side)
    _sign(plate, stall, side, middle)


def _deep(near: float, far: float, depth: float) -> list[tuple[float, float]]:
    return [(AISLE, near), (AISLE, far), (AISLE + depth, far), (AISLE + depth, near)]


def _goods(plate: Cover, stall: Stall, side: int) -> None:
    """Heaps of fruit and greens along the counter, the farthest first."""
    for i in range(_HEAPS):
        size = stall.far + (min(stall.near, _SEEN) - stall.far) * (i + 0.5) / _HEAPS
        x, y = spot(side, AISLE + 3.2, COUNTER + 0.6, size)
        places = ((-1.5, 0), (0, 0), (1.5, 0), (-0.75, -1.2), (0.75, -1.2), (0, -2.3))
        heap = joined(circle(x + a * size, y + b * size, 0.85 * size) for a, b in places)
        plate.accent(heap, _GOODS[(i + (side > 0)) % len(_GOODS)], FINE)


def _posts(plate: Cover, stall: Stall, side: int) -> None:
    """Two posts at the aisle."""
    for size in (stall.far, stall.near):
        ends = [spot(side, AISLE, high, size) for high in (COUNTER, 15)]
        plate.line(polyline(ends), 0.7 * size, IRON)


def _awning(plate: Cover, stall: Stall, side: int) -> None:
    """Stripes of cloth that slope over the counter, their edge hanging down."""
    levels = ((AISLE + 15, 20.0), (AISLE - 2, 15.0), (AISLE - 2, 12.4))
    steps = [stall.near + (stall.far - stall.near) * i / _STRIPES for i in range(_STRIPES + 1)]

    def cloth(k: int) -> Path:
        one, other = ([spot(side, x, up, steps[i]) for x, up in levels] for i in (k, k + 1))
        return polyline([*one, *other[::-1]], close=True)

    plate.area(joined(cloth(k) for k in range(1, _STRIPES, 2)), CREAM, FINE)
    colour = _INK if plate.style.ink is Ink.MONO else stall.colour
    plate.accent(joined(cloth(k) for k in range(0, _STRIPES, 2)), colour, FINE)
    plate.line(polyline([spot(side, AISLE - 2, 15.0, z) for z in (stall.near, stall.far)]), FINE)


def _sign(plate: Cover, stall: Stall, side: int, size: float) -> None:
    """The mark of the group on a disc that hangs over the aisle."""
    x, y = spot(side, AISLE + 4, 24.6, size)
    r = 3.3 * size
    plate.line(f"M{x} {y - r}V{y - 2 * r}", FINE)
    plate.accent(circle(x, y, r), stall.colour if plate.style.ink is not Ink.MONO else WHITE, LINE)
    plate.body(circle(x, y, 0.74 * r), CREAM, FINE)
    plate.icon(stall.mark, Bounds(x - 0.46 * r, y - 0.46 * r, 0.92 * r, 0.92 * r))
