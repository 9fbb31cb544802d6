"""How standing figures, dice and chips are made."""

from printkit.art.making.steps import FINE, LINE, arrow, dashes, light, pips, step_plate
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node


def _figure(plate: Plate, x: float, y: float, size: float) -> None:
    """A little figure, whatever the token shows."""
    plate.dot(circle(x, y - 2.4 * size, 1.5 * size), light(plate.style))
    plate.dot(
        f"M{x - 2.1 * size} {y + 3.2 * size}C{x - 2.1 * size} {y - 1.6 * size} "
        f"{x + 2.1 * size} {y - 1.6 * size} {x + 2.1 * size} {y + 3.2 * size}Z",
        light(plate.style),
    )


@drawing("make-standee-1")
def make_standee_1(width: float, height: float, style: Style) -> Node:
    """Two panels, the fold between them."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface("M28 6L42 10.6V30.4L28 25Z", accent.tint(0.45), LINE)
    plate.surface("M28 6L10 10.6V32.6L28 25Z", accent, LINE)
    plate.line(dashes((28, 6, 28, 25)), FINE)
    _figure(plate, 18.6, 20, 1.7)
    arrow(plate, "M5 5C11 1.8 20 1.4 27 2.4", (17.4, 1.9), 0)
    return plate.node()


@drawing("make-standee-2")
def make_standee_2(width: float, height: float, style: Style) -> Node:
    """A tent, its two feet still open."""
    plate, accent = step_plate(width, height, style), style.accent
    _tent(plate)
    plate.surface("M9 26H29L33 33H13Z", accent.tint(0.45), LINE)
    plate.line("M38 21.6L45 24.4", LINE)
    plate.line(dashes((9, 26, 29, 26)), FINE)
    arrow(plate, "M36.4 33.6C39.6 33.2 40.4 30 38 28.2", (37.6, 27.9), 210)
    return plate.node()


def _tent(plate: Plate) -> None:
    """Two panels that lean against each other, seen from the front and a little from the side."""
    plate.body("M33 3L29 26L38 21.6Z", WHITE, LINE)
    plate.surface("M13 3H33L29 26H9Z", plate.style.accent, LINE)
    _figure(plate, 20.6, 14.8, 2.3)


@drawing("make-standee-3")
def make_standee_3(width: float, height: float, style: Style) -> Node:
    """The tent closed by its floor."""
    plate = step_plate(width, height, style)
    _tent(plate)
    plate.line("M29 26L38 21.6", 1.6)
    return plate.node()


@drawing("make-die-1")
def make_die_1(width: float, height: float, style: Style) -> Node:
    """The net of a cube with its folds."""
    plate = step_plate(width, height, style)
    side = 10.4
    squares = [(3.0, 12.8), (13.4, 12.8), (23.8, 12.8), (34.2, 12.8), (13.4, 2.4), (13.4, 23.2)]
    plate.body("M23.8 2.4L27 5.4V9.8L23.8 12.8ZM23.8 23.2L27 26.2V30.6L23.8 33.6Z", WHITE, FINE)
    for x, y in squares:
        plate.surface(rectangle(x, y, side, side), style.accent, FINE)
    half = side / 2
    spots = [circle(x + half, y + half, 1.3) for x, y in squares]
    plate.dot(joined(spots), light(style))
    return plate.node()


@drawing("make-die-2")
def make_die_2(width: float, height: float, style: Style) -> Node:
    """The finished die."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface("M24 2L39 9.4L24 17L9 9.4Z", accent.tint(0.6), LINE)
    plate.surface("M9 9.4L24 17V34.4L9 26.6Z", accent, LINE)
    plate.surface("M39 9.4L24 17V34.4L39 26.6Z", accent.shade(0.2), LINE)
    left = [ellipse(12.6, 16.6, 1.5, 1.9), ellipse(16.5, 21.9, 1.5, 1.9)]
    left.append(ellipse(20.4, 27.2, 1.5, 1.9))
    right = [ellipse(28, 27, 1.5, 1.9), ellipse(35, 16.6, 1.5, 1.9)]
    plate.dot(joined([*left, *right, ellipse(24, 9.5, 2.6, 1.4)]), pips(style))
    return plate.node()


@drawing("make-chip-1")
def make_chip_1(width: float, height: float, style: Style) -> Node:
    """Front and back, glued to each other."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface("M22 4L42 8V32L22 27Z", accent.tint(0.45), LINE)
    plate.body("M4 8L24 4V27L4 32Z", WHITE, LINE)
    plate.accent(ellipse(14, 18, 6.8, 8), accent, LINE)
    plate.line(dashes((23, 4, 23, 27)), FINE)
    return plate.node()


@drawing("make-chip-2")
def make_chip_2(width: float, height: float, style: Style) -> Node:
    """A chip, cut round."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface(ellipse(24, 20.6, 16, 14), accent.shade(0.3), LINE)
    plate.surface(ellipse(24, 17.4, 16, 14), accent, LINE)
    plate.line(ellipse(24, 17.4, 12, 10.2), FINE, light(style))
    plate.dot("M24 10.4L28 17L24 24L20 17Z", light(style))
    return plate.node()
