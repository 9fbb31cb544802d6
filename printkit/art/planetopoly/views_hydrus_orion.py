"""Six landscapes: the waters of Hydrus, and the dark heights of Orion."""

from printkit.art.planetopoly.motifs import palm, ringed
from printkit.art.planetopoly.palette import CREAM, HYDRUS, ORION
from printkit.art.planetopoly.poster import Poster, set_at, view
from printkit.art.space.curves import XY, between
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star


@view("planet-serpent-fjord")
def serpent_fjord(p: Poster) -> None:
    """A sea serpent rises between the walls of a fjord, in front of a very small boat."""
    c = HYDRUS
    p.sky(c.sky, 34, 9, 6, 5)
    p.layer(circle(34, 9, 4.2), c.disc)
    p.layer("M14 20L24 10L29 14L34 17L40 11L48 20Z", c.far)
    p.layer("M-2 -2H10L14 6L12 10L18 16L24 20H-2ZM62 -2H50L47 4L49 9L43 15L38 20H62Z", c.middle)
    p.shade(
        "M10 -2L14 6L12 10L18 16L24 20H15L9 13L10 8L5 -2ZM50 -2L47 4L49 9L43 15L38 20H46"
        "L52 14L53 8L51 4L55 -2Z",
        c.near,
    )
    p.etch("M-2 -2H5L10 8L9 13L15 20H-2ZM55 -2H62V20H46L52 14L53 8L51 4Z", c.near)
    p.layer("M-2 20H62V32H-2Z", c.sky[0])
    p.etch("M-2 20.6H62V32H-2Z", c.sky[2])
    for data in (
        "M42 25C42 17 50 17 50 25H47.4C47.4 20.6 44.6 20.6 44.6 25Z",
        "M32 25.4C32 15 42 15 42 25.4H38.6C38.6 19 35.4 19 35.4 25.4Z",
        "M50.6 25C51.4 21.6 54 20.6 56.6 18.6C56.4 21.6 54.6 23 54 25Z",
    ):
        p.body(data, c.far, 0.3)
    neck = (
        "M24 26C25 20 23 16 21.6 12C20.4 8 22.6 5.6 25.6 6.4C28 7 29.4 9 32 9.4"
        "C31.4 11 29 11.6 26.6 11C28.6 15 29.6 20 28.6 26Z"
    )
    p.body(neck, c.far, 0.35)
    p.shade("M25.6 10.4L26.6 11C28.6 15 29.6 20 28.6 26H26.6C27.4 20 26.6 15 25.6 10.4Z", c.middle)
    p.accent(
        "M21.4 11C19.4 10.4 19.6 8.4 18.4 7.4C20.4 7 21.4 6.6 22.4 6.8ZM22.8 15"
        "C20.8 15.2 20.4 13.6 19 13.2C20.2 12.4 21.4 11.8 21.9 12.2ZM24 19.4"
        "C22 19.8 21.4 18.4 20.2 18.2C21 17.2 22.4 16.6 23.3 16.6Z",
        c.spot,
        0.25,
    )
    p.dot(circle(25, 8.2, 0.6), p.style.line)
    p.line("M32 9.4L34 8.6M32 9.4L34 10.2", 0.35, c.spot)
    p.body("M8 25.4H15C14.4 27 13.4 27.4 11.6 27.4C9.8 27.4 8.6 27 8 25.4Z", c.spot, 0.25)
    p.body("M11.4 25V20.4L14.4 24.6Z", CREAM, 0.2)
    p.line("M20 27H31M40 27H46M4 29.6H20M34 30H52", 0.4, c.light)


@view("planet-deep-lagoon")
def deep_lagoon(p: Poster) -> None:
    """A ring of land around water that darkens step by step."""
    c = HYDRUS
    p.sky(c.sky, 48, 6, 5, 5)
    p.layer(circle(48, 6, 3.4), c.disc)
    p.layer("M-2 11H62V32H-2Z", c.middle)
    p.etch("M-2 11.6H62V32H-2Z", c.far)
    p.layer(ellipse(30, 20.4, 27, 9.4), c.light)
    p.layer(ellipse(30, 20.2, 25, 8.4), c.sky[3])
    p.shade(
        "M5 20.4C6 27 18 28.6 30 28.6C42 28.6 54 27 55 20.4C53 25 42 27 30 27C18 27 7 25 5 20.4Z",
        c.spot,
    )
    for rx, ry, colour in (
        (20, 6.3, c.sky[2]),
        (15.6, 4.7, c.sky[1]),
        (11, 3.2, c.sky[0]),
        (6, 1.7, c.near),
    ):
        p.layer(ellipse(30, 20, rx, ry), colour)
    for x, foot, size in ((8, 18.6, 0.72), (12, 16, 0.5), (47, 15.6, 0.55), (51.6, 19.4, 0.85)):
        palm(p, x, foot, size, c.far)
    p.body("M25 17.4C25.4 16.2 28 16 28.4 14.8L28.6 17.4C28 18.4 25.6 18.4 25 17.4Z", c.spot, 0.2)
    p.body("M21 18.8H28.4C27.8 20 27 20.4 24.8 20.4C22.6 20.4 21.4 20 21 18.8Z", CREAM, 0.2)
    p.line(
        "M16 27.4C18 26 20 26 22 27.4M38 29.4C40 28 42 28 44 29.4M4 14H10M50 13H56", 0.35, c.light
    )


@view("planet-misty-reef")
def misty_reef(p: Poster) -> None:
    """A lighthouse on a reef, its beam through bands of mist."""
    c = HYDRUS
    p.sky(c.sky, 36, 7, 7, 6)
    p.glow("M36 6.6L-2 1V13Z", c.disc)
    p.glow("M36 6.6L62 2V11.6Z", c.disc)
    p.line("M33 6L-2 1M33 7.6L-2 13M39 6L62 2M39 7.6L62 11.6", 0.25, c.disc)
    p.layer("M-2 21H62V32H-2Z", c.sky[0])
    p.etch("M-2 21.6H62V32H-2Z", c.far)
    p.layer("M20 24L26 17L31 18.6L36 15.6L43 18L50 24Z", c.near)
    p.layer("M2 25L6 17L9 19L13 13.6L17 20L20 25ZM50 25L54 18L58 20.4L62 17V25Z", c.near)
    p.shade("M13 13.6L17 20L20 25H14L15 20ZM36 15.6L43 18L50 24H41L42 20Z", c.middle)
    p.body("M33.4 17.6L34.4 8.4H37.6L38.6 17.6Z", CREAM, 0.3)
    p.accent("M33.8 14L34.1 11.4H37.9L38.2 14Z", c.spot, 0.2)
    p.body("M33.4 8.4H38.6V7.4H33.4ZM34.4 7.4V4.8H37.6V7.4Z", c.disc, 0.25)
    p.body("M33.8 4.8L36 2.4L38.2 4.8Z", c.spot, 0.25)
    for x, y, wide, colour in (
        (-2, 19.4, 30, c.light),
        (24, 22.4, 40, c.light),
        (4, 25.6, 34, c.sky[2]),
        (44, 18, 20, c.sky[3]),
    ):
        p.layer(rectangle(x, y, wide, 1.9, 0.95), colour, 0.2)
    p.line("M6 29H14M22 30H34M42 28.6H54", 0.4, c.light)


@view("planet-hunters-height")
def hunters_height(p: Poster) -> None:
    """On the hill an archer aims at the stars."""
    c = ORION
    p.sky(c.sky, 33, 15, 8, 6)
    p.layer(circle(33, 15, 8), c.disc)
    p.figure("orion", 12, 9, 15)
    p.layer("M-2 24L10 20L20 23L34 19L46 23L62 18V32H-2Z", c.far)
    p.layer("M-2 29C10 28 18 21 30 20.4C42 20.6 48 27 62 28V32H-2Z", c.middle)
    p.etch("M-2 29C10 28 18 21 30 20.4C42 20.6 48 27 62 28V32H-2Z", c.near)
    archer = (
        "M27.6 20.6L29.6 14.6L29 11L27.2 12.8L23.4 12L23.6 10.8L26.6 11.4L28.8 8.8L31 8.4"
        "C29.8 7.4 30 5.4 31.6 5C33.4 4.8 34.2 6.8 33 8.2L36.8 6.2L39.6 3.6L40.4 4.4"
        "L37.4 7.4L33.4 10.2L33.6 14.2L36.4 20.6H34.8L31.6 15.6L29.2 20.6Z"
    )
    p.dot(archer, c.near)
    p.line("M33.4 -0.4C38.6 0 42.4 3.6 43 9", 0.8, c.near)
    p.line("M33.4 -0.4L29.4 8.6L43 9", 0.25, c.near)
    p.line("M28 11L43.4 0.6", 0.4, c.near)
    p.accent("M45 -0.6L43.2 2.2L42 0.4Z", c.spot, 0.15)
    p.dot(
        set_at(
            "M-5 0L-4.4 -4.6C-5.4 -5.4 -5.6 -6.4 -6.8 -6.6L-4.6 -7.8L-3.2 -9L-2.6 -7.4L0 -5.4"
            "H4L6.6 -8L6 -4.6L5.4 0H4.2L3.6 -3H-2L-3.8 0Z",
            44.4,
            24.6,
            0.62,
        ),
        c.near,
    )
    p.layer("M-2 32C4 29 12 30 18 32ZM44 32C50 29 58 29.4 62 28.6V32Z", c.near)


def _bow(x: float, y: float, rx: float, depth: float) -> list[XY]:
    """A line that hangs below the level y like the near wall of a crater."""
    return [(x + t * rx, y + depth * rx * (1 - t * t / 0.7)) for t in (-0.84, -0.42, 0, 0.42, 0.84)]


@view("planet-belt-crater")
def belt_crater(p: Poster) -> None:
    """Three bright stars in a row over three craters in a row."""
    c = ORION
    p.sky(c.sky, 30, 9, 6, 5)
    for x, y in ((20.0, 10.0), (30.0, 7.4), (40.0, 4.8)):
        p.accent(star(x, y, 3.6, 0.9, 8), CREAM, 0.2)
    p.line("M14 11.6L46 3.2", 0.25, CREAM)
    ringed(p, 54, 12.6, 2.4, c.far, c.spot)
    p.layer("M-2 17L6 14L12 16L22 14.4L34 16.6L44 14L62 17V32H-2Z", c.far)
    p.layer("M-2 19C16 16.6 44 17 62 19.6V32H-2Z", c.middle)
    p.etch("M-2 19C16 16.6 44 17 62 19.6V32H-2Z", c.near)
    for x, y, rx in ((12, 24.6, 10), (48, 21, 7), (30.6, 22.6, 9)):
        p.layer(ellipse(x, y, rx, 0.34 * rx), c.light)
        p.layer(ellipse(x, y + 0.2, 0.86 * rx, 0.26 * rx), c.near)
        p.layer(between(_bow(x, y + 0.4, rx, 0.28), _bow(x, y + 0.4, rx, 0.12)), c.far)
        p.accent(star(x, y + 0.2, 0.16 * rx, 0.05 * rx, 4), c.spot, 0.15)
    p.body(set_at("M-3 0H3L2.4 -2.6H1L0.4 -5H-1L-1.2 -2.6H-2.6Z", 40, 27.6, 1), c.spot, 0.25)
    p.line(joined(circle(40 + at, 28, 0.7) for at in (-2, 0, 2)), 0.4)
    p.layer("M-2 29C12 27.4 26 30.6 40 29.6C50 29 56 29.8 62 29V32H-2Z", c.near)


@view("planet-rigel-coast")
def rigel_coast(p: Poster) -> None:
    """The blue star over a warm sea, two moons, a parasol on the sand."""
    c = ORION
    p.sky(c.sky, 22, 9, 7, 6)
    p.accent(star(22, 9, 9, 2.6, 8), c.spot, 0.2)
    p.accent(circle(22, 9, 3.8), CREAM, 0.2)
    p.layer(circle(41, 5, 3), c.light)
    p.layer(circle(49, 9.4, 1.8), c.disc)
    p.layer("M-2 17H62V32H-2Z", c.spot.shade(0.45))
    p.etch("M-2 17.6H62V24H-2Z", c.spot)
    p.layer("M20 17H24L30 24H14Z", c.spot)
    p.layer("M62 10L54 12L51 17L47 19L46 23H62Z", c.near)
    p.shade("M54 12L51 17L47 19L46 23H52L54 18Z", c.far)
    p.layer("M-2 25C8 20.6 22 23 34 24.6C46 26 54 23.6 62 22V32H-2Z", c.light)
    p.line("M-2 24.6C8 20.2 22 22.6 34 24.2C46 25.6 54 23.2 62 21.6", 0.8, CREAM)
    p.shade("M-2 29.6C14 27 34 30 62 28V32H-2Z", c.sky[3])
    palm(p, 9, 27.6, 0.98, c.far)
    p.line("M36.6 29L39.4 19", 0.6)
    p.body(
        "M31.6 21.4C33 16.6 41 13.6 47.6 24.6C45.4 23.6 44 23.4 42.4 24"
        "C41 22.4 38.6 21.6 37 22.2C35.4 21 33.4 20.8 31.6 21.4Z",
        c.sky[3],
        0.3,
    )
    p.body(
        "M37 22.2C37.6 19.4 38.8 18 40.4 18C42.4 19.4 43 21.6 42.4 24C41 22.4 38.6 21.6 37 22.2Z",
        CREAM,
        0.25,
    )
    p.body("M24 27.6L26 24.6L27 25L26 27L33 27.4L32.8 28.6L25 28.6Z", c.spot, 0.25)
