"""Pictures for the heads of a leaflet's sections: strips two and a half times as wide as high.

They are drawn on the plate of the cards at twice its size: 40 units wide, and of its levels those
from 22 to 38 are to be seen.
"""

from printkit.art.classic.corners_of_law import prisoner
from printkit.art.classic_cards.things import coin, stack
from printkit.art.classic_cards.vignette import (
    CREAM,
    DARK,
    FINE,
    GOLD,
    SAND,
    STONE,
    THIN,
    VignettePlate,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_BRICK = parse_colour("#c98a6c")
_TOP, _FLOOR = 20.0, 35.0
_PAWN = (
    "M-2.6 0V-1.2Q-1.4 -1.8 -0.9 -5.2H0.9Q1.4 -1.8 2.6 -1.2V0Z"
    "M-1.7 -6.7A1.7 1.7 0 1 1 1.7 -6.7A1.7 1.7 0 1 1 -1.7 -6.7Z"
)


def _strip(plate: VignettePlate) -> VignettePlate:
    """The plate with the grid of the strip."""
    return plate.at(-20, -40, 2.0)


@drawing("strip-turn")
def turn(width: float, height: float, style: Style) -> Node:
    """Two dice, and an arrow to the one of three pawns that is chosen."""
    ground = VignettePlate(width, height, style)
    ground.ground()
    plate = _strip(ground)
    plate.area(rectangle(-1, 33.4, 42, 7), SAND)
    _die(plate, 5.2, 31.6, -12, ((-1.5, -1.5), (0, 0), (1.5, 1.5)))
    _die(plate, 13.2, 32.2, 9, ((-1.5, -1.5), (1.5, -1.5), (-1.5, 1.5), (1.5, 1.5)))
    plate.strong("M17 26.4H19.8V24.6L22.8 27.4L19.8 30.2V28.4H17Z", plate.deck)
    for x, size, colour in ((30.9, 1.0, CREAM), (35.6, 1.0, CREAM), (25.6, 1.3, plate.other)):
        plate.at(x, 36.4, size).area(_PAWN, colour)
    return plate.node()


@drawing("strip-market")
def market(width: float, height: float, style: Style) -> Node:
    """Three deeds under the awning of a stall."""
    ground = VignettePlate(width, height, style)
    ground.ground()
    plate = _strip(ground)
    plate.area(rectangle(-1, 36.4, 42, 4), SAND)
    for x, colour in ((9, plate.other), (20, plate.deck), (31, GOLD)):
        plate.area(rectangle(x - 3.6, 27.6, 7.2, 8.8, 0.4), CREAM)
        plate.area(rectangle(x - 2.9, 28.3, 5.8, 1.8), colour, THIN)
        plate.line(f"M{x - 2.4} 31.8H{x + 1}M{x + 1.8} 31.8H{x + 2.4}", THIN)
        plate.line(f"M{x - 2.4} 33.6H{x + 0.4}M{x + 1.4} 33.6H{x + 2.4}", THIN)
    for i, x in enumerate(range(-1, 41, 3)):
        hem = f"M{x} {_TOP}H{x + 3}V25.2A1.5 1.3 0 0 1 {x} 25.2Z"
        plate.area(hem, CREAM if i % 2 else plate.deck, THIN)
    return plate.node()


@drawing("strip-paying")
def paying(width: float, height: float, style: Style) -> Node:
    """A note between coins, in stacks and single."""
    ground = VignettePlate(width, height, style)
    ground.rays(20, 30, 24)
    plate = _strip(ground)
    plate.area(rectangle(-1, _FLOOR, 42, 6), SAND)
    note = plate.at(20, 30, turn=-4)
    note.area(rectangle(-8.6, -4.6, 17.2, 9.2, 0.5), CREAM)
    note.line(rectangle(-7.8, -3.8, 15.6, 7.6), FINE)
    note.area(circle(0, 0, 2.6), plate.deck, THIN)
    note.line("M-6.4 -1.2H-4M-6.4 0.6H-4M4 -0.6H6.4M4 1.2H6.4", THIN)
    for x, count in ((4.2, 2), (9.8, 4), (30.4, 3)):
        stack(plate, x, 36.6, count, 2.6)
    coin(plate, 36, 33.6, 2.8)
    return plate.node()


@drawing("strip-jail")
def jail(width: float, height: float, style: Style) -> Node:
    """A barred window in a wall of bricks, a head and two hands at it."""
    plate = _strip(VignettePlate(width, height, style))
    plate.area(rectangle(0, _TOP, 40, 20), _BRICK)
    plate.line(_joints(), FINE, _BRICK.shade(0.3))
    plate.area(rectangle(6, 22.8, 28, 13), STONE)
    plate.area(rectangle(7.4, 24, 25.2, 11), DARK.tint(0.4), THIN)
    bars = joined(rectangle(x - 0.35, 24, 0.7, 11) for x in (9.2, 12.4, 27.6, 30.8))
    plate.strong(bars, DARK, THIN)
    prisoner(plate.at(20 - 22.6 * 0.46, 21.7, 0.46))
    plate.area(rectangle(5, 34.6, 30, 1.8), STONE)
    return plate.node()


def _joints() -> str:
    """Those of the wall beside the window."""
    levels = [_TOP + 2.0 * i for i in range(10)]
    upright = (
        f"M{x} {y}v2"
        for row, y in enumerate(levels)
        for x in (4.0 * i + 2 * (row % 2) for i in range(11))
    )
    return "".join(f"M0 {y}H40" for y in levels) + "".join(upright)


def _die(
    plate: VignettePlate, x: float, y: float, turn_by: float, pips: tuple[tuple[float, float], ...]
) -> None:
    die = plate.at(x, y, turn=turn_by)
    die.area(rectangle(-3.4, -3.4, 6.8, 6.8, 1.1), CREAM)
    die.spot(joined(circle(px, py, 0.62) for px, py in pips))
