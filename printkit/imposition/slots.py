"""Places on a sheet: where a piece lies and how far its paint may reach."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from printkit.geometry.path import Bounds, Path
from printkit.geometry.transform import Transform, rotate, translate
from printkit.records import record
from printkit.scene import Artwork

TOLERANCE = 1e-9


class PlacedTrim(NamedTuple):
    """The trim of a piece on its sheet; ``turned`` pieces are turned clockwise by 90 degrees."""

    bounds: Bounds
    turned: bool


@record
class Slot:
    """One copy of a piece on a sheet; ``paint`` is where its bleed ends.

    Where pieces lie in one another's rectangles it ends at ``clip``.
    """

    artwork: Artwork
    place: PlacedTrim
    paint: Bounds
    clip: Path | None = None

    @property
    def front(self) -> Transform:
        """From the artwork's frame to the sheet."""
        x, y, width, _ = self.place.bounds
        if self.place.turned:
            return rotate(90).then(translate(x + width, y))
        return translate(x, y)

    def back(self, flip: Transform) -> Transform:
        """From the frame of the artwork's back to the sheet, ``flip`` being the paper's mirror.

        The back belongs to a piece that is turned over about its own upright axis, so it is
        mirrored twice: with the piece, and with the paper. What remains is a plain rotation.
        """
        over = Transform(-1.0, 0.0, 0.0, 1.0, self.artwork.width, 0.0)
        return over.then(self.front).then(flip)


def mirrored(bounds: Bounds, flip: Transform) -> Bounds:
    """Where an upright rectangle lies after the mirror."""
    one, other = flip.apply(bounds.x, bounds.y), flip.apply(bounds.right, bounds.bottom)
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Bounds(x, y, bounds.width, bounds.height)


def fill(
    artworks: Sequence[Artwork], places: Sequence[PlacedTrim], area: Bounds, most: float = math.inf
) -> tuple[Slot, ...]:
    """The pieces on their places, each with up to ``most`` mm of its bleed.

    Where two bleeds would meet, each ends in the middle between the pieces; no bleed leaves
    ``area``, since the cut marks stand around it.
    """
    reach = max((2 * artwork.bleed for artwork in artworks), default=0.0)
    near = _Neighbours([place.bounds for place in places], reach)
    return tuple(
        Slot(
            artwork,
            place,
            _paint(place.bounds, min(artwork.bleed, most), near.of(place.bounds), area),
        )
        for artwork, place in zip(artworks, places, strict=False)
    )


class _Neighbours:
    """Rectangles sorted into cells, so that each is compared with those around it only."""

    def __init__(self, rectangles: Sequence[Bounds], reach: float) -> None:
        """No rectangle is larger than a cell, even if all its sides move ``reach`` mm outwards."""
        self._cell = max((max(r.width, r.height) for r in rectangles), default=1.0) + 2 * reach
        self._cells: dict[tuple[int, int], list[Bounds]] = {}
        for rectangle in rectangles:
            self._cells.setdefault(self._at(rectangle), []).append(rectangle)

    def of(self, rectangle: Bounds) -> list[Bounds]:
        """All that may lie within reach of one of them, itself included."""
        column, row = self._at(rectangle)
        around = [(column + i, row + k) for i in (-1, 0, 1) for k in (-1, 0, 1)]
        return [other for cell in around for other in self._cells.get(cell, ())]

    def _at(self, rectangle: Bounds) -> tuple[int, int]:
        x, y = rectangle.centre
        return math.floor(x / self._cell), math.floor(y / self._cell)


def _paint(trim: Bounds, bleed: float, others: Sequence[Bounds], room: Bounds) -> Bounds:
    """The trim with the part of its bleed that is free."""
    near = [other for other in others if other != trim and trim.grown(2 * bleed).overlaps(other)]
    gaps = (
        [trim.x - room.x, *((trim.x - n.right) / 2 for n in near)],
        [trim.y - room.y, *((trim.y - n.bottom) / 2 for n in near)],
        [room.right - trim.right, *((n.x - trim.right) / 2 for n in near)],
        [room.bottom - trim.bottom, *((n.y - trim.bottom) / 2 for n in near)],
    )
    left, up, right, down = (_reach(bleed, gap) for gap in gaps)
    return Bounds(trim.x - left, trim.y - up, trim.width + left + right, trim.height + up + down)


def _reach(bleed: float, gaps: Sequence[float]) -> float:
    """How far the bleed goes on one side; neighbours on other sides have negative gaps."""
    edge, *neighbours = gaps
    return min([bleed, max(0.0, edge), *(gap for gap in neighbours if gap > -TOLERANCE)])
