"""The Sun: as a body with its corona, and three of its faces."""

import math

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between, blob, rays, smooth
from printkit.art.space.globes import stars
from printkit.art.space.palette import (
    CORAL,
    CREAM,
    DUSK,
    EMBER,
    GOLD,
    NIGHT,
    ORANGE,
    PITCH,
    SUN,
    VIOLET,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import Path, Segment, polyline
from printkit.geometry.shapes import circle, on_circle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node


@drawing("body-sun")
def sun(width: float, height: float, style: Style) -> Node:
    """A golden disc with grains, two spots and a crown of pointed rays."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, 0.3 * s.unit
    long = [(i * 30.0, 1.0 * r, 1.58 * r, 0.17 * r) for i in range(12)]
    short = [(15 + i * 30.0, 1.0 * r, 1.34 * r, 0.17 * r) for i in range(12)]
    s.area(rays(cx, cy, long), ORANGE)
    s.area(rays(cx, cy, short), CORAL)
    disc = circle(cx, cy, r)
    s.area(disc, SUN)
    s.tone(disc, SUN)
    face = s.part(disc)
    face.tone(circle(cx, cy, 0.84 * r), SUN.mix(GOLD, 0.6))
    face.tone(circle(cx, cy, 0.6 * r), GOLD)
    face.tone(circle(cx, cy, 0.34 * r), GOLD.mix(CREAM, 0.6))
    for i, (x, y) in enumerate(_GRAINS):
        grain = blob(cx + x * r, cy + y * r, 0.12 * r, 0.05 * r, key=f"grain {i}")
        face.feature(grain, ORANGE.mix(SUN, 0.35))
    for x, y, size in ((-0.44, 0.2, 0.1), (-0.28, 0.28, 0.06), (0.5, -0.26, 0.08)):
        face.mark(circle(cx + x * r, cy + y * r, size * r), EMBER)
    s.outline(disc)
    return s.node()


_GRAINS = (
    (0.62, 0.22),
    (0.25, 0.62),
    (-0.2, 0.78),
    (-0.66, -0.26),
    (0.1, -0.74),
    (-0.36, -0.62),
    (0.74, -0.1),
    (0.52, 0.5),
)


@drawing("corona")
def corona(width: float, height: float, style: Style) -> Node:
    """The eclipsed disc and the streamers that only then can be seen."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, 0.2 * s.unit
    s.sky(NIGHT)
    stars(s, key="corona", count=22)
    reach = max(width, height) / s.unit
    for size, colour in ((1.0, VIOLET), (0.74, DUSK), (0.52, CORAL), (0.34, ORANGE)):
        s.feature(_streamers(cx, cy, r, size, reach), colour)
    s.area(circle(cx, cy, 1.3 * r), GOLD)
    s.mark(circle(cx, cy, 1.12 * r), CREAM)
    s.mark(circle(cx, cy, r), PITCH.shade(0.5))
    return s.node()


def _streamers(cx: float, cy: float, r: float, size: float, reach: float) -> Path:
    """A crown of pointed petals with hollow flanks; those towards the sides are the longest."""
    count = 14
    segments: list[Segment] = []
    for i in range(count):
        angle = 360 / count * (i + 0.5)
        sideways = abs(math.cos(math.radians(angle)))
        tip = 1.3 + size * (1.1 * reach * sideways**3 + 0.9 + 0.4 * (i % 3 == 0))
        valley = 1.18 + 0.3 * size
        start, end = (on_circle(cx, cy, valley * r, angle + side * 180 / count) for side in (-1, 1))
        point = on_circle(cx, cy, tip * r, angle + 3 * (i % 2))
        neck = on_circle(cx, cy, 0.35 * (tip - valley) * r + valley * r, angle)
        if not segments:
            segments.append(("M", *start))
        segments.append(("C", *start, *neck, *point))
        segments.append(("C", *neck, *end, *end))
    return Path((*segments, ("Z",)))


@drawing("sunspot")
def sunspot(width: float, height: float, style: Style) -> Node:
    """Close to the surface: bright grains crowd around a dark pit with a fringe of fibres."""
    s = Sketch(width, height, style)
    s.sky(ORANGE)
    cell = math.sqrt(width * height / 54)
    across, down = int(width / cell) + 2, int(height / (0.86 * cell)) + 2
    for row in range(down):
        for column in range(across):
            x = (column - 0.25 + 0.5 * (row % 2)) * cell
            y = row * 0.86 * cell
            tones = (SUN, GOLD, SUN.mix(ORANGE, 0.4))
            grain = blob(
                x, y, 0.47 * cell, 0.42 * cell, key=f"{row}/{column}", wobble=0.16, points=6
            )
            s.feature(grain, tones[(2 * row + column) % 3])
    cx, cy, r = width / 2, height / 2, 0.4 * s.unit
    s.area(_fringed(cx, cy, r, 0.88), CORAL)
    s.feature(_fringed(cx, cy, 0.78 * r, 0.8), EMBER.mix(CORAL, 0.3))
    s.feature(_fringed(cx, cy, 0.62 * r, 0.84), EMBER)
    s.mark(blob(cx, cy, 0.46 * r, 0.4 * r, key="umbra", wobble=0.16), PITCH)
    s.mark(blob(cx + 0.86 * r, cy - 0.66 * r, 0.13 * r, 0.1 * r, key="pore"), EMBER)
    return s.node()


def _fringed(cx: float, cy: float, r: float, notch: float) -> Path:
    """An uneven disc with a fringe of short fibres, ``notch`` the depth they reach in to."""
    points: list[XY] = []
    for i in range(52):
        uneven = (
            1 + 0.06 * math.sin(i / 52 * 4 * math.pi + 1) + 0.04 * math.sin(i / 52 * 10 * math.pi)
        )
        points.append(on_circle(cx, cy, r * uneven * (1 if i % 2 else notch), 360 / 52 * i))
    return polyline(points, close=True)


@drawing("solar-flare")
def solar_flare(width: float, height: float, style: Style) -> Node:
    """An arch of fire stands on the limb."""
    s = Sketch(width, height, style)
    s.sky(NIGHT)
    stars(s, key="flare", count=24, bottom=0.6)
    radius = max(width * 0.78, height * 0.9)
    cx, cy = width / 2, height * 0.74 + radius
    for grow, colour in ((0.1, VIOLET), (0.05, EMBER)):
        s.tone(circle(cx, cy, radius + grow * s.unit), colour)
    _arches(s, cx, height * 0.78)
    s.area(circle(cx, cy, radius), ORANGE)
    disc = s.part(circle(cx, cy, radius))
    for shrink, colour in ((0.06, SUN), (0.14, GOLD), (0.24, GOLD.mix(CREAM, 0.6))):
        disc.feature(circle(cx, cy + 0.02 * s.unit, radius - shrink * s.unit), colour)
    return s.node()


_ARCH = (
    (
        (-0.5, 0.1),
        (-0.47, -0.22),
        (-0.36, -0.5),
        (-0.08, -0.62),
        (0.24, -0.56),
        (0.4, -0.3),
        (0.44, 0.1),
    ),
    (
        (-0.24, 0.1),
        (-0.29, -0.18),
        (-0.22, -0.38),
        (-0.04, -0.47),
        (0.14, -0.42),
        (0.26, -0.22),
        (0.28, 0.1),
    ),
)
"""Outer and inner edge of the prominence, in units from the middle of its feet."""

_TONGUES = (
    ((-0.41, -0.3), (-0.62, -0.46), (-0.44, -0.42), (-0.52, -0.62), (-0.28, -0.52)),
    ((0.14, -0.54), (0.3, -0.7), (0.28, -0.58), (0.52, -0.6), (0.34, -0.38)),
)


def _arches(s: Sketch, cx: float, foot: float) -> None:
    """The prominence: a torn arch of three tones, tongues that break away, a small loop within."""
    placed = scale(s.unit).then(translate(cx, foot))
    for tongue in _TONGUES:
        s.feature(smooth(tongue, close=True).transformed(placed), EMBER)
    for start, end, colour in ((0.0, 1.0, EMBER), (0.22, 0.86, CORAL), (0.5, 0.76, SUN)):
        edges = [
            [
                (a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at)
                for a, b in zip(*_ARCH, strict=True)
            ]
            for at in (start, end)
        ]
        s.feature(between(*edges).transformed(placed), colour)
    loop = ((-0.12, 0.1), (-0.13, -0.1), (0.0, -0.24), (0.12, -0.12), (0.13, 0.1))
    inner = ((-0.06, 0.1), (-0.07, -0.08), (0.0, -0.17), (0.07, -0.09), (0.08, 0.1))
    s.feature(between(loop, inner).transformed(placed), ORANGE)
    for x, y, size in ((0.56, -0.5, 0.022), (0.6, -0.42, 0.014), (-0.6, -0.36, 0.018)):
        s.mark(circle(cx + x * s.unit, foot + y * s.unit, size * s.unit), ORANGE)
