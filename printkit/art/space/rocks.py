"""The rocky worlds as globes: Mercury, Venus, Mars, the Moon and our own."""

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between, blob, rays, smooth
from printkit.art.space.globes import crater, globe
from printkit.art.space.palette import (
    APRICOT,
    ASH,
    AZURE,
    BONE,
    CREAM,
    HONEY,
    ICE,
    LEAF,
    OCHRE,
    RUST,
    SAND,
    SLATE,
    STONE,
    TAUPE,
    TERRACOTTA,
    lighter,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import Path
from printkit.geometry.shapes import ellipse
from printkit.geometry.transform import rotate, scale, translate
from printkit.scene import Node

_FIT = 0.44
"""Radius of a globe without rings, as a share of the box's shorter side."""


@drawing("body-moon")
def moon(width: float, height: float, style: Style) -> Node:
    """The side we know: dark seas, a few craters, rays in the south."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, _FIT * s.unit
    globe(s, cx, cy, r, BONE, lambda part: moon_face(part, cx, cy, r))
    return s.node()


def moon_face(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Seas and craters of the near side on the disc (cx, cy, r)."""
    for i, (x, y, rx, ry) in enumerate(
        (
            (-0.34, -0.42, 0.36, 0.3),
            (0.2, -0.42, 0.25, 0.22),
            (0.44, -0.14, 0.26, 0.24),
            (-0.56, 0.02, 0.3, 0.42),
            (-0.2, 0.3, 0.24, 0.18),
            (0.74, -0.34, 0.12, 0.16),
            (0.6, 0.18, 0.14, 0.2),
        )
    ):
        patch = blob(cx + x * r, cy + y * r, rx * r, ry * r, key=f"sea {i}", wobble=0.18)
        s.feature(patch, ASH.mix(STONE, 0.55))
    spokes = [(a, 0.1 * r, (0.5 - 0.14 * (i % 2)) * r, 0.025 * r) for i, a in enumerate(_SPOKES)]
    s.feature(rays(cx + 0.1 * r, cy + 0.66 * r, spokes), CREAM)
    for x, y, size in ((0.1, 0.66, 0.1), (-0.3, -0.02, 0.08), (0.34, 0.42, 0.07), (0.0, 0.1, 0.05)):
        crater(s, cx + x * r, cy + y * r, size * r, BONE)


_SPOKES = (12, 68, 118, 170, 205, 238, 264, 300, 335)


@drawing("body-mercury")
def mercury(width: float, height: float, style: Style) -> Node:
    """Grey-brown and pitted, with two young craters whose rays cross the disc."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, _FIT * s.unit
    globe(s, cx, cy, r, TAUPE, lambda part: mercury_face(part, cx, cy, r), steps=((0.4, 0.4),))
    return s.node()


def mercury_face(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Plains, rays and craters on the disc (cx, cy, r)."""
    for i, (x, y, rx, ry) in enumerate(
        ((-0.5, 0.5, 0.42, 0.3), (0.5, -0.5, 0.4, 0.26), (-0.6, -0.3, 0.22, 0.3))
    ):
        patch = blob(cx + x * r, cy + y * r, rx * r, ry * r, key=f"plain {i}", wobble=0.2)
        s.feature(patch, TAUPE.mix(SLATE, 0.4))
    for x, y, reach in ((0.28, 0.26, 0.62), (-0.18, -0.42, 0.44)):
        spokes = [
            (a, 0.08 * r, reach * (1 - 0.35 * (i % 2)) * r, 0.03 * r) for i, a in enumerate(_SPOKES)
        ]
        s.feature(rays(cx + x * r, cy + y * r, spokes), lighter(TAUPE, 0.55))
    for x, y, size in (
        (0.28, 0.26, 0.12),
        (-0.18, -0.42, 0.1),
        (-0.5, 0.12, 0.15),
        (-0.12, 0.66, 0.1),
        (0.5, -0.4, 0.13),
        (0.64, 0.02, 0.06),
        (-0.3, 0.36, 0.05),
        (0.12, -0.72, 0.06),
        (0.08, -0.06, 0.05),
    ):
        crater(s, cx + x * r, cy + y * r, size * r, TAUPE)


@drawing("body-venus")
def venus(width: float, height: float, style: Style) -> Node:
    """Wrapped in cream and yellow clouds that sweep into a sideways V."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, _FIT * s.unit
    globe(s, cx, cy, r, SAND, lambda part: venus_clouds(part, cx, cy, r))
    return s.node()


def venus_clouds(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Sweeping clouds on the disc (cx, cy, r)."""
    for at, bend, thick, colour in (
        (-0.78, -0.2, 0.2, HONEY),
        (-0.42, -0.34, 0.13, CREAM),
        (-0.2, -0.3, 0.15, HONEY),
        (0.2, 0.26, 0.14, OCHRE.mix(HONEY, 0.6)),
        (0.44, 0.3, 0.12, CREAM),
        (0.66, 0.24, 0.26, HONEY),
    ):
        s.feature(_sweep(cx, cy, r, at, bend, thick), colour)


def _sweep(cx: float, cy: float, r: float, at: float, bend: float, thick: float) -> Path:
    """A cloud that is thickest in the middle and bends away towards the right."""
    steps = (-1.1, -0.55, 0.0, 0.55, 1.1)
    upper: list[XY] = []
    lower: list[XY] = []
    for i, x in enumerate(steps):
        y = at + bend * (x + 0.3) ** 2 * 0.45 + (0.05 if i % 2 else -0.03)
        half = thick * (0.35 + 0.65 * (1 - x * x / 1.3))
        upper.append((cx + x * r, cy + (y - half / 2) * r))
        lower.append((cx + x * r, cy + (y + half / 2) * r))
    return between(upper, lower)


@drawing("body-mars")
def mars(width: float, height: float, style: Style) -> Node:
    """Rust-red, with a white cap, dark plains and the long scar of the valley."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, _FIT * s.unit
    globe(s, cx, cy, r, TERRACOTTA, lambda part: mars_face(part, cx, cy, r))
    return s.node()


def mars_face(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Plains, volcanoes, valley and cap on the disc (cx, cy, r)."""
    for i, (x, y, rx, ry, colour) in enumerate(
        (
            (0.3, 0.56, 0.66, 0.24, RUST),
            (0.1, -0.66, 0.5, 0.18, RUST),
            (-0.42, 0.3, 0.4, 0.18, APRICOT),
            (0.44, -0.26, 0.34, 0.2, APRICOT),
        )
    ):
        s.feature(blob(cx + x * r, cy + y * r, rx * r, ry * r, key=f"mars {i}"), colour)
    valley = [(-0.42, -0.02), (-0.14, 0.07), (0.12, 0.05), (0.36, 0.14), (0.66, 0.1)]
    floor = [(-0.36, 0.04), (-0.1, 0.17), (0.14, 0.16), (0.4, 0.24), (0.64, 0.14)]
    placed = scale(r).then(translate(cx, cy))
    s.mark(between(valley, floor).transformed(placed), RUST.shade(0.35))
    for x, y in ((-0.7, -0.16), (-0.54, -0.3), (-0.62, 0.04)):
        crater(s, cx + x * r, cy + y * r, 0.07 * r, TERRACOTTA)
    cap = blob(cx + 0.06 * r, cy - 0.97 * r, 0.42 * r, 0.2 * r, key="cap", wobble=0.1)
    s.bare(cap, ICE)
    s.outline(cap)


@drawing("body-earth")
def earth(width: float, height: float, style: Style) -> Node:
    """Blue seas, two Americas in a few strokes, clouds, ice above and below."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, _FIT * s.unit
    globe(s, cx, cy, r, AZURE, lambda part: earth_face(part, cx, cy, r))
    return s.node()


_NORTH = (
    (-0.62, -0.62),
    (-0.2, -0.8),
    (0.18, -0.72),
    (0.3, -0.5),
    (0.06, -0.36),
    (0.02, -0.16),
    (-0.16, -0.2),
    (-0.12, -0.02),
    (0.04, 0.08),
    (-0.16, 0.04),
    (-0.38, -0.2),
    (-0.46, -0.42),
)
_SOUTH = (
    (0.02, 0.08),
    (0.26, 0.1),
    (0.52, 0.26),
    (0.4, 0.48),
    (0.22, 0.64),
    (0.12, 0.88),
    (0.04, 0.62),
    (-0.06, 0.34),
)
_EAST = ((0.86, -0.42), (1.05, -0.5), (1.1, 0.1), (0.84, 0.04), (0.76, -0.18))


def earth_face(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Land, ice and clouds on the disc (cx, cy, r)."""
    placed = rotate(8).then(scale(r)).then(translate(cx, cy))
    for land, colour in ((_NORTH, LEAF), (_SOUTH, LEAF), (_EAST, LEAF.mix(SAND, 0.5))):
        s.feature(smooth(land, close=True).transformed(placed), colour)
    for x, y, rx, ry in ((0.0, -1.0, 0.5, 0.16), (0.1, 1.0, 0.5, 0.14)):
        s.feature(ellipse(x, y, rx, ry).transformed(placed), ICE)
    for x, y, long in (
        (-0.62, 0.16, 0.26),
        (-0.46, 0.28, 0.2),
        (0.4, -0.16, 0.22),
        (0.5, 0.72, 0.2),
    ):
        s.feature(ellipse(x, y, long, 0.055).transformed(placed), ICE)
