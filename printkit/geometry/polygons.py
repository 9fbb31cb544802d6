"""Polygons of straight edges: their corners, a little larger ones, those that fit together."""

from collections.abc import Sequence
from math import hypot

from printkit.geometry.path import Path
from printkit.geometry.transform import Point

_ROUNDING = 1e-6
_HEXAGON = 6


def corners_of(path: Path) -> tuple[Point, ...]:
    """The corners of one closed outline of straight edges; none of any other path."""
    first, *rest = path.segments or (("Z",),)
    if first[0] != "M" or any(segment[0] != "L" for segment in rest[:-1]):
        return ()
    (points,) = path.polylines()
    is_closed = len(rest) > 1 and points[0] == points[-1]
    return tuple(points[:-1]) if is_closed and rest[-1][0] in {"L", "Z"} else ()


def interlocking(path: Path | None) -> tuple[Point, ...]:
    """The corners of a hexagon whose copies leave no gap: opposite edges are equal and parallel.

    None of any other path.
    """
    points = () if path is None else corners_of(path)
    if len(points) != _HEXAGON:
        return ()
    sums = [(a.x + b.x, a.y + b.y) for a, b in zip(points[:3], points[3:], strict=True)]
    is_even = all(hypot(x - sums[0][0], y - sums[0][1]) < _ROUNDING for x, y in sums)
    turns = [_turn(points[i - 2], points[i - 1], points[i]) for i in range(_HEXAGON)]
    bulges = min(turns) > _ROUNDING or max(turns) < -_ROUNDING
    return points if is_even and bulges else ()


def outset(points: Sequence[Point], by: float) -> list[Point]:
    """The corners of a convex polygon whose edges have moved ``by`` mm outwards."""
    side = 1.0 if _turn(*points[:3]) > 0 else -1.0
    edges = list(zip([points[-1], *points[:-1]], points, strict=True))
    outwards = [_outwards(a, b, side) for a, b in edges]
    moved = []
    for point, before, after in zip(points, outwards, [*outwards[1:], outwards[0]], strict=True):
        reach = by / (1 + before.x * after.x + before.y * after.y)
        x, y = before.x + after.x, before.y + after.y
        moved.append(Point(point.x + reach * x, point.y + reach * y))
    return moved


def _outwards(a: Point, b: Point, side: float) -> Point:
    """Of length 1, at right angles to the edge."""
    length = side * hypot(b.x - a.x, b.y - a.y)
    return Point((b.y - a.y) / length, (a.x - b.x) / length)


def _turn(a: Point, b: Point, c: Point) -> float:
    """Above 0 where the outline turns clockwise on paper."""
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
