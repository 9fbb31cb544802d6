"""Distinguishes cuts from folds: an edge that two parts share is folded, any other is cut."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from printkit.geometry.path import Path, Segment
from printkit.geometry.transform import Point

SAME_POINT = 1e-6
"""Corners nearer than this (mm) are one corner: parts compute shared corners each in their way."""
_CELL = 1e-3
"""Corners are looked for within cells of this size, mm."""


class _Edge(NamedTuple):
    start: Point
    end: Point
    segment: Segment


def cut_and_score(outlines: Iterable[Path]) -> tuple[Path, Path]:
    """The closed lines to cut and the lines to fold of parts laid edge to edge.

    All outlines run clockwise. Where two parts meet, one runs along the common edge one way
    and the other runs back; such pairs are folds, what remains is the outline of the whole.
    """
    corners = _Corners()
    edges: dict[tuple[int, int], _Edge] = {}
    for outline in outlines:
        for edge in _edges(outline):
            key = corners.number(edge.start), corners.number(edge.end)
            if key[0] != key[1]:
                edges[key] = edge
    folds = [edge for (a, b), edge in edges.items() if a < b and (b, a) in edges]
    cuts = {(a, b): edge for (a, b), edge in edges.items() if (b, a) not in edges}
    score = Path(tuple(part for fold in folds for part in (_move(fold.start), fold.segment)))
    return _loops(cuts), score


def _edges(outline: Path) -> Iterator[_Edge]:
    first = here = Point(0.0, 0.0)
    for segment in outline.segments:
        match segment:
            case ("M", x, y):
                first = here = Point(x, y)
                continue
            case ("L", x, y) | ("C", _, _, _, _, x, y):
                end = Point(x, y)
                yield _Edge(here, end, segment)
                here = end
            case _:
                yield _Edge(here, first, ("L", first.x, first.y))


class _Corners:
    """Numbers corners; those that are as good as the same have one number."""

    def __init__(self) -> None:
        self._of: dict[tuple[int, int], list[tuple[Point, int]]] = {}
        self._count = 0

    def number(self, point: Point) -> int:
        """The number of the known corner at this point; a new one gets the next."""
        column, row = round(point.x / _CELL), round(point.y / _CELL)
        for x in (column, column - 1, column + 1):
            for y in (row, row - 1, row + 1):
                for corner, number in self._of.get((x, y), ()):
                    if math.dist(corner, point) < SAME_POINT:
                        return number
        self._of.setdefault((column, row), []).append((point, self._count))
        self._count += 1
        return self._count - 1


def _loops(edges: dict[tuple[int, int], _Edge]) -> Path:
    """The edges strung to closed subpaths, in the order in which they were met."""
    onward: dict[int, list[int]] = {}
    for a, b in edges:
        onward.setdefault(a, []).append(b)
    segments: list[Segment] = []
    for first, ends in onward.items():
        while ends:
            here, there = first, ends.pop(0)
            segments.append(_move(edges[here, there].start))
            segments.append(edges[here, there].segment)
            while there != first:
                here, there = there, onward[there].pop(0)
                segments.append(edges[here, there].segment)
            segments.append(("Z",))
    return Path(tuple(segments))


def _move(point: Point) -> Segment:
    return ("M", point.x, point.y)
