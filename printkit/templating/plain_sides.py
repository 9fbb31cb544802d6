"""Sides of pieces as plain values, to be kept on disk: a table of all parts, each part once.

Parts stand behind those that they hold, and name them by their numbers; so the same part is the
same again when it is read.
"""

import marshal
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from printkit.colour import Colour
from printkit.diagnostics import Span
from printkit.geometry.path import Bounds, Path
from printkit.geometry.transform import Transform
from printkit.scene import GlyphRun, Group, Layer, Shape, Stroke, Text
from printkit.templating.kept_sides import KeptSide
from printkit.templating.scope import DrawnElement, Place, SetText

Part = Path | Stroke | Shape | Group | Text


def side_bytes(side: KeptSide) -> bytes | None:
    """The side as bytes; None of one that holds what is not kept, such as pictures."""
    table = _PartTable()
    try:
        whole = (
            table.number(side.node),
            [(place.target, tuple(place.bounds)) for place in side.places],
            [_plain_text(text, table) for text in side.texts],
            [(table.number(d.part), _plain_span(d.span), d.route, d.shows) for d in side.drawn],
        )
        return marshal.dumps((table.rows, whole))
    except (TypeError, ValueError):
        return None


def side_of(data: bytes) -> KeptSide:
    """The side that became these bytes, which must be one's own."""
    rows, (node, places, texts, drawn) = marshal.loads(data)  # noqa: S302 - signed by this user
    parts: list[Any] = []
    for kind, *values in rows:
        parts.append(_READ[kind](parts, *values))
    return KeptSide(
        parts[node],
        tuple(Place(target, Bounds(*bounds)) for target, bounds in places),
        tuple(_set_text(parts, *text) for text in texts),
        tuple(
            DrawnElement(parts[part], Span(*span), route, shows)
            for part, span, route, shows in drawn
        ),
    )


class _PartTable:
    """The parts in the order of their numbers."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self._numbers: dict[int, int] = {}

    def number(self, part: Any) -> int:
        """The number of a part, which is added if it is new.

        Raises:
            TypeError: it is of a kind that is not kept.
        """
        known = self._numbers.get(id(part))
        if known is None:
            row = self._row(part)
            known = self._numbers[id(part)] = len(self.rows)
            self.rows.append(row)
        return known

    def _optional(self, part: Part | None) -> int | None:
        return None if part is None else self.number(part)

    def _row(self, part: Any) -> tuple[Any, ...]:
        match part:
            case Path(segments):
                return "path", segments
            case Stroke(colour, width, dash, cap, join):
                return "stroke", _plain_colour(colour), width, dash, cap, join
            case Shape(path, fill, stroke, even_odd):
                paint = None if fill is None else _plain_colour(fill)
                return "shape", self.number(path), paint, self._optional(stroke), even_odd
            case Text(run, x, y, colour):
                shown = (run.font, run.size, run.text, run.advances)
                return "text", shown, x, y, _plain_colour(colour)
            case Group(children, transform, clip, layer, drawing):
                inside = tuple(map(self.number, children))
                name = None if layer is None else layer.value
                clipped, drawn = self._optional(clip), self._optional(drawing)
                return "group", inside, tuple(transform), clipped, name, drawn
            case _:
                raise TypeError(type(part).__name__)


def _plain_colour(colour: Colour) -> tuple[Any, ...]:
    inks = None if colour.cmyk is None else tuple(colour.cmyk)
    return colour.red, colour.green, colour.blue, inks


@lru_cache(maxsize=1024, typed=True)  # 1 and 1.0 are distinguished: digests of pieces do so too
def _colour(red: float, green: float, blue: float, inks: Any) -> Colour:
    return Colour(red, green, blue, inks)


def _plain_span(span: Span) -> tuple[Any, ...]:
    return span.file, span.line, span.column, span.end_column


def _plain_text(text: SetText, table: _PartTable) -> tuple[Any, ...]:
    span = None if text.span is None else _plain_span(text.span)
    nodes = tuple(map(table.number, text.nodes))
    measures = (text.size, text.wanted, text.misfit, text.joints, text.alone)
    return text.piece, text.words, nodes, span, text.route, measures


def _set_text(
    parts: list[Any], piece: str, words: str, nodes: Any, span: Any, route: Any, measures: Any
) -> SetText:
    size, wanted, misfit, joints, alone = measures
    return SetText(
        piece,
        words,
        size,
        wanted,
        tuple(parts[node] for node in nodes),
        None if span is None else Span(*span),
        route,
        misfit,
        joints,
        alone,
    )


def _read_stroke(_parts: list[Any], colour: Any, *values: Any) -> Stroke:
    return Stroke(_colour(*colour), *values)


def _read_shape(parts: list[Any], path: int, fill: Any, stroke: int | None, even: bool) -> Shape:  # noqa: FBT001 - as it was written
    paint = None if fill is None else _colour(*fill)
    return Shape(parts[path], paint, None if stroke is None else parts[stroke], even)


def _read_text(_parts: list[Any], run: Any, x: float, y: float, colour: Any) -> Text:
    return Text(GlyphRun(*run), x, y, _colour(*colour))


def _read_group(
    parts: list[Any], inside: Any, transform: Any, clip: Any, layer: Any, drawing: Any
) -> Group:
    return Group(
        tuple([parts[number] for number in inside]),
        Transform(*transform),
        None if clip is None else parts[clip],
        None if layer is None else Layer(layer),
        None if drawing is None else parts[drawing],
    )


_READ: dict[str, Callable[..., Any]] = {
    "path": lambda _parts, segments: Path(segments),
    "stroke": _read_stroke,
    "shape": _read_shape,
    "text": _read_text,
    "group": _read_group,
}
