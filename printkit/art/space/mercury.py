"""Faces of Mercury: its great valley and the Caloris basin."""

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between, blob, rays
from printkit.art.space.globes import crater, land, stars
from printkit.art.space.palette import (
    BONE,
    CLAY,
    CREAM,
    EMBER,
    GOLD,
    HONEY,
    ORANGE,
    PITCH,
    SAND,
    SLATE,
    TAUPE,
    UMBER,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, ellipse, on_circle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node


@drawing("great-valley")
def great_valley(width: float, height: float, style: Style) -> Node:
    """A canyon runs towards a huge low Sun between stepped cliffs."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.night()
    stars(s, key="valley", count=30, bottom=0.5)
    cx, level = w / 2, 0.42 * h
    for size, colour in ((0.34, EMBER), (0.29, ORANGE), (0.24, GOLD)):
        s.feature(circle(cx, level - 0.06 * u, size * u), colour)
    s.area(circle(cx, level - 0.06 * u, 0.19 * u), CREAM)
    land(s, level, 0.015 * h, TAUPE, key="valley")
    s.area(
        polyline(
            [
                (cx - 0.05 * u, level),
                (cx + 0.05 * u, level),
                (cx + 0.42 * u, 1.1 * h),
                (cx - 0.42 * u, 1.1 * h),
            ],
            close=True,
        ),
        HONEY.mix(TAUPE, 0.3),
    )
    for side in (-1, 1):
        _cliffs(s, cx, level, side)
    for x, y, size in _PITS:
        px, py = cx + x * u, level + y * (h - level)
        s.feature(ellipse(px, py, size * u, 0.34 * size * u), CLAY.mix(PITCH, 0.45))
        s.mark(
            ellipse(px + 0.1 * size * u, py + 0.1 * size * u, 0.7 * size * u, 0.2 * size * u), TAUPE
        )
    stream = [(0.0, 0.0), (0.02, 0.16), (-0.02, 0.36), (0.05, 0.62), (-0.02, 1.05)]
    edge = [(0.006, 0.0), (0.03, 0.16), (0.01, 0.36), (0.1, 0.62), (0.08, 1.05)]
    placed = scale(u, h - level).then(translate(cx, level))
    s.mark(between(stream, edge).transformed(placed), UMBER)
    return s.node()


_PITS = (
    (-0.36, 0.14, 0.045),
    (-0.56, 0.4, 0.08),
    (-1.0, 0.24, 0.09),
    (-0.95, 0.72, 0.13),
    (0.3, 0.1, 0.03),
    (0.52, 0.3, 0.06),
    (0.84, 0.56, 0.1),
    (1.15, 0.2, 0.08),
)
"""Small craters beside the valley: place (x in units, y in shares of the land) and radius."""


def _cliffs(s: Sketch, cx: float, level: float, side: int) -> None:
    """One wall in steps, from the floor outwards; the wall on the right is the lit one's shadow."""
    down = s.height - level
    tones = (CLAY, TAUPE, UMBER) if side < 0 else (PITCH, CLAY, SLATE)
    for near, far, jag, colour in (
        (0.3, 0.02, 0.05, tones[0]),
        (0.46, 0.045, 0.06, tones[1]),
        (0.64, 0.08, 0.07, tones[2]),
    ):
        edge: list[XY] = []
        for i in range(8):
            at = i / 7
            out = far + (near - far) * at**1.5 + (jag * at if i % 2 else 0)
            edge.append((cx + side * out * s.unit, level + at * 1.05 * down))
        wall = [
            *edge,
            (cx + side * 2 * s.width, s.height * 1.1),
            (cx + side * 2 * s.width, level + 0.01 * down),
        ]
        s.feature(polyline(wall, close=True), colour)


_RIDGES = (
    (0.54, 0.0, BONE.mix(TAUPE, 0.3)),
    (0.515, -0.012, CLAY.mix(PITCH, 0.35)),
    (0.49, 0.012, TAUPE),
    (0.41, 0.0, BONE.mix(TAUPE, 0.2)),
    (0.385, -0.012, UMBER.mix(PITCH, 0.4)),
    (0.355, 0.012, HONEY.mix(TAUPE, 0.5)),
    (0.28, 0.0, CREAM),
    (0.262, -0.01, UMBER),
    (0.24, 0.01, HONEY),
    (0.15, 0.0, SAND),
)
"""From the outermost ring inwards: radius, shift away from the light (units), tone."""


@drawing("caloris-basin")
def caloris_basin(width: float, height: float, style: Style) -> Node:
    """From above: ring behind ring of mountains around a tan floor with a spider of troughs."""
    s = Sketch(width, height, style)
    u = s.unit
    cx, cy = width / 2, height / 2
    s.sky(CLAY)
    for i in range(12):
        x, y = on_circle(cx, cy, 1.0, 30 * i + 9)
        reach = 0.62 + 0.12 * (i % 3)
        px, py = cx + (x - cx) * reach * 0.8 * width, cy + (y - cy) * reach * 0.8 * height
        crater(s, px, py, (0.028 + 0.014 * (i % 3)) * u, CLAY)
    for size, shift, colour in _RIDGES:
        middle = shift * u
        ridge = blob(
            cx + middle, cy + middle, size * u, size * u, key="caloris", wobble=0.05, points=18
        )
        s.feature(ridge, colour)
    troughs = [
        (24.0 * i + 7 * (i % 2), 0.03 * u, (0.26 - 0.07 * (i % 2)) * u, 0.008 * u)
        for i in range(15)
    ]
    s.mark(rays(cx, cy, troughs), UMBER)
    for x, y, size in (
        (0.02, -0.005, 0.035),
        (0.2, 0.12, 0.03),
        (-0.16, 0.2, 0.035),
        (-0.3, -0.1, 0.03),
        (0.12, -0.28, 0.03),
    ):
        crater(s, cx + x * u, cy + y * u, size * u, HONEY)
    return s.node()
