"""What makes single moons known: cracks, bands, rings, caps, giant craters."""

import math
from collections.abc import Sequence
from random import Random

from printkit.art.hatching import HAIR, hatched
from printkit.art.moonopoly.bodies import Disc, Face
from printkit.art.space.curves import XY, between, blob, lune, rays, ribbon, smooth
from printkit.art.space.globes import SHADOW_SIDE
from printkit.art.space.palette import lighter
from printkit.art.style import Ink
from printkit.colour import BLACK, Colour
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, ellipse, star


def cracks(count: int, colour: Colour, *, key: str, width: float = 0.022) -> Face:
    """Long curved lines across the whole face."""
    chance = Random(key)  # noqa: S311 - a pattern, not a secret
    lines: list[tuple[float, float, float]] = [
        (chance.uniform(0, 180), chance.uniform(-0.75, 0.75), chance.uniform(-0.35, 0.35))
        for _ in range(count)
    ]

    def draw(disc: Disc) -> None:
        mono = disc.sketch.style.ink is Ink.MONO
        shade = BLACK if mono else colour
        # In black fewer, so that they do not run together.
        for i, (angle, off, bend) in enumerate(lines[: _FEWER if mono else None]):
            half = width * disc.r * (1.7 if i % 3 == 0 and not mono else 0.8)
            points = [disc.at(*_turned(t, off + bend * t * t, angle)) for t in _ALONG]
            disc.sketch.mark(ribbon(points, [half * (1.15 - abs(t)) for t in _ALONG]), shade)

    return draw


_FEWER = 9
_ALONG = (-1.05, -0.6, -0.2, 0.2, 0.6, 1.05)


def _turned(x: float, y: float, degrees: float) -> XY:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return c * x - s * y, s * x + c * y


def stripes(
    rows: Sequence[tuple[float, float, Colour]], *, turn: float = 0.0, bend: float = 0.12
) -> Face:
    """Soft bands across the face: (where, half as thick as, colour)."""

    def draw(disc: Disc) -> None:
        for i, (at, half, colour) in enumerate(rows):
            upper, lower = [], []
            for step, x in enumerate(_ALONG):
                wave = (
                    at + bend * x * x * (1 if at > 0 else -1) + (0.02 if (step + i) % 2 else -0.02)
                )
                upper.append(disc.at(*_turned(x, wave - half, turn)))
                lower.append(disc.at(*_turned(x, wave + half, turn)))
            disc.sketch.feature(between(upper, lower), colour)

    return draw


def basin(x: float, y: float, radius: float, floor: Colour, *, rings: int = 0) -> Face:
    """A giant crater with a peak in its middle, or a bull's eye of rings."""

    def draw(disc: Disc) -> None:
        (cx, cy), r = disc.at(x, y), radius * disc.r
        s = disc.sketch
        s.feature(circle(cx, cy, r), floor)
        s.outline(circle(cx, cy, r), 0.6)
        s.mark(lune(cx, cy, r, SHADOW_SIDE, 0.62), lighter(disc.base, 0.5))
        for ring in range(rings):
            around = circle(cx, cy, r * (1.3 + 0.36 * ring))
            if s.style.is_full:
                s.line(around, lighter(disc.base, 0.45), 1.3)
            s.outline(around, 0.4)
        if not rings:
            s.mark(blob(cx, cy, 0.22 * r, 0.2 * r, key="peak"), lighter(disc.base, 0.55))

    return draw


def star_crater(x: float, y: float, reach: float, colour: Colour) -> Face:
    """A young crater with bright rays."""

    def draw(disc: Disc) -> None:
        cx, cy = disc.at(x, y)
        spokes = [
            (float(a), 0.1 * disc.r, (reach - 0.3 * reach * (i % 2)) * disc.r, 0.028 * disc.r)
            for i, a in enumerate(range(8, 360, 32))
        ]
        disc.sketch.feature(rays(cx, cy, spokes), colour)
        disc.crater(x, y, 0.1 * reach + 0.04)

    return draw


def volcanoes(places: Sequence[tuple[float, float, float]], dark: Colour, glow: Colour) -> Face:
    """Dark calderas in rings of what they threw out."""

    def draw(disc: Disc) -> None:
        for i, (x, y, size) in enumerate(places):
            (cx, cy), r = disc.at(x, y), size * disc.r
            disc.sketch.feature(blob(cx, cy, r, 0.86 * r, key=f"plume {i}", wobble=0.12), glow)
            disc.sketch.mark(blob(cx, cy, 0.42 * r, 0.36 * r, key=f"vent {i}"), dark)

    return draw


def cap(y: float, colour: Colour, *, half: float = 0.34) -> Face:
    """A pale or dark cap on one pole (y -1 above, 1 below)."""

    def draw(disc: Disc) -> None:
        cx, cy = disc.at(0.0, y)
        shape = blob(cx, cy, 1.05 * disc.r, half * disc.r, key=f"cap {y}", wobble=0.1, points=12)
        disc.sketch.bare(shape, disc.sketch.style.tone(colour))
        disc.sketch.outline(shape, 0.5)

    return draw


def half_dark(colour: Colour, *, facing: float, inner: float) -> Face:
    """One half of the face in another colour, with an uneven border of spots."""

    def draw(disc: Disc) -> None:
        side = lune(disc.cx, disc.cy, 1.02 * disc.r, facing, inner)
        disc.sketch.feature(side, colour)
        if disc.sketch.style.ink is Ink.MONO:
            for slant in (1.0, -1.0):
                disc.sketch.place(hatched(side, HAIR, 0.75, slant))
            return
        for i in range(5):  # none near the poles, where they would stick out
            t = -0.5 + 0.25 * i
            x, y = _turned(inner + 0.1 + 0.07 * (i % 3) - 0.3 * t * t, t, facing)
            disc.sketch.tone(disc.patch(x, y, 0.1, 0.07, key=f"edge {i}"), colour)

    return draw


def canyons(lines: Sequence[Sequence[XY]], colour: Colour, *, width: float = 0.045) -> Face:
    """Valleys along the given points, narrow at their ends."""

    def draw(disc: Disc) -> None:
        for points in lines:
            last = len(points) - 1
            halves = [width * disc.r * (0.25 if i in (0, last) else 1.0) for i in range(last + 1)]
            disc.sketch.feature(ribbon([disc.at(*p) for p in points], halves), colour)

    return draw


def chevrons(x: float, y: float, size: float, colour: Colour, *, turn: float) -> Face:
    """Nested angles in a worn field, as a racecourse."""

    def draw(disc: Disc) -> None:
        field = disc.patch(x, y, 1.25 * size, size, key=f"field {turn}", turn=turn)
        disc.sketch.feature(field, disc.base.mix(colour, 0.35))
        for step in range(4):
            tip, reach = size * (0.3 * step - 0.4), 0.62 * size
            corners = ((tip - reach, -reach), (tip, 0.0), (tip - reach, reach))
            points = [disc.at(x + a, y + b) for a, b in (_turned(*c, turn) for c in corners)]
            disc.sketch.line(polyline(points), colour, 1.6)

    return draw


def ring_spot(x: float, y: float, radius: float, colour: Colour) -> Face:
    """A bright ring on the floor of a crater."""

    def draw(disc: Disc) -> None:
        cx, cy = disc.at(x, y)
        disc.sketch.mark(ellipse(cx, cy, radius * disc.r, 0.6 * radius * disc.r), colour)
        inner = ellipse(cx, cy, 0.5 * radius * disc.r, 0.26 * radius * disc.r)
        disc.sketch.bare(inner, disc.base)
        disc.sketch.outline(inner, 0.6)
        disc.sketch.outline(ellipse(cx, cy, radius * disc.r, 0.6 * radius * disc.r), 0.6)

    return draw


def chain(start: XY, end: XY, radius: float, *, count: int = 6) -> Face:
    """Craters in a row, where the pieces of a comet fell one after the other."""

    def draw(disc: Disc) -> None:
        for i in range(count):
            t = i / (count - 1)
            x, y = (a + t * (b - a) for a, b in zip(start, end, strict=True))
            disc.crater(x, y, radius * (1.1 - 0.4 * abs(t - 0.4)))

    return draw


def grooves(count: int, colour: Colour, *, turn: float) -> Face:
    """Narrow grooves side by side across the whole face."""

    def draw(disc: Disc) -> None:
        for i in range(count):
            off = 1.1 * (i - (count - 1) / 2) / count
            points = [disc.at(*_turned(t, off + 0.14 * t * t, turn)) for t in _ALONG]
            disc.sketch.line(smooth(points), colour, 1.5)

    return draw


def facet(points: Sequence[XY], ridges: Sequence[Sequence[XY]], colour: Colour) -> Face:
    """A flat face where a piece has broken off, with the edges that run from it."""

    def draw(disc: Disc) -> None:
        disc.sketch.feature(polyline([disc.at(*p) for p in points], close=True), colour)
        for ridge in ridges:
            disc.sketch.line(polyline([disc.at(*p) for p in ridge]), disc.base.shade(0.5), 0.8)

    return draw


def pores(count: int, dark: Colour, *, key: str) -> Face:
    """Deep holes side by side, as in a sponge."""
    chance = Random(key)  # noqa: S311 - a pattern, not a secret
    golden = math.radians(137.5)
    holes = [
        (0.95 * math.sqrt((i + 0.5) / count), i * golden, chance.uniform(0.7, 1.15))
        for i in range(count)
    ]

    def draw(disc: Disc) -> None:
        for i, (far, angle, size) in enumerate(holes):
            x, y = far * math.cos(angle), far * math.sin(angle)
            r = 0.72 * size / math.sqrt(count)
            disc.sketch.feature(disc.patch(x, y, r, 0.85 * r, key=f"{key} {i}"), dark)

    return draw


def haze(colour: Colour) -> Face:
    """A veil around the edge that hides the ground."""

    def draw(disc: Disc) -> None:
        for share in (0.97, 0.9):
            edge = circle(disc.cx, disc.cy, share * disc.r)
            tone = colour.mix(disc.base, 0.5 if share < 0.95 else 0.0)
            disc.sketch.line(edge, tone, 3.0 if disc.sketch.style.is_full else 0.5)

    return draw


def wisps(lines: Sequence[Sequence[XY]], colour: Colour) -> Face:
    """Bright cliffs seen from afar."""

    def draw(disc: Disc) -> None:
        for points in lines:
            cliff = smooth([disc.at(*p) for p in points])
            disc.sketch.line(cliff, colour, 0.7 if disc.sketch.style.ink is Ink.MONO else 1.8)

    return draw


def geysers(places: Sequence[XY], dark: Colour) -> Face:
    """Dark streaks that the wind draws from small vents."""

    def draw(disc: Disc) -> None:
        for x, y in places:
            cx, cy = disc.at(x, y)
            disc.sketch.mark(star(cx, cy, 0.05 * disc.r, 0.02 * disc.r, 5), dark)
            disc.sketch.mark(disc.patch(x + 0.1, y - 0.06, 0.13, 0.025, key="wind", turn=-28), dark)

    return draw
