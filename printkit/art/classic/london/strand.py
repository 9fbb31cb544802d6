"""A theatre, the press, a hero on his column: Strand, Fleet Street, Trafalgar Square."""

from printkit.art.classic.facade import GLASS, STONE, bricks, wall, windows
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
)
from printkit.art.classic.london.traffic import person, taxi
from printkit.art.classic.street_life import SKIN, columns, placed
from printkit.art.classic.street_scene import GROUND
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, rectangle, star
from printkit.scene import Node


@drawing("uk-strand")
def strand(width: float, height: float, style: Style) -> Node:
    """A theatre at night: a canopy of bulbs, two masks, a queue."""
    street = London(width, height, style, "strand")
    wall(street, -13.4, 4.6, 26.8, GROUND, PORTLAND)
    street.stone(rectangle(-14.2, 3.8, 28.4, 1.2), WHITE)
    street.accent("M-8 3.8C-7 0.4 7 0.4 8 3.8Z", style.accent)
    street.fine(ellipse(0, 2.8, 2.4, 0.8), WHITE)
    for x in (-11.0, 11.0):
        street.stone(placed("M-1.6 3.8V2.2L0 0.8L1.6 2.2V3.8Z", x), WHITE)
    street.arches((-10.6, 10.6), 11.4, 2.6, 5)
    columns(street, (-7.6, 7.6), 5, 12, 1)
    _mask(street, -3, 8, smile=True)
    _mask(street, 3, 8.6, smile=False)
    street.accent("M-15 11.6H15L16.4 14.8H-16.4Z", style.accent)
    street.line("M-13 13.2H13", 0.9, WHITE if style.is_full else None)
    street.bold(joined(circle(-15.6 + 1.95 * i, 14.9, 0.5) for i in range(17)), GOLD)
    street.panes((-4, 15.6, 3.8, 3), (0.2, 15.6, 3.8, 3))
    for x in (-11.6, -7.0, 7.0, 11.6):
        street.bold(rectangle(x - 1.4, 15.8, 2.8, 2.6), GOLD)
        street.bold(star(x, 17.1, 1, 0.45, 5), style.accent)
    for x, coat, hat in (
        (-6, NAVY, "topper"),
        (-4, TERRACOTTA, "cap"),
        (3.2, GREEN, "bowler"),
        (5.2, RED, "cap"),
    ):
        person(street, x, coat, hat)
    taxi(street, -13)
    return street.node()


def _mask(street: London, x: float, y: float, *, smile: bool) -> None:
    """A mask of comedy or of tragedy."""
    face = placed(
        "M-2.2 -2.4Q0 -3.2 2.2 -2.4C2.4 0.6 1.4 2.4 0 2.8C-1.4 2.4 -2.4 0.6 -2.2 -2.4Z", x, y
    )
    street.bold(face, GOLD if smile else WHITE)
    mouth = (
        "M-1.3 0.8Q0 2.4 1.3 0.8Q0 1.3 -1.3 0.8Z"
        if smile
        else "M-1.3 1.8Q0 0.6 1.3 1.8Q0 1.4 -1.3 1.8Z"
    )
    street.bold(placed(mouth, x, y), IRON)
    street.bold(
        joined([ellipse(x - 0.9, y - 0.8, 0.5, 0.35), ellipse(x + 0.9, y - 0.8, 0.5, 0.35)]), IRON
    )


@drawing("uk-fleet-street")
def fleet_street(width: float, height: float, style: Style) -> Node:
    """The press at work behind glass, a newsboy, the dome of the cathedral at the end."""
    street = London(width, height, style, "fleet street")
    _cathedral(street, 12)
    wall(street, -16.6, 2.4, 22, GROUND, STOCK)
    bricks(street, -16.6, 2.4, 22, 6)
    street.stone(rectangle(-17.2, 1.4, 23.2, 1.2), WHITE)
    windows(street, tuple(-14.6 + 3 * i for i in range(7)), (3.4,), 1.5, 2.4)
    street.bold(rectangle(-16.6, 7.2, 22, 2.2), style.accent)
    street.line("M-13 8.3H-9M-8 8.3H-1M0 8.3H2", 0.7, WHITE if style.is_full else None)
    street.fine(rectangle(-15.6, 10.2, 20, 7.6), GLASS.tint(0.5) if style.is_full else GLASS)
    _press(street, style)
    street.stroke("M5.4 5H8.4M7.6 5V5.6", 0.4)
    street.accent(circle(7.6, 7.8, 2.2), WHITE, 0.4)
    street.stroke("M7.6 6.4V7.8L8.8 8.4", 0.3)
    person(street, 9.6, style.accent, "cap")
    street.fine("M10.6 17.6H12.8V20.2H10.6Z", WHITE)
    street.stroke("M11 18.2H12.4M11 18.8H12.4M11 19.4H12", 0.2)
    for i in range(3):
        street.fine(rectangle(13.6 - 0.1 * i, 20 - 0.7 * i, 3, 0.7), WHITE)
    person(street, -14.6, NAVY, "bowler")
    street.fine("M-14.2 17.8L-12.2 17.4V19.2L-14.2 19.6Z", WHITE)
    return street.node()


def _press(street: London, style: Style) -> None:
    """A rotary press: rolls and the web of paper that runs over them."""
    street.bold("M-14.4 17.8V15.8H3.4V17.8Z", IRON)
    rolls = (
        (-12, 13.4, 2.2),
        (-7.2, 12, 1.4),
        (-4.4, 14.4, 1.4),
        (-1.6, 12, 1.4),
        (1.6, 14.2, 1.7),
    )
    street.line(
        "M-12 11.2L-7.2 10.6M-5.8 12L-5.8 14.4M-3 14.4V12M-0.2 12L0 14",
        0.5,
        WHITE if style.is_full else None,
    )
    for x, y, r in rolls:
        street.bold(circle(x, y, r), style.accent if r == 1.7 else WHITE)
        street.stroke(circle(x, y, 0.4 * r))
    street.fine("M-12 11.2C-10 10.8 -9 10.6 -7.2 10.6L-7.2 11L-12 11.8Z", WHITE)
    street.stroke("M-15.6 10.2H4.4M-9.6 10.2V10.8M-5.6 10.2V17.8", 0.2)


def _cathedral(street: London, x: float) -> None:
    """The dome of St Paul's, seen from afar."""
    street.stone(rectangle(x - 4.6, 10.6, 9.2, 8), LEAD.tint(0.5))
    for side in (-1, 1):
        tower = x + 3.6 * side
        street.stone(f"M{tower - 0.9} 11V7.4L{tower} 5.6L{tower + 0.9} 7.4V11Z", LEAD.tint(0.5))
    street.stone(rectangle(x - 2.4, 7.6, 4.8, 3.2), LEAD.tint(0.5))
    street.stroke(
        joined(polyline([(x - 2 + 0.8 * i, 7.8), (x - 2 + 0.8 * i, 10.4)]) for i in range(6)), 0.16
    )
    street.stone(
        placed("M-2.8 7.6C-2.8 5 -1.4 3.4 0 3.2C1.4 3.4 2.8 5 2.8 7.6Z", x),
        LEAD,
    )
    street.stroke(
        placed("M0 3.2V7.6M-1.4 7.6C-1.4 5.4 -0.8 4 0 3.2M1.4 7.6C1.4 5.4 0.8 4 0 3.2", x),
        0.16,
    )
    street.fine(rectangle(x - 0.5, 1.8, 1, 1.5), WHITE)
    street.stroke(placed("M0 1.8V0.6M-0.5 1H0.5", x), 0.25)


@drawing("uk-trafalgar-square")
def trafalgar_square(width: float, height: float, style: Style) -> Node:
    """The admiral on his column, lions at his feet, the gallery behind, fountains, pigeons."""
    street = London(width, height, style, "trafalgar")
    wall(street, -17, 12.4, 34, GROUND, PORTLAND.shade(0.1))
    street.stone(rectangle(-17.4, 11.6, 34.8, 1.1), WHITE)
    windows(street, (-14.6, -11.6, 11.6, 14.6), (13.6,), 1.5, 2.4)
    columns(street, (-8.6, -6.6, -4.6, 4.6, 6.6, 8.6), 12.8, 17.4, 0.9)
    street.pediment(-9.6, 11.7, 19.2, 2.4, style.accent)
    dome = "M-2.6 0C-2.6 -1.8 -1.4 -2.6 0 -2.7C1.4 -2.6 2.6 -1.8 2.6 0Z"
    street.accent(joined(placed(dome, x, 11.6) for x in (-13.4, 13.4)), LEAD)
    street.accent("M-1.2 5.4H1.2L1.7 15.6H-1.7Z", WHITE, 0.4)
    street.stroke("M-0.4 5.8V15.4M0.5 5.8L0.7 15.4", 0.16)
    street.stone("M-2.2 5.6L-1.5 4.3H1.5L2.2 5.6Z", WHITE)
    street.bold("M-1 4.3L-0.8 1.9Q0 1.4 0.8 1.9L1 4.3Z", NAVY)
    street.bold(circle(0, 1.3, 0.65), SKIN)
    street.bold("M-1.5 1.2C-1.1 -0.1 1.1 -0.1 1.5 1.2Z", IRON)
    street.stroke("M1 2.6V4.3", 0.35)
    street.stone("M-3 15.4H3V18H-3Z", WHITE)
    street.stone("M-4.4 17.6H4.4V20.4H-4.4Z", WHITE)
    street.bold(rectangle(-1.8, 16, 3.6, 1.2), style.accent)
    for side in (-1, 1):
        _lion(street, 7.6 * side, side)
        _fountain(street, 13.6 * side)
    street.bold(
        joined(_pigeon(x, y) for x, y in ((-5.6, 3.4), (-9.6, 6.4), (6.4, 4.6), (9.8, 7.4))), LEAD
    )
    return street.node()


def _pigeon(x: float, y: float) -> Path:
    """A pigeon in the air."""
    return polyline(
        [
            (x - 1.1, y - 0.7),
            (x, y - 0.1),
            (x + 1.1, y - 0.7),
            (x + 0.4, y + 0.5),
            (x - 0.4, y + 0.5),
        ],
        close=True,
    )


def _lion(street: London, x: float, side: float) -> None:
    """A lion lying on its plinth, turned outwards."""

    def at(*points: tuple[float, float]) -> Path:
        return polyline([(x + side * dx, y) for dx, y in points], close=True)

    street.stone(rectangle(x - 2.8, 19, 5.6, 2), STONE)
    body = at(
        (-2.6, 19),
        (-2.6, 17.6),
        (-1.4, 16.8),
        (0.8, 16.8),
        (0.6, 15.6),
        (1.6, 14.8),
        (2.6, 15.4),
        (2.9, 16.4),
        (2.2, 17),
        (2.2, 18.2),
        (2.9, 18.4),
        (2.9, 19),
    )
    street.bold(body, IRON.tint(0.8))
    street.bold(circle(x + side * 1.2, 16.2, 1.3), IRON)
    street.bold(circle(x + side * 1.8, 16.2, 0.8), IRON.tint(0.6))


def _fountain(street: London, x: float) -> None:
    """A basin with its jets."""
    street.faint(
        placed(
            "M0 17.6V13.4M0 14.4C-1.2 13.2 -2 14.6 -2.2 17.6M0 14.4C1.2 13.2 2 14.6 2.2 17.6", x
        ),
        0.35,
        GLASS.tint(0.6),
    )
    street.stone(placed("M-3 17.6H3L2.4 19.8H-2.4Z", x), WHITE)
