"""The giant planets as globes: Saturn, Uranus, Neptune."""

from printkit.art.registry import drawing
from printkit.art.space.curves import slanted_arc, slanted_ring
from printkit.art.space.globes import globe
from printkit.art.space.palette import (
    HONEY,
    OCHRE,
    SAND,
    UMBER,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import rotate
from printkit.scene import Node

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
    globe(s, cx, cy, r, HONEY, lambda part: _saturn_bands(part, cx, cy, r))
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
        s.bare(half, colour)
        s.tone(half, colour)
    if not s.style.is_full:
        for radius in (2.28, 1.98, 1.3):
            edge = slanted_arc(
                cx, cy, radius * r, flat=0.3, turn=_SATURN_TILT, start=start, end=end
            )
            s.outline(edge)


def _saturn_bands(s: Sketch, cx: float, cy: float, r: float) -> None:
    tilt = rotate(_SATURN_TILT, cx, cy)
    for at, thick, colour in (
        (-0.95, 0.28, OCHRE),
        (-0.5, 0.2, SAND),
        (-0.1, 0.14, OCHRE),
        (0.1, 0.2, SAND),
        (0.52, 0.16, OCHRE),
        (0.78, 0.4, UMBER),
    ):
        band = rectangle(cx - 1.2 * r, cy + at * r, 2.4 * r, thick * r)
        s.tone(band.transformed(tilt), colour)
