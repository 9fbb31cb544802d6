"""Hexagons that lie as in a honeycomb: upright and turned, with a gutter or edge to edge."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import ClassVar

from printkit.geometry.path import Bounds, polyline
from printkit.geometry.polygons import interlocking, outset
from printkit.geometry.transform import IDENTITY, Point, rotate, translate
from printkit.imposition.edge_colours import DEPTH
from printkit.imposition.slots import PlacedTrim, Slot
from printkit.records import record
from printkit.scene import Artwork

TOLERANCE = 1e-6
_DECIMALS = 3

_Corners = Sequence[Point]


@record
class Honeycomb:
    """A lattice of equal hexagons; ``cells`` counts its steps from the first one."""

    corners: tuple[Point, ...]
    turned: bool
    gutter: float
    cells: tuple[tuple[int, int], ...]

    pattern: ClassVar = 0
    """Of two ways that are as good, the honeycomb comes before the grids."""

    @property
    def capacity(self) -> int:
        """Pieces on a sheet."""
        return len(self.cells)

    def slots(self, area: Bounds, pieces: Sequence[Artwork]) -> tuple[Slot, ...]:
        """The pieces from the top, the whole honeycomb in the middle of the area.

        There is no gutter where the edges of all pieces are equal.
        """
        gutter = 0.0 if alike(pieces) else self.gutter
        box = _box(self.corners)
        one, other = _steps(self.corners, gutter)
        spots = [Point(i * one.x + k * other.x, i * one.y + k * other.y) for i, k in self.cells]
        x, y = area.centre
        x -= (min(s.x for s in spots) + max(s.x for s in spots) + box.width) / 2
        y -= (min(s.y for s in spots) + max(s.y for s in spots) + box.height) / 2
        return tuple(
            self._slot(piece, Bounds(x + spot.x, y + spot.y, box.width, box.height), gutter)
            for piece, spot in zip(pieces, spots, strict=False)
        )

    def _slot(self, piece: Artwork, bounds: Bounds, gutter: float) -> Slot:
        """Where the pieces touch, their paint may reach over the edge: it is of the same colour."""
        reach = min(piece.bleed, gutter / 2 if gutter else DEPTH)
        clip = outset([Point(bounds.x + x, bounds.y + y) for x, y in self.corners], reach)
        path = polyline(clip, close=True)
        return Slot(piece, PlacedTrim(bounds, self.turned), path.bounds(), path)


def hexagon(piece: Artwork) -> tuple[Point, ...]:
    """The corners of a piece that fits into others of its kind; none of another piece."""
    corners = interlocking(piece.outline)
    filled = bool(corners) and _box(corners).contains(piece.trim)
    return corners if filled else ()


def alike(pieces: Sequence[Artwork]) -> bool:
    """Whether one cut parts all neighbours: they show the same flat colours all around."""
    around = pieces[0].edges.around
    return around is not None and all(piece.edges.around == around for piece in pieces)


def honeycombs(area: Bounds, piece: Artwork, gutter: float) -> Iterator[Honeycomb]:
    """The honeycombs of a piece that is a hexagon; there is none of another piece."""
    upright = hexagon(piece)
    if not upright:
        return
    turn = rotate(90).then(translate(piece.height, 0.0))
    for turned, transform in ((False, IDENTITY), (True, turn)):
        corners = tuple(transform.apply(*corner) for corner in upright)
        cells = _cells(area, corners, gutter, min(piece.bleed, gutter / 2 or DEPTH))
        if cells:
            yield Honeycomb(corners, turned, gutter, cells)


def cell_size(piece: Artwork, gutter: float) -> float | None:
    """What a hexagon and half of the gutter around it cover, mm²; None of another piece."""
    corners = hexagon(piece)
    if not corners:
        return None
    one, other = _steps(corners, gutter)
    return abs(one.x * other.y - one.y * other.x)


def _cells(
    area: Bounds, corners: _Corners, gutter: float, reach: float
) -> tuple[tuple[int, int], ...]:
    """The steps to all hexagons that find room, painted so far beyond their edges, row by row."""
    painted = _box(outset(corners, reach))
    right, bottom = area.width - painted.width, area.height - painted.height
    if min(right, bottom) < -TOLERANCE:
        return ()
    one, other = _steps(corners, gutter)
    spots = (
        (round(y, _DECIMALS), round(x, _DECIMALS), i, k)
        for i, k in product(*_ranges(one, other, right, bottom))
        for x, y in [(i * one.x + k * other.x, i * one.y + k * other.y)]
        if -TOLERANCE <= x <= right + TOLERANCE and -TOLERANCE <= y <= bottom + TOLERANCE
    )
    return tuple((i, k) for _, _, i, k in sorted(spots))


def _ranges(one: Point, other: Point, right: float, bottom: float) -> tuple[range, range]:
    """How many steps of both kinds lead to anywhere in the room."""
    size = one.x * other.y - one.y * other.x
    ends = list(product((0.0, right), (0.0, bottom)))
    ways = (
        [(x * other.y - y * other.x) / size for x, y in ends],
        [(y * one.x - x * one.y) / size for x, y in ends],
    )
    first, second = (range(math.floor(min(w)), math.ceil(max(w)) + 1) for w in ways)
    return first, second


def _steps(corners: _Corners, gutter: float) -> tuple[Point, Point]:
    """From a hexagon to two of its neighbours: over two edges that meet."""
    cell = outset(corners, gutter / 2)
    (x, y), doubled = _box(corners).centre, pairwise(cell[:3])
    one, other = (Point(a.x + b.x - 2 * x, a.y + b.y - 2 * y) for a, b in doubled)
    return one, other


def _box(corners: _Corners) -> Bounds:
    return polyline(corners).bounds()
