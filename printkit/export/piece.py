"""One piece by itself, trim and bleed, as previews and cutters want it."""

from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.scene.artwork import Artwork, Sheet, Side
from printkit.scene.nodes import Group, Node


def side_content(artwork: Artwork, side: Side) -> Node:
    """The scene of one side.

    Raises:
        ValueError: the back of a piece that has none.
    """
    content = artwork.front if side is Side.FRONT else artwork.back
    if content is None:
        raise ValueError(f"{artwork.id} has no back")
    return content


def piece_sheet(artwork: Artwork, side: Side) -> Sheet:
    """A sheet as large as the piece with its bleed.

    Raises:
        ValueError: the back of a piece that has none.
    """
    bleed = artwork.bleed
    width, height = artwork.width + 2 * bleed, artwork.height + 2 * bleed
    return Sheet(
        width=width,
        height=height,
        content=Group((side_content(artwork, side),), translate(bleed, bleed)),
        label=artwork.title,
        side=side,
        trim=Bounds(bleed, bleed, artwork.width, artwork.height),
        bleed=Bounds(0.0, 0.0, width, height),
    )
