"""Elliptical arcs between two points, as cubics."""

import math
from collections.abc import Iterator

from printkit.geometry.path import Cubic
from printkit.geometry.transform import Point, Transform

_FLAT = 1e-9
"""A radius too small to bend anything, mm."""
_LARGEST_STEP = math.pi / 4


def elliptical_arc(
    start: Point, end: Point, rx: float, ry: float, turn: float, *, large: bool, clockwise: bool
) -> Iterator[Cubic]:
    """The arc of SVG's end point form (SVG 1.1, appendix F.6) as cubics of at most 45 degrees.

    The ellipse is turned by ``turn`` degrees; radii too short for the way are enlarged. Nothing
    comes of an arc that ends where it starts, and nothing of one without a radius: the caller
    draws a line.
    """
    if start == end or min(abs(rx), abs(ry)) < _FLAT:
        return
    angle = math.radians(turn)
    cos, sin = math.cos(angle), math.sin(angle)
    dx, dy = (start.x - end.x) / 2, (start.y - end.y) / 2
    # The start as seen from the middle of the way, with the ellipse turned upright and round.
    x, y = (cos * dx + sin * dy) / abs(rx), (cos * dy - sin * dx) / abs(ry)
    reach = math.hypot(x, y)
    if reach == 0:  # the way is too short for any number
        return
    grow = max(1.0, reach)
    x, y, reach = x / grow, y / grow, min(1.0, reach)
    rx, ry = abs(rx) * grow, abs(ry) * grow
    # The centre stands beside the middle, on the side that the two flags choose.
    away = math.sqrt(1 - reach * reach) / reach * (-1 if large == clockwise else 1)
    cx, cy = away * y, -away * x
    first = math.atan2(y - cy, x - cx)
    sweep = (math.atan2(-y - cy, -x - cx) - first) % (2 * math.pi)
    if not clockwise:
        sweep -= 2 * math.pi
    to_page = Transform(
        *(cos * rx, sin * rx, -sin * ry, cos * ry),
        cos * rx * cx - sin * ry * cy + (start.x + end.x) / 2,
        sin * rx * cx + cos * ry * cy + (start.y + end.y) / 2,
    )
    yield from _on_circle(first, sweep, end, to_page)


def _on_circle(first: float, sweep: float, end: Point, to_page: Transform) -> Iterator[Cubic]:
    """An arc of the unit circle, mapped; its last point is ``end`` to the last digit."""
    count = max(1, math.ceil(abs(sweep) / _LARGEST_STEP - _FLAT))
    handle = 4 / 3 * math.tan(sweep / count / 4)
    for i in range(count):
        a, b = first + sweep * i / count, first + sweep * (i + 1) / count
        one = to_page.apply(math.cos(a) - handle * math.sin(a), math.sin(a) + handle * math.cos(a))
        two = to_page.apply(math.cos(b) + handle * math.sin(b), math.sin(b) - handle * math.cos(b))
        to = end if i == count - 1 else to_page.apply(math.cos(b), math.sin(b))
        yield ("C", *one, *two, *to)
