"""Four London stations, each with its hall and an engine of its own kind."""

from printkit.art.classic.facade import GLASS, bricks, wall, windows
from printkit.art.classic.london.engines import express, rails, single, streamliner, tank_engine
from printkit.art.classic.london.scene import (
    GREEN,
    PORTLAND,
    STOCK,
    TERRACOTTA,
    WHITE,
    London,
    arched,
)
from printkit.art.classic.street_life import placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("uk-kings-cross")
def kings_cross(width: float, height: float, style: Style) -> Node:
    """Two great arches of yellow brick, a clock between them."""
    street = London(width, height, style, "kings cross")
    wall(street, -17, 4.4, 34, GROUND, STOCK)
    bricks(street, -17, 4.4, 34, GROUND - 4.4)
    street.stone(rectangle(-17.4, 3.6, 34.8, 1.1))
    for x in (-9.2, 9.2):
        street.stone(arched(x, GROUND, 13.4, 13.2), STOCK.tint(0.6))
        street.fine(arched(x, GROUND, 11.4, 12.2), GLASS)
        ribs = (
            polyline([(x + dx, GROUND), (x + dx, 18.6 - h)])
            for dx, h in ((-3.6, 10.4), (-1.2, 12), (1.2, 12), (3.6, 10.4))
        )
        street.stroke(
            joined(
                [
                    *ribs,
                    polyline([(x - 5.6, 13), (x + 5.6, 13)]),
                    polyline([(x - 5, 9.6), (x + 5, 9.6)]),
                ]
            )
        )
    street.stone(rectangle(-2.4, 2.6, 4.8, 4.6), STOCK)
    street.stone(rectangle(-2.8, 2, 5.6, 0.9))
    street.bold("M-2.4 2L-1.4 0.4H1.4L2.4 2Z", style.accent)
    street.fine(circle(0, 5, 1.6), WHITE)
    street.stroke("M0 4V5L0.8 5.5", 0.3)
    rails(street)
    streamliner(street, -4.4)
    return street.node()


@drawing("uk-marylebone")
def marylebone(width: float, height: float, style: Style) -> Node:
    """A hall like a country house: red brick, three gables, a canopy of glass."""
    street = London(width, height, style, "marylebone")
    for x in (-8.0, 8.0):
        street.stack(x, 5.4, 4)
    wall(street, -16.6, 7.4, 33.2, GROUND, TERRACOTTA)
    bricks(street, -16.6, 7.4, 33.2, GROUND - 7.4)
    street.bold("M-17.2 7.6L-15.6 4.8H15.6L17.2 7.6Z", style.accent)
    for x, rise in ((-12.6, 5.4), (0.0, 7.0), (12.6, 5.4)):
        top = 7.6 - rise
        curve = (
            f"M-4 7.6Q-3 {top + 2} -1.2 {top + 1.6}Q0 {top - 0.6} 1.2 {top + 1.6}Q3 {top + 2} 4 7.6"
        )
        street.stone(placed(f"{curve}V{GROUND}H-4Z", x), TERRACOTTA)
        bricks(street, x - 4, 7.6, 8, GROUND - 7.6)
        street.line(placed(curve, x), 0.6, PORTLAND)
        windows(street, (x - 2, x + 2), (8.4,), 1.6, 2.4)
    street.fine(circle(0, 4.8, 1.5), WHITE)
    street.stroke("M0 3.8V4.8H0.8", 0.3)
    windows(street, (-7, -5.4, 5.4, 7), (8.6,), 1.1, 2.2)
    street.stone(rectangle(-16.8, 11.4, 33.6, 0.7))
    street.fine("M-13 12.2H13L14.6 14.2H-14.6Z", GLASS.tint(0.5) if style.is_full else GLASS)
    street.stroke(
        joined(polyline([(-12 + 2 * i, 12.2), (-13.5 + 2.25 * i, 14.2)]) for i in range(13))
    )
    street.bold("M-14.8 14.1H14.8V14.7H-14.8Z", GREEN)
    rails(street)
    express(street, -4)
    return street.node()


@drawing("uk-fenchurch-street")
def fenchurch_street(width: float, height: float, style: Style) -> Node:
    """A front below one long curve, a saw-tooth canopy."""
    street = London(width, height, style, "fenchurch")
    front = f"M-16.8 {GROUND}V7.4C-9 0.4 9 0.4 16.8 7.4V{GROUND}Z"
    street.stone(front, STOCK)
    bricks(street, -16.8, 7.6, 33.6, GROUND - 7.6)
    street.stone("M-17.6 7.8C-9.4 -0.4 9.4 -0.4 17.6 7.8H16C8.8 1.2 -8.8 1.2 -16 7.8Z", WHITE)
    street.stone(rectangle(-17.4, 7.4, 34.8, 0.9), WHITE)
    street.fine(circle(0, 5, 1.7), WHITE)
    street.stroke("M0 3.9V5L0.8 5.4", 0.3)
    street.arches(tuple(-14.4 + 2.88 * i for i in range(11)), 12, 1.7, 3.2)
    teeth = "".join(
        f"L{-15.4 + 2.2 * i + 1.1} 12.6L{-15.4 + 2.2 * i + 2.2} 14.6" for i in range(14)
    )
    street.bold(f"M-15.4 14.6{teeth}V15.4H-15.4Z", style.accent)
    street.panes(*((-14.8 + 4.4 * i, 15.6, 3.2, 3) for i in range(7)))
    rails(street)
    tank_engine(street, -6.6)
    return street.node()


@drawing("uk-liverpool-street")
def liverpool_street(width: float, height: float, style: Style) -> Node:
    """Gothic gables, the ribs of the train shed, a clock tower with a spire."""
    street = London(width, height, style, "liverpool street")
    for x in (-3.6, 6.4, 14):
        half, top = (5, 3.2) if x < 10 else (3.4, 5.4)
        street.stone(f"M{x - half} {GROUND}V9L{x} {top}L{x + half} 9V{GROUND}Z", TERRACOTTA)
        bricks(street, x - half, 9.4, 2 * half, GROUND - 9.4)
        street.bold(
            f"M{x - half - 0.6} 9.2L{x} {top - 0.8}L{x + half + 0.6} 9.2L{x + half} 9.8"
            f"L{x} {top + 0.8}L{x - half} 9.8Z",
            style.accent,
        )
        if half > 4:
            street.fine(arched(x, 17, 7, 9.6), GLASS)
            street.stroke(placed("M-3.4 12.6H3.4M0 7.6V17M-1.8 8.2V17M1.8 8.2V17", x))
        else:
            street.arches((x - 1.4, x + 1.4), 13.6, 1.7, 3.6)
    wall(street, -16.4, 5.4, 5.6, GROUND, TERRACOTTA)
    bricks(street, -16.4, 9.8, 5.6, GROUND - 9.8)
    street.stone(rectangle(-16.9, 5, 6.6, 0.9))
    street.bold("M-17 5L-13.6 0.2L-10.2 5Z", style.accent)
    street.fine(circle(-13.6, 7.9, 1.8), WHITE)
    street.stroke("M-13.6 6.7V7.9L-12.7 8.4", 0.3)
    street.arches((-14.8, -12.4), 14, 1.4, 3.4)
    rails(street)
    single(street, -4.6)
    return street.node()
