"""Polygons of straight edges: their corners, a little larger ones, those that interlock."""

from collections.abc import Iterable, Sequence
from math import hypot, inf

from printkit.geometry.path import Bounds, Path
from printkit.geometry.transform import Point

_ROUNDING = 1e-6
_HEXAGON = 6

Edge = tuple[Point, Point]


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
    if path is None or len(path.segments) > _HEXAGON + 2:  # the first point, and the end
        return ()
    points = corners_of(path)
    if len(points) != _HEXAGON:
        return ()
    sums = [(a.x + b.x, a.y + b.y) for a, b in zip(points[:3], points[3:], strict=True)]
    is_even = all(hypot(x - sums[0][0], y - sums[0][1]) < _ROUNDING for x, y in sums)
    return points if is_even and is_convex(points) else ()


def is_convex(points: Sequence[Point]) -> bool:
    """Whether there are corners, and each turns the same way."""
    turns = [_turn(points[i - 2], points[i - 1], point) for i, point in enumerate(points)]
    return bool(turns) and (min(turns) > _ROUNDING or max(turns) < -_ROUNDING)


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


def surrounds(edges: Iterable[Edge], x: float, y: float) -> bool:
    """Whether a point lies within outlines, and not in a hole of them."""
    crossed = (
        a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y) > x for a, b in edges if (a.y > y) != (b.y > y)
    )
    return sum(crossed) % 2 == 1


def from_box(box: Bounds, a: Point, b: Point) -> float:
    """How far a straight line stays from a box; 0 where it enters it."""
    if _enters(box, a, b):
        return 0.0
    corners = [Point(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    ends = (hypot(*_beside(box, point)) for point in (a, b))
    return min(*ends, *(_from_line(corner, a, b) for corner in corners))


def _beside(box: Bounds, point: Point) -> tuple[float, float]:
    """How far a point lies beside the box, and above or below it."""
    across = max(box.x - point.x, point.x - box.right, 0.0)
    return across, max(box.y - point.y, point.y - box.bottom, 0.0)


def _from_line(point: Point, a: Point, b: Point) -> float:
    along = (b.x - a.x, b.y - a.y)
    square = along[0] ** 2 + along[1] ** 2
    share = ((point.x - a.x) * along[0] + (point.y - a.y) * along[1]) / square if square else 0.0
    share = min(max(share, 0.0), 1.0)
    return hypot(point.x - a.x - share * along[0], point.y - a.y - share * along[1])


def _enters(box: Bounds, a: Point, b: Point) -> bool:
    """Whether a part of the line lies within the box: what each pair of its sides leaves of it."""
    first, last = 0.0, 1.0
    for start, step, low, high in (
        (a.x, b.x - a.x, box.x, box.right),
        (a.y, b.y - a.y, box.y, box.bottom),
    ):
        if step:
            near, far = sorted(((low - start) / step, (high - start) / step))
        else:
            near, far = (-inf, inf) if low < start < high else (inf, -inf)
        first, last = max(first, near), min(last, far)
    return first < last


def _outwards(a: Point, b: Point, side: float) -> Point:
    """Of length 1, at right angles to the edge."""
    length = side * hypot(b.x - a.x, b.y - a.y)
    return Point((b.y - a.y) / length, (a.x - b.x) / length)


def _turn(a: Point, b: Point, c: Point) -> float:
    """Above 0 where the outline turns clockwise on paper."""
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
