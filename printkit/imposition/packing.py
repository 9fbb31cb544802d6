"""Shelves for pieces of different sizes: rows of them, the tallest first."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from printkit.geometry.path import Bounds
from printkit.imposition.grid import LANE, SCISSORS
from printkit.imposition.slots import Place
from printkit.limits import check_time
from printkit.records import record
from printkit.scene import Artwork

SLIT = 1.0
"""Between the paint of neighbours that are cut along an outline, at least, mm."""
TOLERANCE = 1e-6

Packed = list[tuple[Artwork, Place, float]]
"""The pieces of one sheet, their places, and how far each may be painted beyond its trim."""


@record
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


def pack(
    pieces: Sequence[Artwork], area: Bounds, *, flat: bool, most: float = math.inf
) -> list[Packed]:
    """The pieces on shelves, each piece on the first shelf that has room for it.

    ``flat`` turns tall pieces so that they lie; a piece that fits one way only is turned to fit.
    Room is kept for ``most`` mm of bleed, or for what there is. Every piece must fit the area;
    what remains of it is the same on opposite sides.
    """
    cells = [_cell(piece, area, flat=flat, most=most) for piece in pieces]
    gap = max(map(_gap, pieces), default=0.0)
    filling = _Filling(area, gap)
    for cell in sorted(cells, key=lambda cell: (-cell.height, -cell.width)):
        filling.lay(cell)
    return [_centred(page, area, gap) for page in filling.pages]


def _gap(piece: Artwork) -> float:
    """Between its paint and that of a neighbour: room for marks, or for scissors."""
    return LANE if piece.outline is None else max(SLIT, SCISSORS[0] - 2 * piece.bleed)


def _cell(piece: Artwork, room: Bounds, *, flat: bool, most: float) -> _Cell:
    """The piece in the wished direction if that fits, with less bleed if nothing else does."""
    lying = flat and piece.height > piece.width
    bleed = min(piece.bleed, most)
    cells = [
        _Cell(piece, width + 2 * reach, height + 2 * reach, reach, turned)
        for left in (False, True)
        for turned in (lying, not lying)
        for width, height in [_size(piece, turned=turned)]
        for reach in [min(bleed, _around(room, width, height)) if left else bleed]
    ]
    return next(cell for cell in cells if cell.fits(room.width, room.height))


def _around(room: Bounds, width: float, height: float) -> float:
    """What is left on each side of a piece in the middle of the room, on the narrower sides."""
    return max(0.0, min(room.width - width, room.height - height) / 2)


def _centred(page: _Page, room: Bounds, gap: float) -> Packed:
    """The pieces of a page, all moved together so that what is left is even."""
    x = (room.right - max(shelf.x - gap for shelf in page.shelves)) / 2
    y = (room.bottom - (page.y - gap)) / 2
    return [
        (piece, Place(b._replace(x=b.x + x, y=b.y + y), turned), bleed)
        for piece, (b, turned), bleed in page.packed
    ]


def _size(piece: Artwork, *, turned: bool) -> tuple[float, float]:
    return (piece.height, piece.width) if turned else (piece.width, piece.height)


_FULL = _Page(math.inf)
"""Holds nothing more."""


class _Filling:
    """The sheets while they are filled, with cells that become no higher.

    Where a cell has found no room there is none for the next one of its size either: the search
    goes on from there, so that many equal pieces take no longer than a few, each.
    """

    def __init__(self, room: Bounds, gap: float) -> None:
        self.pages: list[_Page] = []
        self._gap = gap
        self._room = room
        self._size = (0.0, 0.0)
        self._shelves: Iterator[tuple[_Page, _Shelf]] = iter(())
        self._free: Iterator[_Page] = iter(())
        self._at: tuple[_Page, _Shelf] | None = None
        self._page = _FULL

    def lay(self, cell: _Cell) -> None:
        """Lay the cell on the first shelf that holds it, or on a new one."""
        check_time()
        if (cell.width, cell.height) != self._size:
            self._size = cell.width, cell.height
            self._shelves = iter([(page, s) for page in self.pages for s in page.shelves])
            self._free = iter(list(self.pages))
            self._at = None
            self._page = _FULL
        if self._at is None or not self._is_open(self._at[1], cell):
            self._at = self._next(cell)
        self._put(*self._at, cell)

    def _next(self, cell: _Cell) -> tuple[_Page, _Shelf]:
        """The next shelf that holds the cell, or a new one on the next page that holds it."""
        for page, shelf in self._shelves:
            if self._is_open(shelf, cell):
                return page, shelf
        while not cell.fits(self._room.width, self._room.bottom - self._page.y):
            self._page = next(self._free, None) or self._new_page()
        return self._page, self._new_shelf(self._page, cell)

    def _is_open(self, shelf: _Shelf, cell: _Cell) -> bool:
        return cell.fits(self._room.right - shelf.x, shelf.height)

    def _new_page(self) -> _Page:
        self.pages.append(_Page(self._room.y))
        return self.pages[-1]

    def _new_shelf(self, page: _Page, cell: _Cell) -> _Shelf:
        shelf = _Shelf(self._room.x, page.y, cell.height)
        page.shelves.append(shelf)
        page.y += cell.height + self._gap
        return shelf

    def _put(self, page: _Page, shelf: _Shelf, cell: _Cell) -> None:
        trim = Bounds(shelf.x, shelf.y, cell.width, cell.height).grown(-cell.bleed)
        page.packed.append((cell.piece, Place(trim, cell.turned), cell.bleed))
        shelf.x += cell.width + self._gap
