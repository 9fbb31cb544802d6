"""Pieces of several sizes on common sheets: equal ones in grids, what is left over side by side.

Pieces of one size are a class. Full sheets of a class stay grids; the leftovers share sheets on
shelves. Where that saves paper, some of the full sheets share too.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product

from printkit.geometry.path import Bounds
from printkit.imposition.cut_order import is_parted
from printkit.imposition.cuts import labour
from printkit.imposition.frames import Frame
from printkit.imposition.grid import LEAST_BLEED
from printkit.imposition.guillotine import guillotined
from printkit.imposition.honeycomb import cell_size, hexagon
from printkit.imposition.leaves import Leaf, fits, in_grids
from printkit.imposition.options import CutBy
from printkit.imposition.scattered import scattered
from printkit.imposition.shelves import TOLERANCE, Classes, ShelfPage, gap, leaf, lies_in, shelves
from printkit.scene import Artwork, Group

DISSOLVED = (0, 1, 2, 3, 5)
"""How many of the full sheets of each class are tried without their grid."""
MOST_LOOSE = 250
"""Leftovers that are laid side by side in many ways, to find the one that takes the least."""
MOST_FREE = 400
"""Pieces that are laid without grids, which takes as long for twice as many as four times that."""
MOST_CLASSES = 16
"""Where there are more, fewer ways are tried."""
KEPT = 64
"""Layouts that are kept: a watched kit of a dozen components lays as many on each of its papers."""
_BLANK = Group(())
_Way = Callable[[Classes, Bounds, float], Sequence[ShelfPage]]
"""Lays classes on pages of a size, with bleeds that reach so far."""


def arrange(
    pieces: Sequence[Artwork],
    frames: Sequence[Frame],
    bleed: float | None = None,
    *,
    few_cuts: bool = False,
    anywhere: CutBy | None = None,
) -> list[Leaf]:
    """All pieces (each copy is one entry) on the fewest sheets, grids wherever they take no more.

    Where ``few_cuts`` are wanted, on as many sheets as is worth it. Pieces lie ``anywhere`` only
    if it is said what will cut them, and only where that saves sheets.

    Each piece must fit the area of at least one frame. What they show is no matter: pieces of
    the same shapes lie as they were laid before.
    """
    shapes = tuple(
        replace(piece, id=str(index), title="", front=_BLANK, back=piece.back and _BLANK)
        for index, piece in enumerate(pieces)
    )
    way = _with_few_cuts if few_cuts else _arranged
    return [_with(pieces, leaf) for leaf in way(shapes, tuple(frames), bleed, anywhere)]


def _with(pieces: Sequence[Artwork], of_shapes: Leaf) -> Leaf:
    """The leaf with the pieces that its shapes stand for."""
    slots = (replace(slot, artwork=pieces[int(slot.artwork.id)]) for slot in of_shapes.slots)
    return replace(of_shapes, slots=tuple(slots))


@lru_cache(maxsize=KEPT)
def _arranged(
    pieces: Sequence[Artwork], frames: Sequence[Frame], bleed: float | None, anywhere: CutBy | None
) -> Sequence[Leaf]:
    """The leaves; where that saves sheets, bleeds are cut down.

    That is to ``bleed`` mm, or to :data:`~printkit.imposition.grid.LEAST_BLEED`.
    """
    reaches = (math.inf, LEAST_BLEED if bleed is None else bleed)
    classes = _classes(pieces)
    grids = [in_grids(one, frames, bleed) for one in classes]
    best = [sheet for leaves in grids for sheet in leaves]
    common = [f for f in frames if all(fits(one[0], f.area) for one in classes)]
    if len(classes) < 2 or not common:  # noqa: PLR2004 - one size is a grid already
        return best
    few = len(classes) <= MOST_CLASSES
    dense = [
        in_grids(one, frames, bleed, dense=True) if hexagon(one[0]) else leaves
        for one, leaves in zip(classes, grids, strict=True)
    ]
    least = _least(pieces, common, min(reaches))
    for dissolved in _ways(classes) if few else [()]:
        kept, loose = _split(classes, dense, dissolved) if few else ([], classes)
        if len(best) <= least or (few and sum(map(len, loose)) > MOST_LOOSE):
            break
        most = len(best) - len(kept)
        shared = _shared(loose, common, reaches, most, anywhere) if loose else None
        if shared is not None:
            best = [*kept, *shared]
    free = _freely(classes, common[0], min(reaches), anywhere) if len(best) > least else []
    return free if free and len(free) < len(best) else best


def _freely(classes: Classes, frame: Frame, reach: float, anywhere: CutBy | None) -> list[Leaf]:
    """All pieces without any grid; none where there are too many to try."""
    if sum(map(len, classes)) > MOST_FREE:
        return []
    ways = (guillotined, scattered)[: 2 if anywhere else 1]
    found = _laid(ways, classes, [frame], reach, anywhere)
    return min(found, key=len, default=[])


def _laid(
    ways: Sequence[_Way],
    classes: Classes,
    frames: Sequence[Frame],
    reach: float,
    anywhere: CutBy | None,
) -> Iterator[list[Leaf]]:
    """What the ways come to, but for sheets that a guillotine is to cut and cannot."""
    for way, frame in product(ways, frames):
        leaves = [leaf(page, frame) for page in way(classes, frame.area, reach)]
        if anywhere is CutBy.GUILLOTINE and not all(is_parted(one.slots) for one in leaves):
            continue
        if leaves:
            yield leaves


@lru_cache(maxsize=KEPT)
def _with_few_cuts(
    pieces: Sequence[Artwork], frames: Sequence[Frame], bleed: float | None, anywhere: CutBy | None
) -> Sequence[Leaf]:
    """Each size by itself, or the leftovers together, or as few sheets as can be."""
    classes = _classes(pieces)
    grids = [in_grids(one, frames, bleed) for one in classes]
    apart = [sheet for leaves in grids for sheet in leaves]
    common = [f for f in frames if all(fits(one[0], f.area) for one in classes)]
    kept, loose = _split(classes, grids, (0,) * len(classes))
    reaches = (math.inf, LEAST_BLEED if bleed is None else bleed)
    most = len(apart) - len(kept)
    shared = _shared(loose, common, reaches, most, anywhere) if loose and common else None
    together = apart if shared is None else [*kept, *shared]
    ways = (apart, together, _arranged(pieces, frames, bleed, anywhere))
    return min(ways, key=lambda leaves: labour(leaf.slots for leaf in leaves))


def _classes(pieces: Sequence[Artwork]) -> list[list[Artwork]]:
    classes: dict[tuple[object, ...], list[Artwork]] = {}
    for piece in pieces:
        shape = piece.outline if hexagon(piece) else piece.outline is None
        key = (piece.width, piece.height, piece.bleed, shape, piece.back is None)
        classes.setdefault(key, []).append(piece)
    return list(classes.values())


def _least(pieces: Sequence[Artwork], frames: Sequence[Frame], reach: float) -> int:
    """No way of laying them takes fewer sheets."""
    need = math.fsum(_need(piece, gap(piece, reach)) for piece in pieces)
    have = max(f.area.width * f.area.height for f in frames)
    return math.ceil(need / have - TOLERANCE)


def _need(piece: Artwork, gutter: float) -> float:
    """What a piece takes of a sheet at least, mm²: half of the gutter lies around it."""
    cell = cell_size(piece, 0.0 if piece.edges.around else gutter)
    return (piece.width + gutter) * (piece.height + gutter) if cell is None else cell


def _ways(classes: Classes) -> Iterator[tuple[int, ...]]:
    """How many full sheets each class gives up; hexagons, which interlock, give up none first."""
    for most in DISSOLVED:
        firm = tuple(0 if hexagon(one[0]) else most for one in classes)
        yield from dict.fromkeys([firm, (most,) * len(classes)])


def _split(
    classes: Classes, grids: Sequence[Sequence[Leaf]], dissolved: Sequence[int]
) -> tuple[list[Leaf], Classes]:
    """The full sheets that stay, and the pieces that share sheets."""
    kept: list[Leaf] = []
    loose: list[Sequence[Artwork]] = []
    for one, leaves, given in zip(classes, grids, dissolved, strict=True):
        most = max(len(sheet.slots) for sheet in leaves)
        full = [sheet for sheet in leaves if len(sheet.slots) == most]
        # A sheet of its own is what a piece takes that leaves no room for another.
        stay = full[: max(0, len(full) - given)] if most > 1 else []
        kept += stay
        rest = one[len(stay) * most :]
        if rest:
            loose.append(rest)
    return kept, loose


def _shared(
    loose: Classes,
    frames: Sequence[Frame],
    reaches: Sequence[float],
    most: int,
    anywhere: CutBy | None,
) -> list[Leaf] | None:
    """The leftovers on fewer than ``most`` sheets, if there is a way; the most bleed first."""
    pieces = [piece for one in loose for piece in one]
    ways = (_best_shelves, scattered)[: 2 if anywhere else 1]
    for reach, way in product(reaches, ways):
        if _least(pieces, frames, reach) >= most:
            continue
        found = _laid([way], loose, frames, reach, anywhere)
        best = min(found, key=len, default=[])
        if best and len(best) < most:
            return best
    return None


def _best_shelves(loose: Classes, room: Bounds, reach: float) -> list[ShelfPage]:
    """The shelves of the directions of the classes that take the fewest sheets; none if none do."""
    best: list[ShelfPage] = []
    chosen: tuple[bool, ...] = ()
    for turned in _directions(loose, room):
        pages = shelves(loose, room, turned, reach, most=len(best) or math.inf)
        if _used(pages) < _used(best):
            best, chosen = pages, turned
    for index, one in enumerate(loose if best and len(loose) <= MOST_CLASSES else ()):
        turned = tuple(not t if i == index else t for i, t in enumerate(chosen))
        if lies_in(one[0], room, turned=turned[index]):
            pages = shelves(loose, room, turned, reach, most=len(best) or math.inf)
            if _used(pages) < _used(best):
                best, chosen = pages, turned
    return best


def _used(pages: Sequence[ShelfPage]) -> tuple[float, float]:
    """Sheets, and how much of the last one."""
    return (len(pages), pages[-1].y) if pages else (math.inf, 0.0)


def _directions(loose: Classes, room: Bounds) -> Iterator[tuple[bool, ...]]:
    """All classes upright, all lying, and all as they are drawn; each as it fits."""
    upright = [one[0].width > one[0].height for one in loose]
    lying = [not turned for turned in upright]
    drawn = [False] * len(loose)
    for wanted in dict.fromkeys((tuple(upright), tuple(lying), tuple(drawn))):
        yield tuple(
            turned if lies_in(one[0], room, turned=turned) else not turned
            for one, turned in zip(loose, wanted, strict=True)
        )
