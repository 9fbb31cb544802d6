"""The moons of Jupiter that were known before spacecraft came."""

from printkit.art.moonopoly.bodies import both, craters, patches
from printkit.art.moonopoly.markings import (
    basin,
    canyons,
    chain,
    cracks,
    facet,
    grooves,
    pores,
    star_crater,
    stripes,
    volcanoes,
)
from printkit.art.moonopoly.moon import Moon, register_moons
from printkit.colour import parse_colour

JUPITER = register_moons(
    {
        "io": Moon(
            "#f3d45c",
            both(
                patches(7, parse_colour("#f9ecb4"), key="io frost", size=0.34),
                patches(4, parse_colour("#d98a33"), key="io sulphur", size=0.3),
                volcanoes(
                    (
                        (-0.35, -0.3, 0.26),
                        (0.36, 0.08, 0.32),
                        (-0.2, 0.46, 0.2),
                        (0.2, -0.62, 0.15),
                    ),
                    parse_colour("#33211c"),
                    parse_colour("#d2472a"),
                ),
            ),
        ),
        "europa": Moon(
            "#ece3d0",
            both(
                patches(4, parse_colour("#bfa77f"), key="europa", size=0.36),
                cracks(13, parse_colour("#a65a3a"), key="europa lines"),
            ),
            0.4,
        ),
        "ganymede": Moon(
            "#b3a28d",
            both(
                patches(6, parse_colour("#7b6a5a"), key="ganymede dark", size=0.44),
                stripes(
                    ((-0.1, 0.05, parse_colour("#d9cebb")), (0.42, 0.045, parse_colour("#d9cebb"))),
                    turn=-24,
                ),
                star_crater(0.3, 0.52, 0.4, parse_colour("#f4ecdd")),
                craters(6, key="ganymede", largest=0.09),
            ),
            0.45,
        ),
        "callisto": Moon(
            "#6b5c50",
            both(
                craters(8, key="callisto", largest=0.12),
                basin(-0.28, -0.24, 0.17, parse_colour("#e4d6c0"), rings=3),
            ),
            0.44,
        ),
        "amalthea": Moon(
            "#b0503a",
            both(
                patches(3, parse_colour("#d9835a"), key="amalthea", size=0.3),
                basin(0.3, 0.02, 0.2, parse_colour("#7e3326")),
            ),
            0.42,
            1.7,
            -18,
        ),
        "himalia": Moon(
            "#94997a",
            both(
                facet(
                    ((-1.3, -0.5), (-0.5, -1.3), (0.5, -1.2), (0.26, -0.2), (-0.5, 0.14)),
                    (((0.26, -0.2), (0.62, 0.4), (0.5, 1.0)), ((-0.5, 0.14), (-0.6, 1.0))),
                    parse_colour("#dfe2cc"),
                ),
                craters(3, key="himalia", largest=0.14, reach=0.6),
            ),
            0.38,
            1.3,
            24,
            0.12,
            dusk=135.0,
        ),
        "elara": Moon("#71869f", chain((-0.62, 0.3), (0.56, -0.4), 0.15), 0.35, 1.18, -35, 0.14),
        "pasiphae": Moon(
            "#96745c",
            pores(9, parse_colour("#5b4a41"), key="pasiphae"),
            0.36,
            1.4,
            48,
            0.15,
            dusk=135.0,
        ),
        "sinope": Moon(
            "#a8584c",
            both(
                stripes(
                    ((-0.16, 0.07, parse_colour("#7c3a35")), (0.24, 0.06, parse_colour("#7c3a35"))),
                    turn=52,
                ),
                craters(3, key="sinope", reach=0.5),
            ),
            0.34,
            1.25,
            10,
            0.16,
        ),
        "lysithea": Moon(
            "#bdb184",
            craters(2, key="lysithea", largest=0.13, reach=0.55),
            0.4,
            1.6,
            -38,
            0.13,
            double=True,
            dusk=135.0,
        ),
        "carme": Moon(
            "#a3763f", grooves(6, parse_colour("#4f3518"), turn=-24), 0.36, 1.12, 80, 0.13
        ),
        "ananke": Moon(
            "#7b6b84",
            both(
                canyons(
                    (((-0.7, 0.2), (-0.2, -0.05), (0.3, 0.12), (0.75, -0.15)),),
                    parse_colour("#453f43"),
                ),
                craters(5, key="ananke", largest=0.13, reach=0.6),
            ),
            0.35,
            1.45,
            8,
            0.18,
            dusk=135.0,
        ),
    }
)
