"""Colour ends at the edge of a piece instead of going on beyond it.

No cut is exact: where colour ends at the trim, a white sliver shows on every piece that was cut
half a millimetre outside. Colour that reaches the edge goes 3 mm beyond it.
Bad: <rect x="0" y="0" w="{{ width }}" h="14" fill="accent"/>
Good: <rect x="-3" y="-3" w="{{ width + 6 }}" h="17" fill="accent"/>
"""

from collections.abc import Iterator
from itertools import islice

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import InspectedSide, Prints
from printkit.checking.prints.margins import is_flat
from printkit.checking.prints.piece_findings import on_piece
from printkit.colour import WHITE
from printkit.diagnostics import Findings, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene.covering import Area, Painted

RULE = Rule.documented(__name__, __doc__, "PK623", Severity.WARNING)

NEAR = 0.3
"""mm: what ends so near the trim is meant to end at it."""
MOST_SEGMENTS = 10
"""A rectangle with round corners has as many; drawings are not looked at."""
LEAST = 5.0
"""mm of an edge that has to be meant."""
MOST_EDGES = 100
"""Ends of colours on one side that are looked at."""

_REMEDY = "let it reach 3 mm beyond the edge in the template, or end well inside"

_Edge = tuple[str, Bounds, Bounds]
"""Which edge, and the specks inside and outside of it."""


def check_print(context: CheckContext) -> Findings:
    for face in context.prints.faces:
        if face.artwork.bleed > 0 and is_flat(face.artwork):
            yield from islice(_bare_edges(context.prints, face), 1)


def _bare_edges(prints: Prints, face: InspectedSide) -> Findings:
    artwork = face.artwork
    for painted, (edge, inner, outer) in islice(_candidates(face), MOST_EDGES):
        inside, outside = face.painted.ground_of(inner), face.painted.ground_of(outer)
        if painted.fill is not None and outside == WHITE and inside not in {None, WHITE}:
            fact = f"the colour {painted.fill.hex} ends at the {edge} edge"
            cause, span = (
                (edge, face.side, artwork.width, artwork.height),
                prints.element_of(painted),
            )
            yield on_piece(RULE, artwork.title, fact, _REMEDY, cause, span=span)


def _candidates(face: InspectedSide) -> "Iterator[tuple[Painted, _Edge]]":
    artwork = face.artwork
    for painted in face.painted.things:
        if painted.fill in {None, WHITE} or len(painted.path.segments) > MOST_SEGMENTS:
            continue
        for edge in _edges(painted.area, artwork.width, artwork.height):
            yield painted, edge


def _edges(area: Area, width: float, height: float) -> Iterator[_Edge]:
    """The edges where an area ends, each with two specks on both sides of the trim."""
    x = (max(area.left, 0.0) + min(area.right, width)) / 2
    y = (max(area.top, 0.0) + min(area.bottom, height)) / 2
    across, down = area.right - area.left >= LEAST, area.bottom - area.top >= LEAST
    if across and abs(area.top) < NEAR:
        yield "upper", _speck(x, 2 * NEAR), _speck(x, -2 * NEAR)
    if across and abs(area.bottom - height) < NEAR:
        yield "lower", _speck(x, height - 2 * NEAR), _speck(x, height + 2 * NEAR)
    if down and abs(area.left) < NEAR:
        yield "left", _speck(2 * NEAR, y), _speck(-2 * NEAR, y)
    if down and abs(area.right - width) < NEAR:
        yield "right", _speck(width - 2 * NEAR, y), _speck(width + 2 * NEAR, y)


def _speck(x: float, y: float) -> Bounds:
    return Bounds(x - 0.05, y - 0.05, 0.1, 0.1)
