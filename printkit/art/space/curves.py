"""Curves the drawings are made of: splines, blobs, phases of a disc, rings seen at a slant."""

import math
from collections.abc import Sequence
from random import Random

from printkit.geometry.path import Path, Segment, joined, polyline
from printkit.geometry.shapes import arc, on_circle, sector
from printkit.geometry.transform import rotate, scale, translate

XY = tuple[float, float]


def smooth(points: Sequence[XY], *, close: bool = False) -> Path:
    """A soft curve through the points (Catmull-Rom)."""
    count = len(points)
    segments: list[Segment] = [("M", *points[0])]
    for i in range(count if close else count - 1):
        before, here, there, after = (_neighbour(points, i + k, close=close) for k in (-1, 0, 1, 2))
        segments.append(
            (
                "C",
                here[0] + (there[0] - before[0]) / 6,
                here[1] + (there[1] - before[1]) / 6,
                there[0] - (after[0] - here[0]) / 6,
                there[1] - (after[1] - here[1]) / 6,
                *there,
            )
        )
    if close:
        segments.append(("Z",))
    return Path(tuple(segments))


def under(points: Sequence[XY], bottom: float) -> Path:
    """The area between a soft line, drawn from left to right, and the level ``bottom``."""
    right, left = points[-1][0], points[0][0]
    edge: tuple[Segment, ...] = (("L", right, bottom), ("L", left, bottom), ("Z",))
    return Path(smooth(points).segments + edge)


def between(upper: Sequence[XY], lower: Sequence[XY]) -> Path:
    """The band between two soft lines, both drawn from left to right."""
    back = smooth(list(reversed(lower)))
    turn: Segment = ("L", *lower[-1])
    return Path((*smooth(upper).segments, turn, *back.segments[1:], ("Z",)))


def ribbon(points: Sequence[XY], halves: Sequence[float]) -> Path:
    """A soft ribbon along the points, ``halves`` wide to each side of them."""
    left: list[XY] = []
    right: list[XY] = []
    for i, ((x, y), half) in enumerate(zip(points, halves, strict=True)):
        before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        along = math.hypot(after[0] - before[0], after[1] - before[1])
        across = (half * (after[1] - before[1]) / along, half * (before[0] - after[0]) / along)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return between(left, right)


def blob(
    cx: float, cy: float, rx: float, ry: float, *, key: str, wobble: float = 0.15, points: int = 9
) -> Path:
    """A soft uneven patch; the same key gives the same patch."""
    chance = Random(key)  # noqa: S311 - a shape, not a secret
    corners: list[XY] = []
    for i in range(points):
        reach = 1 + chance.uniform(-wobble, wobble)
        x, y = on_circle(0.0, 0.0, reach, 360 * i / points)
        corners.append((cx + rx * x, cy + ry * y))
    return smooth(corners, close=True)


def lune(cx: float, cy: float, radius: float, facing: float, inner: float) -> Path:
    """The phase of a disc that lies towards the angle ``facing``.

    ``inner`` is where its inner edge crosses the axis, in radii: 0.9 a thin sickle, 0 the half
    disc, -0.5 more than half.
    """
    outer = arc(0.0, 0.0, radius, -90, 90).segments
    edge = arc(0.0, 0.0, radius, 90, -90).transformed(scale(inner, 1.0)).segments[1:]
    placed = rotate(facing).then(translate(cx, cy))
    return Path((*outer, *edge, ("Z",))).transformed(placed)


def slanted_ring(
    cx: float,
    cy: float,
    outer: float,
    inner: float,
    *,
    flat: float,
    turn: float = 0.0,
    start: float = 0.0,
    end: float = 180.0,
) -> Path:
    """A piece of a ring seen at a slant: height ``flat`` of its width, then turned (degrees).

    The angles run along the ring: 0 to 180 is the half in front, 180 to 360 the half behind.
    """
    placed = scale(1.0, flat).then(rotate(turn)).then(translate(cx, cy))
    return sector(0.0, 0.0, outer, inner, start, end).transformed(placed)


def slanted_arc(
    cx: float,
    cy: float,
    radius: float,
    *,
    flat: float,
    turn: float = 0.0,
    start: float = 0.0,
    end: float = 360.0,
) -> Path:
    """An open piece of a circle seen at a slant; see :func:`slanted_ring`."""
    placed = scale(1.0, flat).then(rotate(turn)).then(translate(cx, cy))
    return arc(0.0, 0.0, radius, start, end).transformed(placed)


def rays(
    cx: float,
    cy: float,
    spokes: Sequence[tuple[float, float, float, float]],
) -> Path:
    """Pointed rays away from a centre: (angle, from radius, to radius, half width at the foot)."""
    return joined(_ray(cx, cy, *spoke) for spoke in spokes)


def _ray(cx: float, cy: float, angle: float, start: float, end: float, half: float) -> Path:
    spread = math.degrees(half / start)
    tip = on_circle(cx, cy, end, angle)
    feet = [on_circle(cx, cy, start, angle + side * spread) for side in (-1, 1)]
    return polyline([feet[0], tip, feet[1]], close=True)


def _neighbour(points: Sequence[XY], index: int, *, close: bool) -> XY:
    if close:
        return points[index % len(points)]
    return points[min(max(index, 0), len(points) - 1)]
