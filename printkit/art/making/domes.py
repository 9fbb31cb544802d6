"""How domes are made."""

from printkit.art.making.steps import FINE, LINE, arrow, light, step_plate
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, sector
from printkit.scene import Node


def _teeth(cx: float, cy: float, inner: float, start: float, end: float, count: int) -> Path:
    """Teeth on the inner edge of a band."""
    step = (end - start) / count
    return joined(
        polyline(
            [
                on_circle(cx, cy, inner, start + step * (i + 0.1)),
                on_circle(cx, cy, inner - 3.2, start + step * (i + 0.5)),
                on_circle(cx, cy, inner, start + step * (i + 0.9)),
            ],
            close=True,
        )
        for i in range(count)
    )


@drawing("make-dome-1")
def make_dome_1(width: float, height: float, style: Style) -> Node:
    """A band with its teeth and its tab, cut out."""
    plate = step_plate(width, height, style)
    plate.body("M41.4 23.4L45 26.4L40.4 31.4L36.6 28.6Z", WHITE, FINE)
    plate.body(_teeth(24, 40, 19, -142, -38, 9), WHITE, FINE)
    plate.surface(sector(24, 40, 29, 19, -142, -38), style.accent, LINE)
    return plate.node()


@drawing("make-dome-2")
def make_dome_2(width: float, height: float, style: Style) -> Node:
    """A strip pulled down over the edge of a table."""
    plate = step_plate(width, height, style)
    plate.surface("M2 19H29V23H2Z", style.accent.tint(0.25), LINE)
    plate.line("M7 23V35M25 23V35", LINE)
    plate.line("M10 17.2H27C31.5 17.2 33 20 32.4 24.5C32 28 34.5 31 38 31.5", 2.6, style.accent)
    arrow(plate, "M37 9C42 12 44 17 43.4 22", (43.2, 23.6), 96)
    return plate.node()


@drawing("make-dome-3")
def make_dome_3(width: float, height: float, style: Style) -> Node:
    """The band closed to a ring."""
    plate = step_plate(width, height, style)
    _band(plate, 24, 27, 18, 12, 14)
    plate.tone("M24 30.6L24 17.6L27.6 17.3L29.4 30.2Z", style.accent.shade(0.3))
    plate.line("M24 30.8V17.8", FINE)
    arrow(plate, "M2.6 20C3 13 7 8 12 6", (13.6, 5.4), -24)
    return plate.node()


def _band(plate: Plate, x: float, y: float, low: float, high: float, tall: float) -> None:
    """A ring of paper, wider below, seen from a little above."""
    top = y - tall
    accent = plate.style.accent
    plate.surface(
        f"M{x - low} {y}C{x - low} {y + low * 0.3} {x + low} {y + low * 0.3} {x + low} {y}"
        f"L{x + high} {top}H{x - high}Z",
        accent,
        LINE,
    )
    plate.body(ellipse(x, top, high, high * 0.26), WHITE, LINE)


@drawing("make-dome-4")
def make_dome_4(width: float, height: float, style: Style) -> Node:
    """The finished dome."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface("M4 29C4 35 44 35 44 29L37.6 15.4H10.4Z", accent, LINE)
    plate.body("M10.4 15.4C10.4 19.6 37.6 19.6 37.6 15.4L24 4.4Z", light(style), LINE)
    plate.tone("M44 29C44 31.4 37 33 28 33.4L28.6 18.4C34 18 37.6 17 37.6 15.4Z", accent.shade(0.2))
    # Ribs between the panes of the top, and on down the wall.
    plate.line("M13.4 17.2L24 4.4L34.6 17.2M18.6 18.4L24 4.4L29.4 18.4", FINE)
    plate.line("M14 32.4L18.6 18.4M34 32.4L29.4 18.4", FINE)
    plate.body("M20.4 33V24.6C20.4 22.4 27.6 22.4 27.6 24.6V33Z", light(style), FINE)
    plate.line("M24 23V33.2", FINE)
    windows = [circle(9.6, 24.6, 2.1), circle(15.4, 26.6, 2.2), circle(32.4, 26.8, 2.2)]
    plate.body(joined([*windows, circle(38.4, 24.8, 2.1)]), light(style), FINE)
    return plate.node()
