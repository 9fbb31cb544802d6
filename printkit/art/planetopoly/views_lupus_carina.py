"""Six landscapes: the icy gorges of Lupus, and the coasts of Carina."""

from printkit.art.planetopoly.motifs import pine
from printkit.art.planetopoly.palette import CARINA, CREAM, LUPUS
from printkit.art.planetopoly.poster import Poster, set_at, view
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, star

_WOLF = (
    "M-3.4 0L-3 -3.4C-3.4 -4.6 -3 -5.6 -2.2 -6.4L-3.6 -9.4L-4.8 -11.8L-3.3 -11.2"
    "L-2.5 -12.2L-2 -10.4"
    "C-0.8 -8.8 0.6 -7.4 2.4 -6.4C4.4 -5.6 5.4 -4 5.2 -1.6L7.6 -3.4C7.4 -1.4 6.6 0 4.6 0H2.6"
    "L2.4 -2.4C1 -2.6 0 -2.8 -0.8 -3.4L-1.4 0Z"
)
"""A wolf that howls, its feet at (0, 0)."""


@view("planet-wolf-gorge")
def wolf_gorge(p: Poster) -> None:
    """Two cliffs, and on a ledge between them a wolf before the moon."""
    c = LUPUS
    p.sky(c.sky, 29, 11, 8, 5)
    p.layer(circle(29, 11, 7.6), c.disc)
    p.shade(joined([circle(26, 8.6, 1.5), circle(31.4, 6.6, 1), circle(25.6, 14, 1.1)]), c.light)
    p.layer("M12 32L20 20L24 23L29 18L34 23L38 19L48 32Z", c.far)
    p.layer("M-2 -2H13L18 5L14.6 10L20 16L17 21L23 32H-2Z", c.middle)
    p.shade("M13 -2L18 5L14.6 10L20 16L17 21L23 32H15L12 22L14.6 16L9.6 10L12 5L8 -2Z", c.near)
    p.layer("M62 -2H52L47 5L50 10L26 16.6L33 20L31 25L36 32H62Z", c.middle)
    p.shade(
        "M33 20L31 25L36 32H46L42 26L45 21L42 17.6L33 18.4ZM62 -2V8L54 14L52 10L55 4L58 -2Z", c.near
    )
    p.etch("M42 17.6L50 10L54 14L62 8V32H46L42 26L45 21Z", c.near)
    p.layer("M26 16.6L50 10L50.6 12L33 18.2Z", c.light)
    p.dot(set_at(_WOLF, 33.4, 15.4, 0.95, -10), c.near)
    p.layer("M23 32L28 25L30.4 25L36 32Z", c.light)


@view("planet-howling-plain")
def howling_plain(p: Poster) -> None:
    """Hollow rocks on a plain: the wind plays them like flutes."""
    c = LUPUS
    p.sky(c.sky, 45, 9, 7, 6)
    p.figure("lupus", 10, 7, 12)
    p.layer(circle(45, 9, 4.4), c.disc)
    p.layer("M-2 21C14 18.6 30 20.4 62 18.6V32H-2Z", c.far)
    p.etch("M-2 22.4H62V32H-2Z", c.middle)
    for x, wide, top in ((16, 4.6, 8), (25.6, 5.6, 3.4), (35.4, 4.4, 9.6), (49, 3.2, 14)):
        rock = (
            f"M{x - wide} 27C{x - 0.6 * wide} 20 {x - wide} {top + 4} {x - 0.3 * wide} {top}"
            f"C{x + 0.8 * wide} {top - 1} {x + 0.6 * wide} 18 {x + 1.1 * wide} 27Z"
        )
        p.layer(rock, c.middle)
        p.shade(
            f"M{x + 0.1 * wide} {top}"
            f"C{x + 0.8 * wide} {top - 1} {x + 0.6 * wide} 18 {x + 1.1 * wide} 27"
            f"H{x + 0.3 * wide}"
            f"C{x + 0.5 * wide} 18 {x + 0.4 * wide} {top + 6} {x + 0.1 * wide} {top}Z",
            c.near,
        )
        holes = (ellipse(x - 0.05 * wide, top + at, 0.3 * wide, 0.42 * wide) for at in (4.4, 9.6))
        p.dot(joined(holes), c.near)
    p.line(
        "M4 12H14C17.4 12 17.4 8.6 15 8.6M6 15.4H22C26 15.4 30 14 33 14H41"
        "C44.6 14 44.4 17.4 42 17.4M30 7H38C41 7 41 4.2 39 4.2M2 19H12",
        0.55,
        CREAM,
    )
    p.layer("M-2 27C10 25 22 28.4 34 27C44 26 54 27.6 62 26V32H-2Z", c.near)


@view("planet-silver-ridge")
def silver_ridge(p: Poster) -> None:
    """A comb of silver peaks that catch the light."""
    c = LUPUS
    p.sky(c.sky, 14, 8, 8, 6)
    p.layer(circle(14, 8, 5), c.disc)
    p.figure("lupus", 52, 7, 11)
    p.layer("M-2 32L4 18L10 22L18 13L26 22L34 15L42 21L50 12L62 24V32Z", c.far)
    for x, top, foot in ((21, 6, 9), (41, 8, 9), (31, 1.6, 12), (12, 15, 6), (51, 15, 7)):
        p.layer(
            f"M{x - foot} 30L{x - 0.4 * foot} {0.5 * top + 14}L{x} {top}L{x + foot} 30Z", c.light
        )
        p.shade(
            f"M{x} {top}L{x + 0.16 * foot} {0.6 * top + 9}L{x - 0.1 * foot} {0.4 * top + 17}"
            f"L{x + 0.3 * foot} 30H{x + foot}Z",
            c.middle,
        )
        p.etch(f"M{x + 0.1 * foot} {top + 3}L{x + foot} 30H{x + 0.3 * foot}Z", c.near)
    p.accent(joined(star(x, y, 1.6, 0.4, 4) for x, y in ((31, 1.6), (21, 6), (41, 8))), CREAM, 0.15)
    p.layer("M-2 27C8 24 16 27 26 26C38 24.8 48 28 62 25V32H-2Z", c.near)
    for x, size in ((3, 0.5), (8, 0.36), (54, 0.42), (58, 0.6)):
        pine(p, x, 28, size, c.near)


@view("planet-keel-bay")
def keel_bay(p: Poster) -> None:
    """The ribs of an old star ship on the beach of a round bay."""
    c = CARINA
    p.sky(c.sky, 43, 13, 6, 6)
    p.layer(circle(43, 13, 5), c.disc)
    p.layer("M-2 14C4 9 9 8 14 14ZM46 14C52 10 58 9 62 10V14Z", c.far)
    p.layer("M-2 13.6H62V32H-2Z", c.middle)
    p.etch("M-2 14.4H62V22H-2Z", c.light)
    p.layer("M-2 21C10 17.4 18 19 26 21.4C38 25 50 22.6 62 20V32H-2Z", c.sky[3])
    p.shade("M-2 27C12 23.6 30 27.6 62 25V32H-2Z", c.sky[2])
    p.line("M-2 20.4C10 16.8 18 18.4 26 20.8C38 24.4 50 22 62 19.4", 0.7, c.light)
    p.body(
        "M8 24.6C16 27.4 34 27.4 44 23L46 19.4L47.4 20C47 25 40 28.4 28 28.6"
        "C18 28.8 10 27.6 8 24.6Z",
        c.near,
    )
    ribs = (
        (13, 25.8, 6.6),
        (18.4, 26.6, 11),
        (24, 27, 14.4),
        (30, 26.8, 13),
        (35.6, 26, 10),
        (41, 24.4, 6.4),
    )
    for x, foot, high in ribs:
        p.body(
            f"M{x - 0.7} {foot}"
            f"C{x - 3.6} {foot - 0.5 * high} {x - 2.4} {foot - 0.86 * high} {x + 0.4} {foot - high}"
            f"C{x - 0.6} {foot - 0.8 * high} {x - 1.6} {foot - 0.5 * high} {x + 0.8} {foot}Z",
            c.near,
            0.2,
        )
    p.line("M11 22.6C20 17.6 32 16.6 42 19.8", 0.6, c.near)
    p.accent("M46 19.4L51 17.4L47.4 15.4Z", c.spot, 0.3)


@view("planet-sail-coast")
def sail_coast(p: Poster) -> None:
    """Three star sails run before the wind along chalk cliffs."""
    c = CARINA
    p.sky(c.sky, 17, 9, 6, 6)
    p.layer(circle(17, 9, 4.6), c.disc)
    p.figure("carina", 44, 6.4, 11)
    p.layer("M62 8L52 10.4L49 14L46 15L44 20H62Z", c.light)
    p.shade("M62 14L55 15L53 20H62Z", c.far)
    p.layer("M-2 18.6H62V32H-2Z", c.middle)
    p.etch("M-2 19.4H62V32H-2Z", c.far)
    for x, foot, size, colour in (
        (15, 20.6, 0.7, c.light),
        (44, 22, 0.8, c.sky[2]),
        (29, 27, 1.25, c.spot),
    ):
        place = (x, foot, size)
        p.body(set_at("M0.4 -2C-1 -9 1 -15 3.4 -19C7.6 -14 9.4 -8 8.6 -2Z", *place), colour)
        p.shade(
            set_at("M3.4 -19C7.6 -14 9.4 -8 8.6 -2H6C7 -8 6 -14 3.4 -19Z", *place),
            colour.shade(0.25),
        )
        p.body(
            set_at(
                "M-0.6 -2.4C-2.6 -6 -4.8 -7.6 -7.4 -8.4C-5 -12 -1 -15 2 -16.4"
                "C-0.6 -12 -1 -7 -0.6 -2.4Z",
                *place,
            ),
            CREAM,
        )
        p.body(
            set_at("M-8.6 -1.4H9.6C8.6 1 7 2.2 5 2.2H-4.4C-6.6 2.2 -8 0.8 -8.6 -1.4Z", *place),
            c.near,
        )
    p.line("M2 24H8M12 28H18M46 26.4H54M50 29.4H58M37 30H42", 0.5, c.light)


@view("planet-anchor-deep")
def anchor_deep(p: Poster) -> None:
    """Below the sea: an anchor as large as a house, and light from above."""
    c = CARINA
    p.sky((c.near, c.middle, c.far, c.light), 30, -4, 9, 7)
    for x, lean in ((14.0, -5), (24.0, -2), (36.0, 2), (46.0, 5)):
        p.glow(f"M{x - 1.4} -2H{x + 1.4}L{x + lean + 2.6} 26H{x + lean - 2.6}Z", c.far)
    p.layer("M-2 25C8 21 16 25.4 25 24.4C36 23 46 21.6 62 25.4V32H-2Z", c.sky[2])
    p.shade("M-2 28.6C14 25.6 30 29.6 62 28V32H-2Z", c.sky[0])
    anchor = (
        "M28.6 9V22.4C24 21.8 20.6 19.4 19 15.6L21.6 16.4L18.2 10.8L14.2 16L16.6 15.6"
        "C18 22 23 26.4 30 26.8C37 26.4 42 22 43.4 15.6L45.8 16L41.8 10.8L38.4 16.4"
        "L41 15.6C39.4 19.4 36 21.8 31.4 22.4V9H36V6.4H31.4V5.6H28.6V6.4H24V9Z"
    )
    p.body(anchor, c.spot, 0.4)
    p.shade(
        "M30.4 5.6H31.4V6.4H36V9H31.4V22.4C36 21.8 39.4 19.4 41 15.6L38.4 16.4L41.8 10.8"
        "L45.8 16L43.4 15.6C42 22 37 26.4 30.4 26.8Z",
        c.spot.shade(0.3),
    )
    p.line(circle(30, 3.9, 1.6), 1.1, c.near)
    p.line("M31.4 3C36 -0.4 40 2.4 44 -2", 0.8, c.near)
    for x, y, size, flip in (
        (10, 9, 0.9, False),
        (50, 7, 0.7, True),
        (53.4, 11.6, 0.5, True),
        (7, 14, 0.5, False),
    ):
        fish = set_at(
            "M-4 0C-2 -2.4 1.6 -2.4 3.4 0L6 -2V2L3.4 0C1.6 2.4 -2 2.4 -4 0Z", x, y, size, flip=flip
        )
        p.accent(fish, c.sky[1], 0.3)
    weed = "M0 0C-2 -3 1.6 -4.4 0 -8C2.4 -6 1.6 -3.4 2.4 0Z"
    p.layer(
        joined(set_at(weed, x, 27, s) for x, s in ((4, 1.2), (8, 0.8), (52, 0.9), (56, 1.3))),
        c.near,
    )
    p.line(
        joined(circle(x, y, r) for x, y, r in ((48, 18, 0.7), (49.4, 15, 0.5), (12, 19, 0.6))),
        0.25,
        CREAM,
    )
