"""Closed shapes as paths: rectangles, circles, sectors, polygons, stars."""

import math

from printkit.geometry.path import Path, Segment, joined, polyline
from printkit.geometry.transform import Point

KAPPA = 0.5522847498307936
"""Handle length of the cubic that stands for a quarter of the unit circle."""


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """A rectangle, its corners rounded by ``radius`` (at most half the shorter side)."""
    r = min(radius, width / 2, height / 2)
    return rounded_rectangle(x, y, width, height, r, r)


def rounded_rectangle(
    x: float, y: float, width: float, height: float, rx: float, ry: float
) -> Path:
    """A rectangle with quarters of an ellipse for corners (each radius at most half its side)."""
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    right, bottom = x + width, y + height
    if rx <= 0 or ry <= 0:
        return polyline([(x, y), (right, y), (right, bottom), (x, bottom)], close=True)
    kx, ky = rx * (1 - KAPPA), ry * (1 - KAPPA)
    return Path(
        (
            ("M", x + rx, y),
            ("L", right - rx, y),
            ("C", right - kx, y, right, y + ky, right, y + ry),
            ("L", right, bottom - ry),
            ("C", right, bottom - ky, right - kx, bottom, right - rx, bottom),
            ("L", x + rx, bottom),
            ("C", x + kx, bottom, x, bottom - ky, x, bottom - ry),
            ("L", x, y + ry),
            ("C", x, y + ky, x + kx, y, x + rx, y),
            ("Z",),
        )
    )


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Path:
    """An upright ellipse around (cx, cy)."""
    kx, ky = rx * KAPPA, ry * KAPPA
    return Path(
        (
            ("M", cx + rx, cy),
            ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
            ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
            ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
            ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
            ("Z",),
        )
    )


def circle(cx: float, cy: float, radius: float) -> Path:
    """A circle around (cx, cy)."""
    return ellipse(cx, cy, radius, radius)


def on_circle(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle: 0 points right, 90 points down."""
    angle = math.radians(degrees)
    return Point(cx + radius * math.cos(angle), cy + radius * math.sin(angle))


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> Path:
    """An open arc from angle ``start`` to ``end`` (degrees, clockwise on paper if end > start)."""
    first = on_circle(cx, cy, radius, start)
    return Path((("M", first.x, first.y), *_arc_segments(cx, cy, radius, start, end)))


def sector(cx: float, cy: float, outer: float, inner: float, start: float, end: float) -> Path:
    """A ring sector between two radii; with ``inner`` 0 it is a slice of a disc."""
    first = on_circle(cx, cy, outer, start)
    segments: list[Segment] = [
        ("M", first.x, first.y),
        *_arc_segments(cx, cy, outer, start, end),
    ]
    back = on_circle(cx, cy, inner, end)
    segments.append(("L", back.x, back.y))
    if inner > 0:
        segments.extend(_arc_segments(cx, cy, inner, end, start))
    segments.append(("Z",))
    return Path(tuple(segments))


def ring(cx: float, cy: float, outer: float, inner: float) -> Path:
    """A disc with a hole; the hole runs the other way round, so any fill rule leaves it open."""
    hole = Path(
        (("M", cx + inner, cy), *_arc_segments(cx, cy, inner, 360, 0), ("Z",)),
    )
    return joined([circle(cx, cy, outer), hole])


def polygon(cx: float, cy: float, radius: float, corners: int, turn: float = -90.0) -> Path:
    """A regular polygon; ``turn`` is the angle of the first corner (-90 points up)."""
    return polyline(
        [on_circle(cx, cy, radius, turn + 360 * i / corners) for i in range(corners)], close=True
    )


def star(
    cx: float, cy: float, outer: float, inner: float, points: int, turn: float = -90.0
) -> Path:
    """A star whose tips lie on ``outer`` and whose notches lie on ``inner``."""
    return polyline(
        [
            on_circle(cx, cy, inner if i % 2 else outer, turn + 180 * i / points)
            for i in range(2 * points)
        ],
        close=True,
    )


def _arc_segments(cx: float, cy: float, radius: float, start: float, end: float) -> list[Segment]:
    """Cubics of at most 45 degrees each: within a thousandth of a per mille of the circle."""
    count = max(1, math.ceil(abs(end - start) / 45))
    step = (end - start) / count
    handle = radius * 4 / 3 * math.tan(math.radians(step) / 4)
    segments: list[Segment] = []
    for i in range(count):
        a, b = math.radians(start + i * step), math.radians(start + (i + 1) * step)
        segments.append(
            (
                "C",
                cx + radius * math.cos(a) - handle * math.sin(a),
                cy + radius * math.sin(a) + handle * math.cos(a),
                cx + radius * math.cos(b) + handle * math.sin(b),
                cy + radius * math.sin(b) - handle * math.cos(b),
                cx + radius * math.cos(b),
                cy + radius * math.sin(b),
            )
        )
    return segments
