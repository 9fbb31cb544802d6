"""Small pictures of pieces."""

import math
from dataclasses import replace

from printkit.colour import WHITE
from printkit.geometry.path import Bounds
from printkit.geometry.transform import scale, translate
from printkit.scene import Artwork, Group, Node, Shape, Side, Stroke

FINEST = 0.016
"""Lines thinner than this are left out, mm: viewers and printers would thicken a texture of them
until it is black."""


def miniature(artwork: Artwork, side: Side, box: Bounds, outline: Stroke | None) -> Node:
    """One side of a piece on white paper, cut out and scaled into the middle of a box.

    A piece without a back shows its front on both sides. ``outline`` is as wide as it says.
    """
    factor = min(box.width / artwork.width, box.height / artwork.height)
    content = artwork.front if side is Side.FRONT else artwork.back or artwork.front
    shown: list[Node] = [
        Shape(artwork.cut_path, fill=WHITE),
        Group(_without_hairs((content,), FINEST / factor), clip=artwork.cut_path),
    ]
    if outline is not None:
        thick = replace(outline, width=outline.width / factor)
        shown.append(Shape(artwork.cut_path, stroke=thick))
    x, y = box.centre
    place = translate(x - factor * artwork.width / 2, y - factor * artwork.height / 2)
    return Group(tuple(shown), scale(factor).then(place))


def _without_hairs(nodes: tuple[Node, ...], least: float) -> tuple[Node, ...]:
    """The nodes without lines thinner than ``least``, mm of their own."""
    return tuple(kept for node in nodes if (kept := _without_hair(node, least)) is not None)


def _without_hair(node: Node, least: float) -> Node | None:
    match node:
        case Group(children=children, transform=transform):
            size = math.hypot(transform.a, transform.b)
            return replace(node, children=_without_hairs(children, least / size if size else least))
        case Shape(stroke=stroke, fill=fill) if stroke is not None and stroke.width < least:
            return None if fill is None else replace(node, stroke=None)
        case _:
            return node
