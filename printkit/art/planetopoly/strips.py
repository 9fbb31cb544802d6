"""Pictures for the heads of a leaflet's sections: strips two and a half times as wide as high.

Of their 20 rows the levels 2 to 18 are to be seen.
"""

from printkit.art.planetopoly.motifs import ball, person, rocket, tower
from printkit.art.planetopoly.palette import (
    AQUA,
    BASE,
    BRICK,
    BROWN,
    CORAL,
    CREAM,
    DAYBREAK,
    DEEP_NIGHT,
    GOLD,
    HAZE,
    IRON,
    LEAF,
    NIGHT,
    ORCHID,
    OUTPOST,
    SAND,
    SEA,
    SLATE,
    STATION,
    STEEL,
    SUNDOWN,
    TEAL,
    VIOLET,
    WINE,
    Sky,
)
from printkit.art.planetopoly.poster import Poster, poster, set_at
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, on_circle, rectangle, sector, star
from printkit.geometry.transform import placing

_ARROW = "M-5 -1.6H1V-4L5 0L1 4V1.6H-5Z"
_SOIL = "M-2 15H42V22H-2Z"
_THICK = 0.5


@poster("planet-strip-turn", 40, 20)
def turn(p: Poster) -> None:
    """Two dice, and a rocket that flies on from star to star."""
    _dusk(p, DEEP_NIGHT, 30, 10, 4, 5)
    _die(p, 6.6, 11.2, -12, ((-1.9, -1.9), (0, 0), (1.9, 1.9)))
    _die(p, 15.4, 9.4, 10, ((-1.9, -1.9), (1.9, -1.9), (-1.9, 1.9), (1.9, 1.9)))
    p.line("M21.4 15.4C24.4 15.4 26.4 14.2 28 12.4", _THICK, GOLD)
    rocket(p, 31.4, 9.4, 0.56, 50, BRICK, flame=False)
    for x, y in ((22, 5.4), (37, 14.8), (27.6, 4.6)):
        p.accent(star(x, y, 1.3, 0.5, 4), GOLD, 0.2)


@poster("planet-strip-build", 40, 20)
def build(p: Poster) -> None:
    """Three outposts, a station and a base, whole on their planet."""
    _dusk(p, DAYBREAK, 28, 10, 6, 6)
    p.layer(_SOIL, WINE)
    for x in (4, 9.8, 15.6):
        tower(p, x, 15.6, 4.6, 3.5, OUTPOST)
    tower(p, 23, 15.6, 5.8, 5.8, STATION)
    tower(p, 33, 15.6, 9.4, 7.6, BASE)


@poster("planet-strip-remote", 40, 20)
def remote(p: Poster) -> None:
    """A dish calls the world on which somebody else stands."""
    _dusk(p, HAZE, 32, 12, 6, 6)
    p.layer("M-2 15H17V22H-2Z", TEAL)
    p.body("M5.4 15.4L8 8H9.4L12 15.4Z", SLATE)
    p.body(set_at("M-5.6 0A5.6 5.6 0 0 0 5.6 0Z", 9.4, 8, 1, 52), CREAM)
    p.line("M9.4 8L13.4 5", _THICK)
    p.accent(circle(13.8, 4.7, 1), GOLD, 0.3)
    for radius in (4.2, 6.8, 9.4):
        start, end = on_circle(13.8, 4.7, radius, -4), on_circle(13.8, 4.7, radius, 56)
        p.line(f"M{start.x} {start.y}A{radius} {radius} 0 0 1 {end.x} {end.y}", 0.6, WINE)
    ball(p, 32, 17.4, 6.4, GOLD)
    person(p, 32, 11.4, 0.86, VIOLET, LEAF)


@poster("planet-strip-jail", 40, 20)
def jail(p: Poster) -> None:
    """The comet with the barred window, somebody behind it."""
    _dusk(p, DEEP_NIGHT, 13, 10, 7, 5)
    p.layer("M16 2.8C24 3 32 3.4 39 5L34 7.6L39.6 10L34 12.4L39 15C32 16.6 24 17 16 17.2Z", SEA)
    p.layer("M16 5.4C23 5.6 28 6.4 34 10C28 13.6 23 14.4 16 14.6Z", AQUA)
    ball(p, 13, 10, 7.6, ORCHID, dents=False)
    p.body(rectangle(8.6, 5.6, 8.8, 8.8, 1), p.unless_mono(NIGHT), 0.3)
    p.body("M9.8 14.4V9.8C9.8 7.8 11 6.8 13 6.8C15 6.8 16.2 7.8 16.2 9.8V14.4Z", CORAL, 0.25)
    p.body(joined(circle(13 + at, 9.8, 1) for at in (-1.3, 1.3)), CREAM, 0.2)
    p.dot(joined(circle(13 + at, 10, 0.45) for at in (-1.2, 1.2)), p.style.line)
    p.body(joined(rectangle(x - 0.35, 5.6, 0.7, 8.8) for x in (10.4, 13, 15.6)), STEEL, 0.2)
    for top in (5, 13.8):
        p.body(rectangle(8, top, 10, 1.2, 0.3), IRON, 0.2)


@poster("planet-strip-sell", 40, 20)
def sell(p: Poster) -> None:
    """A tower goes, coins come."""
    _dusk(p, SUNDOWN, 20, 10, 5, 6)
    p.layer(_SOIL, WINE)
    tower(p, 9, 16, 7.6, 7.6, STATION)
    p.accent(set_at(_ARROW, 20, 10.4, 0.8), CREAM, 0.3)
    for x, count in ((28, 3), (34, 5)):
        _coins(p, x, 15.8, count)


@poster("planet-strip-casino", 40, 20)
def casino(p: Poster) -> None:
    """The whole wheel with its ball, chips on both sides."""
    _dusk(p, DEEP_NIGHT, 20, 10, 9, 5)
    p.body(circle(20, 10, 7.6), BROWN)
    fields = [sector(20, 10, 6.8, 2.4, at, at + 36) for at in range(0, 360, 36)]
    p.body(joined(fields[::2]), BRICK, 0.2)
    p.body(joined(fields[1::2]), CREAM, 0.2)
    p.accent(circle(20, 10, 2.4), GOLD, 0.3)
    p.body(circle(*on_circle(20, 10, 5.4, -54), 1), CREAM, 0.25)
    for x, y, colour in ((5.4, 12.6, TEAL), (9, 7.4, CORAL), (31, 7.4, ORCHID), (34.6, 12.6, GOLD)):
        p.body(circle(x, y, 2.8), colour)
        p.body(circle(x, y, 1.5), CREAM, 0.25)
        p.line(
            "".join(
                "M{0.x} {0.y}L{1.x} {1.y}".format(on_circle(x, y, 1.9, a), on_circle(x, y, 2.8, a))
                for a in range(30, 390, 60)
            ),
            _THICK,
            CREAM,
        )


@poster("planet-strip-goal", 40, 20)
def goal(p: Poster) -> None:
    """From the arrow of the start by way of a full purse to the star of the winner."""
    _dusk(p, DAYBREAK, 20, 12, 6, 6)
    p.accent(set_at(_ARROW, 7, 10, 1), BRICK, 0.3)
    purse = "M17.6 6.6C13.4 9.4 12.4 16.4 15.6 17H24.4C27.6 16.4 26.6 9.4 22.4 6.6Z"
    p.body(purse, SAND)
    p.shade("M22.4 6.6C26.6 9.4 27.6 16.4 24.4 17H21.6C24 14 24 10 21 6.6Z", BROWN)
    p.body("M17.6 6.6L15.8 3.4C17.4 4 18.6 3 20 3.4C21.4 3 22.6 4 24.2 3.4L22.4 6.6Z", SAND, 0.3)
    p.line("M17 6.8H23", 0.8, BRICK)
    p.accent(circle(19.4, 12, 2.6), GOLD, 0.3)
    p.line(circle(19.4, 12, 1.7), 0.2)
    p.accent(star(33, 10.4, 6, 2.5, 5), GOLD, 0.35)


def _dusk(p: Poster, sky: Sky, x: float, y: float, radius: float, step: float) -> None:
    """A sky without the circles of a chart: here they would cross what is small."""
    if p.style.is_full:
        p.sky(sky, x, y, radius, step)


def _die(
    p: Poster, x: float, y: float, turn_by: float, pips: tuple[tuple[float, float], ...]
) -> None:
    place = placing(x, y, 1.0, turn_by)
    p.body(rectangle(-3.9, -3.9, 7.8, 7.8, 1.2).transformed(place), CREAM)
    p.dot(joined(circle(a, b, 0.8) for a, b in pips).transformed(place), p.style.line)


def _coins(p: Poster, x: float, foot: float, count: int) -> None:
    """A stack seen from the side."""
    for i in range(count):
        p.accent(rectangle(x - 2.6, foot - 1.8 * (i + 1), 5.2, 1.8, 0.6), GOLD, 0.3)
