"""How far words stay from where a piece is cut."""

from functools import lru_cache
from itertools import pairwise

from printkit.checking.prints.inspection import InspectedSide, Word
from printkit.geometry.path import Bounds, Path
from printkit.geometry.polygons import Edge, from_box, surrounds
from printkit.geometry.transform import IDENTITY
from printkit.scene import Artwork
from printkit.scene.covering import area_of

CLIP_ROOM = 0.3
"""mm by which letters may reach into what is cut off: not all are as high as their box."""
_ROUNDING = 0.02
"""mm"""


def margin(artwork: Artwork, box: Bounds) -> float:
    """The distance from a box to the nearest edge of the trim, mm; negative beyond it."""
    return min(box.x, box.y, artwork.width - box.right, artwork.height - box.bottom)


def room_to_knife(artwork: Artwork, box: Bounds) -> float | None:
    """The distance from a box on a flat piece to where it is cut, mm.

    None for what is folded, and where the knife goes through.
    """
    if artwork.score is not None:
        return None
    if artwork.outline is None:
        return margin(artwork, box)
    outline = area_of(artwork.outline, IDENTITY)
    if outline.is_convex:
        return min(outline.room_around(box)) if outline.holds(box) else None
    return _room_in_bay(artwork.outline, box) or None


def is_cut(face: InspectedSide, box: Bounds) -> bool:
    """Whether the knife certainly goes through a box, or leaves it off the piece.

    Nets have numbers on what is cut away.
    """
    artwork = face.artwork
    if margin(artwork, box) < -_ROUNDING:
        return True
    if artwork.outline is None:
        return False
    outline = area_of(artwork.outline, IDENTITY)
    if outline.is_convex:
        return not outline.holds(box)
    return artwork.score is None and not _room_in_bay(artwork.outline, _letters(box))


def _room_in_bay(outline: Path, box: Bounds) -> float:
    """From a box to an outline that bulges inwards somewhere, mm; 0 if it does not lie within."""
    edges = _edges(outline)
    return min(from_box(box, *edge) for edge in edges) if surrounds(edges, *box.centre) else 0.0


@lru_cache(maxsize=16)
def _edges(outline: Path) -> list[Edge]:
    return [edge for line in outline.polylines() for edge in pairwise(line)]


def is_clipped(word: Word) -> bool:
    """Whether a group certainly cuts off a part of a word."""
    inner = _letters(word.bounds)
    return word.upright and any(c.is_convex and not c.holds(inner) for c in word.clips)


def _letters(box: Bounds) -> Bounds:
    """What letters cover of their box in any case."""
    return box.grown(-min(CLIP_ROOM, box.width / 2, box.height / 2))


def is_flat(artwork: Artwork) -> bool:
    """Whether the piece is a plain rectangle: not folded, not cut to a shape."""
    return artwork.outline is None and artwork.score is None
