"""The 28 moons that were known before spacecraft came: each by the face that we know now."""

from typing import NamedTuple

from printkit.art.moonopoly.bodies import (
    Disc,
    Face,
    both,
    craters,
    patches,
    rock,
    round_moon,
)
from printkit.art.moonopoly.markings import (
    basin,
    canyons,
    cap,
    chevrons,
    cracks,
    geysers,
    half_dark,
    haze,
    pores,
    ring_spot,
    star_crater,
    stripes,
    volcanoes,
    wisps,
)
from printkit.art.registry import drawing
from printkit.art.space.globes import stars
from printkit.art.space.palette import NIGHT
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.scene import Node


def _c(text: str) -> Colour:
    return parse_colour(text)


class Moon(NamedTuple):
    """A moon's ground colour and face; ``long`` above 1 makes it a rock, turned by ``turn``."""

    base: str
    face: Face
    size: float = 0.42
    """Radius as a share of the shorter side of the picture."""
    long: float = 1.0
    turn: float = 0.0
    rough: float = 0.08


_JUPITER = {
    "io": Moon(
        "#f3d45c",
        both(
            patches(7, _c("#f9ecb4"), key="io frost", size=0.34),
            patches(4, _c("#d98a33"), key="io sulphur", size=0.3),
            volcanoes(
                ((-0.35, -0.3, 0.26), (0.36, 0.08, 0.32), (-0.2, 0.46, 0.2), (0.2, -0.62, 0.15)),
                _c("#33211c"),
                _c("#d2472a"),
            ),
        ),
    ),
    "europa": Moon(
        "#ece3d0",
        both(
            patches(4, _c("#d6c19e"), key="europa", size=0.36),
            cracks(13, _c("#a65a3a"), key="europa lines"),
        ),
        0.4,
    ),
    "ganymede": Moon(
        "#b3a28d",
        both(
            patches(6, _c("#7b6a5a"), key="ganymede dark", size=0.44),
            stripes(((-0.1, 0.05, _c("#d9cebb")), (0.42, 0.045, _c("#d9cebb"))), turn=-24),
            star_crater(0.3, 0.52, 0.4, _c("#f4ecdd")),
            craters(6, key="ganymede", largest=0.09),
        ),
        0.45,
    ),
    "callisto": Moon(
        "#6d6258",
        both(
            craters(16, key="callisto", largest=0.1),
            basin(-0.28, -0.24, 0.17, _c("#e4d6c0"), rings=3),
        ),
        0.44,
    ),
    "amalthea": Moon(
        "#b0503a",
        both(
            patches(3, _c("#d9835a"), key="amalthea", size=0.3),
            basin(0.3, 0.02, 0.2, _c("#7e3326")),
        ),
        0.42,
        1.7,
        -18,
    ),
    "himalia": Moon(
        "#9a948c", craters(7, key="himalia", largest=0.17, reach=0.62), 0.38, 1.3, 24, 0.12
    ),
    "elara": Moon(
        "#7f8794",
        both(basin(-0.25, 0.1, 0.24, _c("#555e6d")), craters(4, key="elara", reach=0.6)),
        0.35,
        1.18,
        -35,
        0.14,
    ),
    "pasiphae": Moon("#8d7a6c", pores(9, _c("#5b4a41"), key="pasiphae"), 0.36, 1.4, 48, 0.15),
    "sinope": Moon(
        "#a8584c",
        both(
            stripes(((-0.16, 0.07, _c("#7c3a35")), (0.24, 0.06, _c("#7c3a35"))), turn=52),
            craters(3, key="sinope", reach=0.5),
        ),
        0.34,
        1.25,
        10,
        0.16,
    ),
    "lysithea": Moon(
        "#b9b2a4",
        both(
            patches(4, _c("#8b8577"), key="lysithea", size=0.24),
            craters(4, key="lysithea", largest=0.12, reach=0.55),
        ),
        0.36,
        1.55,
        -52,
        0.13,
    ),
    "carme": Moon(
        "#a3763f",
        both(
            basin(0.05, -0.12, 0.34, _c("#77532b")),
            craters(3, key="carme", largest=0.11, reach=0.7),
        ),
        0.36,
        1.12,
        80,
        0.13,
    ),
    "ananke": Moon(
        "#77706f",
        both(
            canyons((((-0.7, 0.2), (-0.2, -0.05), (0.3, 0.12), (0.75, -0.15)),), _c("#453f43")),
            craters(5, key="ananke", largest=0.13, reach=0.6),
        ),
        0.35,
        1.45,
        8,
        0.18,
    ),
}
_SATURN = {
    "mimas": Moon(
        "#bcbcbf",
        both(craters(12, key="mimas", largest=0.1), basin(0.22, -0.12, 0.4, _c("#8f8f96"))),
        0.36,
    ),
    "enceladus": Moon(
        "#f1f7fa",
        both(
            craters(5, key="enceladus", largest=0.08),
            stripes(tuple((0.42 + 0.16 * i, 0.026, _c("#5fb4cf")) for i in range(4)), turn=-8),
            cracks(4, _c("#b4dbe6"), key="enceladus"),
        ),
        0.37,
    ),
    "tethys": Moon(
        "#d9d6cd",
        both(
            canyons(
                (((-0.35, -1.0), (-0.1, -0.4), (0.12, 0.2), (0.06, 0.95)),),
                _c("#8f8b80"),
                width=0.08,
            ),
            basin(-0.5, -0.1, 0.22, _c("#b1ada2")),
            craters(9, key="tethys", largest=0.09),
        ),
        0.39,
    ),
    "dione": Moon(
        "#a9adb5",
        both(
            wisps(
                (
                    ((-0.9, -0.2), (-0.3, -0.32), (0.3, -0.1), (0.9, -0.3)),
                    ((-0.5, -0.8), (-0.2, -0.2), (-0.36, 0.4), (-0.1, 0.9)),
                    ((0.2, -0.9), (0.36, -0.2), (0.1, 0.4), (0.4, 0.8)),
                    ((-0.8, 0.4), (-0.1, 0.2), (0.5, 0.5), (0.8, 0.4)),
                ),
                _c("#f7fafc"),
            ),
            craters(7, key="dione", largest=0.09),
        ),
        0.4,
    ),
    "rhea": Moon(
        "#cfc4b4",
        both(star_crater(0.3, -0.3, 0.5, _c("#fbf6ea")), craters(15, key="rhea", largest=0.12)),
        0.42,
    ),
    "titan": Moon(
        "#e8a63e",
        both(
            stripes(
                (
                    (-0.62, 0.1, _c("#d08a2c")),
                    (-0.1, 0.14, _c("#f2c06a")),
                    (0.38, 0.1, _c("#d08a2c")),
                    (0.74, 0.08, _c("#f2c06a")),
                )
            ),
            haze(_c("#7f7bd0")),
        ),
        0.46,
    ),
    "hyperion": Moon("#bd9f7c", pores(30, _c("#6c4e38"), key="hyperion"), 0.44, 1.35, -22, 0.1),
    "iapetus": Moon(
        "#ece5d8",
        both(
            craters(7, key="iapetus", largest=0.1),
            half_dark(_c("#4a372c"), facing=168, inner=-0.02),
            stripes(((0.02, 0.028, _c("#9c8b78")),), bend=0.0),
        ),
        0.41,
    ),
    "phoebe": Moon("#5f5a5c", both(craters(11, key="phoebe", largest=0.2)), 0.36, 1.08, 15, 0.14),
}
_URANUS = {
    "ariel": Moon(
        "#cdd6d8",
        both(
            canyons(
                (
                    ((-0.9, -0.3), (-0.3, -0.16), (0.2, -0.3), (0.9, -0.05)),
                    ((-0.2, -0.16), (0.0, 0.3), (0.4, 0.5), (0.8, 0.45)),
                    ((-0.8, 0.45), (-0.4, 0.3), (0.0, 0.3)),
                ),
                _c("#7b8f97"),
            ),
            craters(6, key="ariel", largest=0.1),
        ),
        0.4,
    ),
    "umbriel": Moon(
        "#55575f",
        both(craters(13, key="umbriel", largest=0.15), ring_spot(0.12, -0.78, 0.2, _c("#f4f2ec"))),
        0.4,
    ),
    "titania": Moon(
        "#b59f90",
        both(
            canyons(
                (((0.5, -1.0), (0.42, -0.4), (0.62, 0.1), (0.5, 0.75)),), _c("#6f5a4e"), width=0.09
            ),
            basin(-0.2, -0.48, 0.25, _c("#8f7a6c")),
            craters(10, key="titania", largest=0.1),
        ),
        0.44,
    ),
    "oberon": Moon(
        "#96746a",
        both(
            star_crater(-0.3, 0.2, 0.42, _c("#e2cfc4")),
            star_crater(0.42, -0.28, 0.3, _c("#e2cfc4")),
            craters(8, key="oberon", largest=0.12),
        ),
        0.43,
    ),
    "miranda": Moon(
        "#aebcc0",
        both(
            chevrons(0.02, 0.2, 0.42, _c("#5e737b"), turn=-90),
            chevrons(-0.6, -0.42, 0.3, _c("#5e737b"), turn=24),
            chevrons(0.66, -0.3, 0.28, _c("#5e737b"), turn=160),
            craters(5, key="miranda", largest=0.07),
        ),
        0.36,
    ),
}
_NEPTUNE = {
    "triton": Moon(
        "#a8c7c4",
        both(
            pores(26, _c("#85aaa9"), key="triton"),
            cap(0.8, _c("#f0c9bb"), half=0.62),
            geysers(((-0.3, 0.5), (0.1, 0.68), (0.36, 0.46), (-0.05, 0.36)), _c("#5b4a55")),
        ),
        0.44,
    ),
    "nereid": Moon(
        "#7c93ad",
        both(
            basin(0.22, 0.2, 0.26, _c("#566d88")),
            craters(6, key="nereid", largest=0.12, reach=0.65),
        ),
        0.37,
        1.22,
        -28,
        0.13,
    ),
}
MOONS = {**_JUPITER, **_SATURN, **_URANUS, **_NEPTUNE}


def _register(name: str, moon: Moon) -> None:
    @drawing(f"moon-{name}")
    def draw(width: float, height: float, style: Style) -> Node:
        s = Sketch(width, height, style)
        s.sky(NIGHT)
        stars(s, key=name, count=26)
        cx, cy, r = width / 2, height / 2, moon.size * s.unit
        base = parse_colour(moon.base)
        if moon.long > 1:
            body = Disc(s, cx, cy, r, base)
            rock(s, body, moon.face, key=name, long=moon.long, turn=moon.turn, rough=moon.rough)
        else:
            round_moon(s, cx, cy, r, base, moon.face)
        return s.node()


for _name, _moon in MOONS.items():
    _register(_name, _moon)
