"""The giant planets as globes: Saturn, Uranus, Neptune."""

from functools import partial

from printkit.art.registry import drawing
from printkit.art.space.curves import slanted_arc, slanted_ring
from printkit.art.space.globes import globe
from printkit.art.space.palette import (
    AZURE,
    CYAN,
    HONEY,
    ICE,
    MARINE,
    OCHRE,
    SAND,
    TEAL,
    ULTRAMARINE,
    UMBER,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.shapes import ellipse, rectangle
from printkit.geometry.transform import rotate
from printkit.scene import Node

_URANUS_TILT = 74.0
_SATURN_TILT = -16.0
_SATURN_RINGS = ((2.28, 2.02, OCHRE), (1.94, 1.58, SAND), (1.56, 1.3, UMBER))
"""Outer and inner radius in globe radii; between the first two lies the gap."""


@drawing("body-saturn")
def saturn(width: float, height: float, style: Style) -> Node:
    """A banded globe between the far and the near half of its rings."""
    s = Sketch(width, height, style)
    cx, cy = width / 2, height / 2
    r = min(width * 0.215, height * 0.33)
    _saturn_rings(s, cx, cy, r, 180, 360)
    globe(s, cx, cy, r, HONEY, lambda part: saturn_bands(part, cx, cy, r))
    _saturn_rings(s, cx, cy, r, 0, 180)
    return s.node()


def _saturn_rings(s: Sketch, cx: float, cy: float, r: float, start: float, end: float) -> None:
    """One half of the rings; full colour overlaps the halves, so that no seam shows."""
    lap = 1.0 if s.style.is_full else 0.0
    for outer, inner, colour in _SATURN_RINGS:
        half = slanted_ring(
            cx,
            cy,
            outer * r,
            inner * r,
            flat=0.3,
            turn=_SATURN_TILT,
            start=start - lap,
            end=end + lap,
        )
        s.tone(half, colour)
    if not s.style.is_full:
        for radius in (2.28, 1.98, 1.3):
            edge = slanted_arc(
                cx, cy, radius * r, flat=0.3, turn=_SATURN_TILT, start=start, end=end
            )
            s.outline(edge)


def saturn_bands(s: Sketch, cx: float, cy: float, r: float, tilt: float = _SATURN_TILT) -> None:
    """Bands on the disc (cx, cy, r), turned by ``tilt`` degrees."""
    turned = rotate(tilt, cx, cy)
    for at, thick, colour in (
        (-0.95, 0.28, OCHRE),
        (-0.5, 0.2, SAND),
        (-0.1, 0.14, OCHRE),
        (0.1, 0.2, SAND),
        (0.52, 0.16, OCHRE),
        (0.78, 0.4, UMBER),
    ):
        band = rectangle(cx - 1.2 * r, cy + at * r, 2.4 * r, thick * r)
        s.feature(band.transformed(turned), colour)


@drawing("body-uranus")
def uranus(width: float, height: float, style: Style) -> Node:
    """A pale globe lying on its side: bands and one thin ring run almost upright."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, min(width * 0.38, height * 0.34)
    ring = partial(slanted_arc, cx, cy, 1.4 * r, flat=0.24, turn=_URANUS_TILT)
    thick = 0.055 * r / s.pen
    near, far = (TEAL, CYAN.mix(TEAL, 0.5)) if style.ground.luminance > 0.5 else (ICE, CYAN)
    s.line(ring(start=180, end=360), far, thick)
    globe(s, cx, cy, r, CYAN, lambda part: uranus_bands(part, cx, cy, r))
    s.line(ring(start=0, end=180), near, thick)
    return s.node()


def uranus_bands(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Bands and the pale cap, turned as the globe is, on the disc (cx, cy, r)."""
    cap = ellipse(cx, cy - 0.95 * r, 0.8 * r, 0.42 * r)
    for path, colour in (
        (rectangle(cx - 1.2 * r, cy - 0.22 * r, 2.4 * r, 0.3 * r), CYAN.mix(TEAL, 0.3)),
        (rectangle(cx - 1.2 * r, cy + 0.36 * r, 2.4 * r, 0.9 * r), CYAN.mix(TEAL, 0.5)),
        (cap, ICE),
    ):
        s.feature(path.transformed(rotate(_URANUS_TILT, cx, cy)), colour)


@drawing("body-neptune")
def neptune(width: float, height: float, style: Style) -> Node:
    """A deep blue globe with a dark spot, white cloud streaks and a hair-thin ring."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, min(width * 0.29, height * 0.4)
    ring = partial(slanted_arc, cx, cy, 1.55 * r, flat=0.2, turn=22)
    thick = 0.035 * r / s.pen
    s.line(ring(start=180, end=360), AZURE, thick)
    globe(s, cx, cy, r, ULTRAMARINE, lambda part: neptune_face(part, cx, cy, r))
    s.line(ring(start=0, end=180), CYAN, thick)
    return s.node()


def neptune_face(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Bands, the dark spot and clouds on the disc (cx, cy, r)."""
    tilt = rotate(22, cx, cy)
    for at, thick, colour in (
        (-1.0, 0.34, MARINE),
        (-0.4, 0.24, AZURE),
        (0.34, 0.16, AZURE),
        (0.74, 0.4, MARINE),
    ):
        band = rectangle(cx - 1.2 * r, cy + at * r, 2.4 * r, thick * r)
        s.feature(band.transformed(tilt), colour)
    spot = ellipse(cx - 0.2 * r, cy + 0.12 * r, 0.34 * r, 0.19 * r)
    s.mark(spot.transformed(tilt), MARINE.shade(0.35))
    for x, y, long in ((-0.24, 0.36, 0.26), (0.3, -0.3, 0.2), (0.42, -0.46, 0.14)):
        streak = ellipse(cx + x * r, cy + y * r, long * r, 0.04 * r)
        s.mark(streak.transformed(tilt), ICE)
