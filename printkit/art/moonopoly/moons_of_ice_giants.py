"""The moons of Uranus and Neptune that were known before spacecraft came."""

from printkit.art.moonopoly.bodies import both, craters
from printkit.art.moonopoly.markings import (
    basin,
    canyons,
    cap,
    chevrons,
    geysers,
    pores,
    ring_spot,
    star_crater,
)
from printkit.art.moonopoly.moon import Moon, register_moons
from printkit.colour import parse_colour

URANUS = register_moons(
    {
        "ariel": Moon(
            "#c3d8da",
            both(
                canyons(
                    (
                        ((-0.9, -0.3), (-0.3, -0.16), (0.2, -0.3), (0.9, -0.05)),
                        ((-0.2, -0.16), (0.0, 0.3), (0.4, 0.5), (0.8, 0.45)),
                        ((-0.8, 0.45), (-0.4, 0.3), (0.0, 0.3)),
                    ),
                    parse_colour("#7b8f97"),
                ),
                craters(6, key="ariel", largest=0.1),
            ),
            0.4,
        ),
        "umbriel": Moon(
            "#4e5570",
            both(
                craters(13, key="umbriel", largest=0.15),
                ring_spot(0.12, -0.78, 0.2, parse_colour("#f4f2ec")),
            ),
            0.4,
        ),
        "titania": Moon(
            "#b59f90",
            both(
                canyons(
                    (((0.5, -1.0), (0.42, -0.4), (0.62, 0.1), (0.5, 0.75)),),
                    parse_colour("#6f5a4e"),
                    width=0.09,
                ),
                basin(-0.2, -0.48, 0.25, parse_colour("#8f7a6c")),
                craters(10, key="titania", largest=0.1),
            ),
            0.44,
        ),
        "oberon": Moon(
            "#96746a",
            both(
                star_crater(-0.3, 0.2, 0.42, parse_colour("#e2cfc4")),
                star_crater(0.42, -0.28, 0.3, parse_colour("#e2cfc4")),
                craters(8, key="oberon", largest=0.12),
            ),
            0.43,
        ),
        "miranda": Moon(
            "#aebcc0",
            both(
                chevrons(0.02, 0.2, 0.42, parse_colour("#5e737b"), turn=-90),
                chevrons(-0.6, -0.42, 0.3, parse_colour("#5e737b"), turn=24),
                chevrons(0.66, -0.3, 0.28, parse_colour("#5e737b"), turn=160),
                craters(5, key="miranda", largest=0.07),
            ),
            0.36,
        ),
    }
)

NEPTUNE = register_moons(
    {
        "triton": Moon(
            "#a8c7c4",
            both(
                pores(26, parse_colour("#85aaa9"), key="triton"),
                cap(0.8, parse_colour("#f0c9bb"), half=0.62),
                geysers(
                    ((-0.3, 0.5), (0.1, 0.68), (0.36, 0.46), (-0.05, 0.36)), parse_colour("#5b4a55")
                ),
            ),
            0.44,
        ),
        "nereid": Moon(
            "#7c93ad",
            both(
                star_crater(0.12, 0.08, 0.8, parse_colour("#dfe9f2")),
                craters(3, key="nereid", largest=0.1, reach=0.65),
            ),
            0.37,
            1.22,
            -28,
            0.13,
            dusk=135.0,
        ),
    }
)
