"""What a box on a piece stands on: the topmost thing painted there, where that can be known."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import hypot, inf

from printkit.colour import WHITE, Colour
from printkit.geometry.path import Bounds, Path, extent_of, points_of
from printkit.geometry.transform import Point, Transform

CURVE_STEPS = 6
"""Straight pieces for each curve of an outline: a text that lies inside them lies inside it."""
_ROUNDING = 1e-6
"""mm, or mm² where areas are compared."""


@dataclass
class Area:
    """A path on a piece, and the rectangle around its points, those of curves included (mm)."""

    path: Path
    transform: Transform
    left: float
    top: float
    right: float
    bottom: float
    upright: bool
    """Whether the path is that very rectangle."""

    @property
    def box(self) -> Bounds:
        """The rectangle."""
        return Bounds(self.left, self.top, self.right - self.left, self.bottom - self.top)

    def holds(self, box: Bounds) -> bool:
        """Whether the box certainly lies within: in one outline that bulges all around it."""
        if not (
            self.left <= box.x + _ROUNDING
            and self.top <= box.y + _ROUNDING
            and box.right <= self.right + _ROUNDING
            and box.bottom <= self.bottom + _ROUNDING
        ):
            return False
        return self.upright or self._bulges_around(box)

    @property
    def is_convex(self) -> bool:
        """Whether it is one outline that bulges all around, so that :meth:`holds` is exact."""
        return self.upright or bool(self._convex_outline)

    def room_around(self, box: Bounds) -> tuple[float, float]:
        """From a box within to the nearest edge beside it, and above or below it, mm.

        The area must be convex and hold the box.
        """
        if self.upright:
            across = min(box.x - self.left, self.right - box.right)
            return across, min(box.y - self.top, self.bottom - box.bottom)
        corners = [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
        across = down = inf
        for a, b in pairwise(self._convex_outline):
            length = hypot(b.x - a.x, b.y - a.y)
            if length < _ROUNDING:
                continue
            turned = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) for x, y in corners)
            nearest = min(map(abs, turned)) / length
            if abs(b.y - a.y) >= abs(b.x - a.x):
                across = min(across, nearest)
            else:
                down = min(down, nearest)
        return across, down

    def _bulges_around(self, box: Bounds) -> bool:
        corners = ((x, y) for x in (box.x, box.right) for y in (box.y, box.bottom))
        outline = self._convex_outline
        return bool(outline) and all(_is_inside(outline, x, y) for x, y in corners)

    @cached_property
    def _convex_outline(self) -> list[Point]:
        """The points of the path, the first again as the last; none unless it bulges all around."""
        if sum(segment[0] == "M" for segment in self.path.segments) != 1:
            return []
        (outline,) = self.path.polylines(CURVE_STEPS)
        points = [self.transform.apply(*point) for point in outline]
        if points[0] != points[-1]:
            points.append(points[0])
        return points if _is_convex(points) else []


@dataclass  # not frozen: there are thousands, and freezing triples the time to make them
class Painted:
    """Something painted on a piece, as far as the ``clips`` let it.

    ``fill`` is None for a mere line, and for what has many colours or unknown ones; that is
    ``opaque`` all the same. ``reach`` is how far a line paints beyond its path, mm.
    """

    path: Path
    transform: Transform
    fill: Colour | None
    clips: tuple[Area, ...] = ()
    opaque: bool = True
    reach: float = 0.0

    @cached_property
    def area(self) -> Area:
        """Where it lies; worked out late, since most of what is painted lies below no text."""
        return area_of(self.path, self.transform)

    def touches(self, box: Bounds) -> bool:
        """Whether anything of it may lie in the box."""
        area, reach = self.area, self.reach
        return (
            area.left - reach < box.right
            and area.right + reach > box.x
            and area.top - reach < box.bottom
            and area.bottom + reach > box.y
        )

    def covers(self, box: Bounds) -> bool:
        """Whether it certainly hides all that lies below it in the box."""
        return self.opaque and self.area.holds(box) and all(clip.holds(box) for clip in self.clips)


def area_of(path: Path, transform: Transform) -> Area:
    """The path as it lies on the piece, once ``transform`` has moved it there."""
    a, b, c, d, e, f = transform
    if b == c == 0.0 and a > 0.0 and d > 0.0:  # nearly all: what the path knows of itself will do
        left, top, right, bottom, upright = path.extent
        ends = a * left + e, d * top + f, a * right + e, d * bottom + f
    else:
        points = [(a * x + c * y + e, b * x + d * y + f) for x, y in points_of(path)]
        left, top, right, bottom, upright = extent_of(points)
        ends = left, top, right, bottom
    return Area(path, transform, *ends, upright=upright)


def ground_of(box: Bounds, downwards: Iterable[Painted]) -> Colour | None:
    """The one colour behind a box, white where nothing is painted; None if it is not certain.

    The things that may lie there come with the topmost first.

    Only what holds the whole box counts as its ground; what covers a part of it makes it
    uncertain.
    """
    for thing in downwards:
        if not thing.touches(box):
            continue
        inside = thing.area.holds(box)
        if not thing.opaque and inside:  # a frame around the text
            continue
        clear = inside and thing.fill is not None and all(clip.holds(box) for clip in thing.clips)
        return thing.fill if clear else None
    return WHITE


def _is_convex(points: Sequence[Point]) -> bool:
    """Whether a closed outline always turns the same way."""
    turns = [
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
        for (a, b), c in zip(pairwise(points), [*points[2:], points[1]], strict=True)
    ]
    return min(turns) >= -_ROUNDING or max(turns) <= _ROUNDING


def _is_inside(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point is on the same side of all edges."""
    sides = [(b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) for a, b in pairwise(points)]
    return min(sides) >= -_ROUNDING or max(sides) <= _ROUNDING
