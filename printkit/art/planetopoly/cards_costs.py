"""Pictures of the event cards that cost money."""

from printkit.art.planetopoly.motifs import ball, crates, person, ringed, rocket, tower
from printkit.art.planetopoly.palette import (
    AMBER,
    AQUA,
    BASE,
    BRICK,
    BROWN,
    CORAL,
    CREAM,
    DEEP_NIGHT,
    FOREST,
    GOLD,
    HAZE,
    IRON,
    LAGOON,
    LEAF,
    NIGHT,
    ORCHID,
    PLUM,
    ROSE,
    SAND,
    SEA,
    SLATE,
    STATION,
    STEEL,
    SUNDOWN,
    TEAL,
    WINE,
)
from printkit.art.planetopoly.poster import Poster, card, set_at
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star


@card("planet-card-renovation")
def renovation(p: Poster) -> None:
    """Towers behind scaffolding; a roller paints the last wall."""
    p.sky(LAGOON, 30, 10, 10, 6)
    p.layer(circle(30, 10, 5.6), CREAM)
    p.layer("M-2 41H42V54H-2Z", FOREST)
    tower(p, 10, 42, 13, 24, BASE)
    tower(p, 26, 42, 10, 16, STATION)
    p.line(
        "M2.6 43V12M17.4 43V12M1 20H19M1 28.4H19M1 36.8H19M2.6 28.4L17.4 20M2.6 36.8L17.4 28.4",
        0.6,
        SAND,
    )
    p.line("M2.6 43V12M17.4 43V12M1 20H19M1 28.4H19M1 36.8H19", 0.2)
    person(p, 9, 28.4, 0.9, GOLD, LEAF)
    p.accent("M21 31H27.4V42H21Z", ROSE, 0.25)
    p.body(rectangle(20, 27.4, 8.6, 3.6, 1.6), CORAL)
    p.line("M28.6 29.2H31.4V34.4H27.6V38", 0.6)
    p.body("M26.6 37.4H28.6V43.6H26.6Z", BROWN)
    p.body("M31 37.6H37L36.4 43.4H31.6Z", STEEL)
    p.accent("M30.4 36.4H37.6V38.4H30.4Z", CORAL, 0.3)


@card("planet-card-full-round")
def full_round(p: Poster) -> None:
    """A tray of bright drinks, carried past a planet by a steady glove."""
    p.sky(SUNDOWN, 28, 12, 10, 6)
    ball(p, 29, 11, 8, AMBER)
    p.stars("round", 14, 24)
    for x, top, colour, tall in (
        (7, 17, TEAL, 0),
        (15.4, 14, CORAL, 1),
        (24, 16.4, GOLD, 0),
        (31, 18, ORCHID, 0),
    ):
        if tall:
            p.body(f"M{x - 2.4} {top}H{x + 2.4}L{x + 1.9} 32H{x - 1.9}Z", CREAM)
            p.accent(f"M{x - 2.1} {top + 4}H{x + 2.1}L{x + 1.8} 31.4H{x - 1.8}Z", colour, 0.25)
            p.line(f"M{x} {top + 6}L{x + 2.8} {top - 4.4}", 0.6, BRICK)
        else:
            p.body(
                f"M{x - 4} {top}H{x + 4}L{x + 0.4} {top + 7}V31H{x + 2.4}V32H{x - 2.4}V31"
                f"H{x - 0.4}V{top + 7}Z",
                CREAM,
            )
            p.accent(f"M{x - 3} {top + 1.6}H{x + 3}L{x} {top + 6.4}Z", colour, 0.25)
    p.accent(joined(circle(x, y, 1.2) for x, y in ((4.4, 16), (21, 15.4), (33.6, 17))), BRICK, 0.25)
    p.body(ellipse(19, 33.4, 19, 2.6), STEEL)
    p.shade("M0.4 34.4C6 36.8 32 36.8 37.6 34.4C34 37.4 4 37.4 0.4 34.4Z", SLATE)
    p.body("M8 54L11.4 44H26.6L30 54Z", PLUM)
    p.body("M11 46.6V43H27V46.6Z", CREAM)
    glove = (
        "M12 43.4C10 40 8 38.4 7 36.4C8.4 35.4 10 36.2 11.4 37.6V36H26.6L29.6 36.6"
        "C29 39 27.4 40.6 26 43.4Z"
    )
    p.body(glove, CREAM)
    p.line("M15.4 36.4V39.4M19 36.4V40M22.6 36.4V39.4", 0.35)


@card("planet-card-berth")
def berth(p: Poster) -> None:
    """A rocket lies askew across two berths of the port."""
    p.sky(LAGOON, 8, 6, 8, 6)
    ringed(p, 31, 6, 3, CREAM, SAND)
    p.layer("M-2 13L42 9V54H-2Z", SLATE)
    p.etch("M-2 13L42 9V54H-2Z", IRON)
    p.body("M1 47L5 15H18L17.6 47ZM20.4 47L20.6 15H33L38 47Z", p.unless_mono(IRON))
    p.line("M5 15L1 47M18 15L17.6 47M20.6 15L20.4 47M33 15L38 47", 0.7, GOLD)
    p.line("M9 20.4H13.6V24.6H9.4V28.8H14.4", 0.8, CREAM)
    p.line("M24 20.4H29V24.6H25M29 24.6V28.8H24", 0.8, CREAM)
    rocket(p, 19, 30, 1.55, 71, BRICK, flame=False)
    p.body("M20.4 21.6L27 20.4L28.2 26.4L21.6 27.6Z", CREAM, 0.3)
    p.line("M22.4 23.4L26 22.7M22.8 25.2L25 24.8", 0.4, BRICK)


@card("planet-card-oxygen")
def oxygen(p: Poster) -> None:
    """A bottle of air with a slot for coins."""
    p.sky(HAZE, 19, 22, 14, 6)
    p.line(
        "M30 14C34 10 37 14 34.4 16.4M31 19.4C36 18 38 22 34.6 23M29.6 8.6C32 5 35 7 33.6 9.6",
        0.6,
        CREAM,
    )
    p.body("M10 22C10 16 13.6 13.6 18.6 13.6C23.6 13.6 27.2 16 27.2 22V47H10Z", TEAL)
    p.shade("M22.6 14.4C25.6 15.6 27.2 18 27.2 22V47H21.6C23 36 24 24 22.6 14.4Z", SEA)
    p.body("M10 23.4H27.2V26.4H10ZM10 40H27.2V43H10Z", CREAM)
    p.body("M16 13.8V9.4H21.2V13.8Z", STEEL)
    p.body("M13.6 6.2H23.6V9.4H13.6Z", BRICK)
    p.tube("M21.2 11.4H28V17", 1.8, STEEL)
    p.body("M25.6 17H30.4L32 22H24Z", SLATE)
    p.body(circle(18.6, 33, 5.4), CREAM)
    p.line("M18.6 33L21.6 29.8", 0.6, BRICK)
    p.line("M14.8 35.4A4.2 4.2 0 1 1 22.4 35.4", 0.4)
    p.body(rectangle(1, 30, 8, 12, 1), IRON)
    p.body("M3.6 31.6H6.4V35.4H3.6Z", NIGHT, 0.2)
    p.accent(circle(5, 27.4, 3.2), GOLD)
    p.line("M5 25.8V29M3.6 27.4H6.4", 0.4)


@card("planet-card-scrap")
def scrap(p: Poster) -> None:
    """An old satellite scrapes along a hull, and sparks fly."""
    p.sky(DEEP_NIGHT, 20, 20, 11, 6)
    p.stars("scrap", 34, 34)
    p.body("M-4 35C8 28 26 28 44 34V56H-4Z", CORAL)
    p.shade("M-4 42C10 35 28 35.6 44 40V56H-4Z", BRICK)
    p.body(joined(circle(x, 41.6, 2.5) for x in (7, 16, 25, 34)), AQUA)
    p.line("M24 30.4L31 31.8M25.6 32.4L34 34M22.4 33.4L27 34.4", 0.6, WINE)
    turn = set_at("M-17 -3H-6V3H-17ZM6 -3H17V3H6Z", 17, 18, 1, 24)
    p.body(turn, SEA)
    p.line(
        set_at("M-13.4 -3V3M-9.6 -3V3M9.6 -3V3M13.4 -3V3M-17 0H-6M6 0H17", 17, 18, 1, 24),
        0.25,
        AQUA,
    )
    p.body(set_at("M-6 -0.6H-4V0.6H-6ZM4 -0.6H6V0.6H4Z", 17, 18, 1, 24), STEEL)
    p.body(set_at("M-4.4 -5H4.4V5H-4.4Z", 17, 18, 1, 24), GOLD)
    p.shade(set_at("M1.6 -5H4.4V5H1.6Z", 17, 18, 1, 24), AMBER)
    p.line(set_at("M0 -5V-9M-2 -11L0 -9L2.4 -10.6", 17, 18, 1, 24), 0.6)
    p.accent(star(29.4, 26.4, 5.6, 2, 9), GOLD, 0.3)
    p.accent(star(29.4, 26.4, 2.8, 1, 9), CREAM, 0.2)
    p.line("M34 21L36 19M35.6 25L38 24.4M24 21.8L23 20", 0.5, GOLD)


@card("planet-card-meteorite")
def meteorite(p: Poster) -> None:
    """A burning stone goes through the boxes of a hold."""
    p.sky(SUNDOWN, 30, 6, 8, 8)
    p.layer("M-2 40H42V54H-2Z", WINE)
    crates(
        p,
        (
            (2, 30, 11, AMBER),
            (27, 33, 9, SAND),
            (-3, 41, 10, SAND),
            (28, 42, 11, AMBER),
            (6, 20.4, 9.6, TEAL),
        ),
    )
    p.body("M7 44L11 37L14.6 41L18 34L22.6 40L28 36L28.6 44L24 49H12Z", GOLD)
    p.body("M11 44L14 40.4L17 43L19.6 38.4L22.6 43L25.4 41L25 45.4L18 48Z", CREAM, 0.3)
    p.accent("M40 -6L26 28L12.6 40.4C9 36 10.4 30 14 27Z", CORAL)
    p.accent("M37 -2L24 28L14.6 38.6C12 35 13.4 31 16 28.6Z", GOLD, 0.25)
    ball(p, 17, 35, 6, BROWN)
    p.body("M5 27L9 24.6L10 29Z", SAND, 0.3)
    p.body("M25 27L30 26L28.6 31Z", AMBER, 0.3)
    p.line("M8 33L4 31M26 41L31 39.6M12 43L9 46", 0.6, CREAM)
