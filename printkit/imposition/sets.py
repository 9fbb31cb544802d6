"""Pieces of one player close together: each set on shelves of its own."""

import math
from collections.abc import Iterable, Sequence

from printkit.geometry.path import Bounds
from printkit.imposition.frames import Frame
from printkit.imposition.leaves import Leaf
from printkit.imposition.shelves import ShelfPage, leaf, shelves
from printkit.scene import Artwork


def in_sets(pieces: Sequence[Artwork], frames: Sequence[Frame]) -> list[Leaf]:
    """The sets one below the other, on as few sheets as one of the frames takes.

    None if a piece belongs to no set, if there are no two, or if a piece does not fit as it is.
    """
    sets: dict[str | None, list[Artwork]] = {}
    for piece in pieces:
        sets.setdefault(piece.set_of, []).append(piece)
    if None in sets or len(sets) == 1:
        return []
    tried = [[leaf(page, frame) for page in _pages(sets.values(), frame.area)] for frame in frames]
    return min(filter(None, tried), key=len, default=[])


def _pages(sets: Iterable[Sequence[Artwork]], room: Bounds) -> list[ShelfPage]:
    """The sets on shelves; none if a piece is too large."""
    pages: list[ShelfPage] = []
    for one in sets:
        sizes: dict[tuple[float, float], list[Artwork]] = {}
        for piece in one:
            sizes.setdefault((piece.width, piece.height), []).append(piece)
        begun = pages[-1:]
        for page in begun:
            page.close()
        grown = shelves([*sizes.values()], room, [False] * len(sizes), math.inf, begun)
        if not grown:
            return []
        pages[-1:] = grown
    return pages
