"""Measures nets with a polygon library and folds them in space."""

import math
from collections.abc import Mapping
from itertools import combinations, pairwise

from shapely import Polygon

from printkit.geometry.nets.net import Net, NetFace
from printkit.geometry.path import Path
from printkit.geometry.transform import Point

STEPS = 8
Vector = tuple[float, float, float]
Pose = tuple[Vector, Vector, Vector]
"""Where a face's own (0, 0) lies in space, and the unit vectors of its right and its down."""


def polygon(path: Path) -> Polygon:
    (points,) = path.polylines(STEPS)
    # The library fails on corners that differ by the last bit only.
    return Polygon([(round(x, 9), round(y, 9)) for x, y in points])


def length(path: Path, steps: int = 64) -> float:
    return sum(math.dist(a, b) for line in path.polylines(steps) for a, b in pairwise(line))


def assert_sound(net: Net) -> None:
    """Parts are simple and do not overlap; the cut is one line around all; joins are equal."""
    parts = [polygon(face.outline) for face in net.faces]
    parts += [polygon(tab.outline) for tab in net.tabs]
    assert all(part.is_valid for part in parts)
    for a, b in combinations(parts, 2):
        assert a.intersection(b).area < 1e-6
    whole = polygon(net.cut)
    assert whole.is_valid
    assert math.isclose(whole.area, sum(part.area for part in parts), rel_tol=1e-6)
    for join in net.joins:
        assert math.isclose(length(join.a), length(join.b), rel_tol=1e-9)
    assert net.bounds[:2] == (0, 0)
    assert max(abs(a - b) for a, b in zip(net.bounds, net.cut.bounds(), strict=True)) < 1e-6


def assert_folds(net: Net, poses: Mapping[str, Pose]) -> None:
    """With the faces in these poses, folds between faces and joins close without a gap."""
    for fold in _lines(net.score):
        spots = [_in_space(face, poses[face.name], fold) for face in _owners(net, fold)]
        assert spots
        assert all(_near(spots[0], spot) for spot in spots[1:])
    for join in net.joins:
        (a,), (b,) = _lines(join.a), _lines(join.b)
        face_a, face_b = _owners(net, a)[0], _owners(net, b)[0]
        assert _near(
            _in_space(face_a, poses[face_a.name], a), _in_space(face_b, poses[face_b.name], b)
        )


def _lines(path: Path) -> list[list[Point]]:
    return list(path.polylines(STEPS))


def _owners(net: Net, line: list[Point]) -> list[NetFace]:
    """The faces that have both ends of the line among their corners."""
    return [
        face
        for face in net.faces
        if all(
            any(math.dist(end, corner) < 1e-6 for corner in next(face.outline.polylines()))
            for end in line
        )
    ]


def _in_space(face: NetFace, pose: Pose, line: list[Point]) -> list[Vector]:
    return [_to_space(pose, _to_frame(face, point)) for point in line]


def _to_frame(face: NetFace, point: Point) -> Point:
    """The point of the net in the face's own frame: placements only turn and move."""
    a, b, c, d, e, f = face.placement
    x, y = point.x - e, point.y - f
    return Point(a * x + b * y, c * x + d * y)


def _to_space(pose: Pose, point: Point) -> Vector:
    origin, right, down = pose
    x, y, z = (o + point.x * r + point.y * d for o, r, d in zip(origin, right, down, strict=True))
    return x, y, z


def _near(a: list[Vector], b: list[Vector]) -> bool:
    return all(math.dist(p, q) < 1e-6 for p, q in zip(a, b, strict=True))
