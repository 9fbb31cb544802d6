"""Emblems of the game's own things: the resource chip and the two card decks."""

from printkit.art.registry import drawing
from printkit.art.space.curves import rays, ribbon
from printkit.art.space.globes import ring_part
from printkit.art.space.palette import (
    CREAM,
    CYAN,
    GOLD,
    ICE,
    INDIGO,
    SUN,
    TEAL,
    VIOLET,
    darker,
    lighter,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.geometry.path import Path, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle, ring, sector, star
from printkit.geometry.transform import Transform, rotate, scale, translate
from printkit.scene import Node


@drawing("chip-resource")
def chip_resource(width: float, height: float, style: Style) -> Node:
    """A round chip with a cluster of crystals within a notched rim."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, 0.5 * s.unit
    s.area(circle(cx, cy, r), INDIGO)
    rim = s.part(circle(cx, cy, r))
    rim.area(ring(cx, cy, 0.94 * r, 0.8 * r), darker(style.accent, 0.4) if style.is_full else SUN)
    for i in range(8):
        rim.area(sector(cx, cy, 0.94 * r, 0.8 * r, 45.0 * i - 10, 45.0 * i + 10), style.accent)
    s.area(circle(cx, cy, 0.8 * r), INDIGO)
    s.line(circle(cx, cy, 0.75 * r), style.accent, 0.7)
    glow = [(15.0 + 30 * i, 0.3 * r, (0.68 - 0.1 * (i % 2)) * r, 0.035 * r) for i in range(12)]
    s.tone(rays(cx, cy - 0.1 * r, glow), VIOLET)
    for x, y, size in ((-0.46, -0.3, 0.1), (0.46, -0.36, 0.08), (0.5, 0.36, 0.06)):
        s.mark(star(cx + x * r, cy + y * r, size * r, 0.25 * size * r, 4), CREAM)
    crystals(s, scale(0.62 * r).then(translate(cx, cy + 0.02 * r)))
    return s.node()


def crystals(s: Sketch, placed: Transform) -> None:
    """A cluster of crystals, from -1 to 1 before it is placed: what a resource is."""
    for x, foot, wide, tall, lean in _CRYSTALS:
        _crystal(s, rotate(lean, x, foot).then(placed), x, foot, wide, tall)


_CRYSTALS = (
    (-0.4, 0.62, 0.2, 0.8, -24.0),
    (0.42, 0.62, 0.18, 0.7, 28.0),
    (0.2, 0.68, 0.22, 1.16, 9.0),
    (-0.14, 0.76, 0.27, 1.52, -5.0),
    (0.5, 0.76, 0.14, 0.34, 30.0),
)
"""Foot (x, y), half width and height in two thirds of the chip's radius; lean in degrees."""


def _crystal(s: Sketch, placed: Transform, x: float, foot: float, wide: float, tall: float) -> None:
    """A six-sided crystal in three facets: light, middle, dark."""
    tip, shoulder = (x - 0.1 * wide, foot - tall), foot - tall + 1.15 * wide
    left, right, edge = x - wide, x + wide, x + 0.2 * wide
    facets = (
        (
            [
                tip,
                (left, shoulder),
                (left, foot),
                (x - 0.35 * wide, foot),
                (x - 0.35 * wide, shoulder),
            ],
            ICE,
        ),
        (
            [
                tip,
                (x - 0.35 * wide, shoulder),
                (x - 0.35 * wide, foot),
                (edge + 0.2 * wide, foot),
                (edge + 0.2 * wide, shoulder),
            ],
            CYAN,
        ),
        (
            [
                tip,
                (edge + 0.2 * wide, shoulder),
                (edge + 0.2 * wide, foot),
                (right, foot),
                (right, shoulder),
            ],
            TEAL,
        ),
    )
    for points, colour in facets:
        s.feature(polyline(points, close=True).transformed(placed), colour)


@drawing("deck-chance")
def deck_chance(width: float, height: float, style: Style) -> Node:
    """A comet whose tail curls round like a question."""
    s = Sketch(width, height, style)
    placed = scale(0.46 * s.unit).then(translate(width / 2, height / 2))
    s.mark(_tail(1.0).transformed(placed), style.line if style.ink is Ink.MONO else style.accent)
    if style.is_full:
        s.mark(_tail(0.66).transformed(placed), SUN)
        s.mark(_tail(0.3).transformed(placed), CREAM)
    head = placed.apply(-0.02, 0.66)
    size = 0.46 * s.unit
    s.area(star(head.x, head.y, 0.34 * size, 0.15 * size, 8), SUN)
    s.mark(circle(head.x, head.y, 0.12 * size), CREAM)
    for x, y, spark in (
        (0.74, 0.5, 0.13),
        (-0.74, 0.2, 0.1),
        (-0.84, -0.56, 0.08),
        (0.46, 0.86, 0.07),
    ):
        point = placed.apply(x, y)
        s.mark(star(point.x, point.y, spark * size, 0.3 * spark * size, 4), style.accent)
    return s.node()


_CURL = (
    (-0.54, -0.36, 0.01),
    (-0.46, -0.7, 0.07),
    (-0.1, -0.88, 0.11),
    (0.3, -0.78, 0.14),
    (0.46, -0.46, 0.16),
    (0.3, -0.16, 0.15),
    (0.08, 0.04, 0.13),
    (-0.01, 0.28, 0.09),
    (-0.02, 0.6, 0.02),
)
"""The comet's way, (x, y) and half its width."""


def _tail(share: float) -> Path:
    """The comet's way, drawn in ``share`` of its width."""
    return ribbon([(x, y) for x, y, _ in _CURL], [half * share for _, _, half in _CURL])


@drawing("deck-chest")
def deck_chest(width: float, height: float, style: Style) -> Node:
    """A chest for long journeys, its lid ajar over a glow, a ringed world on its lock."""
    s = Sketch(width, height, style)
    u = 0.92 * s.unit
    placed = scale(u).then(translate(width / 2, height / 2))
    accent, bright = style.accent, lighter(style.accent, 0.4)
    s.feature(
        parse_path_data("M-0.4 -0.08L-0.36 -0.3L0.36 -0.3L0.4 -0.08Z").transformed(placed), SUN
    )
    for x in (-0.24, 0.0, 0.24):
        s.mark(star(*placed.apply(x, -0.16), 0.075 * u, 0.03 * u, 4), CREAM)
    lid = "M-0.46 -0.24C-0.46 -0.48 -0.3 -0.5 -0.2 -0.5H0.2C0.3 -0.5 0.46 -0.48 0.46 -0.24Z"
    s.area(parse_path_data(lid).transformed(placed), bright)
    s.area(rectangle(-0.42, -0.08, 0.84, 0.54, 0.05).transformed(placed), accent)
    s.area(rectangle(-0.42, -0.08, 0.84, 0.12, 0.03).transformed(placed), bright)
    # In black the straps are what carries the picture.
    black = style.ink is Ink.MONO
    for x in (-0.36, 0.24):
        for y, tall in ((-0.08, 0.54), (-0.5, 0.26)):
            strap = rectangle(x, y, 0.12, tall).transformed(placed)
            (s.mark if black else s.area)(strap, style.line if black else GOLD)
    _seal(s, *placed.apply(0.0, 0.17), 0.19 * u)
    return s.node()


def _seal(s: Sketch, cx: float, cy: float, r: float) -> None:
    """A ringed world on a dark disc."""
    (s.mark if s.style.ink is Ink.MONO else s.area)(circle(cx, cy, r), INDIGO)
    ring = (cx, cy, 0.86 * r, 0.62 * r, GOLD)
    ring_part(s, *ring, flat=0.32, turn=-20, start=180, end=360)
    s.area(circle(cx, cy, 0.42 * r), CREAM)
    ring_part(s, *ring, flat=0.32, turn=-20, start=0, end=180)
