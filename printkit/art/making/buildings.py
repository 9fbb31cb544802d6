"""How houses with a ridge and towers with a pointed roof are made."""

from printkit.art.making.steps import FINE, LINE, arrow, dashes, light, step_plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import on_circle, rectangle
from printkit.scene import Node


@drawing("make-gable-1")
def make_gable_1(width: float, height: float, style: Style) -> Node:
    """The net with its folds."""
    plate = step_plate(width, height, style)
    walls = "M3 17H13L18 11L23 17H33L38 11L43 17V30H3Z"
    plate.body("M43 18L46 19.6V27.4L43 29Z", WHITE, FINE)
    plate.surface("M23 17L24 6H32L33 17Z", style.accent.tint(0.45), LINE)
    plate.surface(walls, style.accent, LINE)
    folds = dashes((13, 17, 13, 30), (23, 17, 23, 30), (33, 17, 33, 30), (23, 17, 33, 17))
    plate.line(folds, FINE, light(style))
    return plate.node()


@drawing("make-gable-2")
def make_gable_2(width: float, height: float, style: Style) -> Node:
    """The walls closed to a box, the roof still open."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.body("M7 14L18 6L36 9.4V22L7 30Z", WHITE, FINE)
    plate.surface("M24 18L42 13V27L24 33Z", accent.shade(0.2), LINE)
    plate.surface("M7 15.6L15.4 9L24 18V33L7 29Z", accent, LINE)
    plate.surface("M24 18L42 13L46 3.4L29 7Z", accent.tint(0.45), LINE)
    plate.line(dashes((24, 18, 42, 13)), FINE)
    return plate.node()


@drawing("make-gable-3")
def make_gable_3(width: float, height: float, style: Style) -> Node:
    """The finished house."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface("M8 18L16 8L25 20V33.4L8 30Z", accent, LINE)
    plate.surface("M25 20L42 16V28.4L25 33.4Z", accent.shade(0.2), LINE)
    plate.surface("M14.6 6.4L33.6 3.4L44.6 15.8L25.6 20.4Z", accent.tint(0.45), LINE)
    plate.line("M6.6 19.4L15 7L25.6 21.2", 1.4)
    plate.dot("M14 31.2V24L19 24.8V32.2Z", light(style))
    plate.dot("M29.4 23.2L33 22.3V26.3L29.4 27.4ZM36 21.5L39 20.8V24.6L36 25.5Z", light(style))
    return plate.node()


@drawing("make-prism-1")
def make_prism_1(width: float, height: float, style: Style) -> Node:
    """The net: a row of walls, the roof a fan above one of them."""
    plate = step_plate(width, height, style)
    plate.body("M42 21L45 22.6V30.4L42 32Z", WHITE, FINE)
    hub, radius = (25.5, 11.0), 10.6
    for turn in range(6):
        corners = [on_circle(*hub, radius, 90 + (turn - 3 + side) * 51) for side in (0.5, -0.5)]
        fan = polyline([hub, *corners], close=True)
        plate.surface(fan, style.accent.tint(0.45), FINE)
    plate.surface("M3 20.6H42V32H3Z", style.accent, LINE)
    folds = dashes(*((x, 20.6, x, 32) for x in (9.5, 16, 22.5, 29, 35.5)))
    plate.line(folds, FINE, light(style))
    return plate.node()


@drawing("make-prism-2")
def make_prism_2(width: float, height: float, style: Style) -> Node:
    """The walls closed to a tower, the roof still open."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.body("M10 15L17 11H30L37 15L30 19H17Z", WHITE, FINE)
    plate.surface("M10 15L17 19V34L10 30Z", accent.tint(0.85), LINE)
    plate.surface("M17 19H30V34H17Z", accent, LINE)
    plate.surface("M30 19L37 15V30L30 34Z", accent.shade(0.2), LINE)
    plate.surface("M30 19L37 15L43 4.4ZM37 15L36 10.4L43 4.4Z", accent.tint(0.45), FINE)
    arrow(plate, "M36 2.6C31 1.2 25 2.4 22 6", (21, 7.4), 122)
    return plate.node()


@drawing("make-prism-3")
def make_prism_3(width: float, height: float, style: Style) -> Node:
    """The finished tower."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface("M10 16L17 19.6V34L10 30Z", accent.tint(0.85), LINE)
    plate.surface("M17 19.6H31V34H17Z", accent, LINE)
    plate.surface("M31 19.6L38 16V30L31 34Z", accent.shade(0.2), LINE)
    plate.surface("M8.6 16L16.4 20.2L24 3Z", accent.tint(0.6), LINE)
    plate.surface("M16.4 20.2H31.6L24 3Z", accent.tint(0.4), LINE)
    plate.surface("M31.6 20.2L39.4 16L24 3Z", accent.tint(0.2), LINE)
    windows = joined(rectangle(x, 23.4, 2.6, 3.2, 0.6) for x in (18.8, 22.7, 26.6))
    plate.dot(windows, light(style))
    plate.dot("M22 34V29.6H26V34Z", light(style))
    return plate.node()
