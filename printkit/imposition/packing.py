"""Shelves for pieces of different sizes: rows of them, the tallest first."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from printkit.geometry.path import Bounds
from printkit.imposition.slots import MARK_ROOM, Place
from printkit.scene import Artwork

GAP = 3.0
"""Between the paint of neighbours, for scissors and cut marks, mm."""
TOLERANCE = 1e-6

Packed = list[tuple[Artwork, Place]]
"""The pieces of one sheet and their places."""


@dataclass(frozen=True, slots=True)
class _Cell:
    """A piece as it will lie: its size with bleed, and whether it is turned."""

    piece: Artwork
    width: float
    height: float
    bleed: float
    turned: bool

    def fits(self, width: float, height: float) -> bool:
        """Whether there is room for it."""
        return self.width <= width + TOLERANCE and self.height <= height + TOLERANCE


@dataclass(slots=True)
class _Shelf:
    """A row of pieces; ``x`` is where the next one begins."""

    x: float
    y: float
    height: float


@dataclass(slots=True)
class _Page:
    """A sheet that is being filled from the top; ``y`` is where the next shelf begins."""

    y: float
    shelves: list[_Shelf] = field(default_factory=list)
    packed: Packed = field(default_factory=list)


def pack(pieces: Sequence[Artwork], area: Bounds, *, flat: bool) -> list[Packed]:
    """The pieces on shelves, each piece on the first shelf that has room for it.

    ``flat`` turns tall pieces so that they lie; a piece that fits one way only is turned to fit.
    Every piece must fit the area.
    """
    room = area.grown(-MARK_ROOM)
    cells = [_cell(piece, room, flat=flat) for piece in pieces]
    pages: list[_Page] = []
    for cell in sorted(cells, key=lambda cell: (-cell.height, -cell.width)):
        page, shelf = _shelf(pages, cell, room)
        _lay(page, shelf, cell)
    return [page.packed for page in pages]


def _cell(piece: Artwork, room: Bounds, *, flat: bool) -> _Cell:
    """The piece in the wished direction if that fits, without bleed if nothing else does."""
    lying = flat and piece.height > piece.width
    cells = [
        _Cell(piece, width + 2 * bleed, height + 2 * bleed, bleed, turned)
        for bleed in (piece.bleed, 0.0)
        for turned in (lying, not lying)
        for width, height in [_size(piece, turned=turned)]
    ]
    return next(cell for cell in cells if cell.fits(room.width, room.height))


def _size(piece: Artwork, *, turned: bool) -> tuple[float, float]:
    return (piece.height, piece.width) if turned else (piece.width, piece.height)


def _shelf(pages: list[_Page], cell: _Cell, room: Bounds) -> tuple[_Page, _Shelf]:
    """The first shelf that holds the cell, or a new one on the first page that holds it."""
    for page in pages:
        for shelf in page.shelves:
            if cell.fits(room.right - shelf.x, shelf.height):
                return page, shelf
    for page in pages:
        if cell.fits(room.width, room.bottom - page.y):
            return page, _new_shelf(page, cell, room)
    pages.append(_Page(room.y))
    return pages[-1], _new_shelf(pages[-1], cell, room)


def _new_shelf(page: _Page, cell: _Cell, room: Bounds) -> _Shelf:
    shelf = _Shelf(room.x, page.y, cell.height)
    page.shelves.append(shelf)
    page.y += cell.height + GAP
    return shelf


def _lay(page: _Page, shelf: _Shelf, cell: _Cell) -> None:
    trim = Bounds(shelf.x, shelf.y, cell.width, cell.height).grown(-cell.bleed)
    page.packed.append((cell.piece, Place(trim, cell.turned)))
    shelf.x += cell.width + GAP
