"""Pictures of the event cards that bring money."""

from printkit.art.planetopoly.motifs import person, ringed, rocket
from printkit.art.planetopoly.palette import (
    AQUA,
    BRICK,
    BROWN,
    CORAL,
    CREAM,
    DAYBREAK,
    DEEP_NIGHT,
    GOLD,
    HAZE,
    IRON,
    LEAF,
    PLUM,
    ROSE,
    SAND,
    SEA,
    SLATE,
    STEEL,
    TEAL,
    VIOLET,
    WINE,
)
from printkit.art.planetopoly.poster import Poster, card
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star


@card("planet-card-ore-strike")
def ore_strike(p: Poster) -> None:
    """An asteroid split by a pick: platinum inside."""
    p.sky(DEEP_NIGHT, 19, 25, 14, 6)
    p.stars("ore", 26, 50)
    rock = "M5 24C4.4 16 11 8.8 19 9C28 8.6 35 15 35 24C35.4 33 28 41 19.4 40.6C10 41 4 34 5 24Z"
    p.body(rock, BROWN)
    p.shade(
        "M27 11.6C32.4 14.4 35 19 35 24C35.4 33 28 41 19.4 40.6C15 40.8 11.4 39.4 8.8 37"
        "C22 38 29 28 27 11.6Z",
        WINE,
    )
    p.shade(joined([circle(10.4, 29, 2.2), circle(13, 35, 1.4), circle(28, 33.6, 2.4)]), IRON)
    p.body("M14 14L21 12.4L27.6 17L29 25L23.4 31L15.4 29L11.4 21.4Z", IRON)
    for data, colour in _CRYSTALS:
        p.body(data, colour, 0.3)
    p.accent(
        joined(star(x, y, r, 0.25 * r, 4) for x, y, r in ((22.4, 14, 3), (15, 23.4, 2))), CREAM, 0.2
    )
    p.body("M34.6 4.6L36.6 6.6L24.4 19.4L22.6 17.6Z", SAND)
    p.body("M26.6 4.4C31 3.4 37 7.6 38.4 14.6C35.6 10.6 31 6.8 26.6 4.4Z", STEEL)


_CRYSTALS = (
    ("M15 28L13.6 21.6L17 18L19.6 22L18.6 29Z", STEEL),
    ("M18.4 29.4L19 20L22.6 15.6L25 21L23.6 30Z", CREAM),
    ("M23.4 30L25.2 22.4L27.6 20.4L28.2 25Z", AQUA),
)


@card("planet-card-research-prize")
def research_prize(p: Poster) -> None:
    """A robot that laughs tears, a rosette on its chest."""
    p.sky(DAYBREAK, 19, 20, 13, 6)
    p.line("M6 9C4 6 7 4 5 1M33 9C35 6 32 4 34 1", 0.5, CORAL)
    p.body(rectangle(9, 26.6, 20, 20, 3), TEAL)
    p.shade(rectangle(23, 27, 6, 20, 2), SEA)
    p.body(rectangle(16, 23.6, 6, 4, 0.8), STEEL)
    p.tube("M9 31C4.6 31 3 28 4.4 22.4M29 31C33.4 31 35 28 33.6 22.4", 2.2, STEEL)
    p.body(rectangle(7, 7.4, 24, 17, 4), STEEL)
    p.shade(
        "M26 7.4H27C29 7.4 31 9.2 31 11.4V20.4C31 22.6 29 24.4 27 24.4H25C28 20 28 12 26 7.4Z",
        SLATE,
    )
    p.line("M19 7.4V4.4", 0.6)
    p.accent(circle(19, 3.6, 1.4), CORAL)
    p.line("M10.6 14.4C11.4 11.6 14.4 11.6 15.2 14.4M22.8 14.4C23.6 11.6 26.6 11.6 27.4 14.4", 0.7)
    p.body("M12 17H26C25.6 21 22.8 23 19 23C15.2 23 12.4 21 12 17Z", WINE)
    p.accent("M12.6 17H25.4V18.6H12.8Z", CREAM, 0.2)
    p.accent(
        "M8.8 16.4C9.8 18 9.8 19.4 8.8 19.4C7.8 19.4 7.8 18 8.8 16.4ZM29.2 16.4"
        "C30.2 18 30.2 19.4 29.2 19.4C28.2 19.4 28.2 18 29.2 16.4Z",
        AQUA,
        0.25,
    )
    p.accent("M13 36L11.4 43L14.6 41.4L16.4 43.6L17 37Z", BRICK)
    p.accent(star(15, 34.6, 4.4, 3.5, 12), GOLD)
    p.body(circle(15, 34.6, 2.4), CREAM, 0.25)


@card("planet-card-tourists")
def tourists(p: Poster) -> None:
    """Four travellers with cameras admire a parked rocket."""
    p.sky(HAZE, 27, 18, 12, 6)
    ringed(p, 8, 8, 3.4, VIOLET, PLUM)
    p.layer("M-2 35C10 32.6 28 32.6 42 35V54H-2Z", TEAL)
    rocket(p, 27, 20.6, 1.45, 0, BRICK, flame=False)
    p.line("M20.4 34.4L17 36.2M33.6 34.4L36 36.2", 0.7)
    for x, foot, size, coat, skin in (
        (23.8, 36.8, 0.95, CREAM, AQUA),
        (18.6, 39.4, 1.1, VIOLET, ROSE),
        (13.2, 42, 1.25, GOLD, SAND),
        (7.4, 45, 1.4, CORAL, LEAF),
    ):
        person(p, x, foot, size, coat, skin)
        p.body(rectangle(x - 0.5, foot - 9.4 * size, 3.2, 2.2, 0.4), IRON, 0.25)
        p.dot(circle(x + 1.2, foot - 9.4 * size + 1.1, 0.6), CREAM)
    p.accent(
        joined(star(x, y, 2.4, 0.6, 4) for x, y in ((11, 26), (17.4, 24), (6.6, 21.4))), GOLD, 0.2
    )


@card("planet-card-birthday")
def birthday(p: Poster) -> None:
    """A cake as large as a small planet, with a ring of cream and candles."""
    p.sky(DEEP_NIGHT, 19, 18, 10, 6)
    p.accent(joined(rectangle(x, y, 1.1, 1.7) for x, y in _CONFETTI[::2]), CORAL, 0.15)
    p.accent(joined(circle(x, y, 0.7) for x, y in _CONFETTI[1::2]), AQUA, 0.15)
    p.body(ellipse(19, 39.6, 19, 4.4), STEEL)
    p.body("M4 28H34V38C30 41.6 8 41.6 4 38Z", ROSE)
    p.shade("M27 28H34V38C32.4 39.4 30 40.2 27 40.6Z", CORAL)
    p.body("M8.6 17.4H29.4V27C26 29.6 12 29.6 8.6 27Z", VIOLET)
    p.shade("M24.4 17.4H29.4V27C28.2 28 26.6 28.4 24.4 28.8Z", PLUM)
    icing = (
        "M8.4 17.2C8 14.6 30 14.6 29.6 17.2V20.4C28.6 22.8 27 22.8 26 20.4"
        "C25 24 22 24 21 20.6C20 23 18 23 17 20.6C16 24 13 24 12 20.4C11 22.8 9.4 22.8 8.4 20.4Z"
    )
    p.body(icing, CREAM)
    p.body(
        "M3.6 28C3.6 26 9 26.4 9 27.4C12 29.6 26 29.6 29 27.4C29 26.4 34.4 26 34.4 28V31"
        "C33 33 31.4 33 30 31C28 34 25 34 23.6 31.4C22 33.4 20 33.4 18.6 31.4"
        "C17 34.4 13 34.4 11.6 31.4C10 33.4 8 33.4 7 31C6 33 4.6 33 3.6 31Z",
        CREAM,
    )
    for x in (13, 19, 25):
        p.body(rectangle(x - 0.8, 9.6, 1.6, 6.4), GOLD, 0.3)
        p.accent(
            f"M{x} 9.2C{x - 1.8} 7.6 {x - 0.6} 6 {x} 4C{x + 0.6} 6 {x + 1.8} 7.6 {x} 9.2Z",
            CORAL,
            0.25,
        )


_CONFETTI = (
    *((4, 8), (8, 14), (33, 9), (30, 4), (6, 22), (32, 20), (11, 4), (27, 11), (2, 15), (35, 15)),
    *((22, 3), (16, 6), (36, 24), (3, 29)),
)
