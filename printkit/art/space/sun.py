"""The Sun: as a body with its corona, and three of its faces."""

import math

from printkit.art.registry import drawing
from printkit.art.space.curves import between, blob, rays
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
from printkit.geometry.path import Path, Segment, joined
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
    s.feature(circle(cx, cy, r), PITCH.shade(0.5))
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


def _grains(s: Sketch) -> list[list[Path]]:
    """Some forty grains close together all over the box, dealt to three tones."""
    cell = math.sqrt(s.width * s.height / 36)
    tones: list[list[Path]] = [[], [], []]
    for row in range(int(s.height / (0.86 * cell)) + 2):
        for column in range(int(s.width / cell) + 2):
            x, y = (column - 0.25 + 0.5 * (row % 2)) * cell, row * 0.86 * cell
            key = f"{row}/{column}"
            grain = blob(x, y, 0.48 * cell, 0.43 * cell, key=key, wobble=0.16, points=5)
            tones[(2 * row + column) % 3].append(grain)
    return tones


@drawing("sunspot")
def sunspot(width: float, height: float, style: Style) -> Node:
    """Close to the surface: bright grains crowd around a dark pit with a fringe of fibres."""
    s = Sketch(width, height, style)
    s.sky(ORANGE)
    for grains, colour in zip(_grains(s), (SUN, GOLD, SUN.mix(ORANGE, 0.4)), strict=True):
        s.area(joined(grains), colour, 0.5)
    cx, cy, r = width / 2, height / 2, 0.4 * s.unit
    s.area(blob(cx, cy, r, 0.92 * r, key="penumbra", wobble=0.07, points=14), CORAL)
    fibres = [(10.0 * i, 0.5 * r, (0.84 + 0.05 * (i * 7 % 4)) * r, 0.045 * r) for i in range(36)]
    s.tone(rays(cx, cy, fibres), EMBER)
    s.area(blob(cx, cy, 0.54 * r, 0.5 * r, key="umbra", wobble=0.12), EMBER)
    s.mark(blob(cx, cy, 0.48 * r, 0.43 * r, key="umbra", wobble=0.14), PITCH)
    s.area(blob(cx + 0.62 * r, cy + 0.36 * r, 0.2 * r, 0.17 * r, key="pore"), EMBER)
    s.mark(blob(cx + 0.62 * r, cy + 0.36 * r, 0.14 * r, 0.12 * r, key="pore"), PITCH)
    s.mark(blob(cx + 0.98 * r, cy - 0.72 * r, 0.12 * r, 0.1 * r, key="pore"), EMBER)
    return s.node()


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


_LOOPS = (
    (-0.5, 0.3, -0.26, -0.5, 0.05, EMBER, CORAL),
    (-0.24, 0.5, 0.16, -0.66, 0.055, EMBER, ORANGE),
    (-0.4, 0.16, -0.2, -0.34, 0.04, CORAL, SUN),
    (-0.12, 0.44, 0.2, -0.42, 0.04, CORAL, GOLD),
    (-0.18, 0.24, 0.02, -0.2, 0.03, ORANGE, CREAM),
)
"""Left foot, right foot, top (x, y), thickness, in units; the tone of the loop and of its heart."""


def _arches(s: Sketch, cx: float, foot: float) -> None:
    """The prominence: loops of glowing gas that lean and cross, and sparks thrown off."""
    placed = scale(s.unit).then(translate(cx, foot))
    for left, right, x, y, thick, colour, heart in _LOOPS:
        for share, tone in ((1.0, colour), (0.42, heart)):
            s.feature(_loop(left, right, x, y, thick * share).transformed(placed), tone)
    for x, y, size in ((0.5, -0.6, 0.02), (0.57, -0.52, 0.013), (-0.5, -0.5, 0.016)):
        s.mark(circle(cx + x * s.unit, foot + y * s.unit, size * s.unit), ORANGE)


def _loop(left: float, right: float, x: float, y: float, thick: float) -> Path:
    """A ribbon from foot to foot over the top (x, y), thickest at the feet."""
    edges = []
    for side in (1.0, -1.0):
        by = side * thick
        edges.append(
            [
                (left - by * 1.3, 0.12),
                (left - by + 0.1 * (x - left), 0.5 * y),
                (left + 0.38 * (x - left) - 0.7 * by, 0.85 * y - 0.5 * by),
                (x, y - 0.6 * by),
                (right + 0.38 * (x - right) + 0.7 * by, 0.85 * y - 0.5 * by),
                (right + by + 0.1 * (x - right), 0.5 * y),
                (right + by * 1.3, 0.12),
            ]
        )
    return between(edges[0], edges[1])
