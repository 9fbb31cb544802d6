"""Pieces of one size in the grid that takes the fewest sheets."""

import math
from collections.abc import Iterator, Sequence

from printkit.geometry.path import Bounds
from printkit.imposition.frames import Frame
from printkit.imposition.grid import LEAST_BLEED, Grid, alone, grids, gutters
from printkit.imposition.slots import Slot, fill
from printkit.records import record
from printkit.scene import Artwork

TOLERANCE = 1e-6


@record
class Leaf:
    """One piece of paper with its slots, before any words are printed on it."""

    frame: Frame
    slots: tuple[Slot, ...]


def room(area: Bounds) -> tuple[float, float]:
    """Width and height of the largest piece that the area takes."""
    return area.width, area.height


def fits(piece: Artwork, area: Bounds) -> bool:
    """Whether the trim of the piece fits, upright or turned."""
    return takes(area, piece.width, piece.height)


def takes(area: Bounds, width: float, height: float) -> bool:
    """Whether a piece of this trim fits the area, upright or turned."""
    long, short = max(width, height), min(width, height)
    most, least = max(room(area)), min(room(area))
    return long <= most + TOLERANCE and short <= least + TOLERANCE


def in_grids(
    pieces: Sequence[Artwork], frames: Sequence[Frame], bleed: float | None = None
) -> list[Leaf]:
    """Pieces of one size (each copy is one entry), in their order, on the fewest sheets.

    The pieces must fit the area of at least one frame. Where that saves sheets their bleed is cut
    down to ``bleed`` mm, or to :data:`~printkit.imposition.grid.LEAST_BLEED`.
    """
    usable = [frame for frame in frames if fits(pieces[0], frame.area)]
    frame, grid = _best_grid(pieces, usable, LEAST_BLEED if bleed is None else bleed)
    count = grid.capacity
    return [
        Leaf(frame, fill(batch, grid.places(frame.area, batch), frame.area, grid.gutter / 2))
        for batch in (pieces[i : i + count] for i in range(0, len(pieces), count))
    ]


def _best_grid(
    pieces: Sequence[Artwork], frames: Sequence[Frame], least: float
) -> tuple[Frame, Grid]:
    """Fewest sheets, then the widest gutter, then the plainest grid.

    A piece for which not even the narrowest gutter has room lies alone in the middle.
    """
    first = pieces[0]
    gaps = gutters(
        max(piece.bleed for piece in pieces),
        least,
        shaped=any(piece.outline is not None for piece in pieces),
    )
    tried = [(frame, gap) for gap in gaps for frame in frames]
    last = [(frame, alone(frame.area, first.width, first.height)) for frame in frames]
    choices = [*_grids(tried, first)] or [*_grids(last, first)]
    return min(
        choices,
        key=lambda choice: (
            math.ceil(len(pieces) / choice[1].capacity),
            -choice[1].gutter,
            len(choice[1].blocks),
        ),
    )


def _grids(tried: Sequence[tuple[Frame, float]], piece: Artwork) -> Iterator[tuple[Frame, Grid]]:
    for frame, gap in tried:
        for grid in grids(frame.area, piece.width, piece.height, gap):
            yield frame, grid
