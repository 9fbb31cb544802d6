"""Pieces of several sizes on sheets that are cut from edge to edge, again and again.

Each piece goes where it leaves the narrowest strip of the free rectangles; what is left of that
rectangle is cut in two. Several orders and ways to cut are tried, for each is best now and then.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import partial
from itertools import product

from printkit.geometry.path import Bounds
from printkit.imposition.shelves import TOLERANCE, Classes, ShelfPage, ShelfPiece, cell_of, gap
from printkit.limits import check_time


class Split(Enum):
    """Which of the two cuts goes through all that is left of a space."""

    SHORT = "that along the shorter of the two strips"
    LONG = "that along the longer one"
    EVEN = "the one that leaves one large space"


Free = list[tuple[int, Bounds]]
"""Spaces where nothing lies, each with the index of its page."""
Take = Callable[[Free, int, Bounds], Free]
"""What is free once something lies in a space, that of the index."""

_Order = Callable[[ShelfPiece], tuple[float, ...]]
ORDERS: tuple[_Order, ...] = (
    lambda cell: (-_wide(cell) * _high(cell), -max(_wide(cell), _high(cell))),
    lambda cell: (-max(_wide(cell), _high(cell)), -min(_wide(cell), _high(cell))),
    lambda cell: (-min(_wide(cell), _high(cell)), -max(_wide(cell), _high(cell))),
)
"""Which pieces come first: the largest, the longest, the widest."""


def guillotined(classes: Classes, room: Bounds, reach: float) -> list[ShelfPage]:
    """The pieces on the fewest pages that one of the ways takes; none if one is too large."""
    return fewest_pages(classes, room, reach, [partial(_taken, split=split) for split in Split])


def fewest_pages(
    classes: Classes, room: Bounds, reach: float, takes: Iterable[Take]
) -> list[ShelfPage]:
    """The same for other ways to take a space."""
    cells = [
        tuple(cell_of(piece, reach, half, turned=turned) for turned in (False, True))
        for one in classes
        for half in [gap(one[0], reach) / 2]
        for piece in one
    ]
    best: list[ShelfPage] = []
    for order, take in product(ORDERS, takes):
        check_time()
        pages = _filled(sorted(cells, key=lambda ways: order(ways[0])), room, take)
        if pages and (not best or len(pages) < len(best)):
            best = pages
    return best


def _filled(cells: Sequence[tuple[ShelfPiece, ...]], room: Bounds, take: Take) -> list[ShelfPage]:
    """Each piece where it fits best on the pages there are; no pages if one fits none."""
    pages: list[ShelfPage] = []
    free: Free = []
    for ways in cells:
        at = _best(ways, free)
        if at is None:
            free.append((len(pages), Bounds(0.0, 0.0, room.width, room.height)))
            pages.append(ShelfPage(room.width, room.height))
            at = _best(ways, free)
        if at is None:
            return []
        (number, space), cell = free[at[0]], ways[at[1]]
        pages[number].laid.append((cell, space.x + cell.half, space.y + cell.half))
        free = take(free, at[0], Bounds(space.x, space.y, _wide(cell), _high(cell)))
    return pages


def _best(ways: Sequence[ShelfPiece], free: Free) -> tuple[int, int] | None:
    """The index of the space that the piece fills best, and of the way that it lies there."""
    fitting = [
        (min(right, below), max(right, below), index, way)
        for way, cell in enumerate(ways)
        for wide, high in [(_wide(cell), _high(cell))]
        for index, (_, space) in enumerate(free)
        if (right := space.width - wide) >= -TOLERANCE
        and (below := space.height - high) >= -TOLERANCE
    ]
    return min(fitting)[2:] if fitting else None


def _taken(free: Free, index: int, laid: Bounds, split: Split) -> Free:
    """The other spaces, and the rest of this one, cut in two along an edge of what lies in it."""
    number, space = free[index]
    wide, high = laid.width, laid.height
    right, below = space.width - wide, space.height - high
    match split:
        case Split.SHORT:
            level = right < below
        case Split.LONG:
            level = right >= below
        case Split.EVEN:
            level = wide * below < right * high
    beside = Bounds(space.x + wide, space.y, right, high if level else space.height)
    under = Bounds(space.x, space.y + high, space.width if level else wide, below)
    rest = [one for one in (beside, under) if min(one.width, one.height) > TOLERANCE]
    return [*free[:index], *free[index + 1 :], *((number, one) for one in rest)]


def _wide(cell: ShelfPiece) -> float:
    return cell.width + 2 * cell.half


def _high(cell: ShelfPiece) -> float:
    return cell.height + 2 * cell.half
