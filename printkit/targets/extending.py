"""Paint further out than a piece was drawn: more bleed, or the ground of a larger product.

Nothing is stretched but the bleed. Of a rectangular piece the strip between its trim and the end
of its bleed is drawn out to where paint is wanted, which joins at the trim without a step. Around
a piece of another outline the same piece lies below, a little larger.
"""

from dataclasses import replace
from typing import NamedTuple

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Transform, scale, translate
from printkit.scene import Artwork, Group, Node, Symbol, Text, Use

LAP = 0.3
"""So far the parts lie over each other, mm: renderers would leave a fine line between them."""


class _Part(NamedTuple):
    """A stretch along one axis, and what takes the coordinates of the piece there."""

    start: float
    end: float
    factor: float = 1.0
    offset: float = 0.0

    @property
    def is_drawn_out(self) -> bool:
        return self.factor != 1.0


def extended(artwork: Artwork, content: Node, name: str, across: float, down: float) -> Node:
    """A side of a piece with paint to ``across`` and ``down`` mm beyond its trim.

    ``name`` is that of the side among all pieces.
    """
    bleed = artwork.bleed
    box = artwork.trim.grown(bleed)
    beyond = Bounds(-across, -down, artwork.width + 2 * across, artwork.height + 2 * down)
    if bleed <= 0 or max(across, down) <= bleed:
        return Group((content,), clip=rectangle(*beyond.common(box)))
    drawn = Symbol(name, content, box)
    if artwork.outline is not None:
        # Words on waste paper, beside the outline, would show a second time beside themselves.
        paint = Symbol(f"{name}/paint", _wordless(content), box)
        return Group((_larger(paint, artwork, max(across, down)), Use(drawn)))
    columns = _parts(artwork.width, bleed, across)
    rows = _parts(artwork.height, bleed, down)
    places = sorted(
        ((column, row) for column in columns for row in rows),
        key=lambda place: -sum(part.is_drawn_out for part in place),
    )
    return Group(tuple(_cell(drawn, column, row, beyond) for column, row in places))


def _larger(drawn: Symbol, artwork: Artwork, reach: float) -> Node:
    """The piece enlarged about its middle until its bleed reaches as far as is wanted."""
    middle = artwork.trim.centre
    shorter = min(artwork.width, artwork.height) / 2
    factor = (shorter + reach) / (shorter + artwork.bleed)
    about = translate(-middle.x, -middle.y).then(scale(factor)).then(translate(*middle))
    return Use(drawn, about)


def _wordless(node: Node) -> Node:
    """The node without its texts."""
    if not isinstance(node, Group):
        return node
    kept = (_wordless(child) for child in node.children if not isinstance(child, Text))
    return replace(node, children=tuple(kept))


def _parts(length: float, bleed: float, reach: float) -> list[_Part]:
    if reach <= bleed:
        return [_Part(-reach, length + reach)]
    factor = reach / bleed
    return [
        _Part(-reach, 0.0, factor),
        _Part(0.0, length),
        _Part(length, length + reach, factor, length * (1 - factor)),
    ]


def _cell(drawn: Symbol, column: _Part, row: _Part, beyond: Bounds) -> Node:
    """One of nine parts; the innermost are painted last, over the laps of the others."""
    frame = Bounds(column.start, row.start, column.end - column.start, row.end - row.start).grown(
        LAP
    )
    placed = Transform(column.factor, 0.0, 0.0, row.factor, column.offset, row.offset)
    return Group((Use(drawn, placed),), clip=rectangle(*frame.common(beyond)))
