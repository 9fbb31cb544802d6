"""Sides of pieces as plain values, to be kept on disk."""

import marshal
import zlib
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from printkit.colour import BLACK
from printkit.diagnostics import Span
from printkit.geometry.path import Bounds
from printkit.scene import Node
from printkit.scene.nodes import keyed
from printkit.templating.kept_sides import KeptSide
from printkit.templating.plain_nodes import FAST, Parts, PartTable
from printkit.templating.scope import DrawnElement, Place, SetText, SharedSize
from printkit.text.style import TextStyle


def plain_side(side: KeptSide) -> tuple[bytes, PartTable]:
    """The side as bytes, and the table of its scene.

    Raises:
        TypeError: it holds what is not kept, such as pictures.
        ValueError: the same.
    """
    table = PartTable(side.node)
    whole = (
        table.number(side.node),
        [(place.target, tuple(place.bounds)) for place in side.places],
        [_plain_text(text, table) for text in side.texts],
        [(table.number(d.part), _plain_span(d.span), d.route, d.shows) for d in side.drawn],
        [_plain_shared(shared) for shared in side.shared],
    )
    return zlib.compress(marshal.dumps((table.rows, whole)), FAST), table


def side_of(data: bytes, key: str, kept: Callable[[str], Node]) -> KeptSide:
    """The side that became these bytes, which must be one's own; ``kept`` gives scenes by keys."""
    rows, (node, places, texts, drawn, shared) = marshal.loads(zlib.decompress(data))  # noqa: S302 - signed by this user
    parts = Parts(rows, kept)
    return KeptSide(
        keyed(parts[node], key),
        tuple(Place(target, Bounds(*bounds)) for target, bounds in places),
        tuple(_set_text(parts, *text) for text in texts),
        tuple(
            DrawnElement(parts[part], Span(*span), route, shows)
            for part, span, route, shows in drawn
        ),
        tuple(
            SharedSize(name, TextStyle(colour=BLACK, **style), *rest)
            for name, style, *rest in shared
        ),
    )


def _plain_span(span: Span) -> tuple[Any, ...]:
    return span.file, span.line, span.column, span.end_column


def _plain_shared(shared: SharedSize) -> tuple[Any, ...]:
    name, style, *rest = shared
    stated = (each.name for each in fields(style) if each.name != "colour")
    about = {each: getattr(style, each) for each in stated}
    return name, about, *rest


def _plain_text(text: SetText, table: PartTable) -> tuple[Any, ...]:
    span = None if text.span is None else _plain_span(text.span)
    nodes = tuple(map(table.number, text.nodes))
    measures = (text.size, text.wanted, text.misfit, text.joints, text.alone)
    return text.piece, text.words, nodes, span, text.route, measures


def _set_text(
    parts: Parts, piece: str, words: str, nodes: Any, span: Any, route: Any, measures: Any
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
