"""The power station and the pumping station of London."""

from printkit.art.classic.facade import GLASS, bricks, tree, wall
from printkit.art.classic.london.scene import (
    GOLD,
    IRON,
    LEAD,
    NAVY,
    STOCK,
    TERRACOTTA,
    WHITE,
    London,
    arched,
)
from printkit.art.classic.london.traffic import person
from printkit.art.classic.street_life import lamp, placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle
from printkit.scene import Node

_WATER = parse_colour("#6fb0d2")


@drawing("uk-electric-company")
def electric_company(width: float, height: float, style: Style) -> Node:
    """A power station of brick with four white chimneys, a flash on its front."""
    street = London(width, height, style, "electric")
    for x in (-12.8, -8.2, 8.2, 12.8):
        street.fine(
            joined(circle(x - 1.2 * i, 1.6 - 0.3 * i, 0.8 + 0.15 * i) for i in range(3)), WHITE
        )
        street.stone(placed("M-1 8.4L-0.75 1.6H0.75L1 8.4Z", x), WHITE)
        street.stroke(placed("M-0.85 3H0.85M0.3 3.2L0.45 8.2", x), 0.2)
    wall(street, -9, 9.4, 18, GROUND, TERRACOTTA)
    bricks(street, -9, 9.4, 18, GROUND - 9.4)
    for x in (-15.8, 5.8):
        wall(street, x, 7.6, 10, GROUND, TERRACOTTA)
        bricks(street, x, 7.6, 10, GROUND - 7.6)
        street.stone(rectangle(x - 0.4, 7, 10.8, 0.9))
        for i in range(4):
            street.stroke(f"M{x + 2 + 2 * i} 8.4V17", 0.5)
        street.panes((x + 1, 15.4, 8, 1.8))
    street.stone(rectangle(-9.2, 8.8, 18.4, 0.9))
    street.fine(joined(rectangle(x - 0.6, 10.8, 1.2, 7.8) for x in (-4.6, 4.6)), GLASS)
    street.accent(circle(0, 13.6, 3.6), GOLD, 0.35)
    street.bold("M0.8 10.8L-2 14.2H-0.3L-0.9 16.6L2 12.9H0.3Z", IRON)
    street.accent(rectangle(-9, 17.4, 18, 1.2), style.accent, 0.2)
    lamp(street, -2.6 - 8.6, 13)
    lamp(street, 11.2, 13)
    person(street, -5.6, NAVY)
    street.stroke("M-7.6 21L-7 17M-6.2 21L-6.6 17M-7.4 19.8H-6.4M-7.2 18.6H-6.5", 0.25)
    return street.node()


@drawing("uk-water-works")
def water_works(width: float, height: float, style: Style) -> Node:
    """A pumping station with its beam engine's wheel, its tower, a pond with ducks."""
    street = London(width, height, style, "water works")
    tree(street, -14.8, GROUND, 3)
    wall(street, 9.4, 4, 5.6, GROUND, STOCK)
    bricks(street, 9.4, 4, 5.6, GROUND - 4)
    street.bold("M8.8 4L12.2 0.4L15.6 4Z", style.accent)
    street.stone(rectangle(8.8, 3.6, 6.8, 0.9))
    street.arches((11, 13.4), 9, 1.4, 3.6)
    wall(street, -12, 8.2, 21.4, GROUND, STOCK)
    bricks(street, -12, 8.2, 21.4, GROUND - 8.2)
    street.bold("M-13 8.4L-1.3 3.2L10.4 8.4Z", style.accent)
    street.fine(circle(-1.3, 6.6, 1), WHITE)
    street.stone(rectangle(-12.8, 8, 23, 0.9))
    street.arches((-10, 7.4), 16.4, 2, 5.6)
    street.fine(arched(-1.3, 17.6, 11.6, 8.2), WHITE)
    _pump(street, -1.3)
    street.fine("M-17 20.6C-12 19.4 -4 19.6 3 19.9C8 20 14 19.4 17 20.6V21.6H-17Z", _WATER)
    street.line("M-13 20.8Q-12 20.3 -11 20.8M-2 20.7Q-1 20.2 0 20.7M7 20.9Q8 20.4 9 20.9", 0.25)
    for x in (4.4, 11):
        street.bold(placed("M-1.2 19.4H1.2Q1 20.6 0 20.6Q-1 20.6 -1.2 19.4Z", x), WHITE)
        street.bold(circle(x + 1, 18.9, 0.55), GOLD)
    return street.node()


def _pump(street: London, x: float) -> None:
    """A wheel, the beam above it, and the water that it lifts."""
    street.bold(circle(x + 2.2, 14.6, 2.7), IRON)
    street.fine(circle(x + 2.2, 14.6, 2.1), WHITE)
    spokes = (polyline([(x + 2.2, 14.6), on_circle(x + 2.2, 14.6, 2.1, 45 * i)]) for i in range(8))
    street.stroke(joined(spokes), 0.25)
    street.line(placed("M-4 11.4L4 10.8M3.6 10.9L2.9 13.6M-3.6 11.4V14.6", x), 0.6)
    street.bold(placed("M-0.5 17.4L-0.2 11H0.2L0.5 17.4Z", x), IRON)
    street.bold(rectangle(x - 4.6, 14.4, 2, 3), LEAD)
    street.bold(ellipse(x - 3.6, 17.5, 1.6, 0.5), _WATER)
