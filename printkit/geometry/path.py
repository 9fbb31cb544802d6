"""Paths of four kinds of segments: move, line, cubic, close. Everything else becomes these."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import Literal, NamedTuple

from printkit.geometry.transform import Point, Transform
from printkit.records import record

Move = tuple[Literal["M"], float, float]
Line = tuple[Literal["L"], float, float]
Cubic = tuple[Literal["C"], float, float, float, float, float, float]
Close = tuple[Literal["Z"]]
Segment = Move | Line | Cubic | Close


class Bounds(NamedTuple):
    """An upright rectangle: corner (x, y), width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def grown(self, by: float) -> "Bounds":
        """The rectangle with ``by`` added on each side (negative: taken away)."""
        return Bounds(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def common(self, other: "Bounds") -> "Bounds":
        """The part that lies in both; width or height are negative where they are apart."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Bounds(x, y, right - x, bottom - y)

    def contains(self, other: "Bounds", tolerance: float = 1e-6) -> bool:
        """Whether the other rectangle lies within this one."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def overlaps(self, other: "Bounds", tolerance: float = 1e-6) -> bool:
        """Whether the two rectangles share more than an edge."""
        return (
            self.x < other.right - tolerance
            and other.x < self.right - tolerance
            and self.y < other.bottom - tolerance
            and other.y < self.bottom - tolerance
        )


class Extent(NamedTuple):
    """The ends of all points of a path, those that bend its curves included."""

    left: float
    top: float
    right: float
    bottom: float
    upright: bool
    """Whether its points are the corners of that very rectangle."""


@record
class Path:
    """A run of segments; may hold several closed or open subpaths."""

    segments: tuple[Segment, ...]
    _extent: Extent | None = field(default=None, init=False, compare=False, repr=False)

    @property
    def extent(self) -> Extent:
        """How far its points reach; worked out once, for many ask again. All 0 of no points."""
        known = self._extent
        if known is None:
            known = extent_of(points_of(self))
            object.__setattr__(self, "_extent", known)
        return known

    def __add__(self, other: "Path") -> "Path":
        return Path(self.segments + other.segments)

    def transformed(self, transform: Transform) -> "Path":
        """The path with every point mapped."""
        a, b, c, d, e, f = transform
        out: list[Segment] = []
        for segment in self.segments:
            match segment:
                case ("C", x1, y1, x2, y2, x3, y3):
                    out.append(
                        (
                            "C",
                            a * x1 + c * y1 + e,
                            b * x1 + d * y1 + f,
                            a * x2 + c * y2 + e,
                            b * x2 + d * y2 + f,
                            a * x3 + c * y3 + e,
                            b * x3 + d * y3 + f,
                        )
                    )
                case ("M", x, y):
                    out.append(("M", a * x + c * y + e, b * x + d * y + f))
                case ("L", x, y):
                    out.append(("L", a * x + c * y + e, b * x + d * y + f))
                case _:
                    out.append(segment)
        return Path(tuple(out))

    def moved(self, x: float, y: float) -> "Path":
        """The path moved by (x, y)."""
        return self.transformed(Transform(e=x, f=y))

    def bounds(self) -> Bounds:
        """The tight upright rectangle around the path (curves by their true extremes)."""
        xs: list[float] = []
        ys: list[float] = []
        start = Point(0.0, 0.0)
        for segment in self.segments:
            match segment:
                case ("C", x1, y1, x2, y2, x3, y3):
                    xs.extend(_cubic_extremes(start.x, x1, x2, x3))
                    ys.extend(_cubic_extremes(start.y, y1, y2, y3))
                    start = Point(x3, y3)
                case ("M" | "L", x, y):
                    xs.append(x)
                    ys.append(y)
                    start = Point(x, y)
                case _:
                    pass
        if not xs:
            return Bounds(0.0, 0.0, 0.0, 0.0)
        return Bounds(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def subpaths(self) -> "Iterator[Path]":
        """Each of its runs from a move to the next."""
        run: list[Segment] = []
        for segment in self.segments:
            if segment[0] == "M" and run:
                yield Path(tuple(run))
                run = []
            run.append(segment)
        if run:
            yield Path(tuple(run))

    def polylines(self, steps: int = 16) -> Iterator[list[Point]]:
        """Each subpath as points, curves cut into ``steps`` straight pieces."""
        points: list[Point] = []
        for segment in self.segments:
            match segment:
                case ("M", x, y):
                    if points:
                        yield points
                    points = [Point(x, y)]
                case ("L", x, y):
                    points.append(Point(x, y))
                case ("C", x1, y1, x2, y2, x3, y3):
                    start = points[-1]
                    points.extend(
                        Point(
                            _cubic_at(start.x, x1, x2, x3, i / steps),
                            _cubic_at(start.y, y1, y2, y3, i / steps),
                        )
                        for i in range(1, steps + 1)
                    )
                case _:
                    if points:
                        points.append(points[0])
        if points:
            yield points


def points_of(path: Path) -> list[tuple[float, float]]:
    """All points of the path, those that bend its curves included."""
    points: list[tuple[float, float]] = []
    for segment in path.segments:
        match segment:
            case ("C", x1, y1, x2, y2, x3, y3):
                points += ((x1, y1), (x2, y2), (x3, y3))
            case ("M" | "L", x, y):
                points.append((x, y))
            case _:
                pass
    return points


def extent_of(points: list[tuple[float, float]]) -> Extent:
    """How far the points reach; all 0 where there are none."""
    if not points:
        return Extent(0.0, 0.0, 0.0, 0.0, upright=True)
    xs, ys = zip(*points, strict=True)
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    corners = {(left, top), (right, top), (right, bottom), (left, bottom)}
    # Four or five: the last may be the first again.
    upright = len(points) in {4, 5} and set(points) == corners
    return Extent(left, top, right, bottom, upright)


def polyline(points: Iterable[tuple[float, float]], *, close: bool = False) -> Path:
    """Straight lines through the points, closed if asked."""
    segments: list[Segment] = []
    for x, y in points:
        segments.append(("L", x, y) if segments else ("M", x, y))
    if close:
        segments.append(("Z",))
    return Path(tuple(segments))


def joined(paths: Iterable[Path]) -> Path:
    """One path that holds the subpaths of all."""
    return Path(tuple(segment for path in paths for segment in path.segments))


def _cubic_at(p0: float, p1: float, p2: float, p3: float, t: float) -> float:
    s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3


def _cubic_extremes(p0: float, p1: float, p2: float, p3: float) -> list[float]:
    """End points, and the values where the derivative vanishes inside the curve."""
    values = [p0, p3]
    a = -p0 + 3 * p1 - 3 * p2 + p3
    b = 2 * (p0 - 2 * p1 + p2)
    c = p1 - p0
    roots: list[float] = []
    if abs(a) < 1e-12:  # noqa: PLR2004 - the derivative is linear
        if abs(b) > 1e-12:  # noqa: PLR2004
            roots.append(-c / b)
    elif (square := b * b - 4 * a * c) >= 0:
        root = math.sqrt(square)
        roots += [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    values.extend(_cubic_at(p0, p1, p2, p3, t) for t in roots if 0 < t < 1)
    return values
