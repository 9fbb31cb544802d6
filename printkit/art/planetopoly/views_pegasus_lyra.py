"""Six landscapes: above the clouds of Pegasus, and the valleys of Lyra that sound."""

from printkit.art.planetopoly.motifs import cloud, pine
from printkit.art.planetopoly.palette import CREAM, LYRA, PEGASUS
from printkit.art.planetopoly.poster import Poster, set_at, view
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star


@view("planet-wing-pass")
def wing_pass(p: Poster) -> None:
    """A road between two mountains like raised wings."""
    c = PEGASUS
    p.sky(c.sky, 30, 11, 7, 6)
    p.layer(circle(30, 11, 5.4), c.disc)
    feathers = (
        ("M27.6 26C20 24 12 20 2 4C10 10 16 12 20 13C24 15 27 20 27.6 26Z", c.middle),
        ("M27.8 26C22 22 17 16 12 1C18 8 22 10 24 12C27 15 28 20 27.8 26Z", c.far),
        ("M28 26C24.6 21 22.6 14 21.6 4C25 9 27.6 13 28.4 17C29 20 28.6 23 28 26Z", c.light),
    )
    for data, colour in feathers:
        for flip, x in ((False, 0), (True, 60)):
            p.layer(set_at(data, x, 0, flip=flip), colour)
    p.etch(
        "M58 4C50 10 44 12 40 13C36 15 33 20 32.4 26C40 24 48 20 58 4ZM48 1"
        "C42 8 38 10 36 12C33 15 32 20 32.2 26C38 22 43 16 48 1Z",
        c.near,
    )
    p.layer("M-2 22C8 19 18 22 27 25H33C42 22 52 19 62 22V32H-2Z", c.near)
    p.layer(
        "M24 32C25 29 31 28.6 29 26.6C28 25.4 29.6 24.4 30 23.4C30.6 24.6 33 25.6 32 27"
        "C31 28.4 36 29.4 36 32Z",
        c.light,
    )
    cloud(p, 7, 20, 0.8, c.light)
    cloud(p, 53, 17.4, 0.9, c.light, flip=True)


@view("planet-cloud-meadow")
def cloud_meadow(p: Poster) -> None:
    """Winged horses graze on the clouds."""
    c = PEGASUS
    p.sky(c.sky, 46, 9, 7, 6)
    p.layer(circle(46, 9, 4.6), c.disc)
    p.figure("pegasus", 12, 6.6, 12)
    for x, y, size, colour, flip in (
        (8, 19, 1.3, c.far, False),
        (50, 20, 1.5, c.far, True),
        (30, 22, 2, c.light, False),
    ):
        cloud(p, x, y, size, colour, flip=flip)
    p.layer(
        "M-2 22.4C4 19.6 9 20.6 12 22.6C16 20 24 20.4 27 23C32 20.6 40 20.4 44 23"
        "C48 20.6 56 20.6 62 23V32H-2Z",
        c.light,
    )
    p.shade("M-2 27C8 24.6 14 28.6 22 27C30 25.4 40 29 48 27.4C54 26 58 27 62 27.6V32H-2Z", c.far)
    for x, foot, size, flip in ((21, 23.6, 1.05, False), (40, 25.6, 0.9, True)):
        _winged_horse(p, x, foot, size, flip=flip)
    p.accent(
        joined(
            star(x, y, 1.1, 0.45, 5)
            for x, y in ((8, 27), (14, 29), (31, 29), (50, 29.4), (55, 26.6))
        ),
        c.spot,
        0.15,
    )


def _winged_horse(p: Poster, x: float, foot: float, size: float, *, flip: bool) -> None:
    place = (x, foot, size)
    c = PEGASUS
    body = (
        "M-5 0V-4.4C-7 -5.6 -7 -8.6 -4.4 -9.2H2.4C4.4 -11 5.6 -12 6 -13.6L7 -12.6"
        "C9 -11.8 10.4 -9.6 10 -8.6L8.6 -8.4L6.6 -9.8C6 -8 5.4 -6 4 -4.6L4.4 0H3.2L2.4 -4"
        "H-2.6L-3.6 0Z"
    )
    p.body(set_at(body, *place, flip=flip), CREAM, 0.3)
    p.body(
        set_at("M-4.8 -9C-8 -8.6 -8.6 -5 -7.6 -2.4C-6.4 -4 -6 -6 -4.4 -7Z", *place, flip=flip),
        c.middle,
        0.25,
    )
    p.body(
        set_at("M1.6 -7.4C-2 -8 -3.4 -12 -8.4 -15.6C-3 -17 3.4 -14.4 3.6 -9.4Z", *place, flip=flip),
        c.spot,
        0.3,
    )
    p.line(
        set_at(
            "M1.4 -8.6C-0.6 -11 -2.6 -13 -5.4 -14.8M2.6 -9.4C1.6 -12 0 -13.8 -2.4 -15",
            *place,
            flip=flip,
        ),
        0.25,
    )


@view("planet-spring-grove")
def spring_grove(p: Poster) -> None:
    """Springs leap between round trees and fill three basins."""
    c = PEGASUS
    p.sky(c.sky, 30, 10, 8, 6)
    p.layer("M-2 21C12 16 22 19 30 18C42 17 50 18.6 62 16V32H-2Z", c.far)
    for x, top, size, colour in (
        (6, 9, 6, c.middle),
        (16, 11, 4.4, c.near),
        (45, 10.6, 4.6, c.near),
        (55, 8.6, 6, c.middle),
    ):
        p.layer(rectangle(x - 0.6, top + 2, 1.2, 22 - top), c.near)
        p.layer(circle(x, top, size), colour)
        p.shade(joined([circle(x + 0.34 * size, top + 0.3 * size, 0.6 * size)]), c.near)
    for x, top, reach in ((22, 11, 5), (38, 11.6, 5), (30, 3.4, 7.4)):
        jet = (
            f"M{x} 24V{top + 3}M{x} {top + 3}"
            f"C{x - 0.4} {top} {x - 0.6 * reach} {top - 1} {x - reach} {top + 8}M{x} {top + 3}"
            f"C{x + 0.4} {top} {x + 0.6 * reach} {top - 1} {x + reach} {top + 8}M{x} {top + 3}"
            f"C{x - 0.2} {top + 1} {x - 0.4 * reach} {top + 2} {x - 0.5 * reach} {top + 10}"
            f"M{x} {top + 3}"
            f"C{x + 0.2} {top + 1} {x + 0.4 * reach} {top + 2} {x + 0.5 * reach} {top + 10}"
        )
        p.tube(jet, 1.3, CREAM)
    for x, y, rx, ry in ((21, 23, 9, 2.4), (39, 23, 9, 2.4), (30, 26.4, 14, 3.4)):
        p.body(ellipse(x, y + 0.7, rx, ry), c.near, 0.2)
        p.layer(ellipse(x, y, rx - 0.6, ry - 0.5), c.light)
        p.line(ellipse(x, y + 0.2, 0.5 * rx, 0.4 * ry), 0.25, c.middle)
    p.layer("M-2 28C8 25.6 14 29 20 30.6L24 32H-2ZM62 28C52 25.6 46 29 40 30.6L36 32H62Z", c.near)


@view("planet-harp-valley")
def harp_valley(p: Poster) -> None:
    """Strings are drawn across a valley from rim to rim."""
    c = LYRA
    p.sky(c.sky, 30, 12, 7, 6)
    p.layer(circle(30, 12, 5.4), c.disc)
    p.layer("M10 32L22 18L30 22L40 17L52 32Z", c.far)
    p.layer("M-2 -2H15C17 8 21 18 28 25C30 27 31 30 31 32H-2Z", c.middle)
    p.shade("M9 -2H15C17 8 21 18 28 25C30 27 31 30 31 32H24C18 24 11 12 9 -2Z", c.near)
    p.layer("M62 4L46 7C45 14 40 20 33 25C31 27 31 30 31 32H62Z", c.middle)
    p.shade("M62 4L46 7C45 14 40 20 33 25C31 27 31 30 31 32H40C48 24 50 14 51 9L62 7Z", c.near)
    p.etch("M-2 -2H9C11 12 18 24 24 32H-2ZM62 7L51 9C50 14 48 24 40 32H62Z", c.near)
    for y, x, end in (
        (1, 15.4, 46),
        (4.6, 16.4, 45.6),
        (8.2, 17.6, 44.4),
        (11.8, 19, 42.6),
        (15.4, 21, 40),
    ):
        p.line(f"M{x} {y}L{end} {y + 6.4 - 0.2 * y}", 0.45, CREAM)
    for y, x, end in ((1, 15.4, 46), (8.2, 17.6, 44.4), (15.4, 21, 40)):
        p.accent(joined([circle(x, y, 0.9), circle(end, y + 6.4 - 0.2 * y, 0.9)]), c.spot, 0.2)
    note = "M0 0A1.5 1.1 -20 1 1 -0.4 -0.9L-0.4 -5L3 -5.8V-4.6L0.4 -4Z"
    p.dot(joined(set_at(note, x, y, s) for x, y, s in ((26, 5, 0.8), (37, 3.6, 0.6))), c.spot)
    p.layer(
        "M31 32C30 29.4 33 28.4 31.4 26.6C30.6 25.6 31 24.6 31 23.8"
        "C32.4 25 33 25.8 32.6 27C32.4 28.6 35 29.6 34.6 32Z",
        c.light,
    )


@view("planet-singing-grotto")
def singing_grotto(p: Poster) -> None:
    """A cave whose stalactites are the pipes of an organ, above a pool with rings."""
    c = LYRA
    p.sky((c.near, c.middle, c.far, c.light), 30, 17, 8, 6)
    p.layer(
        "M6 32C2 22 6 8 18 5L14 9C8 14 8 24 12 32ZM54 32C58 22 54 8 42 5L46 9C52 14 52 24 48 32Z",
        c.sky[0],
    )
    for i, tall in enumerate((9, 13, 16, 12, 18, 14, 17, 12, 8)):
        x = 14.0 + 4 * i
        p.layer(
            f"M{x - 1.7} 3H{x + 1.7}L{x + 1.1} {tall - 2}L{x} {tall}L{x - 1.1} {tall - 2}Z",
            c.middle if i % 2 else c.far,
        )
        p.shade(f"M{x + 0.3} 3H{x + 1.7}L{x + 1.1} {tall - 2}L{x} {tall}Z", c.near)
        p.dot(ellipse(x - 0.1, tall - 3.6, 0.6, 0.9), c.near)
    p.layer(
        "M-2 -2H62V32H54C58 22 54 8 42 5L40 6.4L36.4 5L33.2 6.2L29.4 4.6L26 6.2L22.8 4.8L20 6.2"
        "L18 5C6 8 2 22 6 32H-2Z",
        c.near,
    )
    p.layer("M8 24C16 21.4 44 21.4 52 24C54 28 52 32 52 32H8C8 32 6 28 8 24Z", c.sky[1])
    rings = joined(ellipse(30, 26, r, 0.2 * r) for r in (3, 7, 11.4, 16, 21))
    p.line(rings, 0.4, c.light)
    p.accent(
        "M30 18.6C31 20.4 31.4 21 31.4 21.8A1.4 1.4 0 0 1 28.6 21.8C28.6 21 29 20.4 30 18.6Z",
        c.spot,
        0.25,
    )
    for x, flip in ((9.6, False), (50.4, True)):
        p.layer(set_at("M-5 32L-2 24L0 27L2 20L4 27L6 25L8 32Z", x, 0, 1, flip=flip), c.near)


@view("planet-vega-peak")
def vega_peak(p: Poster) -> None:
    """One mountain, and the brightest star right above it."""
    c = LYRA
    p.sky(c.sky, 30, 6, 5, 5)
    rays = joined(star(30, 6, r, 0.6, n, turn) for r, n, turn in ((17, 4, -90), (10, 4, -45)))
    p.glow(rays, c.disc)
    p.accent(star(30, 6, 6, 1.5, 8), CREAM, 0.2)
    p.figure("lyra", 51, 8.4, 12)
    p.layer("M-2 26L8 18L14 21L22 15L40 16L47 20L54 16L62 22V32H-2Z", c.far)
    p.layer("M6 32L22 17L25 18L30 9.6L35 18L38 17.4L54 32Z", c.middle)
    p.shade("M30 9.6L35 18L38 17.4L54 32H32L35 26L30.6 22L32.4 17Z", c.near)
    p.layer("M30 9.6L33.4 15.4L31.6 18L30 16L27.6 19L26 16.4Z", c.light)
    p.etch("M6 32L22 17L25 18L26 16.4L27.6 19L30 16L30.6 22L35 26L32 32Z", c.near)
    p.line("M17 32L22 28.4L19.6 26.4L25 23.6L23.6 21.6L27 19.6", 0.5, c.light)
    p.body("M26.6 21.4L28.4 18L30.2 21.4Z", c.spot, 0.2)
    p.layer("M-2 28C8 25.6 16 29 24 29.6C36 30.4 48 27 62 28V32H-2Z", c.near)
    for x, size in ((4, 0.5), (9, 0.4), (48, 0.4), (53, 0.56), (58, 0.44)):
        pine(p, x, 29, size, c.near)
