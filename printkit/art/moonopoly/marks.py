"""What is on tiles and markers: crystals to be mined, a rock that strikes, the coin of a chip."""

from collections.abc import Callable
from dataclasses import replace

from printkit.art.moonopoly.bodies import Disc, craters
from printkit.art.moonopoly.rocks import rock, rock_outline
from printkit.art.registry import drawing
from printkit.art.space.globes import globe
from printkit.art.space.palette import (
    CORAL,
    CREAM,
    CYAN,
    DUSK,
    GOLD,
    ICE,
    SLATE,
    STONE,
    TAUPE,
    TEAL,
    darker,
    lighter,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ring, sector, star
from printkit.scene import Node, Shape

_COIN = 0.375
"""Radius of a coin as a share of its box: the rim runs on, for cuts that are a little off."""
_NOTCHES = 10
"""Light blocks around the rim of a coin."""
_CRYSTALS = (
    (-0.46, 0.2, 0.26, -0.28, TEAL),
    (0.48, 0.26, 0.25, 0.26, DUSK),
    (0.0, -0.02, 0.36, 0.0, CYAN),
)
"""Middle, half the width, lean, colour of each; in radii."""


def crystals(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Three crystals on a piece of rock, each with a lit face and one in shadow."""

    def at(x: float, y: float) -> tuple[float, float]:
        return cx + x * r, cy + y * r

    for x, y, half, lean, colour in _CRYSTALS:
        top, foot = y - 0.62, 0.62
        tip = at(x + lean, top - 0.28)
        left, right = at(x + 0.8 * lean - half, top), at(x + 0.8 * lean + half, top)
        feet = at(x - 0.8 * half, foot), at(x + 0.8 * half, foot)
        ridge = at(x + 0.8 * lean, top + 0.12)
        outline = polyline([tip, right, feet[1], feet[0], left], close=True)
        s.area(outline, colour)
        s.shadow(polyline([tip, right, feet[1], at(x, foot), ridge], close=True), colour)
        s.tone(polyline([tip, ridge, left], close=True), lighter(colour, 0.6))
        s.outline(outline)
    base = [(-0.86, 0.8), (-0.6, 0.42), (-0.2, 0.56), (0.22, 0.44), (0.64, 0.5), (0.88, 0.8)]
    s.area(polyline([at(*p) for p in base], close=True), STONE)


@drawing("asteroid-crystals")
def asteroid_crystals(width: float, height: float, style: Style) -> Node:
    """What is mined."""
    s = Sketch(width, height, style)
    crystals(s, width / 2, height / 2 + 0.04 * s.unit, 0.5 * s.unit)
    return s.node()


@drawing("asteroid-strike")
def asteroid_strike(width: float, height: float, style: Style) -> Node:
    """A burning rock above a moon."""
    s = Sketch(width, height, style)
    cx, cy, u = width / 2, height / 2, s.unit

    def at(x: float, y: float) -> tuple[float, float]:
        return cx + x * u, cy + y * u

    globe(s, *at(0.36, 0.24), 0.26 * u, TAUPE)
    for reach, half, colour in ((1.0, 1.0, CORAL), (0.62, 0.62, GOLD)):
        sides = [
            at(-0.08 + 0.17 * half * a, -0.1 + 0.17 * half * b)
            for a, b in ((0.6, -0.8), (-0.8, 0.6))
        ]
        tip = at(-0.08 - 0.52 * reach, -0.1 - 0.4 * reach)
        s.area(polyline([sides[0], tip, sides[1]], close=True), colour, 0.8)
    disc = Disc(s, *at(-0.06, -0.08), 0.19 * u, SLATE)
    shape = rock_outline(disc.r, key="strike", long=1.1, rough=0.1)
    rock(s, disc, craters(3, key="strike", largest=0.3), shape, turn=20)
    return s.node()


@drawing("chip-coin")
def chip_coin(width: float, height: float, style: Style) -> Node:
    """A coin of the chip's colour: notches around the rim, a ring, a field for an emblem.

    The box is a third wider than the coin.
    """
    s = Sketch(width, height, style)
    _coin(s)
    return s.node()


def _coin(s: Sketch) -> None:
    cx, cy, colour = s.width / 2, s.height / 2, s.style.accent
    r = _COIN * s.unit
    if s.style.ink is Ink.MONO:
        _engraved(s, cx, cy, r)
        return
    rim, light = (darker(colour, 0.4), CREAM) if s.style.is_full else (colour, s.style.ground)
    past = 0.54 * s.unit if s.style.is_full else r  # ends beyond the bleed, lines and all
    s.mark(circle(cx, cy, past), rim)
    step = 360 / _NOTCHES
    notches = joined(
        sector(cx, cy, past, 0.8 * r, i * step - 0.24 * step, i * step + 0.24 * step)
        for i in range(_NOTCHES)
    )
    s.mark(notches, light)
    s.outline(notches, 0.5)
    s.outline(circle(cx, cy, r))
    s.bare(circle(cx, cy, 0.8 * r), colour)
    s.line(circle(cx, cy, 0.73 * r), light if s.style.is_full else colour, 1.6)


def _engraved(s: Sketch, cx: float, cy: float, r: float) -> None:
    """A white coin whose rim is told by its pattern; the seed says which."""
    s.place(Shape(circle(cx, cy, r), WHITE))
    pattern = _RIMS[s.style.seed % len(_RIMS)](cx, cy, r)
    if pattern is not None:
        s.place(Shape(pattern, BLACK))
    s.place(Shape(circle(cx, cy, 0.8 * r), WHITE))
    s.outline(circle(cx, cy, r))
    s.outline(circle(cx, cy, 0.8 * r))


def _blocks(count: int) -> Callable[[float, float, float], Path]:
    """So many black blocks around a rim, and as many gaps."""
    step = 360 / count

    def draw(cx: float, cy: float, r: float) -> Path:
        return joined(sector(cx, cy, r, 0.8 * r, i * step, (i + 0.5) * step) for i in range(count))

    return draw


_RIMS: tuple[Callable[[float, float, float], Path | None], ...] = (
    lambda *_: None,
    _blocks(12),
    _blocks(6),
    lambda cx, cy, r: ring(cx, cy, 0.95 * r, 0.86 * r),
    lambda cx, cy, r: star(cx, cy, r, 0.8 * r, 20),
    _blocks(30),
)
"""Patterns of rims in black, by the seed: white, twelve blocks, six, a ring, the teeth of a saw,
the milled edge of money."""
_MILLED = len(_RIMS) - 1


@drawing("chip-mined")
def chip_mined(width: float, height: float, style: Style) -> Node:
    """Crystals on a coin with a milled edge."""
    s = Sketch(width, height, replace(style, seed=_MILLED))
    _coin(s)
    cx, cy, r = width / 2, height / 2, _COIN * s.unit
    s.area(circle(cx, cy, 0.66 * r), darker(style.accent, 0.75) if style.is_full else ICE)
    crystals(s, cx, cy + 0.04 * r, 0.58 * r)
    return s.node()
