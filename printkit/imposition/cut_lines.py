"""The outlines of pieces as lines to cut: an edge that two of them share is cut once."""

from collections.abc import Iterable, Iterator, Sequence

from printkit.geometry.path import Path, Segment, joined
from printkit.geometry.transform import Point

_DECIMALS = 6
"""Edges whose ends are nearer, mm, are one; measures of a micrometre stay apart when halved."""

_Edge = frozenset[tuple[float, float]]


def cut_lines(outlines: Iterable[Path]) -> Path:
    """All outlines as one path. What is left of one after its neighbours' is in as few lines."""
    seen: set[_Edge] = set()
    return joined(line for outline in outlines for line in _lines(outline, seen))


def _lines(outline: Path, seen: set[_Edge]) -> Iterator[Path]:
    for part in outline.subpaths():
        edges = _edges(part.segments)
        cut = [edge in seen for _, edge, _ in edges]
        seen.update(edge for _, edge, _ in edges if edge is not None)
        if any(cut):
            yield from _runs(edges, cut)
        else:
            yield part


def _edges(part: Sequence[Segment]) -> list[tuple[Point, _Edge | None, Segment]]:
    """Of each stretch where it begins, its two ends if it is straight, and how it is drawn."""
    edges: list[tuple[Point, _Edge | None, Segment]] = []
    first = last = Point(0.0, 0.0)
    for segment in part:
        match segment:
            case ("M", x, y):
                first = last = Point(x, y)
            case ("L", x, y):
                edges.append((last, _edge(last, Point(x, y)), segment))
                last = Point(x, y)
            case ("C", *_, x, y):
                edges.append((last, None, segment))
                last = Point(x, y)
            case _ if last != first:
                edges.append((last, _edge(last, first), ("L", *first)))
                last = first
    return edges


def _edge(one: Point, other: Point) -> _Edge:
    return frozenset((round(x, _DECIMALS), round(y, _DECIMALS)) for x, y in (one, other))


def _runs(
    edges: Sequence[tuple[Point, _Edge | None, Segment]], cut: Sequence[bool]
) -> Iterator[Path]:
    """What is not yet cut, in lines that begin after an edge that is."""
    begin = cut.index(True)
    run: list[Segment] = []
    for index in (*range(begin + 1, len(edges)), *range(begin + 1)):
        start, _, segment = edges[index]
        if cut[index]:
            if run:
                yield Path(tuple(run))
            run = []
        else:
            run += [segment] if run else [("M", *start), segment]
