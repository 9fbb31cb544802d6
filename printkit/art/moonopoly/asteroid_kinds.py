"""What tells one asteroid from another: its stone, the ore in its cracks, its face."""

from random import Random
from typing import NamedTuple

from printkit.art.hatching import dotted
from printkit.art.moonopoly.bodies import Disc, Face
from printkit.art.moonopoly.boulder import LONG
from printkit.art.space.curves import ribbon, smooth
from printkit.art.space.palette import (
    ASH,
    AZURE,
    CLAY,
    CYAN,
    DUSK,
    GOLD,
    ICE,
    ORANGE,
    RUST,
    SLATE,
    STONE,
    TAUPE,
    TEAL,
    darker,
    lighter,
)
from printkit.art.style import Ink
from printkit.colour import WHITE, Colour
from printkit.geometry.path import polyline
from printkit.geometry.shapes import on_circle
from printkit.scene import Shape


class RockKind(NamedTuple):
    """A rock's stone, what its cracks lay open, what is to be seen on it, how uneven it is."""

    stone: Colour
    ore: Colour
    face: Face
    rough: float


def layers(disc: Disc) -> None:
    """Layers of sand that run across the rock."""
    for at, high in ((-0.56, 0.07), (-0.2, 0.1), (0.22, 0.06), (0.56, 0.09)):
        upper = [(x, at - 0.22 * x + dy) for x, dy in _WAVES]
        lower = [(x, y + high) for x, y in reversed(upper)]
        band = polyline([disc.at(*p) for p in (*upper, *lower)], close=True)
        if disc.sketch.style.ink is Ink.MONO:
            disc.sketch.outline(polyline([disc.at(*p) for p in upper]), 0.5)
            disc.sketch.outline(polyline([disc.at(*p) for p in lower]), 0.5)
        else:
            disc.sketch.tone(band, darker(disc.base, 0.3))


_WAVES = ((-1.1, 0.0), (-0.7, 0.05), (-0.3, -0.02), (0.1, 0.04), (0.5, -0.03), (1.1, 0.03))


def pits(count: int, *, key: str, largest: float = 0.09) -> Face:
    """So many small bowls on both flanks, where no numbers stand."""
    chance = Random(key)  # noqa: S311 - a pattern, not a secret
    step = 2 * _FLANK / count
    places = []
    for i in range(count):
        turn = 180 * (i % 2) - _FLANK + step * (i + chance.random() / 2)
        x, y = on_circle(0.0, 0.0, chance.uniform(0.84, 0.93), turn)
        places.append((x, y, chance.uniform(0.5, 1.0) * largest))

    def draw(disc: Disc) -> None:
        for x, y, size in places:
            disc.crater(x, y / LONG, size)

    return draw


_FLANK = 56.0
"""How far from level bowls lie, degrees."""


def basin(disc: Disc) -> None:
    """One bowl larger than all others, over the edge."""
    disc.crater(0.78, -0.44, 0.28)
    pits(5, key="slate")(disc)


def plains(disc: Disc) -> None:
    """Dark plains between the bowls."""
    for x, y, wide in ((-0.72, 0.24, 0.3), (0.08, -0.6, 0.36), (0.74, 0.3, 0.32)):
        plain = disc.patch(x, y, wide, 0.6 * wide, key=f"plain {x}", turn=40 * x)
        if disc.sketch.style.ink is Ink.MONO:
            disc.sketch.place(Shape(plain, WHITE))
            disc.sketch.place(dotted(plain, 0.17, 0.6))
            disc.sketch.outline(plain, 0.5)
        else:
            disc.sketch.feature(plain, darker(disc.base, 0.36))


def scars(disc: Disc) -> None:
    """Long scars of what has grazed it, beside small bowls."""
    for x, y, long in (
        (-0.62, 0.3, 0.26),
        (0.2, -0.56, 0.3),
        (0.56, 0.36, 0.24),
        (-0.3, -0.5, 0.2),
    ):
        ends = ((x - long, y + 0.4 * long), (x, y), (x + long, y - 0.4 * long))
        scar = ribbon([disc.at(*p) for p in ends], [0.0, 0.045 * disc.r, 0.0])
        lit = scar.moved(0.02 * disc.r, 0.025 * disc.r)
        if disc.sketch.style.is_full:
            disc.sketch.tone(lit, lighter(disc.base, 0.5))
        disc.sketch.feature(scar, darker(disc.base, 0.62))
    pits(4, key="iron")(disc)


def ice(disc: Disc) -> None:
    """Ridges of pressed ice that cross each other."""
    full = disc.sketch.style.is_full
    for x, y, dx, dy in (
        (-1.1, -0.1, 1.5, -0.7),
        (-1.0, 0.3, 2.1, -0.5),
        (-0.5, 0.8, 1.7, -1.1),
        (-0.7, -0.6, 1.1, 1.5),
        (0.3, -0.8, 0.5, 1.7),
    ):
        ends = ((x, y), (x + 0.5 * dx, y + 0.5 * dy + 0.06), (x + dx, y + dy))
        ridge = smooth([disc.at(*p) for p in ends])
        disc.sketch.line(ridge, darker(AZURE.mix(ICE, 0.5), 0.1), 1.6 if full else 0.6)


KINDS = (
    RockKind(TAUPE, GOLD, layers, 0.08),
    RockKind(SLATE, CYAN, basin, 0.1),
    RockKind(RUST.mix(STONE, 0.3), ORANGE, scars, 0.09),
    RockKind(CLAY, TEAL, plains, 0.11),
    RockKind(lighter(ASH.mix(STONE, 0.5), 0.1), DUSK, pits(11, key="pumice", largest=0.1), 0.08),
    RockKind(ICE.mix(SLATE, 0.2), AZURE, ice, 0.1),
)
"""Sandstone with gold, slate with crystals, iron with fire, clay, pumice, ice."""
