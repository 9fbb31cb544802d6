"""Lights and tea: Leicester Square, Coventry Street, Piccadilly."""

from printkit.art.classic.facade import tree, wall, windows
from printkit.art.classic.london.scene import (
    FINE,
    GOLD,
    GREEN,
    IRON,
    LEAD,
    NAVY,
    PORTLAND,
    RED,
    TERRACOTTA,
    WHITE,
    London,
)
from printkit.art.classic.london.traffic import bus, person
from printkit.art.classic.street_life import awning, placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle, star
from printkit.scene import Node


@drawing("uk-leicester-square")
def leicester_square(width: float, height: float, style: Style) -> Node:
    """A picture palace with its tower, searchlights, a red carpet."""
    street = London(width, height, style, "leicester")
    street.tone("M-9 6L-16 0.4H-11L-7 5.6ZM9 6L16 0.4H11L7 5.6Z", style.accent.tint(0.5))
    for side in (-1, 1):
        x = 12.6 * side
        wall(street, x - 4.4, 8.4, 8.8, GROUND, PORTLAND)
        windows(street, (x - 2.4, x, x + 2.4), (9.8, 12.8), 1.3, 2)
        tree(street, 15.2 * side, GROUND, 2.2)
    wall(street, -9.4, 6, 15, GROUND, PORTLAND)
    for i in range(6):
        street.accent(rectangle(-8.6 + 2.2 * i, 6.8, 1.4, 5.4), style.accent, FINE)
    street.accent(rectangle(5, 2.2, 4.6, 16.4), NAVY, 0.4)
    street.bold(rectangle(4.4, 1.4, 5.8, 1), style.accent)
    for i in range(4):
        street.bold(star(7.3, 4.2 + 2.4 * i, 1.1, 0.5, 5), style.accent)
    street.fine("M-10 12.6H10.4V15H-10Z", WHITE)
    street.bold("M-10.4 12.2H10.8V12.9H-10.4ZM-10.4 14.8H10.8V15.5H-10.4Z", style.accent)
    street.stroke("M-8 13.8H-4M-2.8 13.8H1.4M2.6 13.8H4.6", 0.7)
    street.panes((-8.4, 15.9, 3, 2.7), (-4.6, 15.9, 5.4, 2.7), (1.6, 15.9, 3, 2.7))
    street.bold("M-3.6 18.6H-0.4L1.6 22H-5.6Z", RED)
    street.stroke(
        "M-5 19V20.6M-6.2 20.4V22M1 19V20.6M2.2 20.4V22M-5 19.2Q-5 20.4 -6.2 20.6"
        "M1 19.2Q1 20.4 2.2 20.6",
        0.3,
    )
    for x, coat, hat in (
        (-2, NAVY, "topper"),
        (-9, GREEN, "cap"),
        (4.6, TERRACOTTA, "cap"),
        (7, NAVY, "bowler"),
    ):
        person(street, x, coat, hat)
    return street.node()


@drawing("uk-coventry-street")
def coventry_street(width: float, height: float, style: Style) -> Node:
    """A corner house of tea rooms, a great teapot over the door."""
    street = London(width, height, style, "coventry")
    for x in (-16.6, 6):
        wall(street, x, 5.8, 10.6, GROUND, WHITE)
        street.stone(rectangle(x - 0.4, 5, 11.4, 1.1), GOLD)
        windows(street, (x + 2, x + 5.3, x + 8.6), (7, 10.2), 1.6, 2.2)
        awning(street, x, 13.4, 10.6, style.accent)
        street.panes((x + 0.8, 16, 4.2, 2.6), (x + 5.8, 16, 4.2, 2.6))
    street.stone("M-6.4 18.6V5.4Q0 3.8 6.4 5.4V18.6Z", WHITE)
    street.stone("M-7 5.6Q0 3.8 7 5.6V4.4Q0 2.6 -7 4.4Z", GOLD)
    street.bold(
        "M-3.4 3.6C-3.2 1.4 -1.4 0.4 0 0.3C1.4 0.4 3.2 1.4 3.4 3.6Q0 3 -3.4 3.6Z", style.accent
    )
    street.arches((-4.6, 4.6), 11.6, 1.8, 4)
    street.bold("M-7 12.4Q0 11.4 7 12.4V13.8Q0 12.8 -7 13.8Z", style.accent)
    street.arches((0,), GROUND, 3.6, 4.4)
    street.stroke("M0 14.4V18.6", 0.25)
    _teapot(street, 0, 9, style)
    for x in (-4.4, 4.4):
        street.bold(joined([circle(x, 16.6, 0.9), circle(x, 15.4, 0.6)]), GREEN)
        street.bold(placed("M-0.7 17.2H0.7L0.5 18.6H-0.5Z", x), TERRACOTTA)
    _waitress(street, 9)
    person(street, -9.4, NAVY, "bowler")
    person(street, -11.6, TERRACOTTA, "cap")
    return street.node()


def _teapot(street: London, x: float, y: float, style: Style) -> None:
    """The sign: a teapot as high as a floor."""
    street.line(placed("M2.2 -1.6C4.6 -2 4.4 1.4 2 1.2", x, y), 0.7)
    street.bold(placed("M-2 0.8L-4.2 -1.8L-3.4 -2L-1.6 -1Z", x, y), style.accent)
    pot = "M-2.6 0C-2.6 -3 2.6 -3 2.6 0C2.6 1.4 1.8 2.2 1.4 2.4H-1.4C-1.8 2.2 -2.6 1.4 -2.6 0Z"
    street.accent(placed(pot, x, y), style.accent, 0.4)
    street.bold(circle(x, y - 2.6, 0.5), RED)
    street.stroke(placed("M-2.5 -0.6Q0 0.2 2.5 -0.6", x, y), 0.25)


def _waitress(street: London, x: float) -> None:
    """A waitress in black and white with her tray."""
    person(street, x, IRON, "cap")
    street.bold(placed("M-0.5 20L-0.35 18.4H0.35L0.5 20Z", x), WHITE)
    street.stroke(placed("M0.7 18.4L1.8 17.4", x), 0.3)
    street.bold(rectangle(x + 0.8, 16.9, 2.6, 0.4), GOLD)
    street.fine(
        joined([rectangle(x + 1.2, 16.1, 0.7, 0.8), rectangle(x + 2.3, 15.8, 0.7, 1.1)]), WHITE
    )


@drawing("uk-piccadilly")
def piccadilly(width: float, height: float, style: Style) -> Node:
    """The curve of lights above the circus, the archer on his fountain."""
    street = London(width, height, style, "piccadilly")
    wall(street, -16.4, 4.8, 20, GROUND, PORTLAND)
    street.stone("M3.6 4.8Q14.6 4.8 16.6 9.4V18.6H3.6Z")
    street.stone("M-17 3.8H3.6Q15.6 3.8 17.2 9V10Q15 4.9 3.6 4.9H-17Z", WHITE)
    street.accent("M-15.6 5.6H3.8Q13.4 5.6 15.8 10V15.4H-15.6Z", IRON, 0.3)
    street.bold(rectangle(-15, 6.2, 9.4, 4.6), style.accent)
    street.bold(star(-10.3, 8.6, 2, 0.9, 5), RED)
    street.bold(rectangle(-5, 6.2, 7.6, 4.6), RED)
    street.bold("M-3.4 10H1L0.4 7H-2.8Z", WHITE)
    street.line("M1 7.8H1.8V9H0.8M-2.4 6.6V6.4M-0.6 6.6V6.4", 0.3, WHITE)
    street.bold("M3.2 6.2Q10.4 6.2 13.4 9V10.8H3.2Z", GREEN)
    street.line("M4.6 8.6H10.4M4.6 9.8H12", 0.6, WHITE)
    street.bold(rectangle(-15, 11.4, 6, 3.4), NAVY)
    street.bold(joined(circle(-13.8 + 1.8 * i, 13.1, 0.7) for i in range(3)), style.accent)
    street.bold(rectangle(-8.4, 11.4, 11, 3.4), WHITE)
    street.line(
        "M-7.4 13.1C-6.4 11.4 -5.4 14.8 -4.4 13.1C-3.4 11.4 -2.4 14.8 -1.4 13.1"
        "C-0.4 11.4 0.6 14.8 1.6 13.1",
        0.6,
        RED,
    )
    street.bold("M3.2 11.4H15.2V14.8H3.2Z", style.accent)
    street.line("M4.8 13.1H7.4M8.6 13.1H13.6", 0.8, NAVY)
    street.panes(
        *((-15 + 3.4 * i, 16, 2.6, 2.6) for i in range(5)), (9, 16, 2.6, 2.6), (12.4, 16, 2.6, 2.6)
    )
    _archer(street, 5)
    bus(street, -9.6, 21.9)
    person(street, 11.6, NAVY, "bowler")
    person(street, 13.6, style.accent, "cap")
    return street.node()


def _archer(street: London, x: float) -> None:
    """The winged archer on the fountain of the circus."""
    for wide, top, tall in ((9, 19.6, 1.2), (6.6, 18.2, 1.5)):
        street.stone(
            f"M{x - wide / 2} {top}H{x + wide / 2}L{x + wide / 2 - 0.6} {top + tall}"
            f"H{x - wide / 2 + 0.6}Z",
            LEAD,
        )
    street.stone(placed("M-0.8 18.2L-0.5 14.4H0.5L0.8 18.2Z", x), LEAD)
    street.stone(ellipse(x, 14.8, 2.2, 0.7), LEAD)
    body = "M-0.2 14.2L0.1 12L0.3 10.4M0.1 12L-1.4 13M0.3 10.8L-1.6 10.2M0.3 10.8L1.6 11.2"
    street.tube(placed(body, x), 1.1, WHITE)
    bow = [on_circle(x - 1, 10.2, 1.9, 120 + 12 * i) for i in range(11)]
    street.line(polyline(bow), 0.3, WHITE)
    street.bold(circle(x + 0.4, 9.6, 0.6), WHITE)
    street.bold(
        placed("M0.5 10.8C1.4 8.6 3 8.2 3.4 8.8C3 10.2 1.8 11.4 0.5 11.4Z", x),
        WHITE,
    )
