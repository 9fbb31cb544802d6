"""How far words stay from where a piece is cut."""

from printkit.checking.prints.covering import area_of
from printkit.checking.prints.inspection import Face
from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY
from printkit.scene import Artwork

_ROUNDING = 0.02
"""mm"""


def margin(artwork: Artwork, box: Bounds) -> float:
    """The distance from a box to the nearest edge of the trim, mm; negative beyond it."""
    return min(box.x, box.y, artwork.width - box.right, artwork.height - box.bottom)


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


def is_flat(artwork: Artwork) -> bool:
    """Whether the piece is a plain rectangle: not folded, not cut to a shape."""
    return artwork.outline is None and artwork.score is None
