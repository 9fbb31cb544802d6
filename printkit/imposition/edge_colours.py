"""The flat colours along the edges of pieces: where they are equal, one cut parts neighbours."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot

from printkit.colour import Colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Transform
from printkit.imposition.text_spans import text_boxes
from printkit.limits import check_time
from printkit.scene import Artwork, Edges, Group, Image, Node, Shape, Use
from printkit.scene.covering import Area, Painted, area_of, ground_of

DEPTH = 2.0
"""So far on both sides of an edge nothing else may be seen: as much as the least bleed, mm."""

_Sides = tuple[Colour | None, Colour | None]
"""The colour beside both edges of a side that face each other: left and right, top and bottom."""


def with_edges(artworks: Sequence[Artwork]) -> tuple[Artwork, ...]:
    """The same pieces with what is measured along their edges.

    Pieces with an outline of their own have no edges that neighbours could share.
    """
    seen: dict[tuple[int, float, float], _Sides] = {}  # a deck shares its back

    def measured(node: Node, piece: Artwork) -> _Sides:
        key = (id(node), piece.width, piece.height)
        if key not in seen:
            seen[key] = _measured(node, piece)
        return seen[key]

    def edges(piece: Artwork) -> Edges:
        fronts = measured(piece.front, piece)
        backs = fronts if piece.back is None else measured(piece.back, piece)
        beside, below = (
            None if front is None or back is None else (front, back)
            for front, back in zip(fronts, backs, strict=True)
        )
        return Edges(beside, below)

    return tuple(
        piece if piece.outline is not None else replace(piece, edges=edges(piece))
        for piece in artworks
    )


def _measured(node: Node, piece: Artwork) -> _Sides:
    check_time()
    width, height = piece.width, piece.height
    reach = min(DEPTH, piece.bleed)
    deep = DEPTH + reach
    left, right = (Bounds(x, 0.0, deep, height) for x in (-reach, width - DEPTH))
    top, bottom = (Bounds(0.0, y, width, deep) for y in (-reach, height - DEPTH))
    texts = list(text_boxes(node))
    downwards = list(_painted(node, IDENTITY, ()))[::-1]

    def both(one: Bounds, other: Bounds) -> Colour | None:
        if any(text.overlaps(strip) for text in texts for strip in (one, other)):
            return None
        colour = ground_of(one, downwards)
        return colour if colour == ground_of(other, downwards) else None

    return both(left, right), both(top, bottom)


def _painted(node: Node, outer: Transform, clips: tuple[Area, ...]) -> Iterator[Painted]:
    """What the node paints but for its texts, the topmost last; lines hide what is below them."""
    match node:
        case Group(children, transform, clip):
            inner = transform.then(outer)
            inside = clips if clip is None else (*clips, area_of(clip, inner))
            for child in children:
                yield from _painted(child, inner, inside)
        case Use(symbol, transform):
            yield from _painted(symbol.content, transform.then(outer), clips)
        case Shape(path, fill, stroke):
            if fill is not None:
                yield Painted(path, outer, fill, clips)
            if stroke is not None:
                # All of the width, not half of it: mitred corners reach beyond that.
                reach = stroke.width * hypot(outer.a, outer.b)
                yield Painted(path, outer, None, clips, reach=reach)
        case Image(_, x, y, width, height):
            yield Painted(rectangle(x, y, width, height), outer, None, clips)
