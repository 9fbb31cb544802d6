"""Pieces of several sizes on common sheets: equal ones in grids, what is left over side by side.

Pieces of one size are a class. Full sheets of a class stay grids; the leftovers share sheets on
shelves. Where that saves paper, some of the full sheets share too.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from printkit.geometry.path import Bounds
from printkit.imposition.arrange import Leaf, arrange, fits
from printkit.imposition.frames import Frame
from printkit.imposition.grid import LANE, LEAST_BLEED, gutters
from printkit.imposition.slots import Place, Slot
from printkit.limits import check_time
from printkit.scene import Artwork

DISSOLVED = (0, 1, 2, 3, 5)
"""How many of the full sheets of each class are tried without their grid."""
MOST_LOOSE = 250
"""Leftovers that are laid side by side in many ways, to find the one that takes the least."""
MOST_CLASSES = 16
"""Where there are more, fewer ways are tried."""
TOLERANCE = 1e-6

_Loose = list[Sequence[Artwork]]
"""Leftovers, by class."""


def together(
    pieces: Sequence[Artwork], frames: Sequence[Frame], bleed: float | None = None
) -> list[Leaf]:
    """All pieces (each copy is one entry) on the fewest sheets, grids wherever they take no more.

    Each piece must fit the area of at least one frame. Where that saves sheets their bleed is cut
    down to ``bleed`` mm, or to :data:`~printkit.imposition.grid.LEAST_BLEED`.
    """
    reaches = (math.inf, LEAST_BLEED if bleed is None else bleed)
    classes = _classes(pieces)
    grids = [arrange(one, frames, bleed) for one in classes]
    apart = [leaf for leaves in grids for leaf in leaves]
    common = [f for f in frames if all(fits(one[0], f.area) for one in classes)]
    if len(classes) < 2 or not common:  # noqa: PLR2004 - one size is a grid already
        return apart
    best = (
        apart
        if len(classes) <= MOST_CLASSES
        else min(apart, arrange(pieces, frames, bleed), key=len)
    )
    least = _least(pieces, common, min(reaches))
    for dissolved in DISSOLVED:
        if len(best) <= least:
            break
        kept, loose = _split(classes, grids, dissolved)
        if sum(map(len, loose)) > MOST_LOOSE or (dissolved and len(classes) > MOST_CLASSES):
            break
        shared = _shared(loose, common, reaches, len(best) - len(kept)) if loose else None
        if shared is not None:
            best = [*kept, *shared]
    return best


def _classes(pieces: Sequence[Artwork]) -> list[list[Artwork]]:
    classes: dict[tuple[object, ...], list[Artwork]] = {}
    for piece in pieces:
        key = (piece.width, piece.height, piece.bleed, piece.outline is None, piece.back is None)
        classes.setdefault(key, []).append(piece)
    return list(classes.values())


def _least(pieces: Sequence[Artwork], frames: Sequence[Frame], reach: float) -> int:
    """No way of laying them takes fewer sheets."""
    need = math.fsum((p.width + _gap(p, reach)) * (p.height + _gap(p, reach)) for p in pieces)
    have = max(f.area.width * f.area.height for f in frames)
    return math.ceil(need / have - TOLERANCE)


def _split(
    classes: Sequence[Sequence[Artwork]], grids: Sequence[Sequence[Leaf]], dissolved: int
) -> tuple[list[Leaf], _Loose]:
    """The full sheets that stay, and the pieces that share sheets."""
    kept: list[Leaf] = []
    loose: _Loose = []
    for one, leaves in zip(classes, grids, strict=True):
        most = max(len(leaf.slots) for leaf in leaves)
        full = [leaf for leaf in leaves if len(leaf.slots) == most]
        # A sheet of its own is what a piece takes that leaves no room for another.
        stay = full[: max(0, len(full) - dissolved)] if most > 1 else []
        kept += stay
        rest = one[len(stay) * most :]
        if rest:
            loose.append(rest)
    return kept, loose


def _shared(
    loose: _Loose, frames: Sequence[Frame], reaches: Sequence[float], most: int
) -> list[Leaf] | None:
    """The leftovers on fewer than ``most`` sheets, if there is a way; the most bleed first."""
    for reach in reaches:
        found = [(_best_shelves(loose, frame.area, reach), frame) for frame in frames]
        pages, frame = min(found, key=lambda one: len(one[0]) or math.inf)
        if pages and len(pages) < most:
            return [_leaf(page, frame) for page in pages]
    return None


def _leaf(page: "_Page", frame: Frame) -> Leaf:
    """The page with its pieces in the middle."""
    laid = zip((cell for cell, _, _ in page.laid), page.places(frame.area), strict=True)
    slots = (Slot(c.piece, place, place.bounds.grown(c.reach)) for c, place in laid)
    return Leaf(frame, tuple(slots))


def _gap(piece: Artwork, reach: float) -> float:
    """The gap that a piece has around it: its bleed, at most so far, and room for marks."""
    bleed = min(piece.bleed, reach)
    if piece.outline is None:
        return 2 * bleed + LANE
    return max(gutters(bleed, bleed, shaped=True))


class _Cell(NamedTuple):
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
class _Page:
    """A sheet that is filled with shelves from the top; gaps are kept to its edges too."""

    width: float
    height: float
    y: float = 0.0
    shelves: list[_Shelf] = field(default_factory=list)
    laid: list[tuple[_Cell, float, float]] = field(default_factory=list)

    def takes(self, cell: _Cell) -> bool:
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

    def _lay(self, cell: _Cell, column: _Column, height: float) -> bool:
        self.laid.append((cell, column.x + cell.half, column.y + cell.half))
        column.y += height
        return True

    def places(self, area: Bounds) -> list[Place]:
        """The trims of what was laid, all paint in the middle of the area."""
        left = min(x - cell.reach for cell, x, _ in self.laid)
        top = min(y - cell.reach for cell, _, y in self.laid)
        right = max(x + cell.width + cell.reach for cell, x, _ in self.laid)
        bottom = max(y + cell.height + cell.reach for cell, _, y in self.laid)
        dx, dy = area.centre.x - (left + right) / 2, area.centre.y - (top + bottom) / 2
        return [
            Place(Bounds(x + dx, y + dy, cell.width, cell.height), cell.turned)
            for cell, x, y in self.laid
        ]


def _best_shelves(loose: _Loose, room: Bounds, reach: float) -> list[_Page]:
    """The shelves of the directions of the classes that take the fewest sheets; none if none do."""
    best: list[_Page] = []
    chosen: tuple[bool, ...] = ()
    for turned in _directions(loose, room):
        pages = _shelves(loose, room, turned, reach)
        if _used(pages) < _used(best):
            best, chosen = pages, turned
    for index, one in enumerate(loose if best and len(loose) <= MOST_CLASSES else ()):
        turned = tuple(not t if i == index else t for i, t in enumerate(chosen))
        if _lies_in(one[0], room, turned=turned[index]):
            pages = _shelves(loose, room, turned, reach)
            if _used(pages) < _used(best):
                best, chosen = pages, turned
    return best


def _used(pages: Sequence[_Page]) -> tuple[float, float]:
    """Sheets, and how much of the last one."""
    return (len(pages), pages[-1].y) if pages else (math.inf, 0.0)


def _directions(loose: _Loose, room: Bounds) -> Iterator[tuple[bool, ...]]:
    """All classes upright, all lying, and all as they are drawn; each as it fits."""
    upright = [one[0].width > one[0].height for one in loose]
    lying = [not turned for turned in upright]
    drawn = [False] * len(loose)
    for wanted in dict.fromkeys((tuple(upright), tuple(lying), tuple(drawn))):
        yield tuple(
            turned if _lies_in(one[0], room, turned=turned) else not turned
            for one, turned in zip(loose, wanted, strict=True)
        )


def _lies_in(piece: Artwork, room: Bounds, *, turned: bool) -> bool:
    width, height = (piece.height, piece.width) if turned else (piece.width, piece.height)
    return width <= room.width + TOLERANCE and height <= room.height + TOLERANCE


def _shelves(loose: _Loose, room: Bounds, turned: tuple[bool, ...], reach: float) -> list[_Page]:
    """The pieces by height, each on the first page that takes it; none if one is too large."""
    check_time()
    cells = [
        _Cell(
            piece,
            *((piece.height, piece.width) if t else (piece.width, piece.height)),
            half,
            min(piece.bleed, reach),
            t,
        )
        for one, t in zip(loose, turned, strict=True)
        for half in [_gap(one[0], reach) / 2]
        for piece in one
    ]
    pages: list[_Page] = []
    size, first = (0.0, 0.0), 0
    for cell in sorted(cells, key=lambda c: (-c.height - 2 * c.half, -c.width)):
        if (cell.width, cell.height) != size:
            size, first = (cell.width, cell.height), 0
        while first < len(pages) and not pages[first].takes(cell):
            first += 1
        if first == len(pages):
            pages.append(_Page(room.width, room.height))
            if not pages[-1].takes(cell):
                return []
    return pages
