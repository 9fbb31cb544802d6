"""The Sun: as a body with its corona, and three of its faces."""

import math
from collections import defaultdict
from collections.abc import Sequence

from printkit.art.registry import drawing
from printkit.art.space.curves import blob, rays, ribbon
from printkit.art.space.globes import stars
from printkit.art.space.palette import (
    CORAL,
    CREAM,
    DUSK,
    EMBER,
    GOLD,
    ORANGE,
    PITCH,
    SUN,
    VIOLET,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style, sturdy
from printkit.geometry.path import Path, Segment, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, on_circle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node, Shape, Stroke


@drawing("body-sun")
def sun(width: float, height: float, style: Style) -> Node:
    """A golden disc with grains, two spots and a crown of pointed rays."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, 0.3 * s.unit
    long = [(i * 30.0, 1.0 * r, 1.58 * r, 0.17 * r) for i in range(12)]
    short = [(15 + i * 30.0, 1.0 * r, 1.34 * r, 0.17 * r) for i in range(12)]
    s.area(rays(cx, cy, long), ORANGE)
    s.area(rays(cx, cy, short), CORAL)
    if r > _LARGE:
        s.tone(_facets(cx, cy, long), ORANGE.mix(CORAL, 0.45))
        s.tone(_facets(cx, cy, short), CORAL.mix(EMBER, 0.6))
        needles = [(7.5 + i * 15.0, 1.0 * r, 1.2 * r, 0.05 * r) for i in range(24)]
        s.area(rays(cx, cy, needles), GOLD, 0.6)
    disc = circle(cx, cy, r)
    s.area(disc, SUN)
    s.tone(disc, SUN)
    face = s.part(disc)
    face.tone(circle(cx, cy, 0.84 * r), SUN.mix(GOLD, 0.6))
    face.tone(circle(cx, cy, 0.6 * r), GOLD)
    face.tone(circle(cx, cy, 0.34 * r), GOLD.mix(CREAM, 0.6))
    if r > _LARGE:
        _close_up(face, cx, cy, r)
    else:
        for i, (x, y) in enumerate(_GRAINS):
            grain = blob(cx + x * r, cy + y * r, 0.12 * r, 0.05 * r, key=f"grain {i}")
            face.feature(grain, ORANGE.mix(SUN, 0.35))
    for x, y, size in _SPOTS:
        face.mark(circle(cx + x * r, cy + y * r, size * r), EMBER)
    s.grain(disc, ORANGE.mix(CORAL, 0.4), key="sun")
    s.outline(disc)
    return s.node()


def _facets(cx: float, cy: float, spokes: Sequence[tuple[float, float, float, float]]) -> Path:
    """The shaded half of each ray."""
    halves = []
    for angle, start, end, half in spokes:
        foot = on_circle(cx, cy, start, angle + math.degrees(half / start))
        ridge, tip = (on_circle(cx, cy, reach, angle) for reach in (start, end))
        halves.append(polyline([ridge, tip, foot], close=True))
    return joined(halves)


def _close_up(face: Sketch, cx: float, cy: float, r: float) -> None:
    """What a large sun shows: grains all over, a fringe around each spot, a limb that darkens."""
    grains: defaultdict[tuple[int, int], list[Path]] = defaultdict(list)
    for i in range(_CLOSE):
        x, y = on_circle(cx, cy, math.sqrt((i + 0.5) / _CLOSE) * r, 137.508 * i)
        grain = blob(x, y, 0.078 * r, 0.068 * r, key=f"grain {i}", points=6)
        grains[_RINGS * i // _CLOSE, i % 3].append(grain)
    for (ring, shade), paths in grains.items():
        away = math.sqrt((ring + 0.5) / _RINGS)
        heat = CREAM.mix(GOLD, min(1.0, 1.5 * away)).mix(SUN, max(0.0, 2.4 * away - 1.5))
        if face.style.is_full:
            face.tone(joined(paths), heat.mix(ORANGE, 0.12 * shade))
        else:  # A texture, paler than all that has a contour.
            pale = face.style.faint(ORANGE)
            face.place(Shape(joined(paths), None, Stroke(pale, sturdy(pale, 0.5 * face.pen))))
    for x, y, size in _SPOTS:
        fringe = blob(
            cx + x * r, cy + y * r, 1.6 * size * r, 1.5 * size * r, key=f"spot {x}", points=15
        )
        face.feature(fringe, ORANGE)
    rims = joined(circle(cx, cy, share * r) for share in (0.985, 0.965, 0.94, 0.91, 0.875))
    face.hairline(rims, ORANGE)


_CLOSE = 150
"""Grains of a large sun, placed as the seeds of a sunflower are."""
_RINGS = 10
"""Shares of these grains, from the middle out, that are equally hot."""
_LARGE = 16.0
"""From this radius on the sun shows what is too fine for a small one, mm."""
_SPOTS = ((-0.44, 0.2, 0.1), (-0.28, 0.28, 0.06), (0.5, -0.26, 0.08))
"""Middle and size of each spot, in radii."""
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
    s.night()
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
    s.grain(circle(cx, cy, r), EMBER, key="penumbra")
    s.area(blob(cx, cy, 0.54 * r, 0.5 * r, key="umbra", wobble=0.12), EMBER)
    umbra = blob(cx, cy, 0.48 * r, 0.43 * r, key="umbra", wobble=0.14)
    s.shadow(umbra, PITCH.mix(EMBER, 0.12))
    s.grain(umbra, PITCH.shade(0.4), key="umbra")
    s.area(blob(cx + 0.62 * r, cy + 0.36 * r, 0.2 * r, 0.17 * r, key="pore"), EMBER)
    s.mark(blob(cx + 0.62 * r, cy + 0.36 * r, 0.14 * r, 0.12 * r, key="pore"), PITCH)
    s.mark(blob(cx + 0.98 * r, cy - 0.72 * r, 0.12 * r, 0.1 * r, key="pore"), EMBER)
    return s.node()


@drawing("solar-flare")
def solar_flare(width: float, height: float, style: Style) -> Node:
    """An arch of fire stands on the limb."""
    s = Sketch(width, height, style)
    s.night()
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


_LAYERS = ((0.05, EMBER), (0.02, CORAL), (-0.012, ORANGE), (-0.04, GOLD), (-0.062, CREAM))
"""How much each layer of the fire is wider than the arch, in units, and its colour."""
_WISPS = (
    ((-0.4, -0.42), (-0.44, -0.64), (-0.3, -0.88)),
    ((-0.1, -0.66), (-0.02, -0.82), (0.16, -0.92)),
    ((0.26, -0.54), (0.42, -0.68), (0.6, -0.7)),
    ((0.42, -0.26), (0.54, -0.4), (0.7, -0.42)),
)
"""Where flames leave the arch, bend and end, in units."""


def _arches(s: Sketch, cx: float, foot: float) -> None:
    """The prominence: one arch of fire, white-hot inside, with flames that tear off."""
    placed = scale(0.86 * s.unit).then(translate(cx, foot))
    for wide, colour in ((1.0, EMBER), (0.55, CORAL), (0.2, SUN)):
        for way in _WISPS:
            halves = [0.075 * wide, 0.045 * wide, 0.004]
            s.feature(ribbon(way, halves).transformed(placed), colour)
    for grow, colour in _LAYERS:
        s.feature(_arch(grow).transformed(placed), colour)
    for x, y, size in ((0.5, -0.86, 0.02), (0.3, -1.0, 0.014), (-0.5, -0.86, 0.016)):
        s.mark(circle(cx + x * s.unit, foot + y * s.unit, size * s.unit), ORANGE)
    spikes = [(-90 + 7.0 * i, 1.0, 1.16 + 0.06 * (i % 3), 0.05) for i in range(-8, 9)]
    flat = scale(0.62 * s.unit, 0.5 * s.unit).then(translate(cx, foot + 0.54 * s.unit))
    s.feature(rays(0, 0, spikes).transformed(flat), CORAL)


def _arch(grow: float) -> Path:
    """An arch that leans to the right, thick at its feet, ``grow`` wider on every side."""
    g = grow
    return parse_path_data(
        f"M{-0.44 - g} 0.14C{-0.5 - g} {-0.36 - g} {-0.3 - g} {-0.68 - g} 0.06 {-0.66 - g}"
        f"C{0.34 + g} {-0.64 - g} {0.5 + g} {-0.32 - g} {0.42 + g} 0.14H{0.25 - g}"
        f"C{0.33 - g} {-0.24 + g} {0.22 - g} {-0.5 + g} 0.04 {-0.5 + g}"
        f"C{-0.18 + g} {-0.5 + g} {-0.32 + g} {-0.28 + g} {-0.26 + g} 0.14Z"
    )
