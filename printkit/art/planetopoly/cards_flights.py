"""Pictures of the event cards that send a ship on its way or hold it up."""

import math

from printkit.art.planetopoly.motifs import ball, cloud, person, rocket
from printkit.art.planetopoly.palette import (
    AMBER,
    AQUA,
    BRICK,
    BROWN,
    CORAL,
    CREAM,
    DAYBREAK,
    DEEP_NIGHT,
    FOREST,
    GOLD,
    HAZE,
    IRON,
    LAGOON,
    LEAF,
    NIGHT,
    ORCHID,
    PLUM,
    SAND,
    SEA,
    SLATE,
    STEEL,
    SUNDOWN,
    TEAL,
    VIOLET,
    WINE,
)
from printkit.art.planetopoly.poster import Poster, card, set_at
from printkit.art.space.curves import ribbon
from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import circle, on_circle, sector, star
from printkit.geometry.transform import rotate, scale, translate


def _arm(turn: float) -> Path:
    """An arm of a spiral that winds into its middle and thins out at both ends."""
    steps = [i / 24 for i in range(25)]
    line = [on_circle(0, 0, 15.4 * (1 - t) ** 1.2 + 2, turn + 330 * t) for t in steps]
    return ribbon(line, [0.08 + 1.5 * math.sin(math.pi * t**0.8) ** 1.4 for t in steps])


@card("planet-card-wormhole")
def wormhole(p: Poster) -> None:
    """A rocket drawn thin by the throat of a spiral."""
    p.sky(DEEP_NIGHT, 19, 22, 26, 5)
    p.stars("wormhole", 30, 50)
    seen = scale(1, 0.72).then(rotate(-24)).then(translate(19, 22))
    p.body(circle(0, 0, 18).transformed(seen), p.unless_mono(VIOLET))
    for i, colour in enumerate((ORCHID, TEAL, AQUA, GOLD, CREAM)):
        p.glow(circle(0, 0, 15.1 - 2.9 * i).transformed(seen), colour)
    p.dot(joined(_arm(120 * i) for i in range(3)).transformed(seen), PLUM)
    p.dot(circle(19, 22, 2.6), NIGHT)
    rocket(p, 25.5, 29.5, 0.62, -40)
    rocket(p, 12.4, 12.6, 0.3, -40, flame=False)


@card("planet-card-homeward")
def homeward(p: Poster) -> None:
    """A rocket comes down to a planet as small as a garden, with a house and a light in it."""
    p.sky(LAGOON, 28, 9, 13, 6)
    p.figure("pegasus", 10, 12, 20)
    ball(p, 19, 54, 22, LEAF, dents=False)
    p.shade("M5 38C10 34.6 16 34 21 35.4L18 41L8 43Z", FOREST)
    p.body("M8 36.4V28.4H18V36.4Z", CREAM)
    p.shade("M14.6 28.4H18V36.4H14.6Z", SAND)
    p.body("M6.6 28.8L13 22.6L19.4 28.8Z", BRICK)
    p.body("M15.4 24.8V22H17V26.4Z", BROWN)
    p.accent("M9.8 36.4V31.4H12.4V36.4ZM14 30.6H16.4V33H14Z", GOLD, 0.25)
    p.layer(circle(24.4, 29.6, 3.4), FOREST)
    p.body("M24 36.2V31H24.8V36.4Z", BROWN, 0.2)
    p.line("M31 6C22 8 26 16 18.5 18", 0.35, CREAM)
    rocket(p, 30, 13, 0.85, 24, flame=True)


@card("planet-card-tailwind")
def tailwind(p: Poster) -> None:
    """A star sail, full of the particles that push it."""
    p.sky(DAYBREAK, 2, 44, 12, 9)
    p.figure("carina", 11, 9, 13)
    streams = (
        (4, 44, 14, 33),
        (-2, 38, 9, 28),
        (12, 47, 23, 36),
        (-3, 30, 4, 23),
        (22, 47, 29, 40),
    )
    p.line("".join(f"M{a} {b}L{c} {d}" for a, b, c, d in streams), 0.6, CORAL)
    p.accent(joined(star(a, b, 1.3, 0.45, 4) for a, b, _, _ in streams), GOLD, 0.2)
    p.body("M6 31C5 22 10 15.4 20 13.6C27.4 20 27.4 31 20 37.4C15.6 32.8 11.4 30.6 6 31Z", TEAL)
    p.shade("M20 13.6C27.4 20 27.4 31 20 37.4C19.2 34.6 21.8 21.8 20 13.6Z", SEA)
    p.line(
        "M6 31C11.6 26.4 16.6 20 20 13.6M11 30.8C15 27.2 19.4 21.8 21.6 15.4"
        "M16 33.2C19.6 30 23 25.4 24.6 20",
        0.3,
        CREAM,
    )
    p.line("M6 31L25.4 13M20 37.4L26.4 14.4M20 13.6L25.4 12.6", 0.25)
    rocket(p, 28, 10.6, 0.62, 52, flame=False)


@card("planet-card-stalled")
def stalled(p: Poster) -> None:
    """A rocket adrift with a last puff; its gauge stands at empty."""
    p.sky(HAZE, 20, 18, 14, 6)
    p.stars("stalled", 16, 46)
    for x, y, size in ((8, 31.6, 0.6), (4.6, 36.6, 0.42), (12.4, 27.6, 0.42)):
        cloud(p, x, y, size, CREAM)
    rocket(p, 20, 19, 1.25, 68, VIOLET, flame=False)
    p.body(circle(27, 35, 8.4), CREAM)
    p.body(circle(27, 35, 6.8), IRON)
    p.accent(sector(27, 35, 6, 4.4, 180, 222), BRICK, 0.2)
    p.accent(sector(27, 35, 6, 4.4, 226, 360), LEAF, 0.2)
    p.line("M27 35L22.2 33", 0.7, CREAM)
    p.accent(circle(27, 35, 1.1), GOLD)
    p.line("M24.6 38.6H29.4", 0.5, CREAM)


@card("planet-card-slingshot")
def slingshot(p: Poster) -> None:
    """A rocket whirled round a moon: the way in is dashed, the way out an arrow."""
    p.sky(LAGOON, 16, 23, 14, 6)
    p.figure("hercules", 31, 40, 15)
    way = "M40 16C22 4 2 8 2 24C2 40 22 43 29 30"
    if p.style.is_full:
        p.line(way, 2.6, CREAM)
        p.line(way, 1.5, CORAL)
    else:
        p.tube(way, 1.8, p.unless_mono(CORAL))
    p.accent("M33.6 21L33.4 33L24.6 28Z", CORAL, 0.4)
    ball(p, 16.4, 24, 9.4, STEEL)
    p.etch(circle(16.4, 24, 9.4), SLATE)
    rocket(p, 22.4, 8.4, 0.66, -76, BRICK)


@card("planet-card-headwind")
def headwind(p: Poster) -> None:
    """A traveller under an umbrella before an angry sun."""
    p.sky(SUNDOWN, 31, 8, 16, 8)
    flares = [
        set_at("M0 -8C2 -14 -1.4 -15 1.6 -22C4.4 -16 3.6 -13 3 -8Z", 31, 8, 1, t)
        for t in range(100, 300, 32)
    ]
    p.layer(joined(flares), GOLD)
    p.body(circle(31, 8, 9), AMBER)
    p.line("M26 6L29 7.6M35 6.6L32.6 7.6M27.4 12.4C29 10.8 32 10.8 33.4 12.6", 0.6)
    p.layer("M-2 41C6 37 14 37 20 38.6C28 40 36 39 42 37V54H-2Z", WINE)
    p.line("M22 29C16 28 14 30 8 29.4M26 33C21 33 20 35.4 14 35", 0.4, GOLD)
    person(p, 9.4, 44, 1.9, TEAL, LEAF)
    p.line("M12.6 36.4L17.8 20.6", 0.8)
    p.body(
        "M8.4 12C16 11 25 17.6 27 27C24.6 25 22.6 25 21 26C20 22.6 17.4 20.8 14.6 21.4"
        "C14.6 19 12.4 17.6 9.6 18C10.6 16 10.2 13.6 8.4 12Z",
        VIOLET,
    )
    p.line("M8.4 12C13 14 19 20 21 26M8.4 12C10.6 15 12.6 18 14.6 21.4", 0.3)
