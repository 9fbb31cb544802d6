"""House fronts, one for each colour group, from a cottage to a mansion.

Roofs and doors are in the colour of the group; the grid is 40 x 26.
"""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    SLATE,
    STONE,
    chimney,
    door,
    gable,
    hip,
    tree,
    wall,
    windows,
)
from printkit.art.classic.street_scene import GROUND, StreetScene
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node

_FLOOR = 24.0
"""Level of the street."""

_SHARE = 0.75
"""Of the grid of the street."""


class _Front(StreetScene):
    """A street in whose middle the grid of the house fronts stands."""

    def __init__(self, width: float, height: float, style: Style, seed: str) -> None:
        super().__init__(width, height, style)
        self.skyline(seed)
        self.wall_behind()
        self.neighbours(seed)
        corner = scale(_SHARE).then(translate(-20 * _SHARE, GROUND - _FLOOR * _SHARE))
        self._place = corner.then(self._place)
        self.unit *= _SHARE


@drawing("street-1")
def cottage(width: float, height: float, style: Style) -> Node:
    """A cottage behind its fence."""
    plate = _Front(width, height, style, "front 1")
    tree(plate, 7, _FLOOR, 4)
    chimney(plate, 24.4, 8, 14)
    wall(plate, 12.4, 16, 16, _FLOOR)
    hip(plate, 12.4, 16.4, 16, 6.4, style.accent)
    windows(plate, (16, 25), (18.4,), 2.6, 2.6)
    door(plate, 20.5, _FLOOR, style.accent)
    posts = joined(rectangle(x, 20.6, 0.9, 3.4, 0.3) for x in (30.6, 32.4, 34.2, 36, 37.8))
    plate.line("M30 21.6H39M30 23H39", 0.5)
    plate.body(posts, PLASTER, 0.3)
    return plate.node()


@drawing("street-2")
def pair(width: float, height: float, style: Style) -> Node:
    """Two gabled houses leaning on each other."""
    plate = _Front(width, height, style, "front 2")
    chimney(plate, 19.1, 5.6, 12)
    for x in (8.0, 20.0):
        wall(plate, x, 13, 12, _FLOOR)
        gable(plate, x, 13.3, 12, 7.4, style.accent)
        plate.body(circle(x + 6, 10.6, 1.1), GLASS, 0.35)
        windows(plate, (x + 3, x + 9), (14.6,), 2, 2.4)
    windows(plate, (11, 29), (19.4,), 2.2, 2.4)
    for x in (16.6, 23.4):
        door(plate, x, _FLOOR, style.accent, 2.2)
    tree(plate, 4.4, _FLOOR, 2.8)
    tree(plate, 35.8, _FLOOR, 3.1)
    return plate.node()


@drawing("street-3")
def terrace(width: float, height: float, style: Style) -> Node:
    """A terrace of four narrow houses."""
    plate = _Front(width, height, style, "front 3")
    for i, x in enumerate((4, 12, 20, 28)):
        chimney(plate, x + 5.4, 5.6, 9)
        wall(plate, x, 9.6, 8, _FLOOR, PLASTER if i % 2 else STONE)
        plate.accent(f"M{x} 9.8L{x + 0.8} 6.6H{x + 7.2}L{x + 8} 9.8Z", style.accent, CONTOUR)
        windows(plate, (x + 2.3, x + 5.7), (11, 15.2), 1.8, 2.6)
        windows(plate, (x + 5.7,), (19.6,), 1.8, 2.4)
        door(plate, x + 2.3, _FLOOR, style.accent, 2)
    return plate.node()


@drawing("street-4")
def shops(width: float, height: float, style: Style) -> Node:
    """Two shops under their awnings."""
    plate = _Front(width, height, style, "front 4")
    wall(plate, 5, 6.6, 15, _FLOOR)
    wall(plate, 20, 9.2, 15, _FLOOR, STONE)
    plate.accent(rectangle(4.4, 5.2, 16.2, 1.8), style.accent, CONTOUR)
    plate.accent(rectangle(19.6, 7.8, 16, 1.8), style.accent, CONTOUR)
    windows(plate, (8.2, 12.5, 16.8), (9.2,), 2.1, 3.4)
    windows(plate, (23.4, 27.5, 31.6), (11.2,), 2.1, 2.6)
    for x in (6.0, 21.0):
        plate.body(rectangle(x, 17.6, 8.4, 5.2), GLASS, 0.4)
        plate.line(f"M{x + 4.2} 17.6V22.8", 0.3, PLASTER if style.is_full else None)
        door(plate, x + 11, _FLOOR, style.accent, 2.6)
        _awning(plate, x - 0.4, 15.4, 13.8)
    tree(plate, 37.4, _FLOOR, 1.7)
    tree(plate, 2.6, _FLOOR, 1.7)
    return plate.node()


def _awning(plate: Plate, x: float, top: float, width: float) -> None:
    """A striped awning, its edge scalloped."""
    stripe = width / 8
    for i in range(8):
        left, right = x + i * stripe, x + (i + 1) * stripe
        cloth = (
            f"M{left} {top}H{right}V{top + 2}Q{(left + right) / 2} {top + 3.6} {left} {top + 2}Z"
        )
        if i % 2:
            plate.body(cloth, PLASTER, 0.3)
        else:
            plate.accent(cloth, plate.style.accent, 0.3)


@drawing("street-5")
def merchants(width: float, height: float, style: Style) -> Node:
    """Three merchants' houses with stepped gables."""
    plate = _Front(width, height, style, "front 5")
    for x, top, colour in ((4.6, 10, PLASTER), (14.8, 8, BRICK), (25.2, 10, STONE)):
        plate.body(_stepped(x, top, 10.2), colour, CONTOUR)
        plate.accent(circle(x + 5.1, top - 1.6, 1.2), style.accent, 0.35)
        windows(plate, (x + 2.2, x + 5.1, x + 8), (top + 1.8, top + 6.2), 1.6, 2.6)
        windows(plate, (x + 2.2, x + 8), (19.4,), 1.8, 2.6)
        door(plate, x + 5.1, _FLOOR, style.accent, 2.2)
    return plate.node()


def _stepped(x: float, top: float, width: float) -> str:
    """A front whose gable climbs in three steps."""
    step, rise = width / 7, 1.7
    left = f"M{x} {_FLOOR}V{top}H{x + step}V{top - rise}H{x + 2 * step}V{top - 2 * rise}"
    top_step = f"H{x + 3 * step}V{top - 3 * rise}H{x + 4 * step}V{top - 2 * rise}"
    right = f"H{x + 5 * step}V{top - rise}H{x + 6 * step}V{top}H{x + width}V{_FLOOR}Z"
    return left + top_step + right


@drawing("street-6")
def boulevard(width: float, height: float, style: Style) -> Node:
    """A corner house on a boulevard, with a mansard and balconies."""
    plate = _Front(width, height, style, "front 6")
    wall(plate, 8, 8.4, 24, _FLOOR)
    plate.accent(
        "M7.4 8.6C8.6 7.4 9 5.6 9.2 3.6H30.8C31 5.6 31.4 7.4 32.6 8.6Z", style.accent, CONTOUR
    )
    for x in (13.0, 20.0, 27.0):
        plate.body(f"M{x - 1.6} 8V5.4Q{x} 3.4 {x + 1.6} 5.4V8Z", STONE, 0.35)
        plate.body(rectangle(x - 0.8, 5.6, 1.6, 2), GLASS, 0.25)
    windows(plate, (11, 15.5, 20, 24.5, 29), (10, 14.4), 1.9, 2.8)
    for x in (11.0, 20.0, 29.0):
        plate.line(
            f"M{x - 1.7} 16.4H{x + 1.7}M{x - 1.7} 16.4V17.6M{x} 16.4V17.6M{x + 1.7} 16.4V17.6", 0.35
        )
    plate.body(rectangle(7.4, 18.2, 25.2, 1), STONE, 0.4)
    for x in (11.0, 15.5, 24.5, 29.0):
        plate.body(f"M{x - 1.4} 23.2V21.2Q{x} 19 {x + 1.4} 21.2V23.2Z", GLASS, 0.35)
    door(plate, 20, _FLOOR, style.accent, 2.2)
    tree(plate, 4.2, _FLOOR, 2.8)
    tree(plate, 35.8, _FLOOR, 2.8)
    return plate.node()


@drawing("street-7")
def villa(width: float, height: float, style: Style) -> Node:
    """A villa with a portico, set in a garden."""
    plate = _Front(width, height, style, "front 7")
    chimney(plate, 12, 3.6, 8)
    chimney(plate, 26.2, 3.6, 8)
    wall(plate, 7.6, 9.6, 24.8, _FLOOR)
    hip(plate, 7.6, 9.8, 24.8, 5, style.accent)
    windows(plate, (10.6, 13.8, 26.2, 29.4), (11.4, 17.6), 1.9, 3.2)
    plate.body("M15.4 11.6H24.6V24H15.4Z", STONE, 0.4)
    door(plate, 20, _FLOOR - 0.6, style.accent, 3)
    for x in (15.9, 22.6):
        plate.body(rectangle(x, 12.4, 1.5, 11), PLASTER, 0.35)
    windows(plate, (20,), (12.8,), 2.2, 2.6)
    plate.body("M14.4 12L20 7.8L25.6 12Z", PLASTER, CONTOUR)
    plate.accent(circle(20, 10.6, 0.8), style.accent, 0.3)
    plate.body(rectangle(14.4, 23.2, 11.2, 0.9), STONE, 0.35)
    tree(plate, 4, _FLOOR, 3.6)
    tree(plate, 36, _FLOOR, 3.6)
    return plate.node()


@drawing("street-8")
def mansion(width: float, height: float, style: Style) -> Node:
    """A grand mansion with wings, a dome and a flag."""
    plate = _Front(width, height, style, "front 8")
    for x in (2.4, 26.4):
        wall(plate, x, 12.4, 11.2, _FLOOR)
        hip(plate, x, 12.6, 11.2, 3.6, style.accent)
        windows(plate, (x + 2.4, x + 5.6, x + 8.8), (14, 18.8), 1.7, 3)
    wall(plate, 12, 10, 16, _FLOOR)
    plate.line("M20 4V0.6", 0.45)
    plate.accent("M20 0.6L23.4 1.5L20 2.4Z", style.accent, 0.35)
    plate.accent(
        "M15.4 8C15.4 5.4 17.2 3.4 20 3.4C22.8 3.4 24.6 5.4 24.6 8Z", style.accent, CONTOUR
    )
    plate.line("M20 3.6V8M17.8 8C17.8 6 18.4 4.6 19.4 3.6M22.2 8C22.2 6 21.6 4.6 20.6 3.6", 0.3)
    plate.body(rectangle(14.4, 7.8, 11.2, 1.6), STONE, 0.4)
    plate.body("M10.8 13L20 8.8L29.2 13Z", PLASTER, CONTOUR)
    plate.accent(circle(20, 11.4, 0.9), style.accent, 0.3)
    windows(plate, (16, 20, 24), (14,), 1.7, 2.4)
    windows(plate, (16, 24), (18.6,), 1.7, 3.2)
    door(plate, 20, _FLOOR - 0.6, style.accent, 2.6)
    for x in (12.6, 17.4, 21.3, 26.1):
        plate.body(rectangle(x, 13.4, 1.3, 9.8), PLASTER, 0.35)
    plate.body(rectangle(11.4, 12.8, 17.2, 0.9), STONE, 0.35)
    plate.body(rectangle(11, 23.1, 18, 1), STONE, 0.35)
    plate.tone(rectangle(11.3, 23.6, 17.4, 0.35), SLATE.tint(0.5))
    return plate.node()
