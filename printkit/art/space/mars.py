"""Faces of Mars: the ghost dunes, a volcano of Tharsis, the moon Phobos."""

from printkit.art.registry import drawing
from printkit.art.space.curves import between, blob, smooth, under
from printkit.art.space.globes import crater, globe, land, stars
from printkit.art.space.palette import (
    APRICOT,
    BONE,
    CLAY,
    CREAM,
    OXBLOOD,
    PITCH,
    RUST,
    TAUPE,
    TERRACOTTA,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, ellipse
from printkit.geometry.transform import Transform, scale, translate
from printkit.scene import Node


@drawing("ghost-dunes")
def ghost_dunes(width: float, height: float, style: Style) -> Node:
    """Crescents march over the sand under a pink sky, each with a lit back and a dark hollow."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.sky(APRICOT.mix(CREAM, 0.35))
    sun = circle(w / 2 + 0.22 * u, 0.2 * h, 0.075 * u)
    s.area(sun, CREAM)
    for level, rise, colour in (
        (0.34, 0.05, RUST.mix(APRICOT, 0.55)),
        (0.42, 0.025, TERRACOTTA.mix(APRICOT, 0.5)),
        (0.5, 0.012, TERRACOTTA),
    ):
        land(s, level * h, rise * h, colour, key=f"dunes {level}")
    for x, y, size in (
        (-0.3, 0.56, 0.13),
        (0.22, 0.57, 0.14),
        (0.62, 0.6, 0.15),
        (-0.66, 0.62, 0.17),
        (-0.04, 0.68, 0.22),
        (0.5, 0.8, 0.28),
        (-0.46, 0.84, 0.3),
        (1.0, 0.72, 0.22),
        (-1.0, 0.78, 0.24),
    ):
        _dune(s, w / 2 + x * u, y * h, size * u)
    return s.node()


def _dune(s: Sketch, x: float, y: float, size: float) -> None:
    """A crescent with its horns to the right: bright back, dark slip face."""
    back = [(1.0, 0.32), (0.2, 0.4), (-0.62, 0.26), (-0.8, 0.0), (-0.5, -0.3), (0.2, -0.42)]
    body = smooth([*back, (0.86, -0.34), (0.36, -0.2), (0.12, 0.0), (0.4, 0.18)], close=True)
    slip = [(0.86, -0.34), (0.2, -0.32), (-0.22, -0.02), (0.16, 0.3), (1.0, 0.32)]
    face = [(0.86, -0.34), (0.36, -0.2), (0.12, 0.0), (0.4, 0.18), (1.0, 0.32)]
    placed = scale(size, 0.72 * size).then(translate(x, y))
    s.area(body.transformed(placed), APRICOT)
    s.feature(between(slip, face).transformed(placed), OXBLOOD)


@drawing("tharsis-volcano")
def tharsis_volcano(width: float, height: float, style: Style) -> Node:
    """A shield so broad that clouds lie around it, with a wide caldera on top."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.sky(APRICOT)
    s.feature(circle(w / 2 - 0.26 * u, 0.34 * h, 0.42 * u), APRICOT.mix(CREAM, 0.3))
    s.area(circle(w / 2 - 0.26 * u, 0.34 * h, 0.1 * u), CREAM)
    land(s, 0.62 * h, 0.02 * h, RUST.mix(APRICOT, 0.5), key="tharsis far")
    foot, top = 0.88 * h, h / 2 - 0.22 * u
    placed = scale(min(w, 1.8 * u), foot - top).then(translate(w / 2, foot))
    _shield(s, placed)
    for x, y, long in ((-0.3, -0.36, 0.3), (0.34, -0.3, 0.26), (0.02, -0.2, 0.24)):
        _cloud(s, w / 2 + x * u, foot + y * (foot - top), long * u)
    land(s, 0.9 * h, 0.015 * h, RUST, key="tharsis near")
    return s.node()


_FLANKS = (
    (-0.62, 0.0),
    (-0.4, -0.26),
    (-0.24, -0.74),
    (-0.15, -1.0),
    (0.15, -1.0),
    (0.24, -0.74),
    (0.4, -0.26),
    (0.62, 0.0),
)
"""The outline of the volcano, 1 wide and 1 high, from the left foot to the right one."""


def _shield(s: Sketch, placed: Transform) -> None:
    """The mountain: lit and dark flank, gullies, and the caldera on top."""
    s.area(under(_FLANKS, 0.4).transformed(placed), TERRACOTTA)
    dark = [(0.04, -1.0), *_FLANKS[4:], (0.2, 0.0), (0.14, -0.4)]
    s.feature(polyline(dark, close=True).transformed(placed), RUST)
    for x, end in ((-0.1, -0.34), (-0.02, -0.12), (0.07, 0.05)):
        gully = smooth([(x, -0.9), (x * 1.6, -0.6), (end, -0.2)])
        s.line(gully.transformed(placed), OXBLOOD, 1.0)
    s.feature(ellipse(0, -0.99, 0.15, 0.085).transformed(placed), RUST.mix(APRICOT, 0.3))
    s.mark(ellipse(0.008, -0.985, 0.115, 0.056).transformed(placed), OXBLOOD)
    s.mark(ellipse(0.03, -0.97, 0.06, 0.026).transformed(placed), TERRACOTTA)


def _cloud(s: Sketch, x: float, y: float, long: float) -> None:
    """A flat bank of cloud with three humps."""
    humps = [
        (-1.0, 0.0),
        (-0.72, -0.16),
        (-0.4, -0.14),
        (-0.1, -0.32),
        (0.3, -0.28),
        (0.5, -0.12),
        (0.8, -0.12),
        (1.0, 0.0),
    ]
    placed = scale(long).then(translate(x, y))
    s.area(under(humps, 0.02).transformed(placed), CREAM)


@drawing("phobos-moon")
def phobos_moon(width: float, height: float, style: Style) -> Node:
    """A potato of a moon with one huge crater, over the red limb of Mars."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    s.night()
    stars(s, key="phobos", count=34, bottom=0.8)
    big = max(0.75 * w, 0.9 * u)
    mx, my = w / 2 + 0.2 * u, 0.7 * h + big
    globe(s, mx, my, big, TERRACOTTA, lambda part: _plains(part, mx, my, big), steps=((0.5, 0.3),))
    _potato(s, scale(0.92 * u).then(translate(w / 2, 0.42 * h)))
    return s.node()


_POTATO = (
    (-0.42, -0.08),
    (-0.36, -0.26),
    (-0.12, -0.3),
    (0.1, -0.27),
    (0.32, -0.24),
    (0.44, -0.06),
    (0.4, 0.12),
    (0.22, 0.22),
    (0.0, 0.24),
    (-0.22, 0.27),
    (-0.38, 0.14),
)
"""The outline of Phobos, about 0.9 wide, around its middle."""

_PITS = (
    (0.12, -0.12, 0.06),
    (0.3, 0.02, 0.05),
    (0.06, 0.1, 0.045),
    (-0.02, -0.2, 0.035),
    (0.24, -0.16, 0.03),
    (0.2, 0.14, 0.03),
    (-0.06, 0.02, 0.025),
)


def _potato(s: Sketch, placed: Transform) -> None:
    """Phobos: two steps of shadow, the crater Stickney, small pits and grooves."""
    body = smooth(_POTATO, close=True).transformed(placed)
    s.area(body, TAUPE)
    part = s.part(body)
    part.tone(ellipse(0.1, 0.3, 0.62, 0.26).transformed(placed), CLAY)
    part.tone(ellipse(0.22, 0.36, 0.5, 0.2).transformed(placed), CLAY.mix(PITCH, 0.4))
    part.feature(ellipse(-0.24, -0.02, 0.155, 0.17).transformed(placed), CLAY.mix(PITCH, 0.3))
    part.feature(ellipse(-0.215, 0.005, 0.125, 0.138).transformed(placed), BONE.mix(TAUPE, 0.4))
    part.mark(ellipse(-0.245, -0.03, 0.08, 0.08).transformed(placed), CLAY)
    for x, y, size in _PITS:
        crater(part, *placed.apply(x, y), placed.a * size, TAUPE)
    for x in (0.0, 0.08):
        groove = smooth([(-0.08 + x, -0.12 - x), (0.12 + x, -0.03), (0.34 + x, 0.1)])
        part.line(groove.transformed(placed), CLAY, 0.7)
    s.outline(body)


def _plains(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Two dark plains and a pale one near the top of the limb."""
    for x, y, rx, colour in (
        (-0.2, -0.86, 0.2, RUST),
        (0.24, -0.84, 0.16, RUST),
        (0.04, -0.7, 0.3, APRICOT),
    ):
        s.feature(blob(cx + x * r, cy + y * r, rx * r, 0.06 * r, key=f"limb {x}"), colour)
