"""A compass rose."""

from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, on_circle, ring
from printkit.scene import Node


@drawing("compass-rose")
def compass_rose(width: float, height: float, style: Style) -> Node:
    """Sixteen points, each half light and half dark, in a graduated ring."""
    plate = Plate(width, height, style, 40, 40)
    plate.body(ring(20, 20, 14.6, 12.6), style.accent.tint(0.15), 0.35)
    ticks = (
        polyline([on_circle(20, 20, 12.9, a), on_circle(20, 20, 14.3, a)])
        for a in range(0, 360, 10)
    )
    plate.line(joined(ticks), 0.3)
    for reach, waist, angles in (
        (9.8, 3.2, (22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5)),
        (13.4, 3.9, (45, 135, 225, 315)),
        (19.2, 4.6, (0, 90, 180, 270)),
    ):
        for angle in angles:
            plate.body(_half(reach, waist, angle, -1), style.accent.tint(0.12), 0.3)
            plate.accent(_half(reach, waist, angle, 1), style.accent, 0.3)
    plate.body(circle(20, 20, 2), style.accent.tint(0.12), 0.4)
    plate.dot(circle(20, 20, 0.9), style.accent)
    return plate.node()


def _half(reach: float, waist: float, angle: float, side: float) -> Path:
    """One half of a point: centre, tip, and the notch beside it."""
    return polyline(
        [(20, 20), on_circle(20, 20, reach, angle), on_circle(20, 20, waist, angle + side * 22.5)],
        close=True,
    )
