"""The moons of Saturn that were known before spacecraft came."""

from printkit.art.moonopoly.bodies import both, craters
from printkit.art.moonopoly.markings import (
    basin,
    canyons,
    cracks,
    half_dark,
    haze,
    pores,
    star_crater,
    stripes,
    wisps,
)
from printkit.art.moonopoly.moon import Moon, register_moons
from printkit.colour import parse_colour

SATURN = register_moons(
    {
        "mimas": Moon(
            "#c4bfb2",
            both(
                craters(12, key="mimas", largest=0.1),
                basin(0.22, -0.12, 0.4, parse_colour("#8f8f96")),
            ),
            0.36,
        ),
        "enceladus": Moon(
            "#f1f7fa",
            both(
                craters(5, key="enceladus", largest=0.08),
                stripes(
                    tuple((0.42 + 0.16 * i, 0.026, parse_colour("#5fb4cf")) for i in range(4)),
                    turn=-8,
                ),
                cracks(4, parse_colour("#b4dbe6"), key="enceladus"),
            ),
            0.37,
        ),
        "tethys": Moon(
            "#d9d8c4",
            both(
                canyons(
                    (((-0.35, -1.0), (-0.1, -0.4), (0.12, 0.2), (0.06, 0.95)),),
                    parse_colour("#8f8b80"),
                    width=0.08,
                ),
                basin(-0.5, -0.1, 0.22, parse_colour("#b1ada2")),
                craters(9, key="tethys", largest=0.09),
            ),
            0.39,
        ),
        "dione": Moon(
            "#9fabc0",
            both(
                wisps(
                    (
                        ((-0.9, -0.2), (-0.3, -0.32), (0.3, -0.1), (0.9, -0.3)),
                        ((-0.5, -0.8), (-0.2, -0.2), (-0.36, 0.4), (-0.1, 0.9)),
                        ((0.2, -0.9), (0.36, -0.2), (0.1, 0.4), (0.4, 0.8)),
                        ((-0.8, 0.4), (-0.1, 0.2), (0.5, 0.5), (0.8, 0.4)),
                    ),
                    parse_colour("#f7fafc"),
                ),
                craters(7, key="dione", largest=0.09),
            ),
            0.4,
        ),
        "rhea": Moon(
            "#cfc4b4",
            both(
                star_crater(0.3, -0.3, 0.5, parse_colour("#fbf6ea")),
                craters(15, key="rhea", largest=0.12),
            ),
            0.42,
        ),
        "titan": Moon(
            "#e8a63e",
            both(
                stripes(
                    (
                        (-0.62, 0.1, parse_colour("#d08a2c")),
                        (-0.1, 0.14, parse_colour("#f2c06a")),
                        (0.38, 0.1, parse_colour("#d08a2c")),
                        (0.74, 0.08, parse_colour("#f2c06a")),
                    )
                ),
                haze(parse_colour("#7f7bd0")),
            ),
            0.46,
        ),
        "hyperion": Moon(
            "#bd9f7c", pores(30, parse_colour("#6c4e38"), key="hyperion"), 0.44, 1.35, -22, 0.1
        ),
        "iapetus": Moon(
            "#ece5d8",
            both(
                craters(7, key="iapetus", largest=0.1),
                half_dark(parse_colour("#4a372c"), facing=168, inner=-0.02),
                stripes(((0.02, 0.028, parse_colour("#9c8b78")),), bend=0.0),
            ),
            0.41,
            shaded=False,
        ),
        "phoebe": Moon(
            "#6a5348", both(craters(11, key="phoebe", largest=0.2)), 0.36, 1.08, 15, 0.14
        ),
    }
)
