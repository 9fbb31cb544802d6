"""Places on a sheet: where a piece lies and how far its paint may reach."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from printkit.geometry.path import Bounds
from printkit.geometry.transform import Transform, rotate, translate
from printkit.scene import Artwork

MARK_ROOM = 2.0
"""Kept free around the pieces for cut marks, mm."""

TOLERANCE = 1e-9


class Place(NamedTuple):
    """The trim of a piece on its sheet; ``turned`` pieces are turned clockwise by 90 degrees."""

    bounds: Bounds
    turned: bool


@dataclass(frozen=True, slots=True)
class Slot:
    """One copy of a piece on a sheet; ``paint`` is where its bleed ends."""

    artwork: Artwork
    place: Place
    paint: Bounds

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


def fill(artworks: Sequence[Artwork], places: Sequence[Place], area: Bounds) -> tuple[Slot, ...]:
    """The pieces on their places, each with as much of its bleed as the neighbours leave.

    Where two bleeds would meet, each ends in the middle between the pieces; bleeds also keep
    clear of the edge of ``area``, where the cut marks stand.
    """
    room = area.grown(-MARK_ROOM)
    trims = [place.bounds for place in places]
    return tuple(
        Slot(artwork, place, _paint(place.bounds, artwork.bleed, trims, room))
        for artwork, place in zip(artworks, places, strict=False)
    )


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
