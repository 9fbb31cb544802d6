"""One piece as it is when it is cut out, to be looked at."""

from printkit.colour import Colour, parse_colour
from printkit.export.piece import side_content
from printkit.geometry.shapes import rectangle
from printkit.scene.artwork import Artwork, Sheet, Side
from printkit.scene.nodes import Group, Shape

PAPER = parse_colour("#ffffff")


def trimmed(artwork: Artwork, side: Side) -> Group:
    """One side on its paper, without its bleed; the trim begins at (0, 0).

    Raises:
        ValueError: the back of a piece that has none.
    """
    outline = artwork.cut_path.transformed(artwork.seen_from(side))
    return Group((Shape(outline, PAPER), side_content(artwork, side)), clip=outline)


def trimmed_sheet(artwork: Artwork, side: Side, ground: Colour | None = None) -> Sheet:
    """A sheet as large as the piece; what is no part of it has the colour of the ground, or none.

    Raises:
        ValueError: the back of a piece that has none.
    """
    width, height = artwork.width, artwork.height
    below = () if ground is None else (Shape(rectangle(0.0, 0.0, width, height), ground),)
    content = Group((*below, trimmed(artwork, side)))
    return Sheet(width, height, content, artwork.title, side)
