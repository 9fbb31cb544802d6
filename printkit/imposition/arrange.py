"""The way of laying pieces on sheets that takes the fewest sheets."""

import math
from collections.abc import Iterator, Sequence

from printkit.geometry.path import Bounds
from printkit.imposition.frames import Frame
from printkit.imposition.grid import LEAST_BLEED, Grid, alone, grids, gutters
from printkit.imposition.packing import pack
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


def arrange(
    pieces: Sequence[Artwork], frames: Sequence[Frame], bleed: float | None = None
) -> list[Leaf]:
    """All pieces (each copy is one entry) on the fewest sheets.

    Equal pieces stand in a grid, in their order; others on shelves, sorted by height. Each
    piece must fit the area of at least one frame. Where that saves sheets their bleed is cut down
    to ``bleed`` mm, or to :data:`~printkit.imposition.grid.LEAST_BLEED`.
    """
    leaves: list[Leaf] = []
    least = LEAST_BLEED if bleed is None else bleed
    for group, common in _by_frames(pieces, frames):
        equal = len({(piece.width, piece.height) for piece in group}) == 1
        leaves += (_in_grid if equal else _on_shelves)(group, common, least)
    return leaves


def _by_frames(
    pieces: Sequence[Artwork], frames: Sequence[Frame]
) -> list[tuple[list[Artwork], tuple[Frame, ...]]]:
    """The pieces with the frames that take all of them; in groups if no frame takes all."""
    groups: dict[tuple[int, ...], list[Artwork]] = {}
    for piece in pieces:
        usable = tuple(i for i, frame in enumerate(frames) if fits(piece, frame.area))
        groups.setdefault(usable, []).append(piece)
    common = set(range(len(frames))).intersection(*groups)
    if common:
        return [(list(pieces), tuple(frames[i] for i in sorted(common)))] if pieces else []
    return [(group, tuple(frames[i] for i in usable)) for usable, group in groups.items()]


def _in_grid(pieces: Sequence[Artwork], frames: Sequence[Frame], least: float) -> list[Leaf]:
    frame, grid = _best_grid(pieces, frames, least)
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


def _on_shelves(pieces: Sequence[Artwork], frames: Sequence[Frame], least: float) -> list[Leaf]:
    """Fewest sheets, then all of the bleed."""
    choices = [
        (frame, pack(pieces, frame.area, flat=flat, most=most))
        for most in (math.inf, least)
        for frame in frames
        for flat in (False, True)
    ]
    frame, pages = min(choices, key=lambda choice: len(choice[1]))
    return [
        Leaf(frame, tuple(Slot(p, at, at.bounds.grown(bleed)) for p, at, bleed in page))
        for page in pages
    ]
