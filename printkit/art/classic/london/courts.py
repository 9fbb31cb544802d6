"""Courts and old lanes: Bow Street, Marlborough Street, Vine Street."""

from printkit.art.classic.facade import GLASS, SLATE, bricks, gable, wall, windows
from printkit.art.classic.london.scene import (
    GREEN,
    IRON,
    NAVY,
    PORTLAND,
    RED,
    STOCK,
    TERRACOTTA,
    WHITE,
    London,
    arched,
)
from printkit.art.classic.london.traffic import person, pillar_box
from printkit.art.classic.street_life import lamp, placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_TIMBER = IRON


@drawing("uk-bow-street")
def bow_street(width: float, height: float, style: Style) -> Node:
    """The police court, its great lamp, a constable."""
    street = London(width, height, style, "bow street")
    wall(street, -14.4, 4.8, 31, GROUND, PORTLAND)
    street.stone(rectangle(-15.2, 3.6, 32.6, 1.4), WHITE)
    street.pediment(-2.4, 3.8, 10, 2.6, WHITE)
    windows(street, (-12, -8.4, -4.8, 6.8, 10.4, 14), (6.2,), 1.7, 3)
    street.arches((-12, -8.4, 10.4, 14), 16.4, 2, 3.8)
    street.stone(rectangle(-14.8, 10.4, 31.8, 1), WHITE)
    street.stroke("M-14.4 12.2H16.6M-14.4 17H16.6", 0.16)
    street.fine(rectangle(-1.6, 5.8, 6.4, 3.6), WHITE)
    street.bold("M0 6.4H3.2V8C3.2 8.8 2.4 9.2 1.6 9.4C0.8 9.2 0 8.8 0 8Z", style.accent)
    street.fine(arched(1.6, GROUND, 6.4, 7), WHITE)
    street.bold(arched(1.6, GROUND, 4.6, 5.8), style.accent)
    street.stroke("M1.6 12.8V18.6M-0.7 15H3.9", 0.25)
    for i, wide in enumerate((8, 10)):
        street.fine(rectangle(1.6 - wide / 2, GROUND - 0.8 + 0.8 * i, wide, 0.8), WHITE)
    _court_lamp(street, -5.6, style)
    person(street, -10, NAVY, "helmet")
    person(street, 11.4, TERRACOTTA, "cap")
    person(street, 13.6, NAVY, "helmet")
    street.stroke("M12 18.8H13", 0.35)
    return street.node()


def _court_lamp(street: London, x: float, style: Style) -> None:
    """A lamp twice as tall as a man."""
    street.bold(placed("M-0.5 10.4H0.5L0.8 20.8H-0.8Z", x), IRON)
    street.bold(rectangle(x - 1.3, 19.8, 2.6, 1.2), IRON)
    street.accent(placed("M-2.6 4.8H2.6L1.6 10.6H-1.6Z", x), WHITE, 0.4)
    street.stroke(placed("M-0.9 4.8L-0.6 10.6M0.9 4.8L0.6 10.6", x), 0.3)
    street.bold(placed("M-3 4.8L-1 2.4H1L3 4.8Z", x), style.accent)
    street.bold(circle(x, 1.9, 0.7), style.accent)
    street.bold(rectangle(x - 1.9, 10.2, 3.8, 0.9), IRON)


@drawing("uk-marlborough-street")
def marlborough_street(width: float, height: float, style: Style) -> Node:
    """A department store of black and white timber."""
    street = London(width, height, style, "marlborough")
    for x in (-12, -0.6, 12.6):
        street.stack(x, 4.6, 4)
    wall(street, -17, 8.4, 34, GROUND, WHITE)
    street.accent("M-17.6 8.6L-15.4 4.4H15.4L17.6 8.6Z", style.accent)
    street.stroke("M-17 7.2H17M-16.2 5.8H16.2", 0.16)
    posts = " ".join(f"M{-17 + 2 * i} 8.6V14.6" for i in range(18))
    braces = " ".join(f"M{-15 + 4 * i} 11.6L{-13 + 4 * i} 8.8" for i in range(8))
    street.line(posts + "M-17 11.6H17M-17 8.8H17" + braces, 0.4)
    street.panes(*((-14.6 + 4 * i, 9.2, 1.2, 2) for i in range(8)))
    for x in (-11.4, 0, 11.4):
        street.accent(placed("M-4 14.8V6.4L0 1L4 6.4V14.8Z", x), WHITE, 0.4)
        street.line(
            placed(
                "M-4 11.4H4M-3.6 6.8H3.6M0 1.6V6.8M-2 14.8V6.8M2 14.8V6.8M-2 3.8L0 6.4L2 3.8", x
            ),
            0.4,
        )
        street.panes((x - 1.5, 8, 3, 2.8), (x - 1.5, 12, 3, 2.2))
        street.bold(placed("M-4.7 6.8L0 0.2L4.7 6.8L4 7.4L0 1.8L-4 7.4Z", x), style.accent)
    street.stone(rectangle(-17, 14.4, 34, 0.8), _TIMBER.tint(0.8))
    street.panes(
        *((-16 + 4.6 * i, 15.6, 3.6, 2.6) for i in range(3)),
        *((3.4 + 4.6 * i, 15.6, 3.6, 2.6) for i in range(3)),
    )
    street.bold(arched(0, GROUND, 3, 3.2), style.accent)
    person(street, -7, GREEN, "cap")
    person(street, 5.4, style.accent, "bowler")
    pillar_box(street, 10.4)
    return street.node()


@drawing("uk-vine-street")
def vine_street(width: float, height: float, style: Style) -> Node:
    """A lane with an arch and a house that a vine has grown over."""
    street = London(width, height, style, "vine street")
    street.stack(-11.4, 4.4)
    wall(street, -17, 4.2, 12, GROUND, STOCK)
    bricks(street, -17, 4.2, 12, GROUND - 4.2)
    gable(street, -17, 4.6, 12, 3.6, style.accent)
    windows(street, (-13.8, -8.4), (6, 10.4), 1.8, 2.6)
    wall(street, -5, 7.8, 9, GROUND, STOCK)
    bricks(street, -5, 7.8, 9, GROUND - 7.8)
    street.stone(rectangle(-5.4, 7, 9.8, 1.1))
    street.fine(arched(-0.5, GROUND, 6.4, 8.6), GLASS.shade(0.3))
    lamp(street, -0.5, 12.4)
    street.stack(10.6, 3.6)
    wall(street, 4, 5.4, 13, GROUND, TERRACOTTA)
    bricks(street, 4, 5.4, 13, GROUND - 5.4)
    street.accent("M3.2 5.6L5.6 2H15.4L17.8 5.6Z", SLATE)
    windows(street, (7, 10.5, 14), (7.2, 11.2), 1.7, 2.5)
    street.bold(arched(-11.2, GROUND, 2.8, 4.6), style.accent)
    street.bold(arched(10.5, GROUND, 2.6, 3.8), style.accent)
    _vine(street)
    for x in (7.2, 14):
        street.fine(
            f"M{x - 1} {GROUND}C{x - 1.4} 17 {x - 1} 16 {x - 0.8} 15.6H{x + 0.8}"
            f"C{x + 1} 16 {x + 1.4} 17 {x + 1} {GROUND}Z",
            TERRACOTTA,
        )
        street.stroke(placed("M-1.1 16.4H1.1M-1.1 17.8H1.1", x))
    person(street, -6.4, NAVY, "helmet")
    return street.node()


def _vine(street: London) -> None:
    """A stem from the ground over the arch, its leaves, its grapes."""
    street.line(
        "M-5.6 18.6C-6.4 14 -4.4 12 -5.4 9C-6 6.6 -2 5.4 0.6 6.4C3 7.4 6 6 9 6.4"
        "C12 6.8 14 5.6 16 7",
        0.5,
        GREEN.shade(0.3),
    )
    places = (
        (-6.2, 16),
        (-5, 13.6),
        (-6.4, 11.6),
        (-5, 9.4),
        (-6.2, 7.6),
        (-4, 6.4),
        (-2, 5.4),
        (0.4, 6),
        (2.4, 7.2),
        (4.4, 6.2),
        (6.4, 6.8),
        (8.6, 5.8),
        (10.8, 7),
        (12.6, 5.9),
        (14.8, 6.6),
        (16.2, 8),
        (-7.4, 9.2),
        (-3, 7.6),
        (3.8, 8.6),
        (16, 10.2),
        (5, 9.6),
    )
    leaf = (
        (
            f"M{x} {y - 1.2}L{x + 0.5} {y - 0.4}L{x + 1.3} {y - 0.2}L{x + 0.7} {y + 0.5}"
            f"L{x} {y + 1.2}L{x - 0.7} {y + 0.5}L{x - 1.3} {y - 0.2}L{x - 0.5} {y - 0.4}Z"
        )
        for x, y in places
    )
    street.bold(" ".join(leaf), GREEN)
    for x, y in ((-3.4, 8.6), (1.4, 8.2), (6, 8.8), (12.2, 8.4), (-7.2, 13)):
        drops = (
            (0, 0),
            (0.8, 0),
            (0.4, 0.7),
            (-0.4, 0.7),
            (1.2, 0.7),
            (0, 1.4),
            (0.8, 1.4),
            (0.4, 2.1),
        )
        street.bold(joined(circle(x + dx, y + dy, 0.45) for dx, dy in drops), NAVY.mix(RED, 0.35))
