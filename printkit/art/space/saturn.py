"""Faces of Saturn: its rings, the moons Titan and Rhea."""

from printkit.art.registry import drawing
from printkit.art.space.curves import blob, lune, rays, under
from printkit.art.space.giants import saturn_bands
from printkit.art.space.globes import SHADOW_SIDE, crater, globe, land, ring_part, stars
from printkit.art.space.palette import (
    ASH,
    BONE,
    CREAM,
    CYAN,
    GOLD,
    HONEY,
    ICE,
    NIGHT,
    OCHRE,
    ORANGE,
    OXBLOOD,
    PITCH,
    RUST,
    SAND,
    TERRACOTTA,
    UMBER,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import Path, polyline
from printkit.geometry.shapes import arc, circle, ellipse, rectangle
from printkit.geometry.transform import rotate, translate
from printkit.scene import Node

_LANES = (
    (2.62, 2.58, SAND),
    (2.48, 2.2, HONEY),
    (2.17, 2.12, SAND),
    (2.0, 1.8, CREAM),
    (1.84, 1.62, SAND),
    (1.66, 1.54, HONEY),
    (1.51, 1.36, OCHRE),
    (1.33, 1.22, UMBER),
)
"""Outer and inner radius in globe radii; what is left out is a gap."""


@drawing("rings-of-saturn")
def rings_of_saturn(width: float, height: float, style: Style) -> Node:
    """Close above the rings: lanes and gaps sweep past, the globe's shadow lies across them."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.night()
    stars(s, key="rings", count=26)
    cx, cy, r = w / 2 - 0.5 * u, h / 2 - 0.2 * u, 0.44 * u
    _lanes(s, cx, cy, r, 180, 360)
    globe(s, cx, cy, r, HONEY, lambda part: saturn_bands(part, cx, cy, r))
    _lanes(s, cx, cy, r, 0, 180)
    _lanes(s.part(_shadow(cx, cy, r), 0.7), cx, cy, r, -40, 180)
    return s.node()


def _lanes(s: Sketch, cx: float, cy: float, r: float, start: float, end: float) -> None:
    """The lanes between two angles."""
    for outer, inner, colour in _LANES:
        lane = (cx, cy, outer * r, inner * r, colour)
        ring_part(s, *lane, flat=0.62, turn=-8, start=start, end=end)


def _shadow(cx: float, cy: float, r: float) -> Path:
    """Where the globe's shadow falls over the rings: from its limb away from the light."""
    limb = arc(0, 0, 1.02 * r, 44, -44)
    away = polyline([(6 * r, -0.7 * r), (6 * r, 0.7 * r)], close=True)
    strip = Path((*limb.segments, *(("L", *s[1:]) if s[0] == "M" else s for s in away.segments)))
    return strip.transformed(rotate(SHADOW_SIDE - 10).then(translate(cx, cy)))


@drawing("titan-moon")
def titan_moon(width: float, height: float, style: Style) -> Node:
    """Orange haze over a lake of methane; Saturn glimmers through."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.sky(ORANGE.mix(OCHRE, 0.4))
    cx, cy, r = w / 2, 0.56 * h, 0.4 * u
    for size, colour in ((1.5, ORANGE.mix(GOLD, 0.25)), (1.2, ORANGE.mix(GOLD, 0.55))):
        s.feature(circle(cx, cy, size * r), colour)
    _hazy_saturn(s, cx, cy - 0.32 * u, 0.19 * u)
    for level, rise, colour in (
        (0.56, 0.05, TERRACOTTA),
        (0.61, 0.03, RUST),
    ):
        land(s, level * h, rise * h, colour, key=f"titan {level}")
    s.feature(rectangle(-0.05 * w, 0.65 * h, 1.1 * w, 0.4 * h), OXBLOOD.mix(PITCH, 0.3))
    for i, (y, long) in enumerate(
        ((0.69, 0.34), (0.74, 0.24), (0.79, 0.3), (0.85, 0.18), (0.92, 0.24))
    ):
        x = cx + (0.05 if i % 2 else -0.04) * u
        s.mark(ellipse(x, y * h, long * u, 0.012 * u), (GOLD, ORANGE)[i % 2])
    shore = [(-0.05 * w, 0.8 * h), (0.16 * w, 0.86 * h), (0.3 * w, 0.93 * h), (0.5 * w, 1.05 * h)]
    s.area(under(shore, 1.1 * h), PITCH)
    east = [(0.62 * w, 1.05 * h), (0.78 * w, 0.95 * h), (0.9 * w, 0.92 * h), (1.05 * w, 0.84 * h)]
    s.area(under(east, 1.1 * h), PITCH)
    return s.node()


def _hazy_saturn(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Saturn in two tones only, as haze leaves it."""
    ring = (cx, cy, 2.1 * r, 1.45 * r)
    pale = GOLD.mix(CREAM, 0.35)
    ring_part(s, *ring, GOLD, flat=0.2, turn=-14, start=180, end=360)
    s.area(circle(cx, cy, r), pale)
    disc = s.part(circle(cx, cy, r))
    disc.tone(lune(cx, cy, r, SHADOW_SIDE, 0.2), GOLD)
    ring_part(s, *ring, CREAM, flat=0.2, turn=-14, start=0, end=180)


@drawing("rhea-moon")
def rhea_moon(width: float, height: float, style: Style) -> Node:
    """A bright icy moon with a splash of rays, before Saturn's rings seen edge-on."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.night()
    stars(s, key="rhea", count=34)
    sx, sy, sr = w / 2 + 0.62 * u, h / 2 - 0.02 * u, 0.5 * u
    globe(s, sx, sy, sr, HONEY, lambda part: saturn_bands(part, sx, sy, sr, tilt=0))
    for y, colour, thick in ((-0.035, SAND, 0.012), (-0.012, OCHRE, 0.018), (0.014, CREAM, 0.01)):
        s.feature(rectangle(-0.05 * w, h / 2 + y * u, 1.1 * w, thick * u), colour)
    cx, cy, r = w / 2 - 0.16 * u, h / 2, 0.31 * u
    ice = BONE.mix(ICE, 0.6)
    if style.is_full:
        s.mark(circle(cx, cy, r + 0.02 * u), NIGHT)

    def face(part: Sketch) -> None:
        for i, (x, y, size) in enumerate(
            ((-0.4, 0.46, 0.36), (0.6, 0.5, 0.34), (-0.6, -0.4, 0.26))
        ):
            patch = blob(cx + x * r, cy + y * r, size * r, 0.8 * size * r, key=f"rhea {i}")
            part.feature(patch, ASH.mix(CYAN, 0.3))
        spokes = [
            (a, 0.1 * r, (0.8 - 0.3 * (i % 2)) * r, 0.04 * r)
            for i, a in enumerate(range(8, 360, 45))
        ]
        part.feature(rays(cx + 0.24 * r, cy - 0.2 * r, spokes), Colour(1, 1, 1))
        for x, y, size in (
            (0.24, -0.2, 0.1),
            (-0.36, 0.3, 0.17),
            (-0.34, -0.44, 0.12),
            (0.2, 0.56, 0.13),
            (-0.68, -0.04, 0.09),
            (0.66, 0.2, 0.08),
        ):
            crater(part, cx + x * r, cy + y * r, size * r, ice)

    globe(s, cx, cy, r, ice, face, steps=((0.42, 0.34),))
    return s.node()
