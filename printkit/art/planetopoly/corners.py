"""Scenes that fill the corners of the board: the start, the casino, and two jails."""

from printkit.art.planetopoly.motifs import ball, cloud, person, rocket, saucer
from printkit.art.planetopoly.palette import (
    AQUA,
    BRICK,
    BROWN,
    CORAL,
    CREAM,
    DAYBREAK,
    DEEP_NIGHT,
    GOLD,
    IRON,
    LEAF,
    NIGHT,
    ORCHID,
    PLUM,
    ROSE,
    SAND,
    SEA,
    SLATE,
    STEEL,
    TEAL,
    VIOLET,
    WINE,
)
from printkit.art.planetopoly.poster import Poster, poster, set_at
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, on_circle, rectangle, sector

SIDE = 68
"""A corner with its bleed; (0, 0) points to the middle of the board."""
Visitor = tuple[Colour, Colour]
"""Coat and skin."""
_SOLE = "M0 -2.6C1.3 -2.6 1.6 -1 1.2 0.6C1 1.3 -1 1.3 -1.2 0.6C-1.6 -1 -1.3 -2.6 0 -2.6Z"
_HEEL = "M-0.9 1.7H0.9V2.2C0.9 3.2 -0.9 3.2 -0.9 2.2Z"
"""Of a shoe that walks up, 5.8 long."""
_RAISED = "M1.2 -6.8C2.5 -7 3 -8 2.9 -9.4H3.9C4.2 -7.6 3.3 -5.8 1.7 -5.3Z"
_HANGING = "M-1.2 -6.8C-2.8 -6.4 -3.5 -5 -3.3 -3.1H-2.3C-2.5 -4.4 -2.2 -5 -1.7 -5.3Z"
"""The arms of somebody 10 high."""


@poster("planet-corner-start", SIDE, SIDE)
def start(p: Poster) -> None:
    """A rocket leaves its pad at daybreak; the smoke rolls in the direction of play."""
    p.sky(DAYBREAK, 38, 42, 12, 9)
    p.figure("pegasus", 10, 27, 14)
    ball(p, 57, 26, 5, CORAL)
    p.layer("M-2 49C10 45 20 48 34 47C48 46 58 47 70 44V72H-2Z", TEAL)
    p.etch("M-2 50C10 46 20 49 34 48C48 47 58 48 70 45V72H-2Z", SEA)
    p.body("M50 49V21H56V49Z", BRICK)
    p.line("M50 21L56 28L50 35L56 42L50 49M56 21L50 28L56 35L50 42L56 49", 0.5, CREAM)
    p.body("M43 25H50V27.4H43ZM43 36H50V38.4H43Z", WINE)
    p.glow("M30 46L38 40L46 46L50 56H24Z", GOLD)
    rocket(p, 38, 32.6, 1.3, 0, BRICK)
    for x, y, size, colour in (
        *((8, 52.4, 1.1, SAND), (60, 53, 1, SAND), (22, 52.6, 1.4, CREAM), (51, 53, 1.3, CREAM)),
        (37, 55, 1.5, CREAM),
    ):
        cloud(p, x, y, size, colour, flip=x < 30)
    p.layer("M-2 52H70V72H-2Z", CREAM)
    p.accent("M4 42.2L13 36.8V40.2H24V44.2H13V47.6Z", BRICK, 0.5)


@poster("planet-corner-casino", SIDE, SIDE)
def casino(p: Poster) -> None:
    """The casino's dome, its wheel risen above it like a planet."""
    p.sky(DEEP_NIGHT, 34, 35, 14, 9)
    p.stars("casino", 60, 50)
    for turn in (-52, -30, 30, 52):
        p.glow(set_at("M-1 0L-6 -60H6L1 0Z", 34, 56, 1, turn), VIOLET)
    p.body(circle(34, 35, 15), BROWN)
    fields = [sector(34, 35, 13.6, 5, at, at + 18) for at in range(0, 360, 18)]
    p.body(joined(fields[::2]), BRICK, 0.2)
    p.body(joined(fields[1::2]), CREAM, 0.2)
    p.accent(circle(34, 35, 4.8), GOLD)
    p.accent(
        joined(circle(*on_circle(34, 35, 14.3, at), 0.6) for at in range(0, 360, 20)), GOLD, 0.2
    )
    p.body(circle(*on_circle(34, 35, 11.6, -62), 1.7), CREAM)
    p.layer("M-2 52.6H70V72H-2Z", NIGHT)
    for x, colour in ((4, PLUM), (50, PLUM)):
        p.body(rectangle(x, 36.6, 14, 17), colour)
        p.accent(
            joined(
                rectangle(x + 2 + 4 * i, 39.6 + 5 * j, 2.2, 3) for i in range(3) for j in range(2)
            ),
            GOLD,
            0.2,
        )
    p.body("M14 53.6V44.6C14 36.6 54 36.6 54 44.6V53.6Z", WINE)
    p.shade("M44 39.2C50 40.4 54 42.2 54 44.6V53.6H46C47 47.6 46.6 42.6 44 39.2Z", PLUM)
    p.body("M28 53.6V46.6C28 41.2 40 41.2 40 46.6V53.6Z", GOLD)
    p.body("M30.4 53.6V47.6C30.4 44 37.6 44 37.6 47.6V53.6Z", BRICK)
    p.line("M34 45V53.6", 0.4)
    p.accent(
        joined(
            circle(x, y, 0.8)
            for x, y in ((18, 46.6), (22, 45.4), (26, 44.6), (42, 44.6), (46, 45.4), (50, 46.6))
        ),
        GOLD,
        0.2,
    )
    saucer(p, 57, 30, 0.62, -8, TEAL)
    saucer(p, 9, 34, 0.5, 8, CORAL)


def _path(p: Poster, ground: Colour) -> None:
    """The way of the visitors along the two outer edges, with the prints of their shoes."""
    p.layer("M-2 46H46V-2H70V72H-2Z", ground)
    p.line("M-2 46H46V-2", 0.6)
    for i in range(8):
        side = (-1, 1)[i % 2]
        shoe = (56 + 2.4 * side, 3 + 5.2 * i, 1.0, 9 * side)
        p.body(set_at(_SOLE, *shoe), CREAM, 0.25)
        p.body(set_at(_HEEL, *shoe), CREAM, 0.25)


def _visitors(p: Poster, one: Visitor, other: Visitor) -> None:
    """Two who wave to whoever is inside; a camera, and a picnic between them."""
    for x, foot, size, (coat, skin) in ((51.6, 62, 1.5, one), (59, 62.6, 1.3, other)):
        p.body(set_at(_RAISED, x, foot, size), coat, 0.25)
        p.body(set_at(_HANGING, x, foot, size), coat, 0.25)
        person(p, x, foot, size, coat, skin)
    p.body(rectangle(54.2, 58.4, 3.4, 3.6, 0.4), BROWN, 0.25)
    p.body(rectangle(49.9, 54.6, 3.4, 2.2, 0.4), IRON, 0.25)
    p.body(circle(51.6, 55.7, 0.7), AQUA, 0.2)
    for x, y in ((51.6, 49.4), (59, 51.7)):
        p.dot(joined(circle(x + at, y - 0.2, 0.32) for at in (-0.8, 0.8)), p.style.line)
        p.line(
            f"M{x - 0.9} {y + 0.7}C{x - 0.4} {y + 1.3} {x + 0.4} {y + 1.3} {x + 0.9} {y + 0.7}", 0.3
        )


@poster("planet-corner-moon", SIDE, SIDE)
def moon_jail(p: Poster) -> None:
    """A moon with a barred window; visitors pass on the path."""
    p.sky(DEEP_NIGHT, 22, 19, 16, 6)
    p.stars("moon jail", 30, 44)
    ball(p, 23, 18, 16.4, STEEL, dents=False)
    p.shade(
        joined(
            circle(x, y, r)
            for x, y, r in ((11.4, 12, 2), (34.6, 26, 2.2), (20, 4.4, 1.6), (33, 9, 1.5))
        ),
        SLATE,
    )
    p.body(rectangle(14.6, 9.4, 17, 16, 2), NIGHT)
    p.body("M17.6 25.4C17.6 18 19.4 13.4 23 13.4C26.6 13.4 28.6 18 28.6 25.4Z", LEAF)
    _stare(p, 23, 18)
    _bars(p, 14.6, 31.6, 9.4, 25.4)
    _path(p, SAND)
    _visitors(p, (CORAL, LEAF), (TEAL, AQUA))


@poster("planet-corner-comet", SIDE, SIDE)
def comet_jail(p: Poster) -> None:
    """A comet with a barred window: nobody jumps off."""
    p.sky(DEEP_NIGHT, 18, 22, 14, 6)
    p.stars("comet jail", 30, 44)
    p.layer("M50 -10C40 -4 30 2 22 8L30 30C40 20 48 10 54 -4Z", SEA)
    p.layer("M50 -8C40 -1 32 5 25 11L30 26C38 16 46 8 52 -4Z", TEAL)
    p.layer("M50 -6C42 1 34 8 28 14L31 23C37 14 44 7 50 0Z", AQUA)
    ball(p, 18.6, 21, 14.4, ORCHID, dents=False)
    p.shade(
        joined(circle(x, y, r) for x, y, r in ((8, 27, 2), (28, 30.4, 1.8), (13, 9.6, 1.4))), VIOLET
    )
    p.body(rectangle(10, 13, 17, 15.4, 2), NIGHT)
    p.body("M13 28.4V20C13 17 15 15.6 18.4 15.6C22 15.6 24 17 24 20V28.4Z", CORAL)
    p.line("M15.6 16.4L14 13.6M21.4 16.4L23 13.6", 0.5, CORAL)
    _stare(p, 18.5, 20)
    _bars(p, 10, 27, 13, 28.4)
    _path(p, ROSE)
    _visitors(p, (GOLD, ORCHID), (LEAF, SAND))


def _stare(p: Poster, x: float, y: float) -> None:
    p.body(joined(circle(x + at, y, 1.7) for at in (-2.3, 2.3)), CREAM, 0.25)
    p.dot(joined(circle(x + at, y + 0.4, 0.7) for at in (-2, 2)), p.style.line)
    p.line(f"M{x - 1.8} {y + 4.4}C{x - 0.8} {y + 3.4} {x + 0.8} {y + 3.4} {x + 1.8} {y + 4.4}", 0.4)


def _bars(p: Poster, left: float, right: float, top: float, foot: float) -> None:
    step = (right - left) / 5
    bars = (rectangle(left + i * step - 0.55, top, 1.1, foot - top) for i in range(1, 5))
    p.body(joined(bars), STEEL, 0.25)
    p.body(rectangle(left - 1, top - 1, right - left + 2, 1.8, 0.5), IRON, 0.25)
    p.body(rectangle(left - 1, foot - 0.8, right - left + 2, 1.8, 0.5), IRON, 0.25)
