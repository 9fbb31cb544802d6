"""What worlds share: a lit globe, craters, stars in a small sky."""

import math
from collections.abc import Callable, Sequence
from random import Random

from printkit.art.space.curves import XY, lune, slanted_arc, slanted_ring, under
from printkit.art.space.palette import CREAM, darker, lighter
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import circle, ellipse, star

SHADOW_SIDE = 45.0
"""Where shadows fall, degrees: the light comes from the upper left."""

LIGHT_SIDE = 225.0

Circle = tuple[float, float, float]
"""Middle and radius."""
Features = Callable[[Sketch], None]


def globe(
    sketch: Sketch,
    cx: float,
    cy: float,
    radius: float,
    base: Colour,
    features: Features | None = None,
    *,
    steps: tuple[tuple[float, float], ...] = ((0.30, 0.26), (0.68, 0.5)),
) -> None:
    """A globe whose features are drawn once in the light and once in each step of shadow.

    A step is (where the shadow begins on the light's axis in radii, how dark it is).
    """
    disc = circle(cx, cy, radius)
    shown = steps[:1] if sketch.style.ink is Ink.MONO else steps
    parts = [(disc, 0.0), *((lune(cx, cy, radius, SHADOW_SIDE, at), dim) for at, dim in shown)]
    for clip, dim in parts:
        part = sketch.part(clip, dim)
        part.bare(disc, base)
        if features is not None:
            features(part)
        if dim:
            part.hatch(clip)
    if sketch.style.is_full:
        sketch.tone(lune(cx, cy, radius, LIGHT_SIDE, 0.93), lighter(base, 0.65))
    sketch.grain(disc, darker(base, 0.5), key=f"{radius:.2f}", facing=SHADOW_SIDE)
    sketch.outline(disc)


def crater(sketch: Sketch, x: float, y: float, radius: float, ground: Colour) -> None:
    """A small bowl in a bright rim: shadow under the lit side, light on the far wall."""
    sketch.feature(circle(x, y, radius), lighter(ground, 0.4))
    sketch.tone(circle(x + 0.04 * radius, y + 0.04 * radius, 0.8 * radius), darker(ground, 0.45))
    sketch.mark(lune(x, y, 0.8 * radius, SHADOW_SIDE, 0.35), lighter(ground, 0.55))


def flat_crater(
    sketch: Sketch, x: float, y: float, radius: float, shadow: Colour, light: Colour
) -> None:
    """A bowl seen at a slant on a plain."""
    sketch.feature(ellipse(x, y, radius, 0.32 * radius), shadow)
    lit = ellipse(x + 0.1 * radius, y + 0.1 * radius, 0.76 * radius, 0.19 * radius)
    sketch.mark(lit, light)


def stars(
    sketch: Sketch,
    *,
    key: str,
    count: int,
    bottom: float = 1.0,
    free: Sequence[Circle] = (),
    inset: float = 0.0,
) -> None:
    """Small stars over the upper ``bottom`` (share) of the box; outlined dots on white paper.

    None lies in a circle of ``free`` (then none on another star, too), nor ``inset`` (mm) from the
    edges.
    """
    taken = list(free)
    chance = Random(f"{key}/{sketch.style.seed}")  # noqa: S311 - a pattern, not a secret
    shown = count if sketch.style.is_full else count // 2
    dots: list[Path] = []
    for i in range(shown):
        x, y = chance.uniform(0, sketch.width), chance.uniform(0, sketch.height * bottom)
        near = min(x, y, sketch.width - x, sketch.height - y)
        if near < inset or any(math.hypot(x - a, y - b) < r for a, b, r in taken):
            continue
        radius = max(0.15, sketch.unit * (0.011 if i % 4 == 0 else 0.006))
        taken += [(x, y, 8 * radius)] if free else []
        dots.append(star(x, y, 3.2 * radius, radius, 4) if i % 9 == 0 else circle(x, y, radius))
    if not dots:
        return
    if sketch.style.is_full:
        sketch.mark(joined(dots), CREAM)
    else:
        sketch.line(joined(dots), sketch.style.line, 0.7)


def horizon(sketch: Sketch, level: float, rise: float, *, key: str, points: int = 8) -> list[XY]:
    """A soft skyline across the box around the height ``level``, up and down by ``rise``."""
    chance = Random(key)  # noqa: S311 - a shape, not a secret
    step = 1.1 * sketch.width / (points - 1)
    return [
        (-0.05 * sketch.width + i * step, level + chance.uniform(-rise, rise))
        for i in range(points)
    ]


def land(sketch: Sketch, level: float, rise: float, colour: Colour, *, key: str) -> None:
    """Ground from a soft skyline down to the foot of the box, with grains towards the foot."""
    ground = under(horizon(sketch, level, rise, key=key), 1.1 * sketch.height)
    sketch.area(ground, colour)
    sketch.grain(ground, darker(colour, 0.4), key=key, facing=80)


def ring_part(
    sketch: Sketch,
    cx: float,
    cy: float,
    outer: float,
    inner: float,
    colour: Colour,
    *,
    flat: float,
    turn: float,
    start: float,
    end: float,
) -> None:
    """A piece of a slanted ring without lines across its ends, so that halves join unseen.

    The angles are those of :func:`~printkit.art.space.curves.slanted_ring`.
    """
    lap = 1.0 if sketch.style.is_full else 0.0
    ends = {"flat": flat, "turn": turn, "start": start - lap, "end": end + lap}
    sketch.tone(slanted_ring(cx, cy, outer, inner, **ends), colour)
    edges = (slanted_arc(cx, cy, radius, **ends) for radius in (outer, inner))
    sketch.outline(joined(edges), 0.5)
