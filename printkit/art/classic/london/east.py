"""Where the board begins: the Old Kent Road, Whitechapel, and the hill from King's Cross."""

from printkit.art.classic.facade import GLASS, SLATE, STONE, bricks, door, hip, wall, windows
from printkit.art.classic.london.scene import (
    GOLD,
    GREEN,
    IRON,
    LEAD,
    NAVY,
    PORTLAND,
    RED,
    STOCK,
    TERRACOTTA,
    WHITE,
    London,
    arched,
)
from printkit.art.classic.london.traffic import person, pillar_box, taxi, wheels
from printkit.art.classic.street_life import SKIN, columns, lamp, placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node


@drawing("uk-old-kent-road")
def old_kent_road(width: float, height: float, style: Style) -> Node:
    """A barrow of fruit before a row of small houses."""
    street = London(width, height, style, "old kent")
    for x in (-17.1 + 5.7 * i for i in range(6)):
        street.stack(x + 4.4, 7.4)
        wall(street, x, 8, 5.7, GROUND, STOCK)
        bricks(street, x, 8, 5.7, GROUND - 8)
        hip(street, x, 8.2, 5.7, 2.2, SLATE)
        windows(street, (x + 1.6, x + 4.4), (9.4,), 1.3, 2.1)
        windows(street, (x + 4.3,), (14.4,), 1.5, 2.2)
        door(street, x + 1.6, GROUND, style.accent, 1.5)
    for i in range(8):
        left = -9.6 + 2.4 * i
        stripe = placed("M0 7.6H2.4V10Q1.2 11.6 0 10Z", left)
        street.bold(stripe, WHITE if i % 2 else style.accent)
    street.stroke("M-8.6 10.4V20M8.6 10.4V20", 0.5)
    street.stone(rectangle(-9.6, 15.4, 19.2, 1.6), TERRACOTTA)
    fruit = ((-7.2, RED), (-2.4, GOLD), (2.4, GREEN), (7.2, RED))
    for x, colour in fruit:
        heap = ((x - 1.4, 14.8), (x, 14.8), (x + 1.4, 14.8), (x - 0.7, 13.7), (x + 0.7, 13.7))
        street.bold(joined(circle(*at, 0.75) for at in heap), colour)
    for x in (-5.4, 5.4):
        street.stone(circle(x, 18.9, 2.3), STONE)
        spokes = (
            circle(x, 18.9, 1.8),
            polyline([(x - 2, 18.9), (x + 2, 18.9)]),
            polyline([(x, 17), (x, 20.8)]),
        )
        street.stroke(joined(spokes))
        street.bold(circle(x, 18.9, 0.5), IRON)
    street.stroke("M9.6 16.2L13.4 15.4", 0.6)
    person(street, 13.8, style.accent)
    return street.node()


@drawing("uk-whitechapel-road")
def whitechapel_road(width: float, height: float, style: Style) -> Node:
    """A bell foundry, its newest bell outside."""
    street = London(width, height, style, "whitechapel")
    for x in (-13, 11.6):
        street.stack(x, 4.4)
    wall(street, -16, 4.2, 30.6, GROUND, TERRACOTTA)
    bricks(street, -16, 4.2, 30.6, 8.4)
    street.stone(rectangle(-16.6, 3.4, 31.8, 1.2))
    windows(street, tuple(-13.4 + 3.2 * i for i in range(9)), (5.8,), 1.5, 2.6)
    street.bold(rectangle(-16, 10.4, 30.6, 8.2), style.accent)
    street.stone(rectangle(-16.6, 9.8, 31.8, 1.2), WHITE)
    street.arches((-13, -9.4), 17.2, 2.6, 5)
    street.fine(arched(1.6, GROUND, 12.6, 7.6), GLASS.shade(0.4))
    street.stroke("M-15 17.2H-7.4M-13 12.2V17.2M-9.4 12.2V17.2")
    street.bold("M-4.4 20.4H7.6V21H-4.4Z", IRON)
    bell = (
        "M1.6 9.4C4 9.4 4.8 11.4 5 14C5.2 16.6 6 18.2 7.2 19.4H-4"
        "C-2.8 18.2 -2 16.6 -1.8 14C-1.6 11.4 -0.8 9.4 1.6 9.4Z"
    )
    street.accent(bell, GOLD, 0.35)
    street.hatch(
        "M3 9.6C4.4 10.4 4.8 11.8 5 14C5.2 16.6 6 18.2 7.2 19.4H3.8C3.6 16 3.8 12 3 9.6Z",
        0.5,
        0.14,
        1.0,
    )
    street.stroke("M-2.6 17.4H5.8M-1.6 13H4.8")
    street.bold(rectangle(-4.4, 19.2, 12, 1.1, 0.4), GOLD)
    street.bold(circle(1.6, 8.8, 0.9), GOLD)
    street.bold(circle(1.6, 20.6, 1), IRON)
    person(street, 11.4, NAVY)
    street.stroke("M12.4 18.6L9.4 16.4", 0.4)
    lamp(street, -5.4, 12.2)
    return street.node()


@drawing("uk-angel-islington")
def angel_islington(width: float, height: float, style: Style) -> Node:
    """The Angel: a corner house of terracotta below a dome, and its sign."""
    street = London(width, height, style, "angel")
    for x, wide in ((-17, 12.4), (6.4, 10.6)):
        street.stack(x + wide / 2, 5)
        wall(street, x, 6, wide, GROUND, TERRACOTTA)
        street.stone(rectangle(x - 0.2, 5.2, wide + 0.4, 1.2))
        windows(
            street, tuple(x + 2 + 2.8 * i for i in range(int(wide / 2.8))), (7.4, 10.8), 1.4, 2.2
        )
        street.bold(rectangle(x, 14.4, wide, 4.2), style.accent)
        street.panes(*((x + 1 + 3.4 * i, 15.4, 2.6, 2.4) for i in range(int((wide - 1) / 3.4))))
    wall(street, -4.8, 5.6, 11.6, GROUND, PORTLAND)
    street.arches((-2.6, 1, 4.6), 13, 2, 4.4)
    street.arches((1,), GROUND, 3, 4.4)
    street.stone(rectangle(-5.4, 13.4, 12.8, 1.2))
    street.stone(rectangle(-5.4, 5, 12.8, 1.4))
    street.bold("M-3.4 5C-3.4 1.8 -1.4 1 1 1C3.4 1 5.4 1.8 5.4 5Z", style.accent)
    street.stroke("M1 1V5M-1.4 5C-1.4 3 -0.6 1.8 0.4 1.2M3.4 5C3.4 3 2.6 1.8 1.6 1.2")
    street.fine(rectangle(0, 0.2, 2, 1.2), WHITE)
    street.stroke("M1 0.2V-1.2", 0.3)
    _angel_sign(street, -11)
    person(street, 11.4, NAVY, "bowler")
    pillar_box(street, 14.6)
    return street.node()


def _angel_sign(street: London, x: float) -> None:
    """A hanging sign: two wings and a halo."""
    street.stroke(placed("M-3.4 8.2H3.4M-2.4 8.2V9.2M2.4 8.2V9.2", x), 0.4)
    street.accent(rectangle(x - 3.4, 9.2, 6.8, 6.6, 0.8), NAVY, 0.3)
    for side in (-1, 1):
        wing = (
            f"M{x} 12.4C{x + side} 10.4 {x + side * 2.6} 10.2 {x + side * 2.8} 11.6"
            f"C{x + side * 2.8} 13.4 {x + side * 1.6} 14.2 {x} 14.2Z"
        )
        street.bold(wing, WHITE)
    street.bold(placed("M0 11.8L1.1 15.2H-1.1Z", x), GOLD)
    street.bold(circle(x, 11.6, 0.7), SKIN)
    street.line(ellipse(x, 10.4, 0.9, 0.3), 0.25, GOLD)


@drawing("uk-euston-road")
def euston_road(width: float, height: float, style: Style) -> Node:
    """The Doric arch before Euston, as it stood."""
    street = London(width, height, style, "euston")
    for x in (-17, 11.4):
        wall(street, x, 10.6, 5.6, GROUND, PORTLAND)
        street.stone(rectangle(x - 0.3, 9.8, 6.2, 1))
        street.arches((x + 2.8,), GROUND, 2.6, 5)
    wall(street, -11, 7.4, 22, GROUND, PORTLAND)
    street.fine(rectangle(-3.4, 8.4, 6.8, GROUND - 8.4), GLASS.shade(0.2))
    street.bold("M-3.4 18.6V11H3.4V18.6H2.6V11.8H-2.6V18.6Z", style.accent)
    columns(street, (-9.2, -5, 5, 9.2), 7.6, GROUND, 2.2)
    street.stone(rectangle(-11.8, 5, 23.6, 2.4), WHITE)
    marks = joined(rectangle(-10.6 + 2.65 * i, 5.5, 0.7, 1.1) for i in range(9))
    street.fine(marks, LEAD)
    street.pediment(-11.4, 5, 22.8, 3.8, style.accent)
    taxi(street, 11, style.accent)
    person(street, -8, NAVY, "bowler")
    person(street, -5.4, TERRACOTTA, "cap")
    return street.node()


@drawing("uk-pentonville-road")
def pentonville_road(width: float, height: float, style: Style) -> Node:
    """A terrace that climbs the hill, and the milk float."""
    street = London(width, height, style, "pentonville")
    for i in range(5):
        street.terrace(
            -17 + 6.8 * i, 6.8, 9.4 - 1.7 * i, style.accent, STOCK if i % 2 else TERRACOTTA
        )
    street.railings(-17, 17)
    person(street, 12.6, NAVY, "helmet")
    left = -8.0
    street.bold(placed("M0 20.7V15.4H9V20.7Z", left), WHITE)
    street.bold(placed("M9 20.7V14.8H11.4Q12.8 17 13 20.7Z", left), style.accent)
    street.bold(rectangle(left - 0.4, 14.6, 13, 0.9), style.accent)
    street.panes((left + 9.8, 16, 1.9, 2))
    street.stroke(placed("M0 18.2H9", left))
    for row in (15.9, 18.6):
        bottles = joined(
            rectangle(left + 0.8 + 1.1 * i, row + 0.4, 0.7, 1.7, 0.2) for i in range(7)
        )
        street.fine(bottles, LEAD)
    street.bold(placed("M-0.4 20.3H13.2V21H-0.4Z", left), style.accent)
    wheels(street, (left + 2, left + 10.8), 21.7, 0.95)
    return street.node()
