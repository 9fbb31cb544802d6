"""Arrows: a line, straight or bent, with a head at its end. All lengths in mm."""

from math import atan2, cos, hypot, pi, sin

from printkit.geometry.path import polyline
from printkit.scene import Group, Shape, Stroke

Spot = tuple[float, float]

WIDTH = 0.5
"""Of the line, where none is stated."""
HEAD = 3.2
"""Length of the head in widths of the line; at least :data:`LEAST` mm."""
LEAST = 1.6
_STEPS = 16
_SPREAD = 0.42
"""Half the angle of the head, radians."""


def arrow(start: Spot, end: Spot, bend: float, stroke: Stroke) -> Group:
    """An arrow whose middle lies ``bend`` to the left of the straight way."""
    points = _bow(start, end, bend)
    length = max(LEAST, HEAD * stroke.width)
    (x0, y0), (x1, y1) = points[-2], points[-1]
    angle = atan2(y1 - y0, x1 - x0)
    sides = (angle - _SPREAD, angle + _SPREAD)
    head = [
        end,
        *((x1 - length * cos(side), y1 - length * sin(side)) for side in sides),
    ]
    line = polyline(_shortened(points, 0.7 * length))
    return Group((Shape(line, stroke=stroke), Shape(polyline(head, close=True), stroke.colour)))


def _bow(start: Spot, end: Spot, bend: float) -> list[Spot]:
    """Spots of a parabola through both ends."""
    if not bend:
        return [start, end]
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0) or 1.0
    across = ((y1 - y0) / length, (x0 - x1) / length)
    return [
        (
            x0 + (x1 - x0) * t + across[0] * bend * sin(pi * t),
            y0 + (y1 - y0) * t + across[1] * bend * sin(pi * t),
        )
        for t in (step / _STEPS for step in range(_STEPS + 1))
    ]


def _shortened(points: list[Spot], by: float) -> list[Spot]:
    """The way without its last millimetres, which the head covers."""
    *rest, (x0, y0), (x1, y1) = points
    length = hypot(x1 - x0, y1 - y0)
    if length <= by and len(rest) > 0:
        return _shortened([*rest, (x0, y0)], by - length)
    share = max(0.0, 1 - by / length) if length else 0.0
    return [*rest, (x0, y0), (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)]
