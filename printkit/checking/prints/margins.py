"""How far words stay from where a piece is cut."""

from printkit.checking.prints.inspection import Face, Word
from printkit.geometry.path import Bounds
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

    None for what is folded, for outlines that bulge inwards, and where the knife goes through.
    """
    if artwork.score is not None:
        return None
    if artwork.outline is None:
        return margin(artwork, box)
    outline = area_of(artwork.outline, IDENTITY)
    holds = outline.is_convex and outline.holds(box)
    return min(outline.room_around(box)) if holds else None


def is_cut(face: Face, box: Bounds) -> bool:
    """Whether the knife certainly goes through a box.

    Pieces with an outline that bulges nowhere inwards are known as exactly as rectangles; of
    others only the trim counts.
    """
    artwork = face.artwork
    if margin(artwork, box) < -_ROUNDING:
        return True
    if artwork.outline is None:
        return False
    outline = area_of(artwork.outline, IDENTITY)
    return outline.is_convex and not outline.holds(box)


def is_clipped(word: Word) -> bool:
    """Whether a group certainly cuts off a part of a word."""
    x, y, width, height = word.bounds
    inner = Bounds(x, y, width, height).grown(-min(CLIP_ROOM, width / 2, height / 2))
    return word.upright and any(c.is_convex and not c.holds(inner) for c in word.clips)


def is_flat(artwork: Artwork) -> bool:
    """Whether the piece is a plain rectangle: not folded, not cut to a shape."""
    return artwork.outline is None and artwork.score is None
