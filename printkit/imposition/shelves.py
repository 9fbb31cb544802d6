"""Shelves on which pieces of several sizes lie side by side and above one another."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from printkit.geometry.path import Bounds
from printkit.imposition.frames import Frame
from printkit.imposition.grid import LANE, gutters
from printkit.imposition.leaves import Leaf
from printkit.imposition.marks import MARK_ROOM
from printkit.imposition.slots import PlacedTrim, Slot
from printkit.limits import check_time
from printkit.scene import Artwork

TOLERANCE = 1e-6

Classes = Sequence[Sequence[Artwork]]
"""Pieces by their sizes."""


def gap(piece: Artwork, reach: float) -> float:
    """The gap that a piece has around it: its bleed, at most so far, and room for marks.

    A shaped piece has no marks, but leaves those of a neighbour what the lane between two plain
    pieces would.
    """
    bleed = min(piece.bleed, reach)
    if piece.outline is None:
        return 2 * bleed + LANE
    return max(*gutters(bleed, bleed, shaped=True), 2 * (bleed + MARK_ROOM) - LANE)


class ShelfPiece(NamedTuple):
    """A piece as it lies: its size, half of the gap around it, its bleed, whether it is turned."""

    piece: Artwork
    width: float
    height: float
    half: float
    reach: float
    turned: bool


@dataclass(slots=True)
class _Column:
    """Pieces above one another on a shelf; the next one begins at ``y``."""

    x: float
    y: float
    width: float


@dataclass(slots=True)
class _Shelf:
    """Columns side by side; the next one begins at ``x``."""

    bottom: float
    y: float
    x: float = 0.0
    columns: list[_Column] = field(default_factory=list)


@dataclass(slots=True)
class ShelfPage:
    """A sheet that is filled with shelves from the top; gaps are kept to its edges too."""

    width: float
    height: float
    y: float = 0.0
    shelves: list[_Shelf] = field(default_factory=list)
    laid: list[tuple[ShelfPiece, float, float]] = field(default_factory=list)

    def takes(self, cell: ShelfPiece) -> bool:
        """Lay the cell where there is room: below others on a shelf, beside them, on a new one."""
        width, height = cell.width + 2 * cell.half, cell.height + 2 * cell.half
        for shelf in self.shelves:
            if shelf.bottom - shelf.y < height - TOLERANCE:
                continue
            for column in shelf.columns:
                if (
                    column.width + TOLERANCE >= width
                    and shelf.bottom - column.y >= height - TOLERANCE
                ):
                    return self._lay(cell, column, height)
            if self.width - shelf.x >= width - TOLERANCE:
                column = _Column(shelf.x, shelf.y, width)
                shelf.columns.append(column)
                shelf.x += width
                return self._lay(cell, column, height)
        if self.height - self.y < height - TOLERANCE or self.width < width - TOLERANCE:
            return False
        shelf = _Shelf(self.y + height, self.y)
        self.shelves.append(shelf)
        self.y = shelf.bottom
        return self.takes(cell)

    def close(self) -> None:
        """Begin a new shelf with the next piece, whatever room there is above."""
        self.shelves.clear()

    def _lay(self, cell: ShelfPiece, column: _Column, height: float) -> bool:
        self.laid.append((cell, column.x + cell.half, column.y + cell.half))
        column.y += height
        return True

    def places(self, area: Bounds) -> list[PlacedTrim]:
        """The trims of what was laid, all paint in the middle of the area."""
        left = min(x - cell.reach for cell, x, _ in self.laid)
        top = min(y - cell.reach for cell, _, y in self.laid)
        right = max(x + cell.width + cell.reach for cell, x, _ in self.laid)
        bottom = max(y + cell.height + cell.reach for cell, _, y in self.laid)
        dx, dy = area.centre.x - (left + right) / 2, area.centre.y - (top + bottom) / 2
        return [
            PlacedTrim(Bounds(x + dx, y + dy, cell.width, cell.height), cell.turned)
            for cell, x, y in self.laid
        ]


def leaf(page: ShelfPage, frame: Frame) -> Leaf:
    """The page with its pieces in the middle."""
    laid = zip((cell for cell, _, _ in page.laid), page.places(frame.area), strict=True)
    slots = (Slot(c.piece, place, place.bounds.grown(c.reach)) for c, place in laid)
    return Leaf(frame, tuple(slots))


def lies_in(piece: Artwork, room: Bounds, *, turned: bool) -> bool:
    """Whether the trim of the piece fits in this direction."""
    width, height = (piece.height, piece.width) if turned else (piece.width, piece.height)
    return width <= room.width + TOLERANCE and height <= room.height + TOLERANCE


def shelves(
    classes: Classes,
    room: Bounds,
    turned: Sequence[bool],
    reach: float,
    begun: Sequence[ShelfPage] = (),
    most: float = math.inf,
) -> list[ShelfPage]:
    """The pieces by height, each on the first page that takes it; none if one is too large.

    The first pages are those that are ``begun``. There are none either where it takes more than
    ``most``, which is found out long before all are laid.
    """
    check_time()
    cells = [
        cell_of(piece, reach, half, turned=t)
        for one, t in zip(classes, turned, strict=True)
        for half in [gap(one[0], reach) / 2]
        for piece in one
    ]
    pages = list(begun)
    size, first = (0.0, 0.0), 0
    for cell in sorted(cells, key=lambda c: (-c.height - 2 * c.half, -c.width)):
        if (cell.width, cell.height) != size:
            size, first = (cell.width, cell.height), 0
        while first < len(pages) and not pages[first].takes(cell):
            first += 1
        if first == len(pages):
            if first >= most:
                return []
            pages.append(ShelfPage(room.width, room.height))
            if not pages[-1].takes(cell):
                return []
    return pages


def cell_of(piece: Artwork, reach: float, half: float, *, turned: bool) -> ShelfPiece:
    """The piece as it lies in this direction."""
    width, height = (piece.height, piece.width) if turned else (piece.width, piece.height)
    return ShelfPiece(piece, width, height, half, min(piece.bleed, reach), turned)
