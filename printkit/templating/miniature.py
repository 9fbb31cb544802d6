"""Small pictures of pieces."""

from dataclasses import replace

from printkit.colour import WHITE
from printkit.geometry.path import Bounds
from printkit.geometry.transform import scale, translate
from printkit.scene import Artwork, Group, Node, Shape, Side, Stroke


def miniature(artwork: Artwork, side: Side, box: Bounds, outline: Stroke | None) -> Node:
    """One side of a piece on white paper, cut out and scaled into the middle of a box.

    A piece without a back shows its front on both sides. ``outline`` is as wide as it says.
    """
    factor = min(box.width / artwork.width, box.height / artwork.height)
    content = artwork.front if side is Side.FRONT else artwork.back or artwork.front
    shown: list[Node] = [
        Shape(artwork.cut_path, fill=WHITE),
        Group((content,), clip=artwork.cut_path),
    ]
    if outline is not None:
        thick = replace(outline, width=outline.width / factor)
        shown.append(Shape(artwork.cut_path, stroke=thick))
    x, y = box.centre
    place = translate(x - factor * artwork.width / 2, y - factor * artwork.height / 2)
    return Group(tuple(shown), scale(factor).then(place))
