"""Grounds and title art: stars, a nebula, a map of orbits, a colony on the horizon."""

import math
from collections.abc import Sequence
from random import Random

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between, lune, rays, slanted_arc
from printkit.art.space.globes import SHADOW_SIDE, Circle, globe, land, ring_part, stars
from printkit.art.space.palette import (
    AZURE,
    BONE,
    CORAL,
    CREAM,
    CYAN,
    DEEP_TEAL,
    DUSK,
    EMBER,
    GOLD,
    HONEY,
    ICE,
    ORANGE,
    OXBLOOD,
    RUST,
    SAND,
    SUN,
    TAUPE,
    TEAL,
    TERRACOTTA,
    ULTRAMARINE,
    VIOLET,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import arc, circle, on_circle, rectangle, star
from printkit.geometry.transform import rotate, scale, translate
from printkit.scene import Node

_REACH = 1.6
"""From the middle of a sparkle to its tips, and a little more, mm."""


@drawing("starfield")
def starfield(width: float, height: float, style: Style) -> Node:
    """Stars of three sizes and a few sparkles; few and outlined on white paper."""
    s = Sketch(width, height, style)
    s.sky(style.ground)
    strew(s)
    return s.node()


def strew(s: Sketch, free: Sequence[Circle] = ()) -> None:
    """Stars all over the box: sizes in mm, so that a large box has more, not larger ones.

    None lies in a circle of ``free``; then sparkles keep apart, too.
    """
    taken = list(free)
    full = s.style.is_full
    chance = Random(f"starfield/{s.style.seed}")  # noqa: S311 - a pattern, not a secret
    count = min(round(s.width * s.height * (0.022 if full else 0.008)) + 6, 600)
    sizes: dict[float, list[Path]] = {0.15: [], 0.24: [], 0.36: []}
    for i in range(count):
        x, y = chance.uniform(0, s.width), chance.uniform(0, s.height)
        size = 0.36 if i % 9 == 0 else 0.24 if i % 3 == 0 else 0.15
        sparkle = i % 18 == 0 and min(s.width, s.height) > 2 * _REACH
        if sparkle:
            x, y = _inside(x, s.width), _inside(y, s.height)
        if any(math.hypot(x - a, y - b) < r for a, b, r in taken):
            continue
        taken += [(x, y, 4 * _REACH)] if free and sparkle else []
        sizes[size].append(star(x, y, 1.5, 0.3, 4) if sparkle else circle(x, y, size))
    tones = (s.style.ground.mix(CREAM, 0.55), s.style.ground.mix(CREAM, 0.8), CREAM)
    for dots, tone in zip(sizes.values(), tones, strict=True):
        if not dots:
            continue
        if full:
            s.mark(joined(dots), tone)
        else:
            s.hairline(joined(dots), s.style.line)


def _inside(at: float, length: float) -> float:
    """Where no edge cuts a sparkle, nor the knife if the box reaches over the bleed."""
    margin = min(_REACH + 3.0, length / 2)
    return min(max(at, margin), length - margin)


@drawing("nebula-band")
def nebula_band(width: float, height: float, style: Style) -> Node:
    """A soft band of gas drifts from corner to corner, in tints of the ground."""
    s = Sketch(width, height, style)
    w, h = width, height
    s.sky(style.ground)
    for i, (half, share) in enumerate(((0.36, 0.12), (0.26, 0.24), (0.16, 0.38), (0.07, 0.54))):
        upper: list[XY] = []
        lower: list[XY] = []
        for k in range(9):
            at = -0.1 + 0.15 * k
            middle = 0.8 - 0.6 * at
            swing = math.sin(2.3 * k + i) * 0.25
            upper.append((at * w, (middle - half * (1 + swing)) * h))
            lower.append((at * w, (middle + half * (1 - math.sin(1.7 * k + 2 * i) * 0.25)) * h))
        band = between(upper, lower)
        if style.is_full:
            s.tone(band, style.ground.mix(DUSK.mix(CORAL, 0.16 * i), share))
        elif i % 2 == 0:
            s.hairline(band, style.line)
    strew(s)
    return s.node()


_ORBITS = (
    (0.2, 200, 0.018, TAUPE),
    (0.29, 318, 0.028, SAND),
    (0.4, 62, 0.03, AZURE),
    (0.51, 150, 0.024, TERRACOTTA),
    (0.66, 20, 0.05, HONEY),
    (0.8, 236, 0.04, CYAN),
    (0.94, 118, 0.038, ULTRAMARINE),
)
"""Radius in half boxes, where the body stands (degrees), its radius in units, its colour."""


@drawing("orbit-map")
def orbit_map(width: float, height: float, style: Style) -> Node:
    """The Sun and seven worlds on their orbits, seen from above at a slant."""
    s = Sketch(width, height, style)
    cx, cy = width / 2, height / 2
    across = min(width, 2.2 * height) / 2 * 0.96
    flat = min(1.0, max(0.42, height / width * 0.92))
    for radius, _, _, _ in _ORBITS:
        path = slanted_arc(cx, cy, radius * across, flat=flat)
        s.line(path, style.ground.mix(CREAM, 0.42), 0.6)
    r = 0.07 * s.unit
    s.area(rays(cx, cy, [(15 + 30.0 * i, r, 1.7 * r, 0.2 * r) for i in range(12)]), ORANGE)
    s.area(circle(cx, cy, r), SUN)
    s.mark(circle(cx, cy, 0.6 * r), GOLD)
    for radius, angle, size, colour in _ORBITS:
        x, y = on_circle(0, 0, radius * across, angle)
        _world(s, cx + x, cy + flat * y, size * s.unit, colour)
    return s.node()


def _world(s: Sketch, x: float, y: float, r: float, colour: Colour) -> None:
    """A small body; the honey-coloured one wears Saturn's ring."""
    if s.style.is_full:
        s.mark(circle(x, y, 1.5 * r), s.style.ground)
    ring = (x, y, 2.0 * r, 1.5 * r, SAND)
    if colour == HONEY:
        ring_part(s, *ring, flat=0.3, turn=-16, start=180, end=360)
    globe(s, x, y, r, colour, steps=((0.25, 0.4),))
    if not s.style.is_full:
        s.mark(lune(x, y, r, SHADOW_SIDE, 0.25), colour)
    if colour == HONEY:
        ring_part(s, *ring, flat=0.3, turn=-16, start=0, end=180)


@drawing("colony")
def colony(width: float, height: float, style: Style) -> Node:
    """Domes and a mast on the horizon of a red plain, a ringed world rising behind."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.sky(style.ground)
    stars(s, key="colony", count=46, bottom=0.7)
    cx, cy, r = w / 2 - 0.2 * u, 0.3 * h, 0.19 * u
    ring = (cx, cy, 2.1 * r, 1.4 * r, SAND)
    ring_part(s, *ring, flat=0.26, turn=-16, start=180, end=360)
    globe(s, cx, cy, r, CORAL)
    ring_part(s, *ring, flat=0.26, turn=-16, start=0, end=180)
    for level, rise, colour in ((0.6, 0.05, VIOLET), (0.68, 0.025, EMBER)):
        land(s, level * h, rise * h, colour, key=f"colony {level}")
    for x, foot, size in (
        (-0.62, 0.76, 0.13),
        (0.34, 0.76, 0.15),
        (0.72, 0.78, 0.1),
        (-0.16, 0.8, 0.25),
    ):
        _dome(s, w / 2 + x * u, foot * h, size * u)
    _mast(s, w / 2 + 0.16 * u, 0.79 * h, 0.38 * u)
    land(s, 0.82 * h, 0.012 * h, RUST, key="colony near")
    land(s, 0.93 * h, 0.015 * h, OXBLOOD, key="colony front")
    return s.node()


def _dome(s: Sketch, x: float, foot: float, r: float) -> None:
    """A glazed half globe on a low wall, lit from within."""
    glass = Path((*arc(x, foot, r, 180, 360).segments, ("Z",)))
    s.area(glass, TEAL)
    inside = s.part(glass)
    inside.feature(circle(x - 0.16 * r, foot + 0.1 * r, 0.86 * r), CYAN)
    inside.tone(lune(x, foot, r, -45, 0.62), DEEP_TEAL)
    for turn in (0.36, 0.0):
        rib = slanted_arc(x, foot, r, flat=1.0, start=180, end=360).moved(-x, 0)
        inside.line(rib.transformed(scale(max(turn, 0.01), 1)).moved(x, 0), ICE, 0.7)
    inside.line(polyline([(x - r, foot - 0.5 * r), (x + r, foot - 0.5 * r)]), ICE, 0.7)
    s.outline(glass)
    s.area(rectangle(x - 1.08 * r, foot - 0.02 * r, 2.16 * r, 0.2 * r), BONE)
    s.mark(rectangle(x - 0.12 * r, foot - 0.26 * r, 0.24 * r, 0.36 * r), SUN)


def _mast(s: Sketch, x: float, foot: float, tall: float) -> None:
    """A mast with a dish that listens to the upper right."""
    leg = 0.05 * tall
    s.area(polyline([(x - leg, foot), (x, foot - tall), (x + leg, foot)], close=True), BONE)
    dish = Path((*arc(0, 0, 0.18 * tall, 0, 180).segments, ("Z",)))
    s.area(dish.transformed(rotate(50).then(translate(x, foot - tall))), CREAM)
    s.mark(circle(x + 0.11 * tall, foot - 1.09 * tall, 0.03 * tall), CORAL)
