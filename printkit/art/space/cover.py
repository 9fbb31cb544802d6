"""The picture on the box: a colony at sunrise, and what is on its way there."""

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
)
from printkit.art.space.rocks import earth
from printkit.geometry.shapes import circle, rectangle, star
from printkit.geometry.transform import translate
from printkit.scene import Group

_SUN = (0.0, 4.6, 7.4)
"""Its middle and its radius."""
_GLOW = ((2.9, 0.2), (2.3, 0.42), (1.8, 0.68), (1.44, 0.94))
"""Rings of light around it: their radius in suns, and how far they are from the night's colour."""
_DUSK = tuple(9.0 - 0.3 * i - 0.05 * i * i for i in range(15))
"""Levels of the lines across a sky without ink, closer towards the horizon: an engraver's dusk."""
_DOMES = (
    (-7.4, 9.7, 2.8, TEAL),
    (9.0, 9.6, 2.6, AZURE),
    (17.6, 10.6, 3.6, VIOLET),
    (1.6, 11.6, 5.0, ORANGE),
)
"""Where they stand, their radius and their glass: one for each player."""
_STARS = (
    (-21.4, 4.6, 0.4),
    (-9.8, -4.6, 0.45),
    (7.8, -5.0, 0.35),
    (21.0, 3.2, 0.5),
    (-12.0, -18.4, 0.4),
    (2.4, -18.8, 0.5),
    (15.4, -18.0, 0.45),
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
    for x, foot, radius, glass in _DOMES:
        _tunnel(v, x, foot, radius)
        dome(v.at(x, foot), radius, glass)
    v.ground(12.8, RUST, key="cover near", rise=0.4)
    _settler(v.at(-_inwards(v, 16.0, 5.6), 12.6, 0.38))
    v.crystals(10.6, 13.8, 2.2)
    v.crystals(14.2, 15.4, 1.4)
    v.ground(17.4, OXBLOOD, key="cover front", rise=0.3)


def _sunrise(v: Vignette) -> None:
    """The Sun with its crown, light in rings around it."""
    x, y, r = _SUN
    if not v.style.is_full:
        lines = "".join(f"M-40 {level:.2f}H40" for level in _DUSK)
        v.line(lines, NIGHT.tint(0.45), 0.06)
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


def _tunnel(v: Vignette, x: float, foot: float, radius: float) -> None:
    """What joins a dome to its neighbour at the left: a pipe behind both."""
    high = 0.34 * radius
    pipe = rectangle(x - 2.2 * radius, foot - high, 2.2 * radius, high, 0.3 * high)
    v.body(pipe, STONE, 0.3)
    rings = (f"M{x - share * radius} {foot - high}v{high}" for share in (1.3, 1.6, 1.9))
    v.line("".join(rings), SLATE, 0.12)


def _settler(v: Vignette) -> None:
    """An astronaut who plants a flag, waving."""
    v.line("M9.4 12.4V-22", SLATE, 1.0)
    v.body("M9.8 -21.6C14 -24 17.6 -19.6 23 -21.6V-11.6C17.6 -9.6 14 -14 9.8 -11.6Z", TEAL, 0.8)
    v.mark(star(16.2, -16.6, 3.2, 1.3, 5), CREAM)
    arms = (((-4, -4), (-8.4, -7.4), (-8.8, -13.4)), ((4, -4), (7.4, -2.4), (9.4, -5.6)))
    astronaut(v, ORANGE, arms=arms)
