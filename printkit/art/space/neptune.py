"""Faces of Neptune: the moon Triton, the Galle ring, the Great Dark Spot."""

import math

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between, blob, ribbon, smooth
from printkit.art.space.giants import neptune_face
from printkit.art.space.globes import globe, land, ring_part, stars
from printkit.art.space.palette import (
    APRICOT,
    ASH,
    AZURE,
    CYAN,
    DUSK,
    ICE,
    INDIGO,
    MARINE,
    NIGHT,
    ULTRAMARINE,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import Path
from printkit.geometry.shapes import ellipse
from printkit.geometry.transform import rotate, scale, translate
from printkit.scene import Node


@drawing("triton-moon")
def triton_moon(width: float, height: float, style: Style) -> Node:
    """Dark plumes rise from rosy ice and drift sideways; Neptune hangs above."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.night()
    stars(s, key="triton", count=30, bottom=0.6)
    nx, ny, nr = w / 2 - 0.24 * u, 0.34 * h, 0.24 * u
    globe(s, nx, ny, nr, ULTRAMARINE, lambda part: neptune_face(part, nx, ny, nr))
    ice = APRICOT.mix(ICE, 0.6)
    land(s, 0.66 * h, 0.03 * h, ice.mix(DUSK, 0.45), key="triton far")
    for x, foot, size in ((0.1, 0.72, 0.3), (0.32, 0.84, 0.5)):
        _plume(s, w / 2 + x * u, foot * h, size * u)
    for level, colour in ((0.73, ice), (0.86, ICE.mix(ice, 0.3))):
        land(s, level * h, 0.02 * h, colour, key=f"triton {level}")
    for i in range(9):
        x, y = (0.06 + 0.11 * i) * w, (0.81 + 0.13 * (i % 2)) * h
        dimple = blob(x, y, 0.06 * u, 0.022 * u, key=f"dimple {i}")
        s.feature(dimple, ice.mix(DUSK, 0.35))
    return s.node()


_PLUME = (
    (-0.02, 0.1),
    (-0.05, -0.45),
    (-0.1, -0.85),
    (-0.16, -1.12),
    (-0.06, -1.24),
    (0.06, -1.16),
    (0.18, -1.34),
    (0.32, -1.2),
    (0.56, -1.3),
    (0.5, -1.1),
    (0.3, -0.9),
    (0.14, -0.5),
    (0.03, 0.1),
)
"""A geyser: a jet that opens like a fan and leans with the wind; in heights from its vent."""


def _plume(s: Sketch, x: float, foot: float, size: float) -> None:
    """A geyser in three tones, brightest inside."""
    placed = scale(size).then(translate(x, foot))
    s.feature(smooth(_PLUME, close=True).transformed(placed), DUSK.mix(INDIGO, 0.2))
    for start, end, half, colour in (
        (-0.02, -1.02, 0.075, DUSK.mix(ICE, 0.3)),
        (0.1, -1.14, 0.06, ICE.mix(DUSK, 0.35)),
    ):
        way = [(0.0, 0.1), (0.01, -0.45), (0.5 * start + 0.05, -0.8), (start + 0.1, end)]
        jet = ribbon(way, (0.01, 0.024, half, 0.0))
        s.feature(jet.transformed(placed), colour)


@drawing("galle-ring")
def galle_ring(width: float, height: float, style: Style) -> Node:
    """Fine rings sweep across the sky, from behind Neptune to before it."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.night()
    stars(s, key="galle", count=34)
    cx, cy, r = w / 2 - 0.42 * u, h / 2 + 0.3 * u, 0.52 * u
    rings = ((1.86, 1.8, CYAN), (1.72, 1.5, AZURE), (1.46, 1.42, ICE), (1.34, 1.3, AZURE))
    for start, end in ((180.0, 360.0), (0.0, 180.0)):
        for outer, inner, colour in rings:
            lane = (cx, cy, outer * r, inner * r, colour)
            ring_part(s, *lane, flat=0.34, turn=-24, start=start, end=end)
        if start:
            globe(s, cx, cy, r, ULTRAMARINE, lambda part: neptune_face(part, cx, cy, r))
    mx, my = w / 2 + 0.36 * u, h / 2 - 0.3 * u
    globe(s, mx, my, 0.055 * u, ASH)
    return s.node()


@drawing("great-dark-spot")
def great_dark_spot(width: float, height: float, style: Style) -> Node:
    """Blue bands part around a dark whirl with bright clouds at its rim."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    cx, cy = w / 2, h / 2
    s.sky(ULTRAMARINE)
    for side in (-1, 1):
        for at, thick, colour in (
            (0.56, 0.2, MARINE),
            (0.46, 0.07, AZURE),
            (0.37, 0.045, AZURE.mix(CYAN, 0.5)),
        ):
            s.feature(_parted(w, cx, cy, u, side * at, thick), colour)
    for rx, ry, colour in (
        (0.42, 0.25, AZURE.mix(CYAN, 0.25)),
        (0.37, 0.21, MARINE),
        (0.28, 0.15, MARINE.mix(NIGHT, 0.5)),
        (0.16, 0.08, NIGHT),
    ):
        oval = ellipse(0, 0, rx * u, ry * u).transformed(rotate(-8))
        s.feature(oval.moved(cx, cy), colour)
    for x, y, long, turn in (
        (-0.1, 0.27, 0.24, 4),
        (0.14, 0.315, 0.16, -6),
        (-0.4, -0.2, 0.09, -14),
        (0.5, -0.34, 0.12, 6),
        (-0.5, 0.4, 0.12, 4),
    ):
        cloud = between(
            [(-long, 0.0), (-0.3 * long, -0.03), (0.4 * long, -0.024), (long, 0.0)],
            [(-long, 0.0), (-0.3 * long, 0.012), (0.4 * long, 0.02), (long, 0.0)],
        )
        placed = scale(u).then(rotate(turn)).then(translate(cx + x * u, cy + y * u))
        s.feature(cloud.transformed(placed), ICE)
    return s.node()


def _parted(w: float, cx: float, cy: float, u: float, at: float, thick: float) -> Path:
    """A band that bulges away from the spot in the middle of the box."""
    upper: list[XY] = []
    lower: list[XY] = []
    for i in range(11):
        x = -0.05 * w + 0.11 * w * i
        push = math.exp(-(((x - cx) / (0.4 * u)) ** 2))
        y = cy + at * u * (0.62 + 0.38 * push) + 0.012 * u * (-1) ** i
        half = thick * u / 2 * (1 - 0.45 * push)
        upper.append((x, y - half))
        lower.append((x, y + half))
    return between(upper, lower)
