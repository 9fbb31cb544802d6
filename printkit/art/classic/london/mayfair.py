"""Shops and fine addresses: from Regent Street to Mayfair."""

from printkit.art.classic.facade import GLASS, LEAF, bricks, tree, wall, windows
from printkit.art.classic.london.scene import (
    GOLD,
    GREEN,
    NAVY,
    PORTLAND,
    RED,
    TERRACOTTA,
    WHITE,
    London,
    arched,
)
from printkit.art.classic.london.traffic import bus, limousine, person, rider, taxi
from printkit.art.classic.street_life import awning, columns, placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("uk-regent-street")
def regent_street(width: float, height: float, style: Style) -> Node:
    """The curve of the quadrant, bunting from its near end to the last chimney."""
    street = London(width, height, style, "regent")
    left, right = -17.0, 17.0

    def level(x: float, near: float, far: float) -> float:
        """A height on the front, which recedes in a curve to the right."""
        share = (x - left) / (right - left)
        return near + (far - near) * (1 - (1 - share) ** 2)

    def band(top: tuple[float, float], low: tuple[float, float]) -> str:
        xs = [left + 2 * i for i in range(18)]
        upper = "L".join(f"{x} {level(x, *top)}" for x in xs)
        lower = "L".join(f"{x} {level(x, *low)}" for x in reversed(xs))
        return f"M{upper}L{lower}Z"

    street.accent(band((0.6, 9), (2.8, 10)), style.accent)
    street.stone(band((2.8, 10), (18.6, 18.6)))
    xs, step = [], 3.4
    x = left + 1.8
    while x < right - 0.6:
        xs.append((x, step))
        x += step
        step *= 0.92
    for low, high in (((5, 11), (7.4, 12)), ((8.8, 12.7), (11, 13.8))):
        panes = (
            polyline(
                [
                    (x - 0.26 * w, level(x, *low)),
                    (x + 0.26 * w, level(x, *low)),
                    (x + 0.26 * w, level(x, *high)),
                    (x - 0.26 * w, level(x, *high)),
                ],
                close=True,
            )
            for x, w in xs
        )
        street.fine(joined(panes), GLASS)
    doors = (arched(x, 18.6, 0.62 * w, 18.6 - level(x, 13.4, 15.8)) for x, w in xs)
    street.fine(joined(doors), GLASS.shade(0.15))
    for top, low in (
        ((2.6, 9.9), (3.6, 10.3)),
        ((7.8, 12.2), (8.3, 12.45)),
        ((11.6, 14.1), (12.6, 14.6)),
    ):
        street.fine(band(top, low), WHITE)
    street.stack(15.6, 9.5)
    street.line("M-17 6Q-0.7 13 15.6 7.7", 0.3)
    for i in range(11):
        t = (i + 1) / 12
        x, y = -17 + 32.6 * t, 6 * (1 - t) ** 2 + 26 * t * (1 - t) + 7.7 * t**2
        street.bold(placed("M-0.9 0H0.9L0 2Z", x, y), (RED, WHITE, NAVY)[i % 3])
    bus(street, -6.6)
    taxi(street, 8.4, style.accent)
    person(street, 14, NAVY, "bowler", 20.4)
    return street.node()


@drawing("uk-oxford-street")
def oxford_street(width: float, height: float, style: Style) -> Node:
    """The great store with its columns and its clock, two buses before it."""
    street = London(width, height, style, "oxford")
    wall(street, -16.4, 4.4, 32.8, GROUND, PORTLAND)
    street.stone(rectangle(-17.2, 3.2, 34.4, 1.5), WHITE)
    street.fine(joined(rectangle(-16.6 + 1.3 * i, 2.2, 0.5, 1.1) for i in range(26)), WHITE)
    street.fine(rectangle(-17.2, 1.6, 34.4, 0.6), WHITE)
    street.panes(*((x - 1.1, y, 2.2, 2.6) for x in (-13.6, -9.4, 9.4, 13.6) for y in (5.6, 9)))
    columns(street, (-15.8, -11.5, -7.3, 7.3, 11.5, 15.8), 5, 12.2, 1)
    street.bold(rectangle(-16.4, 12.2, 32.8, 1.2), style.accent)
    street.line("M-4 12.8H4", 0.5, WHITE if style.is_full else None)
    street.fine(rectangle(-6, 5, 12, 7), WHITE)
    street.panes((-4.8, 6, 2, 5.6), (2.8, 6, 2, 5.6))
    street.bold(circle(0, 7.4, 2.4), style.accent)
    street.bold(circle(0, 7.4, 1.8), WHITE)
    street.stroke("M0 6V7.4L1 8", 0.3)
    street.bold("M-1.6 10.2H1.6L0.9 11.6H-0.9Z", GOLD)
    street.panes(*((-15.6 + 4.5 * i, 14.2, 3.4, 4.4) for i in range(7)))
    for x, colour in ((-13.9, RED), (-4.9, GOLD), (4.1, NAVY), (13.1, GREEN)):
        street.bold(placed("M-0.9 17.8L-0.4 15.8H0.4L0.9 17.8Z", x), colour)
    bus(street, -8.4, 21.7)
    bus(street, 6, 21.7)
    person(street, 13.8, style.accent, "cap")
    street.bold(rectangle(14.8, 19, 1.4, 1.2), GOLD)
    street.stroke("M15.1 19Q15.5 18.2 15.9 19", 0.2)
    return street.node()


@drawing("uk-bond-street")
def bond_street(width: float, height: float, style: Style) -> Node:
    """A jeweller: a ring and a necklace behind glass, a doorman with his umbrella."""
    street = London(width, height, style, "bond")
    for x in (-17, 9):
        street.terrace(x, 8, 4.4, style.accent, TERRACOTTA)
    wall(street, -9, 3, 18, GROUND, PORTLAND)
    street.stone(rectangle(-9.6, 2, 19.2, 1.2), WHITE)
    windows(street, (-6, -2, 2, 6), (4,), 1.7, 2.6)
    street.accent(rectangle(-9, 8.2, 18, 10.4), style.accent, 0.3)
    street.bold(rectangle(-9.4, 7.8, 18.8, 1.8), GOLD)
    street.line("M-4 8.7H4", 0.6, NAVY)
    awning(street, -8.8, 9.6, 10, style.accent)
    street.fine(rectangle(-8.4, 12, 9.4, 5.4), WHITE)
    street.bold("M-7.4 17.4C-7.4 15 -6.4 14 -5.2 14C-4 14 -3 15 -3 17.4Z", NAVY)
    street.line("M-6.6 15C-6.2 17 -4.2 17 -3.8 15", 0.5, GOLD)
    street.bold("M-5.2 16.4L-4.6 15.8H-5.8Z", WHITE)
    street.line(circle(-0.9, 16, 1.1), 0.5, GOLD)
    street.bold("M-1.8 13.6L-1.4 13H-0.4L0 13.6L-0.9 14.8Z", GLASS.tint(0.4))
    street.stroke("M-2.6 13L-2.1 13.3M0.8 12.6L0.3 13", 0.2)
    street.fine(rectangle(2.4, 11, 5, 7.6), WHITE)
    street.panes((3, 11.6, 3.8, 5.6))
    street.stroke("M4.9 11V18.6", 0.25)
    _doorman(street, 5, style)
    limousine(street, -11.6)
    person(street, 13.4, TERRACOTTA, "cap")
    return street.node()


def _doorman(street: London, x: float, style: Style) -> None:
    """A doorman under his umbrella."""
    person(street, x, style.accent, "topper")
    street.stroke(placed("M1 18.8L1.9 13.8", x), 0.3)
    canopy = (
        "M-1.2 14.8C-1 12.4 1 11.6 2.2 11.8C3.6 12 5 13.2 5 15.4Q4 14.6 3.4 15.4"
        "Q2.4 14.4 1.6 15.2Q0 14.2 -1.2 14.8Z"
    )
    street.bold(placed(canopy, x), RED)


@drawing("uk-park-lane")
def park_lane(width: float, height: float, style: Style) -> Node:
    """A hotel as white as a liner, the trees of the park, somebody on horseback."""
    street = London(width, height, style, "park lane")
    for x, size in ((-15.4, 3.2), (15.4, 3.2), (-12.4, 2.6)):
        tree(street, x, GROUND, size)
    for x, top, wide in ((-11, 5.6, 22), (-8, 3.4, 16), (-4.6, 1.4, 9.2)):
        wall(street, x, top, wide, GROUND, WHITE)
        street.bold(rectangle(x - 0.5, top - 0.6, wide + 1, 1), style.accent)
    for y in (6.6, 9.6, 12.6):
        street.panes(*((x - 1, y, 2, 1.9) for x in (-9.4, -6, -2.7, 0, 2.7, 6, 9.4)))
        street.fine(
            joined(rectangle(x - 1.5, y + 1.6, 3, 0.8, 0.3) for x in (-9.4, -6, 6, 9.4)),
            style.accent.tint(0.35),
        )
    street.panes((-3.6, 3, 2, 2), (-1, 3, 2, 2), (1.6, 3, 2, 2))
    street.bold("M-5 15.2H5L5.8 16.4H-5.8Z", style.accent)
    street.panes((-4, 16.4, 8, 2.2))
    street.stroke("M-1.4 16.4V18.6M1.4 16.4V18.6", 0.3)
    street.railings(-17, -11.4)
    street.railings(11.4, 17)
    rider(street, -8.6)
    taxi(street, 8.8)
    person(street, 0, style.accent, "topper", 20.4)
    return street.node()


@drawing("uk-mayfair")
def mayfair(width: float, height: float, style: Style) -> Node:
    """A Georgian terrace: brick over stucco, a portico, boxes of flowers, railings."""
    street = London(width, height, style, "mayfair")
    for x in (-11.4, 0, 11.4):
        street.stack(x + 4, 3, 4)
        wall(street, x - 5.6, 2.6, 11.2, GROUND, TERRACOTTA)
        bricks(street, x - 5.6, 2.6, 11.2, 9.4)
        street.fine(rectangle(x - 5.6, 12.2, 11.2, 6.4), WHITE)
        street.stroke(placed("M-5.6 14.4H5.6M-5.6 16.4H5.6", x), 0.14)
        windows(street, (x - 3.6, x, x + 3.6), (3.6,), 1.5, 1.9)
        windows(street, (x - 3.6, x, x + 3.6), (7,), 1.7, 3.4)
        street.bold(
            joined(
                circle(x + dx + i * 0.6, 10.8, 0.5)
                for dx in (-3.6, 0, 3.6)
                for i in (-1.5, -0.5, 0.5, 1.5)
            ),
            LEAF,
        )
        street.bold(
            joined(
                circle(x + dx + i * 0.8, 10.6, 0.25) for dx in (-3.6, 0, 3.6) for i in (-1, 0, 1)
            ),
            RED,
        )
        windows(street, (x + 1.6, x + 4.1), (13.6,), 1.5, 2.8)
        _portico(street, x - 3.2, style)
    street.stone(joined([rectangle(-17.4, 2, 34.8, 1), rectangle(-17, 11.6, 34, 0.8)]), WHITE)
    for x in (-11.4, 0, 11.4):
        street.railings(x + 0.4, x + 5.6)
    limousine(street, 7.4)
    person(street, -3.2, style.accent, "topper", 20.6)
    person(street, -12.4, NAVY, "bowler")
    return street.node()


def _portico(street: London, x: float, style: Style) -> None:
    """A door with a fanlight between two columns."""
    street.fine(arched(x, GROUND, 2.6, 5.2), GLASS)
    street.bold(rectangle(x - 1.1, 15, 2.2, 3.6), style.accent)
    street.stroke(placed("M-1.3 15H1.3M0 15L-0.8 13.8M0 15V13.5M0 15L0.8 13.8", x), 0.2)
    columns(street, (x - 1.9, x + 1.9), 13, GROUND, 0.7)
    street.fine(rectangle(x - 2.6, 12.4, 5.2, 0.9), WHITE)
