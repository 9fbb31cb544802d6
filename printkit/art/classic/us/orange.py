"""Orange: brownstones, a music hall, skyscrapers."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    STONE,
    door,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    BROWNSTONE,
    EDGE,
    FINE,
    GLOW,
    IRON,
    TIMBER,
    awning,
    car,
    lamp,
    person,
    placed,
)
from printkit.art.classic.street_scene import GROUND, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("us-st-james-place")
def st_james_place(width: float, height: float, style: Style) -> Node:
    """Brownstones with bay windows; people sit on the stoops."""
    street = street_of(width, height, style, "st james")
    for i, x in enumerate((-16, -5.3, 5.4)):
        wall(street, x, 3, 10.6, GROUND, BROWNSTONE if i != 1 else BRICK)
        street.accent(
            f"M{x - 0.3} 3.4V1.9L{x + 0.5} 1H{x + 10.1}L{x + 10.9} 1.9V3.4Z", style.accent, EDGE
        )
        brackets = " ".join(f"M{x + 0.8 + 1.5 * n} 1.6V3.4" for n in range(7))
        street.line(brackets, FINE)
        _bay(street, x + 0.9)
        windows(street, (x + 8.4,), (4.8, 9.4), 1.6, 2.8)
        door(street, x + 8.4, 17, style.accent, 1.9)
        for n in range(4):
            street.body(rectangle(x + 6.6 - 0.1 * n, 16.9 + 0.5 * n, 3.6, 0.5), STONE, 0.18)
        street.line(f"M{x + 6.4} 15V18.8M{x + 6.4} 15H{x + 6.9}", 0.26)
    person(street, -6.8, GLOW, 19.4)
    person(street, 12.6, style.accent, 18.6, 0.9)
    lamp(street, 2.2, 12.6)
    return street.node()


def _bay(street: StreetScene, x: float) -> None:
    """A bay window through three floors."""
    street.surface(rectangle(x, 4, 4.8, 14.6), STONE, EDGE)
    street.hatch(rectangle(x + 3.7, 4, 1.1, 14.6), 0.6, 0.14, 1.0)
    windows(street, (x + 1.3, x + 3.4), (5, 9.6, 14.4), 1.4, 2.8)
    street.line(f"M{x} 8.8H{x + 4.8}M{x} 13.4H{x + 4.8}", FINE)


@drawing("us-tennessee-avenue")
def tennessee_avenue(width: float, height: float, style: Style) -> Node:
    """A music hall under a giant guitar, fiddlers at its door."""
    street = street_of(width, height, style, "tennessee")
    wall(street, -15.6, 6, 12, GROUND, BRICK)
    street.accent("M-16 6.2V4.2H-11.6L-9.6 2.4L-7.6 4.2H-3.2V6.2Z", style.accent, EDGE)
    windows(street, (-13.2, -9.6, -6), (7.4,), 1.9, 3)
    awning(street, -15.6, 12, 12, style.accent)
    street.body(rectangle(-14.6, 14.4, 5.6, 4.2), GLASS, EDGE)
    door(street, -6, GROUND, style.accent, 2.2)
    wall(street, -3.6, 8.4, 18.6, GROUND, TIMBER)
    boards = " ".join(f"M-3.6 {8.4 + 0.9 * i}H15" for i in range(1, 11))
    street.faint(boards, 0.16, TIMBER.shade(0.25))
    street.body("M-1.2 18.6V14.4H4V18.6Z", GLASS, EDGE)
    street.line("M1.4 14.4V18.6", 0.3)
    awning(street, -2.4, 12.6, 7.6, style.accent)
    _guitar(street, 10.2)
    person(street, -1.4, PLASTER)
    person(street, 6, style.accent)
    street.line("M5.4 17.6L7 16.8M6.6 18.2L7.2 16.4", 0.2)
    return street.node()


def _guitar(street: StreetScene, x: float) -> None:
    """A guitar on end as high as the house."""
    street.accent(rectangle(x - 0.6, 1.4, 1.2, 8), IRON, FINE)
    street.accent(placed("M-0.9 0H0.9L0.7 2.4H-0.7Z", x, 0.2), street.style.accent, FINE)
    pegs = " ".join(f"M{x - 1.4} {0.7 + 0.7 * i}H{x + 1.4}" for i in range(3))
    street.line(pegs, 0.3)
    body = (
        "M0 -6.6C1.9 -6.6 2.9 -5.6 2.9 -4.4C2.9 -3.4 2.2 -3 2.2 -2.2C2.2 -1 4 -0.6 4 2"
        "C4 4.2 2.4 5.4 0 5.4C-2.4 5.4 -4 4.2 -4 2C-4 -0.6 -2.2 -1 -2.2 -2.2"
        "C-2.2 -3 -2.9 -3.4 -2.9 -4.4C-2.9 -5.6 -1.9 -6.6 0 -6.6Z"
    )
    street.accent(placed(body, x, 13), street.style.accent, CONTOUR)
    street.hatch(
        placed("M1 5.4C3 5.2 4 4 4 2C4 0.4 3.2 -0.4 2.6 -1C3 2 2.4 4 1 5.4Z", x, 13), 0.6, 0.14, 1
    )
    street.accent(circle(x, 12.4, 1.3), IRON, FINE)
    street.accent(rectangle(x - 1.5, 15.6, 3, 0.7), IRON, FINE)
    street.line(f"M{x - 0.25} 2V15.6M{x + 0.25} 2V15.6", 0.14, PLASTER)


@drawing("us-new-york-avenue")
def new_york_avenue(width: float, height: float, style: Style) -> Node:
    """Skyscrapers with setbacks, a water tank and a taxi."""
    street = StreetScene(width, height, style)
    street.skyline("new york")
    for x, top, wide in ((-16, 6, 5), (-8.6, 3.4, 4.4), (5, 2.6, 4.6), (12, 5.6, 4.4)):
        street.surface(rectangle(x, top, wide, GROUND - top), STONE, FINE)
        street.faint(" ".join(f"M{x} {top + 1 + i}H{x + wide}" for i in range(12)), 0.2, GLASS)
    street.wall_behind()
    street.neighbours("new york")
    for half, top in ((5.4, 9.4), (4, 5.6), (2.6, 2.8)):
        wall(street, -half, top, 2 * half, GROUND if half > 5 else top + 7, PLASTER)
        street.accent(rectangle(-half - 0.3, top - 0.5, 2 * half + 0.6, 0.9), style.accent, FINE)
    street.accent("M-1.5 2.4L0 0.2L1.5 2.4Z", style.accent, EDGE)
    stripes = (rectangle(x - 0.35, y, 0.7, 12) for x, y in ((-1.4, 3.6), (1.4, 3.6)))
    street.body(joined(stripes), GLASS, 0.16)
    windows(street, (-3, 0, 3), (10.6, 13), 1, 1.5)
    for x, top, wide in ((-14.4, 8, 8.4), (6.4, 10, 8.6)):
        wall(street, x, top, wide, GROUND, BRICK)
        windows(
            street, tuple(x + 1.6 + 2.6 * i for i in range(3)), (top + 1.2, top + 4.2), 1.3, 1.9
        )
        awning(street, x + 0.4, 14.8, wide - 0.8, style.accent)
    _tank(street, -10.4, 8)
    door(street, 0, GROUND, style.accent, 2.4)
    person(street, -7, PLASTER)
    car(street, 6.6, GLOW)
    return street.node()


def _tank(street: StreetScene, x: float, foot: float) -> None:
    """A water tank on its legs on a roof."""
    street.line(f"M{x - 1.2} {foot}V{foot - 1.6}M{x + 1.2} {foot}V{foot - 1.6}", 0.3)
    street.surface(rectangle(x - 1.6, foot - 4, 3.2, 2.6), TIMBER, EDGE)
    street.accent(placed("M-1.9 0L0 -1.5L1.9 0Z", x, foot - 4), IRON, FINE)
