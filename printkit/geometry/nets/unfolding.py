"""Unfolds a solid along a tree of its faces and puts tabs on the edges that remain open."""

import math
from collections.abc import Iterator, Sequence
from itertools import product

from printkit.geometry.nets.net import Join, Net, NetFace, Tab, assemble, edge, edge_tab
from printkit.geometry.nets.solid import Solid
from printkit.geometry.path import Path, polyline
from printkit.geometry.transform import IDENTITY, Point, Transform, rotate, translate

Tree = Sequence[tuple[str, str]]
"""A face and the neighbour that hangs on it, from the first face outwards."""

TRIED = ((1.0, 0.75, 0.5, 0.35), (60.0, 45.0, 30.0, 20.0))
"""Shares of a tab's depth and slopes of its ends (degrees): the first that are free are taken."""
CLEAR = 1e-6
"""Parts that overlap by no more (mm) only touch."""


def unfold(solid: Solid, tree: Tree, depth: float) -> Net:
    """The net; tabs are ``depth`` mm deep where there is room.

    Raises:
        ValueError: there is no room for a tab on either of two edges that meet.
    """
    places = _places(solid, tree)
    faces = [NetFace(n, polyline(solid.flat(n), close=True), place) for n, place in places.items()]
    taken = [next(face.outline.polylines()) for face in faces]
    tabs, joins = [], []
    for one, other in _seams(solid, tree):
        bearing, meeting = _edge(solid, places, *one), _edge(solid, places, *other)
        tab = _free_tab(taken, ((other[0], bearing), (one[0], meeting)), depth)
        taken.append(next(tab.outline.polylines()))
        tabs.append(tab)
        # The edges run opposite ways around their faces.
        joins.append(Join(edge(*bearing), edge(*reversed(meeting))))
    return assemble(faces, tabs, joins)


_Side = tuple[str, int]
"""An edge of a face: the face, and which of its corners the edge begins at."""
_Line = tuple[Point, Point]


def _places(solid: Solid, tree: Tree) -> dict[str, Transform]:
    """Where each face lies on the net."""
    places = {tree[0][0]: IDENTITY}
    for parent, child in tree:
        shared = next(pair for pair in _pairs(solid) if {pair[0][0], pair[1][0]} == {parent, child})
        there, here = shared if shared[0][0] == parent else shared[::-1]
        end, start = _edge(solid, places, *there)
        places[child] = _onto(_edge(solid, {child: IDENTITY}, *here), (start, end))
    return places


def _onto(line: _Line, target: _Line) -> Transform:
    """Turns and moves a line onto another of its length."""
    (a, b), (c, d) = line, target
    turn = math.atan2(d.y - c.y, d.x - c.x) - math.atan2(b.y - a.y, b.x - a.x)
    turned = rotate(math.degrees(turn))
    start = turned.apply(*a)
    return turned.then(translate(c.x - start.x, c.y - start.y))


def _pairs(solid: Solid) -> Iterator[tuple[_Side, _Side]]:
    """The two sides of each edge of the solid."""
    open_sides: dict[tuple[int, int], _Side] = {}
    for name, corners in solid.faces.items():
        for i, corner in enumerate(corners):
            following = corners[(i + 1) % len(corners)]
            if (following, corner) in open_sides:
                yield open_sides.pop((following, corner)), (name, i)
            else:
                open_sides[corner, following] = (name, i)


def _seams(solid: Solid, tree: Tree) -> Iterator[tuple[_Side, _Side]]:
    """The edges that the net cuts open."""
    folded = {frozenset(pair) for pair in tree}
    for one, other in _pairs(solid):
        if frozenset((one[0], other[0])) not in folded:
            yield one, other


def _edge(solid: Solid, places: dict[str, Transform], name: str, first: int) -> _Line:
    points = solid.flat(name)
    start, end = points[first], points[(first + 1) % len(points)]
    return places[name].apply(*start), places[name].apply(*end)


def _free_tab(
    taken: Sequence[Sequence[Point]], choices: Sequence[tuple[str, _Line]], depth: float
) -> Tab:
    """The largest tab on one of the edges that leaves all other parts alone."""
    for share, (glues_to, line), (first, last) in product(
        TRIED[0], choices, product(TRIED[1], repeat=2)
    ):
        tab = edge_tab(glues_to, *line, depth * share, first, last)
        if not any(overlap(_corners(tab.outline), part) for part in taken):
            return tab
    raise ValueError("there is no room for a tab")


def _corners(outline: Path) -> Sequence[Point]:
    return next(outline.polylines())


def overlap(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two convex shapes share more than a border: no line along an edge parts them."""
    return not any(_parted(a, b, one, other) for shape in (one, other) for a, b in _edges(shape))


def _edges(shape: Sequence[Point]) -> Iterator[_Line]:
    for i, point in enumerate(shape):
        following = shape[(i + 1) % len(shape)]
        if math.dist(point, following) > CLEAR:
            yield point, following


def _parted(a: Point, b: Point, one: Sequence[Point], other: Sequence[Point]) -> bool:
    length = math.dist(a, b)
    nx, ny = (b.y - a.y) / length, (a.x - b.x) / length
    here = [x * nx + y * ny for x, y in one]
    there = [x * nx + y * ny for x, y in other]
    return max(here) <= min(there) + CLEAR or max(there) <= min(here) + CLEAR
