"""The four corners of a classic board as scenes with much sky, where the words stand.

They fill a corner of 65 mm and its bleed of 3 mm to the right and below: 68 x 68.
"""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    PLASTER,
    STONE,
    door,
    tree,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    IRON,
    SKIN,
    TIMBER,
    car,
    columns,
    lamp,
    pediment,
    person,
    placed,
    steps,
)
from printkit.art.classic.street_scene import GROUND, PAVING, StreetScene
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

RED = parse_colour("#c8202f")
NAVY = parse_colour("#2b4a78")
SIGN = parse_colour("#2f6db5")
GRASS = parse_colour("#a9c78f")

_ROAD = 0.25
"""Of the height, below the picture of the street."""


def _corner(width: float, height: float, style: Style, seed: str) -> StreetScene:
    street = StreetScene(width, height, style, below=_ROAD * height)
    street.skyline(seed)
    street.wall_behind()
    return street


@drawing("corner-go")
def go(width: float, height: float, style: Style) -> Node:
    """Pay day: the bank, a queue before it, and an arrow on the road."""
    street = _corner(width, height, style, "go")
    for x in (-15.4, 15):
        tree(street, x, GROUND, 2.6)
    wall(street, -10, 13.2, 20, GROUND, STONE)
    windows(street, (-8.2, 8.2), (14.2,), 1.7, 2.8)
    street.body(rectangle(-6.2, 13.4, 12.4, 5.2), PLASTER, EDGE)
    pediment(street, -7, 12.6, 14, 3)
    street.accent(circle(0, 11.4, 1.1), GLOW, EDGE)
    street.line(circle(0, 11.4, 0.7), FINE)
    door(street, 0, GROUND - 0.5, style.accent, 1.9)
    columns(street, (-5.6, -2.8, 2.8, 5.6), 13.4, 18.2)
    steps(street, -7.6, 15.2)
    for i, x in enumerate((-12.6, -10.8, -9, 9.4, 12)):
        person(street, x, (style.accent, GLOW, RED)[i % 3], 20)
    arrow = "M-15.2 25.4L-9.6 21.8V24.2H14.6V26.6H-9.6V29Z"
    street.accent(placed(arrow, 0, -0.2), RED, CONTOUR)
    street.line("M10.6 24V26.4M12.6 24V26.4", 0.7, PLASTER if style.is_full else None)
    return street.node()


@drawing("corner-parking")
def parking(width: float, height: float, style: Style) -> Node:
    """A car beside a lawn, its owner asleep under the parasol."""
    street = _corner(width, height, style, "parking")
    street.surface(f"M-18 {GROUND}Q-10 16.4 0 16.8Q10 16.4 18 {GROUND}Z", GRASS, EDGE)
    tree(street, -13.4, GROUND, 4.4)
    tree(street, 14.6, GROUND, 2.6)
    street.line("M5.4 9.4V18.2", 0.5)
    street.body("M-0.2 10.4C0.4 7.4 2.8 6 5.4 6C8 6 10.4 7.4 11 10.4Z", PLASTER, EDGE)
    street.accent(
        "M-0.2 10.4C0.4 7.4 2.8 6 5.4 6C4.2 7.2 3.6 8.8 3.5 10.4Z"
        "M7.3 10.4C7.2 8.8 6.6 7.2 5.4 6C8 6 10.4 7.4 11 10.4Z",
        RED,
        FINE,
    )
    street.line("M1.4 18.6L3 16.2H8L10.4 13.2M8.2 16.2L9.4 18.6", 0.55)
    street.accent("M2.8 15.9H7.4L9.6 12.9L8.6 12.3L6.8 14.5H2.6Z", style.accent, FINE)
    street.surface(circle(9.2, 11.9, 0.95), SKIN, FINE)
    street.line("M1 15.2L2.8 15.2", 0.5)
    street.accent(rectangle(-7.4, 7.6, 4.2, 4.2, 0.6), SIGN, EDGE)
    street.line("M-5.3 11.8V19.6", 0.5)
    street.body("M-6.2 11V8.4H-5C-3.6 8.4 -3.6 10.4 -5 10.4H-5.4V11ZM-5.4 9V9.8H-5Z", PLASTER, 0.15)
    car(street, -3, parse_colour("#e0a83a"), size=2.3, road=26.8)
    street.line("M-17 27.4H17", 0.3, PLASTER if style.is_full else None)
    return street.node()


@drawing("corner-go-to-jail")
def go_to_jail(width: float, height: float, style: Style) -> Node:
    """A policeman blows his whistle and points; a man in stripes knows the way."""
    street = _corner(width, height, style, "police")
    wall(street, -16.4, 9.6, 13, GROUND, BRICK)
    street.body(rectangle(-17, 8.8, 14.2, 1.2), STONE, EDGE)
    windows(street, (-13.6, -6.2), (11.4,), 2, 2.8)
    street.line("M-14.4 11.4V14.2M-12.8 11.4V14.2M-7 11.4V14.2M-5.4 11.4V14.2", FINE)
    door(street, -9.9, GROUND, NAVY, 2.4)
    lamp(street, -4.2, 11)
    _runaway(street, -10.4)
    _policeman(street, 7)
    return street.node()


def _runaway(street: StreetScene, x: float) -> None:
    """A man in stripes with a ball on his chain."""
    foot = 25.6
    suit = "M-2 0.2L-1.2 -3.2L-2.2 -6.4Q0 -8.4 2.2 -6.4L2 -3.2L3.6 -0.4L2.6 0.2L0.2 -2.6L-1 0.4Z"
    street.body(placed(suit, x, foot), PLASTER, EDGE)
    stripes = "M-1.9 -5.8H2.2M-1.6 -4.6H2.1M-1.3 -3.4H2M-1.3 -2.2H0.2M-1.5 -1H-0.4M1.4 -2.2H2.4"
    street.line(placed(stripes, x, foot), 0.5)
    arms = (
        "M-1.5 -6.8L-4.6 -4.8L-3.8 -2.6L-2.9 -3L-3.4 -4.2L-1.3 -5.4Z"
        "M1.5 -6.8L4.6 -5.8L4.4 -4.8L1.6 -5.6Z"
    )
    street.body(placed(arms, x, foot), PLASTER, FINE)
    street.surface(circle(x - 0.2, foot - 8.6, 1.6), SKIN, EDGE)
    street.body(placed("M-1.9 -8.9Q-0.2 -11.4 1.5 -8.9Z", x, foot), PLASTER, EDGE)
    street.line(placed("M2.8 0L5.2 0.6", x, foot), 0.3)
    street.accent(circle(x + 6.2, foot + 0.4, 1.2), IRON, FINE)


def _policeman(street: StreetScene, x: float) -> None:
    """A policeman of twice a house's size, his arm stretched out."""
    foot = 26.4
    street.accent(placed("M-2.6 0V-6H2.8V0H0.6V-4.4H-0.4V0Z", x, foot), NAVY, CONTOUR)
    street.accent(
        placed("M-3.2 0.4H-0.2V-0.8H-2.2ZM0.4 0.4H3.6L2.8 -0.8H0.4Z", x, foot), IRON, FINE
    )
    coat = "M-3.2 -5.4L-3 -12Q0 -13.8 3 -12L3.6 -5.4Z"
    arms = "M-2.4 -12.6L-9.2 -12.2V-10.3L-2.4 -10ZM2.2 -12.8L6 -8.6L4.6 -7.4L1.8 -10.2Z"
    street.accent(placed(arms, x, foot), NAVY, EDGE)
    street.body(placed("M-9 -12.2H-10.4L-12.6 -11.4L-10.4 -10.4H-9Z", x, foot), PLASTER, FINE)
    street.accent(placed(coat, x, foot), NAVY, CONTOUR)
    street.hatch(placed("M1.6 -5.4L1.6 -12.8L3 -12L3.6 -5.4Z", x, foot), 0.6, 0.14, 1.0)
    street.accent(placed("M-3.3 -7.2H3.4V-6.2H-3.3Z", x, foot), IRON, FINE)
    buttons = joined(circle(x, foot + y, 0.35) for y in (-11, -9.6, -8.2))
    street.accent(buttons, GLOW, FINE)
    street.surface(circle(x - 0.2, foot - 15, 2.3), SKIN, CONTOUR)
    street.accent(placed("M-2.8 -15.8Q-3 -18.6 0 -18.8Q3 -18.6 2.6 -15.8Z", x, foot), NAVY, CONTOUR)
    street.accent(placed("M-3.6 -15.2L-2.8 -16.2H2.6V-15.4Z", x, foot), IRON, FINE)
    street.accent(circle(x - 0.4, foot - 17.4, 0.6), GLOW, FINE)
    street.accent(placed("M-3.6 -14.4H-2V-13.4H-2.4Q-3 -12.4 -3.6 -13.2Z", x, foot), GLOW, FINE)
    street.line(
        placed("M-4.6 -14.6L-6.2 -15.2M-4.6 -13.6H-6.4M-4.4 -12.8L-5.8 -12.2", x, foot), 0.3
    )
    street.line(placed("M-1.2 -14.9V-14.5", x, foot), 0.5)


@drawing("corner-jail")
def jail(width: float, height: float, style: Style) -> Node:
    """A cell of brick in the inner corner; visitors walk by on the slabs along the outer edges."""
    plate = Plate(width, height, style, 68, 68)
    if style.is_full:
        plate.plain(rectangle(0, 0, 68, 68), PAVING)
    slabs = " ".join(f"M{x} 46V68" for x in range(6, 68, 10)) + " ".join(
        f"M46 {y}H68" for y in range(6, 46, 10)
    )
    plate.faint(f"{slabs}M0 57H68M57 0V46", 0.3, STONE.shade(0.15))
    plate.surface(rectangle(0, 0, 46, 46), BRICK, 0.6)
    _masonry(plate)
    _window(plate)
    for i, (x, y, size) in enumerate(((56, 22, 4), (61, 42, 4.2), (51.6, 43, 3.6))):
        _visitor(plate, x, y, size, (SIGN, GLOW, RED)[i])
    return plate.node()


def _masonry(plate: Plate) -> None:
    """Large bricks around the window, the lower ones left to the name."""
    courses = [4.0 * i for i in range(12)]
    joints = (
        f"M{x} {y}V{y + 4}"
        for i, y in enumerate(courses[:-1])
        for x in range(4 + 4 * (i % 2), 46, 8)
    )
    plate.faint(" ".join(f"M0 {y}H46" for y in courses) + " ".join(joints), 0.3, BRICK.shade(0.22))


def _window(plate: Plate) -> None:
    """The barred window, and who looks out of it."""
    plate.body(rectangle(9, 3.4, 28, 27.6), STONE, 0.6)
    hole = "M11.6 29V14C11.6 8.4 16.4 5.6 23 5.6C29.6 5.6 34.4 8.4 34.4 14V29Z"
    plate.surface(hole, IRON, 0.6)
    plate.body("M14.6 29C14.6 24.6 17.6 22.6 23 22.6C28.4 22.6 31.4 24.6 31.4 29Z", PLASTER, 0.5)
    plate.line("M16.6 24.8H29.4M15.2 27.2H30.8", 1.1)
    plate.surface(circle(23, 17, 5), SKIN, 0.5)
    plate.body("M17.8 15.4C18 11 28 11 28.2 15.4Z", PLASTER, 0.5)
    plate.line("M20 13.4H26", 0.9)
    plate.dot(joined([circle(21.2, 17, 0.55), circle(24.8, 17, 0.55)]), IRON)
    plate.line("M21 20.2Q23 18.8 25 20.2", 0.5)
    bars = joined(rectangle(x - 0.7, 5, 1.4, 24) for x in (14.6, 18.8, 27.2, 31.4))
    plate.accent(bars, TIMBER.mix(IRON, 0.75), 0.4)
    for x in (18.8, 27.2):
        plate.surface(rectangle(x - 1.8, 21.4, 3.6, 3.4, 1.4), SKIN, 0.45)
        plate.line(f"M{x - 1.6} 22.6H{x + 1}M{x - 1.6} 23.7H{x + 1}", 0.3)
    plate.body(rectangle(7.4, 29, 31.2, 2.4), STONE, 0.6)


def _visitor(plate: Plate, x: float, foot: float, size: float, coat: Colour) -> None:
    """Somebody who only visits, a parcel in hand."""
    plate.line(placed("M-0.3 -1V0M0.3 -1V0", x, foot, size), 0.4 * size)
    body = "M-0.8 -0.8L-0.6 -2.3Q0 -2.9 0.6 -2.3L0.8 -0.8Z"
    plate.accent(placed(body, x, foot, size), coat, 0.5)
    plate.surface(circle(x, foot - 2.95 * size, 0.55 * size), SKIN, 0.5)
    plate.surface(placed("M0.7 -1.2H1.4V-0.5H0.7Z", x, foot, size), TIMBER, 0.4)
