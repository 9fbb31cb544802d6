"""The picture on the box: a colony at sunrise, and what is on its way there."""

import math

from printkit.art.space.cards.figures import astronaut
from printkit.art.space.cards.motifs import dome, rocket, sparkles
from printkit.art.space.cards.vignette import Vignette, picture
from printkit.art.space.curves import rays
from printkit.art.space.giants import saturn
from printkit.art.space.palette import (
    AZURE,
    BONE,
    CORAL,
    CREAM,
    EMBER,
    GOLD,
    INDIGO,
    NIGHT,
    ORANGE,
    OXBLOOD,
    RUST,
    SLATE,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    darker,
)
from printkit.art.space.rocks import earth
from printkit.colour import Colour
from printkit.geometry.shapes import circle, ellipse, star
from printkit.geometry.transform import translate
from printkit.scene import Group

Dome = tuple[float, float, float, Colour]
"""Where one stands, its radius and its glass."""
_SUN = (0.0, 4.6, 7.4)
"""Its middle and its radius."""
_GLOW = ((2.9, 0.2), (2.3, 0.42), (1.8, 0.68), (1.44, 0.94))
"""Rings of light around it: their radius in suns, and how far they are from the night's colour."""
_DUSK = 15
"""Lines across a sky without ink: an engraver's dusk."""
_DASH = 5.0
"""From dash to dash where these lines break up, below the names of the game."""
_DOMES = (
    (-8.4, 9.7, 2.8, TEAL),
    (9.0, 9.6, 2.6, AZURE),
    (17.6, 10.6, 3.6, VIOLET),
    (1.6, 11.6, 5.0, ORANGE),
)
"""Where they stand, their radius and their glass: one for each player."""
_TUNNELS = ((0, 3), (3, 1), (1, 2))
"""Which two of them a tunnel joins."""
_STARS = (
    (-21.4, 4.6, 0.4),
    (-9.8, -4.6, 0.45),
    (7.8, -5.0, 0.35),
    (21.0, 3.2, 0.5),
    (-18.6, -17.6, 0.5),
    (-13.6, -19.0, 0.35),
    (18.4, -17.8, 0.45),
)
"""Beside the names of the game, never behind them: x, y, size."""


@picture("cover-colony", NIGHT, strewn=0)
def colony_cover(v: Vignette) -> None:
    """The Sun behind the horizon, four domes and their people on a red plain."""
    _sunrise(v)
    sparkles(v, _STARS, CREAM)
    _worlds(v)
    rocket(v.at(11.0, 3.2, 0.26, 44), CORAL, burning=1.6)
    v.ground(8.4, VIOLET, key="cover far", rise=0.5)
    v.ground(9.8, EMBER, key="cover middle", rise=0.3)
    for start, end in _TUNNELS:
        _tunnel(v, _DOMES[start], _DOMES[end])
    for x, foot, radius, glass in _DOMES:
        dome(v.at(x, foot), radius, glass)
    v.ground(12.8, RUST, key="cover near", rise=0.4)
    v.ground(17.4, OXBLOOD, key="cover front", rise=0.3)
    _settler(v.at(-_inwards(v, 16.0, 5.6), 11.4, 0.38))
    v.crystals(10.6, 13.8, 2.2)
    v.crystals(14.2, 15.4, 1.4)


def _sunrise(v: Vignette) -> None:
    """The Sun with its crown, light in rings around it."""
    x, y, r = _SUN
    if not v.style.is_full:
        v.line(_dusk(), NIGHT.tint(0.45), 0.06)
    for reach, share in _GLOW if v.style.is_full else ():
        v.tone(circle(x, y, reach * r), NIGHT.mix(INDIGO.mix(VIOLET, share), share))
    for turn, long, colour in ((0.0, 1.42, CORAL), (7.5, 1.3, ORANGE)):
        crown = [(turn + 15.0 * i, 0.98 * r, long * r, 0.1 * r) for i in range(24)]
        v.feature(rays(x, y, crown), colour)
    v.area(circle(x, y, r), SUN)
    face = v.inside(circle(x, y, r))
    for share, light in ((0.84, 0.5), (0.62, 1.0)):
        face.tone(circle(x, y, share * r), SUN.mix(GOLD, light))
    face.tone(circle(x, y, 0.38 * r), GOLD.mix(CREAM, 0.6))
    face.grain(circle(x, y, r), ORANGE)


def _dusk() -> str:
    """Lines ever farther apart away from the horizon; the upper ones break up into ever less."""
    lines = []
    for i in range(_DUSK):
        level, left = 9.0 - 0.3 * i - 0.05 * i * i, min(1.0, 0.12 * (_DUSK - i))
        for k in range(-9, 9):
            start = _DASH * (k + 0.38 * (i % 5))
            lines.append(f"M{start:.2f} {level:.2f}h{left * _DASH:.2f}")
    return "".join(lines)


def _inwards(v: Vignette, x: float, half: float) -> float:
    """How far from the middle something stands that is to be seen whole, also on a narrow side."""
    return min(x, 0.5 * v.sketch.width / v.size - half)


def _worlds(v: Vignette) -> None:
    """Saturn at the left, Earth and its moon at the right; the farther in, the higher."""
    left, right = _inwards(v, 16.4, 8.0), _inwards(v, 16.2, 6.0)
    up, high = 1.3 * (16.4 - left), 16.2 - right
    worlds = ((saturn, -left, -1.4 - up, 13.4), (earth, right, -1.0 - high, 6.4))
    for draw, x, y, wide in worlds:
        world = draw(wide * v.size, wide * v.size, v.style)
        v.sketch.place(Group((world,), translate(*v.point(x - wide / 2, y - wide / 2))))
    v.ball(right + 4.2, -3.4 - high, 0.8, BONE)


def _tunnel(v: Vignette, start: Dome, end: Dome) -> None:
    """What joins two domes: a ribbed pipe that ends behind both."""
    (x, y), (x2, y2) = ((x, foot - 0.2 * radius) for x, foot, radius, _ in (start, end))
    v.limb([(x, y), (x2, y2)], STONE, 1.3)
    long, ribs = math.hypot(x2 - x, y2 - y), []
    across = -0.5 * (y2 - y) / long, 0.5 * (x2 - x) / long
    for i in range(1, round(long)):
        at = x + i * (x2 - x) / long, y + i * (y2 - y) / long
        ribs.append(
            f"M{at[0] - across[0]} {at[1] - across[1]}L{at[0] + across[0]} {at[1] + across[1]}"
        )
    v.line("".join(ribs), SLATE, 0.12)


def _settler(v: Vignette) -> None:
    """An astronaut who plants a flag, waving."""
    v.tone(ellipse(5.6, 13.0, 10.6, 1.1), darker(RUST, 0.55))
    v.line("M9.4 12.8V-22", SLATE, 1.0)
    v.body("M9.8 -21.6C14 -24 17.6 -19.6 23 -21.6V-11.6C17.6 -9.6 14 -14 9.8 -11.6Z", TEAL, 0.8)
    v.feature(star(16.2, -16.6, 3.2, 1.3, 5), CREAM)
    arms = (((-4, -4), (-8.4, -7.4), (-8.8, -13.4)), ((4, -4), (7.4, -2.4), (9.4, -5.6)))
    astronaut(v, ORANGE, arms=arms)
