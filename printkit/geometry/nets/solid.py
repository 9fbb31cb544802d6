"""Solids with flat convex faces: where their faces lie in space, and each face by itself."""

import math
from collections.abc import Iterable, Mapping

from printkit.geometry.transform import Point
from printkit.records import record

Vector = tuple[float, float, float]
Pose = tuple[Vector, Vector, Vector]
"""Where a face's own (0, 0) lies in space, and the unit vectors of its right and its down."""


@record
class Solid:
    """Corners in space, mm, and for each face the numbers of its corners.

    The corners of a face run clockwise as seen from outside; the first is the upper one of the
    picture on the face.
    """

    corners: tuple[Vector, ...]
    faces: Mapping[str, tuple[int, ...]]

    def meet(self, one: str, other: str) -> bool:
        """Whether two faces share an edge."""
        return len(set(self.faces[one]) & set(self.faces[other])) == 2  # noqa: PLR2004 - its ends

    def flat(self, name: str) -> list[Point]:
        """The corners of a face in its own frame, whose upper left is (0, 0)."""
        origin, right, down = self.pose(name)
        spans = (_less(self.corners[i], origin) for i in self.faces[name])
        return [Point(_dot(span, right), _dot(span, down)) for span in spans]

    def pose(self, name: str) -> Pose:
        """The frame of a face in space."""
        points = [self.corners[i] for i in self.faces[name]]
        middle = _scaled(_sum(points), 1 / len(points))
        up = _unit(_less(points[0], middle))
        # Clockwise corners span a normal that points inwards.
        inwards = _unit(_cross(_less(points[1], points[0]), _less(points[2], points[1])))
        right, down = _cross(inwards, up), _scaled(up, -1.0)
        x = min(_dot(_less(p, middle), right) for p in points)
        y = min(_dot(_less(p, middle), down) for p in points)
        return _sum((middle, _scaled(right, x), _scaled(down, y))), right, down


def convex_solid(corners: Iterable[Vector], outwards: Mapping[str, Vector]) -> Solid:
    """A solid whose corners are known, and of each face only where it looks."""
    known = tuple(corners)
    return Solid(known, {name: _face(known, normal) for name, normal in outwards.items()})


def _face(corners: tuple[Vector, ...], normal: Vector) -> tuple[int, ...]:
    """The corners that lie farthest along the normal, clockwise around it."""
    reach = max(_dot(corner, normal) for corner in corners)
    rounding = 1e-9 * max(1.0, abs(reach))
    found = [i for i, c in enumerate(corners) if _dot(c, normal) > reach - rounding]
    middle = _scaled(_sum(corners[i] for i in found), 1 / len(found))
    ahead = _unit(_less(corners[found[0]], middle))
    aside = _cross(ahead, _unit(normal))

    def angle(number: int) -> float:
        span = _less(corners[number], middle)
        return math.atan2(_dot(span, aside), _dot(span, ahead)) % math.tau

    return (found[0], *sorted(found[1:], key=angle))


def _sum(vectors: Iterable[Vector]) -> Vector:
    x, y, z = (math.fsum(parts) for parts in zip(*vectors, strict=True))
    return x, y, z


def _less(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _scaled(a: Vector, factor: float) -> Vector:
    return a[0] * factor, a[1] * factor, a[2] * factor


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _unit(a: Vector) -> Vector:
    return _scaled(a, 1 / math.sqrt(_dot(a, a)))
