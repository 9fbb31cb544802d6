"""How the box of a deck is made."""

from printkit.art.making.steps import FINE, LINE, arrow, dashes, light, step_plate
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.scene import Node


@drawing("make-boxes-1")
def make_boxes_1(width: float, height: float, style: Style) -> Node:
    """The net with its folds."""
    plate = step_plate(width, height, style)
    tabs = (
        "M44 11L46 12.4V22.6L44 24Z",
        "M23.4 7L24.4 2.6H38.6L39.6 7Z",
        "M24.4 28L26 32H37L38.6 28Z",
        "M19.4 11L20.2 7H22.2L23 11ZM40 11L40.8 7H43.2L44 11Z",
        "M19.4 24L20.2 28H22.2L23 24ZM40 24L40.8 28H43.2L44 24Z",
    )
    for tab in tabs:
        plate.body(tab, WHITE, FINE)
    plate.surface("M23 7H40V28H23Z", style.accent.tint(0.45), LINE)
    plate.surface("M2 11H8.4Q10.5 15 12.6 11H44V24H2Z", style.accent, LINE)
    folds = ((19, 11, 19, 24), (23, 11, 23, 24), (40, 11, 40, 24), (23, 11, 40, 11))
    plate.line(dashes(*folds, (23, 24, 40, 24)), FINE, light(style))
    return plate.node()


@drawing("make-boxes-2")
def make_boxes_2(width: float, height: float, style: Style) -> Node:
    """The walls closed to a tube."""
    plate, accent = step_plate(width, height, style), style.accent
    _open_tube(plate)
    plate.body("M12 26L14 31H32L34 26Z", WHITE, FINE)
    plate.surface("M10 12H36V26H10Z", accent, LINE)
    plate.dot("M20 11.6Q23 16.6 26 11.6Z", WHITE)
    plate.line("M20 12Q23 16.6 26 12", FINE)
    arrow(plate, "M44 25C46 22 46 18 43.6 15.4", (42.6, 14.2), 230)
    return plate.node()


@drawing("make-boxes-3")
def make_boxes_3(width: float, height: float, style: Style) -> Node:
    """The floor folded onto its flaps."""
    plate, accent = step_plate(width, height, style), style.accent
    _open_tube(plate)
    plate.surface("M10 12H36V26H10Z", accent, LINE)
    plate.surface("M10 26H36L41 22.6V21L44 30.4H18Z", accent.tint(0.45), LINE)
    plate.dot("M20 11.6Q23 16.6 26 11.6Z", WHITE)
    plate.line("M20 12Q23 16.6 26 12", FINE)
    arrow(plate, "M34 34.4C28 36 22 35.2 18.6 32.6", (17.4, 31.4), 220)
    return plate.node()


@drawing("make-boxes-4")
def make_boxes_4(width: float, height: float, style: Style) -> Node:
    """The finished box, its lid closed."""
    plate, accent = step_plate(width, height, style), style.accent
    plate.surface("M8 14L14 9H42L36 14Z", accent.tint(0.45), LINE)
    plate.surface("M36 14L42 9V26L36 31Z", accent.shade(0.2), LINE)
    plate.surface("M8 14H36V31H8Z", accent, LINE)
    plate.dot("M18.6 14Q22 19.4 25.4 14Z", WHITE)
    plate.line("M18.6 14Q22 19.4 25.4 14", FINE)
    plate.line("M12 25H32M12 27.6H26", FINE, light(style))
    return plate.node()


def _open_tube(plate: Plate) -> None:
    """What is seen of the tube behind its front: a wall, the inside, the lid that stands up."""
    accent = plate.style.accent
    plate.surface("M15 3.6H41V8.6H15Z", accent.tint(0.45), LINE)
    plate.surface("M10 12L15 8.6H41L36 12Z", accent.shade(0.35), LINE)
    plate.surface("M36 12L41 8.6V22.6L36 26Z", accent.shade(0.2), LINE)
