"""Clubs, guards and hotels: Pall Mall, Whitehall, Northumberland Avenue."""

from printkit.art.classic.facade import GLASS, STONE, wall, windows
from printkit.art.classic.london.scene import (
    IRON,
    LEAD,
    NAVY,
    PORTLAND,
    RED,
    TERRACOTTA,
    WHITE,
    London,
    arched,
)
from printkit.art.classic.london.traffic import horse, person
from printkit.art.classic.street_life import columns, flag, lamp, placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_TIMBER = IRON


@drawing("uk-pall-mall")
def pall_mall(width: float, height: float, style: Style) -> Node:
    """A gentlemen's club: a palace front, a porter, members who leave for lunch."""
    street = London(width, height, style, "pall mall")
    wall(street, -16, 3.6, 32, GROUND, PORTLAND)
    street.stone(rectangle(-16.8, 2.4, 33.6, 1.5), WHITE)
    posts = joined(rectangle(-16.2 + 1.2 * i, 1.2, 0.5, 1.3) for i in range(28))
    street.fine(posts, WHITE)
    street.fine(rectangle(-16.8, 0.7, 33.6, 0.6), WHITE)
    for x in (-12.6, -7.4, 7.4, 12.6):
        street.fine(placed("M-1.7 6.2L0 5L1.7 6.2Z", x), WHITE)
        street.panes((x - 1, 6.4, 2, 3.8))
        street.bold(placed("M-1 6.4H1V7.4Q0 8.4 -1 7.4Z", x), style.accent)
    street.arches((-12.6, -7.4, 7.4, 12.6), 17, 2.2, 4.2)
    street.stone(rectangle(-16.4, 10.8, 32.8, 1), WHITE)
    street.stroke("M-16 12.8H16M-16 17.4H16", 0.16)
    street.stone(rectangle(-4.6, 4.6, 9.2, 6.2), WHITE)
    street.panes((-3.2, 5.6, 2.4, 4.4), (0.8, 5.6, 2.4, 4.4))
    street.bold("M-2.2 18.6V13.6H2.2V18.6Z", style.accent)
    street.stroke("M0 13.6V18.6", 0.3)
    columns(street, (-4.2, -3, 3, 4.2), 11.8, GROUND, 0.8)
    street.stone(rectangle(-5.6, 10.8, 11.2, 1.4), WHITE)
    for i, wide in enumerate((8, 10)):
        street.fine(rectangle(-wide / 2, GROUND - 0.8 + 0.8 * i, wide, 0.8), WHITE)
    for x in (-6.2, 6.2):
        lamp(street, x, 12)
    person(street, -3.4, RED, "topper", 20.6)
    person(street, 9, NAVY, "bowler")
    person(street, 11.4, TERRACOTTA, "topper")
    return street.node()


@drawing("uk-whitehall")
def whitehall(width: float, height: float, style: Style) -> Node:
    """The guards' house with its clock, two sentries before it."""
    street = London(width, height, style, "whitehall")
    for x in (-17, 9):
        wall(street, x, 9.4, 8, GROUND, PORTLAND)
        street.stone(rectangle(x - 0.4, 8.6, 8.8, 1.1), WHITE)
        windows(street, (x + 2.2, x + 5.8), (10.6,), 1.5, 2.2)
        street.arches((x + 2.2, x + 5.8), 17, 1.8, 2.8)
    wall(street, -9.4, 8.2, 18.8, GROUND, PORTLAND)
    street.stone(rectangle(-9.8, 7.4, 19.6, 1.1), WHITE)
    street.stone(rectangle(-3.8, 6.6, 7.6, 0.9), WHITE)
    wall(street, -2.8, 3.4, 5.6, 6.6, PORTLAND)
    street.bold("M-3.2 3.4C-3 1.8 -1.4 0.9 0 0.8C1.4 0.9 3 1.8 3.2 3.4Z", style.accent)
    street.stroke("M0 0.8V0.2", 0.3)
    street.fine(circle(0, 5, 1.2), WHITE)
    street.stroke("M0 4.2V5H0.7", 0.25)
    windows(street, (-7, 7), (9.4,), 1.6, 2.4)
    street.fine(rectangle(-3.4, 8.9, 6.8, 2.4), WHITE)
    street.panes((-0.9, 9.1, 1.8, 2))
    street.fine(arched(0, GROUND, 4.2, 6.6), GLASS.shade(0.35))
    street.fine(joined(arched(x, GROUND, 2.8, 4.6) for x in (-6.6, 6.6)), LEAD)
    for x in (-12, 12):
        street.bold(placed("M-1.7 20.6V14.6H1.7V20.6Z", x), style.accent)
        street.bold(placed("M-2.1 14.8L0 12.6L2.1 14.8Z", x), IRON)
        street.fine(arched(x, 20.4, 2.3, 5), LEAD)
        person(street, x, RED, "bearskin", 20.5)
        street.stroke(placed("M1 20.4V14.8", x), 0.25)
    person(street, 4.6, NAVY, "bowler", 20.6)
    return street.node()


@drawing("uk-northumberland-avenue")
def northumberland_avenue(width: float, height: float, style: Style) -> Node:
    """A grand hotel with a mansard roof, a hansom cab before it."""
    street = London(width, height, style, "northumberland")
    wall(street, -16, 6.2, 32, GROUND, PORTLAND)
    roof = "M-16.6 6.4L-15.4 2.8H-6.4L-5 0.6H5L6.4 2.8H15.4L16.6 6.4Z"
    street.accent(roof, style.accent)
    street.stroke("M-15.6 3.4H-6.8M6.8 3.4H15.6M-5.4 1.6H5.4", 0.16)
    for x in (-13.4, -10, 10, 13.4, -2.4, 2.4):
        street.fine(placed("M-1 6V4.4L0 3.4L1 4.4V6Z", x), WHITE)
        street.panes((x - 0.5, 4.6, 1, 1.2))
    street.stone(rectangle(-16.8, 6, 33.6, 0.9), WHITE)
    centres = (-14, -11, -8, -3, 0, 3, 8, 11, 14)
    windows(street, centres, (7.3, 10.4), 1.4, 2.1)
    for x in (-5.6, 5.6):
        street.fine(rectangle(x - 1.2, 6.2, 2.4, 7.6), WHITE)
        street.arches((x,), 12.8, 1.4, 5.4)
    street.stroke("M-16 9.7H16M-16 13H16", 0.3)
    street.bold(rectangle(-16, 13.6, 32, 0.9), style.accent)
    street.arches((-14, -11, -8, 8, 11, 14), 18, 2, 3)
    street.bold("M-4.4 15.6L-5.4 17H5.4L4.4 15.6Z", style.accent)
    street.panes((-2.6, 15, 5.2, 3.6))
    street.stroke("M-4.6 17V18.6M4.6 17V18.6M0 15V18.6", 0.3)
    for x in (-8, 8):
        flag(street, x, 2.8, 0.4, RED)
    _hansom(street, -12)
    person(street, 4.6, style.accent, "topper", 20.6)
    return street.node()


def _hansom(street: London, x: float) -> None:
    """A hansom cab behind its horse, 13 wide."""
    horse(street, x + 8.4)
    street.line(placed("M1 18.6H9", x), 0.35)
    street.bold(placed("M0 18.6V14.4Q0.2 13.6 1.4 13.6H4V18.6Z", x), IRON)
    street.panes((x + 1, 14.6, 2, 1.8))
    person(street, x - 0.4, NAVY, "topper", 16.8)
    street.fine(circle(x + 1.8, 19.4, 2.1), STONE)
    spokes = (
        polyline([(x + 1.8 + dx, 19.4 + dy), (x + 1.8 - dx, 19.4 - dy)])
        for dx, dy in ((2, 0), (0, 2), (1.4, 1.4), (1.4, -1.4))
    )
    street.stroke(joined(spokes), 0.18)
