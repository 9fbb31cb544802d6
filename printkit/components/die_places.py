"""Places on a face of a die: its corners, its middle, and lines along its edges."""

import math
from itertools import pairwise
from math import fsum

from printkit.geometry.nets.net import NetFace
from printkit.geometry.path import Path, polyline
from printkit.geometry.transform import Point

_RIM = 0.5
"""From the edge of a face with a figure to the line around it, mm."""


def corners_of(face: NetFace) -> list[Point]:
    """The corners of a face, each once."""
    (points,) = face.shape.polylines()
    return points[:-1] if points[0] == points[-1] else points


def drawn_in(face: NetFace, middle: Point) -> Path:
    """The outline of a face, smaller: what ends the face when the fold is worn."""
    share = 1 - _RIM / inradius(face, middle)
    return polyline(towards_corners(face, middle, share), close=True)


def inradius(face: NetFace, middle: Point) -> float:
    """From the middle of a face to its nearest edge."""
    ends = [*corners_of(face), corners_of(face)[0]]
    return min(_apart(middle, one, other) for one, other in pairwise(ends))


def _apart(middle: Point, one: Point, other: Point) -> float:
    """How far the line through two points passes a third."""
    along, down = other.x - one.x, other.y - one.y
    return abs(along * (middle.y - one.y) - down * (middle.x - one.x)) / math.hypot(along, down)


def towards_corners(face: NetFace, middle: Point, share: float) -> list[tuple[float, float]]:
    """A point on the way from the middle to each corner."""
    x, y = middle
    return [(x + share * (p.x - x), y + share * (p.y - y)) for p in corners_of(face)]


def middle_of(face: NetFace) -> Point:
    """Amid the face's corners."""
    corners = corners_of(face)
    return Point(
        fsum(p.x for p in corners) / len(corners), fsum(p.y for p in corners) / len(corners)
    )
