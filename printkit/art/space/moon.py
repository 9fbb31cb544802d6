"""Faces of the Moon: its dark side, the Sea of Tranquility, the crater Copernicus."""

from printkit.art.registry import drawing
from printkit.art.space.curves import lune, rays, under
from printkit.art.space.globes import (
    LIGHT_SIDE,
    SHADOW_SIDE,
    crater,
    flat_crater,
    globe,
    horizon,
    land,
    stars,
)
from printkit.art.space.palette import (
    ASH,
    AZURE,
    BONE,
    CREAM,
    DUSK,
    INDIGO,
    PITCH,
    SLATE,
    STONE,
    VIOLET,
)
from printkit.art.space.rocks import earth_face
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, ellipse
from printkit.geometry.transform import scale, translate
from printkit.scene import Node


@drawing("dark-side")
def dark_side(width: float, height: float, style: Style) -> Node:
    """A disc in shadow with one bright sickle, among stars."""
    s = Sketch(width, height, style)
    s.night()
    stars(s, key="dark side", count=44)
    cx, cy, r = width / 2, height / 2, 0.43 * s.unit
    disc = circle(cx, cy, r)
    s.area(disc, INDIGO)
    night = s.part(disc)
    night.tone(lune(cx, cy, r, LIGHT_SIDE, -0.35), INDIGO.mix(VIOLET, 0.5))
    for x, y, size in (
        (0.25, 0.3, 0.24),
        (0.3, -0.4, 0.16),
        (-0.15, 0.6, 0.12),
        (0.62, 0.02, 0.1),
        (-0.1, -0.05, 0.2),
        (-0.3, 0.34, 0.08),
        (0.02, -0.6, 0.1),
    ):
        bowl = circle(cx + x * r, cy + y * r, size * r)
        night.feature(bowl, PITCH)
        night.feature(lune(cx + x * r, cy + y * r, size * r, SHADOW_SIDE, 0.6), DUSK)
    s.area(lune(cx, cy, r, LIGHT_SIDE, 0.62), BONE)
    s.tone(lune(cx, cy, r, LIGHT_SIDE, 0.8), CREAM)
    for angle_x, angle_y, size in ((-0.78, -0.36, 0.06), (-0.5, -0.7, 0.05), (-0.86, -0.12, 0.04)):
        crater(s, cx + angle_x * r, cy + angle_y * r, size * r, BONE)
    s.outline(disc)
    return s.node()


@drawing("sea-of-tranquility")
def sea_of_tranquility(width: float, height: float, style: Style) -> Node:
    """A still grey plain, untrodden, and the Earth above it."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.night()
    stars(s, key="tranquility", count=34, bottom=0.55)
    ex, ey, er = w * 0.5 + 0.2 * u, h * 0.3, 0.17 * u
    globe(s, ex, ey, er, AZURE, lambda part: earth_face(part, ex, ey, er))
    for level, rise, colour in (
        (0.58, 0.045, SLATE),
        (0.64, 0.02, STONE),
        (0.72, 0.012, ASH.mix(STONE, 0.5)),
        (0.84, 0.012, ASH.mix(BONE, 0.3)),
    ):
        land(s, level * h, rise * h, colour, key=f"sea {level}")
    for x, y, size in (
        (0.3, 0.79, 0.1),
        (0.68, 0.9, 0.15),
        (0.52, 0.69, 0.045),
        (0.12, 0.93, 0.09),
    ):
        flat_crater(s, x * w, y * h, size * u, SLATE, BONE.mix(ASH, 0.4))
    return s.node()


@drawing("copernicus-crater")
def copernicus(width: float, height: float, style: Style) -> Node:
    """Terraces step down to a bright floor with three peaks; rays run over the plain."""
    s = Sketch(width, height, style)
    w, h = width, height
    s.night()
    stars(s, key="copernicus", count=20, bottom=0.2)
    land(s, 0.17 * h, 0.025 * h, STONE, key="copernicus")
    cx, cy, r = w / 2, 0.56 * h, min(0.44 * w, 0.62 * h)
    plain = s.part(under(horizon(s, 0.17 * h, 0.025 * h, key="copernicus"), 1.1 * h))
    spokes = [(11 + 24.0 * i, 0.8, 2.6 - 0.7 * (i % 2), 0.09) for i in range(15)]
    flat = scale(r, 0.5 * r).then(translate(cx, cy))
    plain.feature(rays(0, 0, spokes).transformed(flat), ASH)
    for size, drop, colour in (
        (1.0, 0.0, BONE),
        (0.93, 0.03, SLATE),
        (0.84, 0.05, ASH),
        (0.77, 0.08, SLATE.mix(PITCH, 0.3)),
        (0.68, 0.1, STONE),
        (0.61, 0.13, PITCH.mix(SLATE, 0.45)),
        (0.53, 0.16, BONE.mix(ASH, 0.3)),
    ):
        s.feature(ellipse(cx, cy + drop * r, size * r, 0.5 * size * r), colour)
    for x, y, size in ((-0.12, 0.16, 0.17), (0.1, 0.2, 0.13), (0.0, 0.25, 0.1)):
        _peak(s, cx + x * r, cy + y * r, size * r)
    return s.node()


def _peak(s: Sketch, x: float, y: float, size: float) -> None:
    """A small mountain: its left flank lit, its right in shadow."""
    left, right, top = (x - size, y), (x + size, y), (x + 0.05 * size, y - 1.1 * size)
    s.area(polyline([left, top, right], close=True), CREAM)
    s.mark(polyline([top, right, (x - 0.1 * size, y)], close=True), SLATE)
