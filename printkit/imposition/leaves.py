"""Pieces of one size in the grid, or the honeycomb, that takes the fewest sheets."""

import math
from collections.abc import Iterator, Sequence

from printkit.geometry.path import Bounds
from printkit.imposition.frames import Frame
from printkit.imposition.grid import LEAST_BLEED, Grid, alone, grids, gutters
from printkit.imposition.honeycomb import Honeycomb, alike, honeycombs
from printkit.imposition.slots import Slot
from printkit.records import record
from printkit.scene import Artwork

TOLERANCE = 1e-6

_Pattern = Grid | Honeycomb


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
    pieces: Sequence[Artwork],
    frames: Sequence[Frame],
    bleed: float | None = None,
    *,
    dense: bool = False,
) -> list[Leaf]:
    """Pieces of one size (each copy is one entry), in their order, on the fewest sheets.

    The pieces must fit the area of at least one frame. Where that saves sheets their bleed is cut
    down to ``bleed`` mm, or to :data:`~printkit.imposition.grid.LEAST_BLEED`; ``dense`` does so
    where it leaves fewer pieces for the last sheet.
    """
    usable = [frame for frame in frames if fits(pieces[0], frame.area)]
    least = LEAST_BLEED if bleed is None else bleed
    frame, pattern = _best_pattern(pieces, usable, least, dense=dense)
    count = pattern.capacity
    return [
        Leaf(frame, pattern.slots(frame.area, batch))
        for batch in (pieces[i : i + count] for i in range(0, len(pieces), count))
    ]


def _best_pattern(
    pieces: Sequence[Artwork], frames: Sequence[Frame], least: float, *, dense: bool
) -> tuple[Frame, _Pattern]:
    """Fewest sheets, then the widest gutter, then the plainest pattern.

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
    touching = [(frame, 0.0) for frame in frames if alike(pieces)]
    combs = (
        (frame, comb)
        for frame, gap in (*tried, *touching)
        for comb in honeycombs(frame.area, first, gap)
    )
    choices: list[tuple[Frame, _Pattern]] = [*combs, *_grids(tried, first)]
    choices = choices or [*_grids(last, first)]
    return min(
        choices,
        key=lambda choice: (
            math.ceil(len(pieces) / choice[1].capacity),
            -min(len(pieces), choice[1].capacity) if dense else 0,
            -choice[1].gutter,
            choice[1].pattern,
        ),
    )


def _grids(tried: Sequence[tuple[Frame, float]], piece: Artwork) -> Iterator[tuple[Frame, Grid]]:
    for frame, gap in tried:
        for grid in grids(frame.area, piece.width, piece.height, gap):
            yield frame, grid
