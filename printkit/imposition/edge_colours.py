"""The flat colours along the edges of pieces: where they are equal, one cut parts neighbours."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Any

from printkit.colour import Colour, colour_of, plain_colour
from printkit.geometry.path import Bounds
from printkit.geometry.polygons import interlocking
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Point, Transform, rotate, translate
from printkit.imposition.options import Once, always
from printkit.imposition.text_spans import text_boxes
from printkit.limits import check_time
from printkit.scene import Artwork, Edges, Group, Image, Node, Shape, Use
from printkit.scene.covering import Area, Painted, area_of, ground_of

DEPTH = 2.0
"""So far on both sides of an edge nothing else may be seen: as much as the least bleed, mm."""

EdgeColours = tuple[Colour | None, Colour | None, Colour | None]
"""The colour of both edges that face each other: left and right, top and bottom; that of all."""


def with_edges(artworks: Sequence[Artwork], once: Once = always) -> tuple[Artwork, ...]:
    """The same pieces with what is measured along their edges.

    Of pieces with an outline of their own only hexagons have edges that neighbours could share.
    Scenes with a key are measured ``once``.
    """
    seen: dict[tuple[int, float, float], EdgeColours] = {}  # a deck shares its back

    def measured(node: Node, piece: Artwork) -> EdgeColours:
        key = (id(node), piece.width, piece.height)
        if key not in seen:
            check_time()
            scene = node.key if isinstance(node, Group) else ""
            of = repr((scene, piece.width, piece.height, piece.bleed, piece.outline))
            work = partial(_plain, node, piece)
            seen[key] = _colours_of((once if scene else always)(of, work))
        return seen[key]

    def edges(piece: Artwork) -> Edges:
        fronts = measured(piece.front, piece)
        backs = fronts if piece.back is None else measured(piece.back, piece)
        return Edges(
            *(
                None if front is None or back is None else (front, back)
                for front, back in zip(fronts, backs, strict=True)
            )
        )

    return tuple(
        replace(piece, edges=edges(piece))
        if piece.outline is None or interlocking(piece.outline)
        else piece
        for piece in artworks
    )


def _plain(node: Node, piece: Artwork) -> list[Any]:
    return [each and plain_colour(each) for each in _along(node, piece)]


def _colours_of(plain: Sequence[Any]) -> EdgeColours:
    beside, below, around = (each and colour_of(*each) for each in plain)
    return beside, below, around


def _along(node: Node, piece: Artwork) -> EdgeColours:
    """The colours beside, below, and around: whichever edges the piece has."""
    reach = min(DEPTH, piece.bleed)
    corners = interlocking(piece.outline)
    if not corners:
        return (*_measured(node, piece, reach), None)
    along = [
        _beside(node, *edge, piece.trim.centre, reach) for edge in pairwise((*corners, corners[0]))
    ]
    return None, None, _common(along)


def _measured(node: Node, piece: Artwork, reach: float) -> tuple[Colour | None, Colour | None]:
    width, height = piece.width, piece.height
    deep = DEPTH + reach
    left, right = (Bounds(x, 0.0, deep, height) for x in (-reach, width - DEPTH))
    top, bottom = (Bounds(0.0, y, width, deep) for y in (-reach, height - DEPTH))
    colours = _colours(node, IDENTITY, (left, right, top, bottom))
    return _common(colours[:2]), _common(colours[2:])


def _beside(node: Node, start: Point, end: Point, middle: Point, reach: float) -> Colour | None:
    """Along an edge that may slant, looked at as if it were level."""
    length, angle = hypot(end.x - start.x, end.y - start.y), atan2(end.y - start.y, end.x - start.x)
    level = translate(-start.x, -start.y).then(rotate(-degrees(angle)))
    is_above = level.apply(*middle).y > 0
    strip = Bounds(0.0, -reach if is_above else -DEPTH, length, DEPTH + reach)
    return _colours(node, level, [strip])[0]


def _colours(node: Node, outer: Transform, strips: Sequence[Bounds]) -> list[Colour | None]:
    """The one colour of each strip, once ``outer`` has moved the picture."""
    texts = list(text_boxes(node, outer))
    downwards = list(_painted(node, outer, ()))[::-1]
    return [
        None if any(text.overlaps(strip) for text in texts) else ground_of(strip, downwards)
        for strip in strips
    ]


def _common(colours: Sequence[Colour | None]) -> Colour | None:
    return colours[0] if all(colour == colours[0] for colour in colours) else None


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
