"""Faces of Uranus: its icy mantle laid open, and the moon Oberon."""

from printkit.art.registry import drawing
from printkit.art.space.curves import blob, slanted_arc
from printkit.art.space.giants import uranus_bands
from printkit.art.space.globes import crater, globe, stars
from printkit.art.space.palette import (
    CLAY,
    CYAN,
    DEEP_TEAL,
    GOLD,
    ICE,
    INDIGO,
    ORANGE,
    STONE,
    TAUPE,
    TEAL,
    UMBER,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, on_circle, sector
from printkit.scene import Node


@drawing("icy-mantle")
def icy_mantle(width: float, height: float, style: Style) -> Node:
    """The globe cut open: shards of ice between the pale air and a warm core."""
    s = Sketch(width, height, style)
    s.night()
    stars(s, key="icy mantle", count=26)
    cx, cy, r = width / 2, height / 2, 0.44 * s.unit
    globe(s, cx, cy, r, CYAN, lambda part: uranus_bands(part, cx, cy, r))
    cut = (-78.0, 102.0)
    s.area(sector(cx, cy, r, 0, *cut), DEEP_TEAL)
    s.feature(sector(cx, cy, 0.9 * r, 0, *cut), TEAL)
    s.feature(sector(cx, cy, 0.76 * r, 0, *cut), CYAN)
    for i in range(9):
        start = cut[0] + 20.0 * i
        tip = 0.76 if i % 2 else 0.68
        shard = polyline(
            [
                on_circle(cx, cy, 0.3 * r, start + 3),
                on_circle(cx, cy, tip * r, start + 6),
                on_circle(cx, cy, 0.3 * r, start + 16),
            ],
            close=True,
        )
        s.feature(shard, ICE if i % 2 else CYAN.mix(TEAL, 0.45))
    for size, colour in ((0.34, UMBER), (0.26, ORANGE), (0.15, GOLD)):
        s.feature(sector(cx, cy, size * r, 0, *cut), colour)
    s.outline(sector(cx, cy, r, 0, *cut))
    return s.node()


@drawing("oberon-moon")
def oberon_moon(width: float, height: float, style: Style) -> Node:
    """A small dark cratered moon before the pale limb of Uranus and its upright ring."""
    s = Sketch(width, height, style)
    s.night()
    stars(s, key="oberon", count=30)
    px, py, big = width / 2 + 0.95 * s.unit, height * 0.52, 0.92 * s.unit
    globe(s, px, py, big, CYAN, lambda part: uranus_bands(part, px, py, big))
    ring = slanted_arc(px, py, 1.3 * big, flat=0.3, turn=74, start=20, end=160)
    s.line(ring, ICE if style.is_full else TEAL, 1.6)
    cx, cy, r = width / 2 - 0.14 * s.unit, height * 0.52, 0.3 * s.unit
    moon = TAUPE.mix(STONE, 0.5)
    if style.is_full:
        s.mark(circle(cx, cy, r + 0.02 * s.unit), INDIGO)

    def face(part: Sketch) -> None:
        for i, (x, y, size) in enumerate(((-0.4, 0.4, 0.4), (0.5, -0.5, 0.36))):
            part.feature(blob(cx + x * r, cy + y * r, size * r, size * r, key=f"ob {i}"), CLAY)
        for x, y, size in (
            (0.02, -0.1, 0.27),
            (-0.55, -0.28, 0.14),
            (0.42, 0.45, 0.17),
            (-0.3, 0.56, 0.12),
            (0.6, -0.24, 0.1),
            (-0.1, -0.74, 0.1),
        ):
            crater(part, cx + x * r, cy + y * r, size * r, moon)

    globe(s, cx, cy, r, moon, face, steps=((0.42, 0.4),))
    return s.node()
