"""Six landscapes: the red steppes of Taurus, and the rocks of Hercules."""

from printkit.art.planetopoly.motifs import pine
from printkit.art.planetopoly.palette import CREAM, HERCULES, TAURUS
from printkit.art.planetopoly.poster import Poster, set_at, view
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, star


@view("planet-horn-mountains")
def horn_mountains(p: Poster) -> None:
    """Two mountains curved like horns, the sun between them."""
    c = TAURUS
    p.sky(c.sky, 30, 10, 8, 6)
    p.layer(circle(30, 10, 6.4), c.disc)
    p.layer("M-2 24C8 18 16 20 30 21C44 20 52 18 62 24V32H-2Z", c.far)
    horn = "M2 28C4 18 2 8 11 0C9.6 6 13 10 18 14C23 18 26 22 27 28Z"
    for flip, x in ((False, 0), (True, 60)):
        p.layer(set_at(horn, x, 0, flip=flip), c.middle)
        p.etch(set_at(horn, x, 0, flip=flip), c.far)
    p.shade("M11 0C9.6 6 13 10 18 14C23 18 26 22 27 28H20C20 20 8 14 11 0Z", c.near)
    p.shade("M58 28C56 18 58 8 49 0C52 8 50 20 51 28Z", c.near)
    p.layer(
        "M11 0C10.2 3 10.8 5.4 12.2 7.6L8.6 6C8.4 3.6 9.4 1.6 11 0ZM49 0"
        "C49.8 3 49.2 5.4 47.8 7.6L51.4 6C51.6 3.6 50.6 1.6 49 0Z",
        c.light,
    )
    p.layer("M-2 26C10 22.6 20 27.4 30 26C42 24.4 50 27.6 62 25V32H-2Z", c.near)
    p.line("M27 32C28 29 32 28.6 30 26.2C29 25 30.6 24 30.4 22.6", 0.7, c.light)


@view("planet-red-steppe")
def red_steppe(p: Poster) -> None:
    """A track winds over endless grass to a lone tree; a beast with horns grazes."""
    c = TAURUS
    p.sky(c.sky, 18, 15, 7, 6)
    p.layer(circle(18, 15, 5.6), c.disc)
    p.figure("taurus", 48, 6, 12)
    p.layer("M-2 18C14 15 34 18.6 62 15V32H-2Z", c.far)
    p.layer("M-2 22C12 18 28 22 62 19V32H-2Z", c.middle)
    p.etch("M-2 22C12 18 28 22 62 19V32H-2Z", c.far)
    p.layer(
        "M22 32C28 27 20 24.4 25 21.6C28 20 24 19 25.4 17.6C26 19 30 20 28 21.8"
        "C25 24.6 34 27 32 32Z",
        c.light,
    )
    p.body(
        "M44.4 24C45.2 20 44.6 17 43 14H45L46.4 17L48.6 14.4L49.4 15L47 18.6"
        "C47 20.6 47.4 22.4 48 24Z",
        c.near,
        0.2,
    )
    p.layer(
        "M36 14.4C35 11.6 39 9.6 41 10.6C43 7.6 48 8 49 10.2C52 9.4 55.6 11 54.6 14.4"
        "C50 15.6 41 15.6 36 14.4Z",
        c.near,
    )
    beast = (
        "M-6 0V-4C-7.4 -6 -6 -8 -3 -8H2.6C4 -9.4 6 -9 7 -7.6L8.6 -9.6"
        "C8.8 -8 8.4 -6.8 7.6 -6L6.8 -4.2L4.6 -4.6L3.6 0H2.4L2 -3H-3L-3.6 0H-4.6L-5 -3L-4.8 0Z"
    )
    p.body(set_at(beast, 13, 26.4, 0.9), c.near, 0.2)
    p.body(set_at(beast, 35, 23, 0.42, flip=True), c.near, 0.2)
    tufts = joined(
        set_at("M0 0L-0.8 -2.6L0.4 -0.8L1 -3L1.4 -0.8L2.6 -2.4L2 0Z", x, y)
        for x, y in ((3, 29), (20, 29.6), (38, 28), (46, 29.4), (54, 27.4))
    )
    p.dot(tufts, c.near)


@view("planet-lake-pleiades")
def lake_pleiades(p: Poster) -> None:
    """Seven stars over a still lake, and again in it."""
    c = TAURUS
    p.sky((c.near, c.middle, c.far, c.sky[2]), 30, 15, 9, 7)
    seven = (
        (24, 6.4, 2),
        (28.4, 3.8, 1.7),
        (30, 8, 2.4),
        (34.4, 6, 1.9),
        (35.6, 9.8, 1.5),
        (26, 10.6, 1.5),
        (39.4, 7.2, 1.7),
    )
    p.accent(joined(star(x, y, r, 0.32 * r, 4) for x, y, r in seven), CREAM, 0.15)
    p.layer("M-2 16L6 9L12 13L18 8L25 16H35L43 9L50 13L56 8.6L62 14V17H-2Z", c.far)
    p.shade("M18 8L25 16H19ZM43 9L50 13L52 16H44ZM6 9L12 13L13 16H7Z", c.middle)
    p.layer("M-2 16H62V32H-2Z", c.spot)
    p.etch("M-2 16.6H62V32H-2Z", c.spot.shade(0.35))
    p.accent(joined(star(x, 32 - y, r, 0.3 * r, 4) for x, y, r in seven), CREAM, 0.15)
    for x, size in ((3, 1.2), (8.6, 0.9), (12.6, 0.62), (48, 0.66), (52, 0.94), (57, 1.25)):
        pine(p, x, 23, size, c.near)
    p.layer(
        "M-2 22C6 20.6 12 22 17 24.4C12 26 8 28 6 32H-2ZM62 22C54 20.6 48 22 43 24.4"
        "C48 26 52 28 54 32H62Z",
        c.near,
    )
    p.body("M27 26.4H35C34.4 28 33 28.6 31 28.6C29 28.6 27.6 28 27 26.4Z", c.light, 0.25)


@view("planet-lion-rock")
def lion_rock(p: Poster) -> None:
    """A rock that lies in the desert like a lion."""
    c = HERCULES
    p.sky(c.sky, 42, 10, 8, 6)
    p.layer(circle(42, 10, 5), c.disc)
    p.layer("M-2 22L8 17L16 20L40 18L50 20L62 16V32H-2Z", c.far)
    p.layer(
        "M14 6C18 2 26 2.4 29 7C31 9.6 31.4 12 34 13.4C42 15 50 18 52 26H12L10.6 22L13 20"
        "L9.6 17.4C9 14 10.6 12.6 12 11.6Z",
        c.middle,
    )
    p.shade(
        "M24 3.6C28 5.4 29.4 7.6 30 9C31 11 32 12.4 34 13.4C42 15 50 18 52 26H24"
        "C28 22 30 16 26.6 11C26 8.6 25 6 24 3.6Z",
        c.near,
    )
    p.etch(
        "M14 6C18 2 22 2.4 24 3.6C25 6 26 8.6 26.6 11C29 16 28 22 24 26H12L13 20L9.6 17.4L12 11.6Z",
        c.near,
    )
    p.layer(
        "M11 11.8C12 8.6 15 7.4 18 8.6C20 10 20.6 14 19 17.6C17 20 14 20.4 11.6 19.4"
        "L9.4 17.4C8.8 14.4 9.8 12.8 11 11.8Z",
        c.far,
    )
    p.line("M12.4 13L15 12.2M10.6 17.8C12 18.6 13.6 18.2 14.4 17.2", 0.5, c.near)
    p.dot("M9.2 15.6L11.6 15.4L10 17.2ZM13.2 13.4L15 13.2L14.2 14.4Z", c.near)
    p.layer("M6 26C8 23.6 13 23 20 23.4C26 23.6 28 26 28 28H4Z", c.far)
    p.line("M8 26.4V28M11 26V28", 0.4, c.near)
    p.line("M51.6 25C56 24 57 20 54.6 18", 1, c.near)
    p.layer("M-2 27C12 24.6 34 28 62 25V32H-2Z", c.light)
    p.etch("M-2 28H62V32H-2Z", c.middle)


@view("planet-pillar-gate")
def pillar_gate(p: Poster) -> None:
    """Two giant pillars at the end of the land; a ship sails between them."""
    c = HERCULES
    p.sky(c.sky, 30, 15, 8, 6)
    p.layer(circle(30, 15, 6), c.disc)
    p.figure("hercules", 30, 5.4, 8)
    p.layer("M-2 19H62V32H-2Z", c.sky[1])
    p.etch("M-2 19.6H62V32H-2Z", c.sky[3])
    p.layer("M26 19H34L39 32H21Z", c.sky[3])
    for x, flip in ((14, False), (46, True)):
        p.layer(set_at("M-6 24.6V4H6V24.6Z", x, 0, flip=flip), c.far)
        p.shade(set_at("M1.6 24.6V4H6V24.6Z", x, 0), c.middle)
        p.line(set_at("M-3.6 5V24.6M-1 5V24.6M1.6 5V24.6M4 5V24.6", x, 0), 0.3, c.near)
        p.layer(set_at("M-8 -1H8V1.6L6.6 4H-6.6L-8 1.6Z", x, 0), c.light)
        p.layer(set_at("M-7.6 24H7.6L8.8 27H-8.8Z", x, 0), c.light)
        p.shade(set_at("M2.4 -1H8V1.6L6.6 4H2ZM2.4 24H7.6L8.8 27H2.6Z", x, 0), c.far)
    p.layer(
        "M-2 26.4C6 24.6 14 25.4 24 29L20 32H-2ZM62 26.4C54 24.6 46 25.4 36 29L40 32H62Z", c.near
    )
    p.body("M26.6 22H33.4C33 23.6 32 24 30 24C28 24 27 23.6 26.6 22Z", c.near, 0.2)
    p.accent(
        "M29.6 21.4V16C32.4 17 33.4 19 33.6 21.4ZM29 21.4C27.6 21.4 27.4 20.6 27 20L29 17Z",
        c.spot,
        0.2,
    )


@view("planet-titan-moor")
def titan_moor(p: Poster) -> None:
    """A stone giant up to his chin in the bog."""
    c = HERCULES
    p.sky(c.sky, 12, 9, 7, 6)
    p.layer(circle(12, 9, 4.4), c.disc)
    p.layer("M-2 19C8 16 20 18.6 30 17.6C44 16 52 18.6 62 17V32H-2Z", c.sky[1])
    head = "M22 24C20.4 18 20.6 9 25 5C29 2 36 2.4 39 6C42 10 41.6 18 40 24Z"
    p.layer(head, c.far)
    p.shade("M33 3C40 4 42 12 40 24H33C35.6 17 36.4 9 33 3Z", c.middle)
    p.etch(head, c.middle)
    p.layer(
        "M21.4 10.6C24 8.6 28 9 30.6 11.4C33.4 9 37.6 8.6 40.4 10.6L39.6 13"
        "C36.6 11.6 34 12.4 32.6 14L33.4 19.4H28.4L29 14C27 12 24.4 11.8 22 13Z",
        c.light,
    )
    p.dot(
        "M23.6 13.6C25 12.8 26.8 13.2 27.6 14.6C26.2 15.4 24.4 15 23.6 13.6ZM34 14.6"
        "C35 13.2 36.8 12.8 38.2 13.6C37.2 15 35.4 15.4 34 14.6Z",
        c.near,
    )
    p.line("M27 21.6C29.6 20.6 32.4 20.6 35 21.6", 0.6, c.near)
    p.layer("M24.6 5.4C26 1.6 29 3 30 1C33 2.6 36 1 39.4 6.4C35 4.6 29 4.4 24.6 5.4Z", c.sky[0])
    p.layer(
        "M46 24L45.4 15L46.8 13L48 18L48.6 11.4L50.2 11.6L50.4 18L51.6 12.6L53 13"
        "L52.6 18.6L54.4 15.6L55.4 16.4L53 24Z",
        c.far,
    )
    p.shade("M50.4 18L51.6 12.6L53 13L52.6 18.6L54.4 15.6L55.4 16.4L53 24H50Z", c.middle)
    p.layer("M-2 22.6C12 21 20 24.6 31 23C42 22 52 25 62 22.6V32H-2Z", c.near)
    p.line("M16 24.6C20 26.6 28 26.8 33 25.4M36 25C40 26 45 26 49 25", 0.4, c.light)
    reeds = "M0 0L-0.5 -9H0.3L0.6 -3L2 -7.4H2.8L1.6 0ZM-0.8 -12H0.4V-8.6H-0.8Z"
    p.layer(
        joined(
            set_at(reeds, x, 31, s) for x, s in ((4, 1.1), (9, 0.8), (14, 0.6), (56, 1), (60, 0.8))
        ),
        c.sky[0],
    )
