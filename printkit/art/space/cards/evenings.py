"""Community cards of evenings and deliveries: a postcard, a prize, a concert, pizza, air."""

from printkit.art.space.cards.figures import alien, astronaut, helmet, robot
from printkit.art.space.cards.motifs import flame, sparkles
from printkit.art.space.cards.vignette import Vignette, vignette
from printkit.art.space.palette import (
    AZURE,
    BONE,
    CORAL,
    CREAM,
    CYAN,
    DEEP_TEAL,
    EMBER,
    GOLD,
    HONEY,
    ICE,
    INDIGO,
    LEAF,
    NIGHT,
    OCHRE,
    ORANGE,
    PITCH,
    SLATE,
    STONE,
    SUN,
    TEAL,
    UMBER,
    VIOLET,
    darker,
)
from printkit.art.style import Ink
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, sector, star


@vignette("postcard-home", DEEP_TEAL)
def postcard_home(v: Vignette) -> None:
    """A postcard with the Earth on its stamp flies ahead, its writer's kiss on it."""
    v.line("M-20 22C-10 14 -14 6 -8 2M-18 27C-6 20 -6 12 0 8", CYAN, 0.6)
    card = v.at(0, -2, 1, -14)
    card.body(rectangle(-16, -11, 32, 22, 0.8), CREAM, 1.0)
    card.line("M1 -8V8.6", STONE, 0.5)
    picture = card.inside(rectangle(-14.4, -9.4, 14, 18.8))
    picture.area(rectangle(-14.4, -9.4, 14, 18.8), NIGHT)
    picture.ball(-7.4, 6, 7, ORANGE)
    picture.mark(
        joined([star(x, y, 1, 0.3, 4) for x, y in ((-12, -6), (-5, -7.4), (-2.6, -3), (-10, -2))]),
        CREAM,
    )
    card.body(rectangle(7.2, -9, 7, 8, 0.2), TEAL, 0.0)
    card.area(circle(10.7, -5, 2.7), AZURE)
    card.feature(
        "M9 -6.4C10.4 -8 12.4 -7 12 -5.6C11 -4.6 10 -5 9.4 -3.6C8.6 -4.4 8.4 -5.4 9 -6.4Z", LEAF
    )
    card.line("M3 -5.6C5 -7 5 -4 8 -5.6M3 -3.4C5 -5 5 -2 8 -3.4", EMBER, 0.5)
    card.line("M3 2.4H14M3 5H14M3 7.6H10", STONE, 0.6)
    v.mark("M-9.6 17C-12 13.4 -16.6 17 -9.6 22.4C-2.6 17 -7.2 13.4 -9.6 17Z", CORAL)
    v.ball(9, -23, 5.4, AZURE)
    sparkles(v, ((14, 16, 1.6), (-12, -19, 1.4)), GOLD)


@vignette("science-prize", TEAL, strewn=0)
def science_prize(v: Vignette) -> None:
    """A robot with a cook's hat tosses an egg; the rosette is on its chest."""
    v.area(circle(0, -3, 22), DEEP_TEAL)
    for turn in range(0, 360, 30):
        v.at(0, -3, 1, turn).wash("M0 0L-3 -40H3Z", darker(TEAL, 0.25))
    v.body("M-30 19C-10 16 10 16 30 19V40H-30Z", UMBER, 0.8)
    cook = v.at(-2.4, 3, 1.3)
    cook.limb([(4.6, -1), (8, 1.6), (10, -1.4)], SLATE, 1.4)
    cook.limb([(-4.6, -1), (-7, 2), (-6, 5)], SLATE, 1.4)
    robot(cook, CORAL)
    cook.body(
        "M-4.6 -10.6L-5.4 -14C-9 -15.6 -7 -20 -3.6 -18.8C-2 -21.4 2 -21.4 3.6 -18.8"
        "C7 -20 9 -15.6 5.4 -14L4.6 -10.6Z",
        CREAM,
        0.9,
    )
    cook.line("M-2 -11V-14M2 -11V-14", STONE, 0.4)
    v.line("M9.4 -1H18.6", SLATE, 1.4)
    v.body("M5.6 -2.4H15.6C15.6 1.4 5.6 1.4 5.6 -2.4Z", PITCH, 0.4)
    egg = v.at(11, -13, 1, -10)
    egg.body(
        "M-4.6 0C-5.4 -3.4 -1 -4.4 0.6 -3.2C3 -4.4 6 -2 4.8 0.6C5.4 3.4 1.6 3.6 0.4 2.8"
        "C-2 4 -4.6 2.6 -4.6 0Z",
        CREAM,
        0.6,
    )
    egg.area(circle(0.2, -0.4, 1.7), SUN)
    v.line("M8 -8V-5.6M11 -7.6V-4.6M14 -8V-5.6", CREAM, 0.5)
    v.area("M-9.4 10L-11.4 18L-8 16.4L-5 18L-6 10Z", AZURE)
    v.body(star(-7.8, 8.4, 4.4, 3.5, 12), SUN, 0.6)
    v.mark("M-8.4 6.6L-7 5.8V11", darker(SUN, 0.5))


@vignette("weightless-concert", VIOLET, strewn=0)
def weightless_concert(v: Vignette) -> None:
    """The band floats in the spotlights, every which way up."""
    v.wash("M-20 -40L-4 40H-26Z", INDIGO)
    v.wash("M20 -40L4 40H26Z", INDIGO)
    v.wash("M-4 -40L-16 40H16L4 -40Z", darker(VIOLET, 0.12))
    singer = v.at(-5.4, -7.6, 0.92, -18)
    astronaut(
        singer,
        CORAL,
        arms=(((-4, -4), (-7.6, -2), (-3, 2)), ((4, -4), (7, -1), (6, 0))),
        legs=(((-2.4, 4), (-5, 8), (-3, 12)), ((2.4, 4), (5.6, 7), (9, 6))),
    )
    guitar = singer.at(0, 1.4, 1, -24)
    guitar.body(
        "M-7.6 0C-7.6 -4.4 -3 -4.6 -1.4 -2.6C0 -1.6 0.6 -3 2.6 -2.4C4.6 -1.6 4.6 1.6 2.6 2.4"
        "C0.6 3 0 1.6 -1.4 2.6C-3 4.6 -7.6 4.4 -7.6 0Z",
        SUN,
        0.9,
    )
    guitar.area(circle(-2.4, 0, 1.3), UMBER)
    guitar.line("M-1 0H13", UMBER, 1.1)
    guitar.line("M-5.6 0H13", CREAM, 0.25)
    drum = v.at(9, 13.6, 1, 18)
    drum.body("M-6 -2.6V3.6A6 2 0 0 0 6 3.6V-2.6Z", AZURE, 1.0)
    drum.area(ellipse(0, -2.6, 6, 2), CREAM)
    drum.line("M-6 -1L-3 5L0 0.6L3 5L6 -1", GOLD, 0.5)
    v.line("M2.4 2L8 9.4M15 2.6L10.6 9.6", HONEY, 0.9)
    alien(v.at(11.6, -10, 0.62, 156), LEAF, TEAL)
    for x, y, turn, colour in (
        (-13, 10, 10, SUN),
        (-4, 16, -14, CYAN),
        (2, -22, 0, CORAL),
        (-16.4, -5, -10, CYAN),
    ):
        note = v.at(x, y, 1, turn)
        # Light colours would be white on grey where there is only black.
        drawn = NIGHT if v.style.ink is Ink.MONO else colour
        note.mark(ellipse(-1.2, 2.4, 1.7, 1.2), drawn)
        note.line("M0.3 2V-3.4C1 -2 3 -2 2.8 0.4", drawn, 0.8)


@vignette("pizza-night", NIGHT)
def pizza_night(v: Vignette) -> None:
    """A pizza like a planet, one slice on its way, its courier in orbit."""
    v.body(circle(-1, -2, 16), OCHRE, 1.6)
    v.area(circle(-1, -2, 13.6), SUN)
    v.grain(circle(-1, -2, 13.6), SUN)
    top = v.inside(circle(-1, -2, 13.6))
    for x, y in ((-8, -8), (1.6, -10.6), (-9.4, 2.4), (-2, -3), (6, -4.6), (-3, 7.4)):
        top.body(circle(x, y, 2.3), CORAL, 0.5)
    for x, y, turn in ((-4.6, -11, 20), (-6.4, -2, 70), (3, 1, 10), (-7, 8, 50), (8.4, -9, 120)):
        top.at(x, y, 1, turn).mark(
            "M-1.6 0C-0.6 -1.2 0.6 -1.2 1.6 0C0.6 1.2 -0.6 1.2 -1.6 0Z", LEAF
        )
    cut = sector(-1, -2, 17.4, 0, 18, 62)
    v.area(cut, NIGHT)
    piece = v.at(3.6, 3)
    piece.body(sector(-1, -2, 16, 0, 20, 60), OCHRE, 1.0)
    piece.area(sector(-1, -2, 13.6, 0, 21, 59), SUN)
    piece.body(circle(5.4, 3, 2.1), CORAL, 0.5)
    v.line("M0.6 -1.4C2 1 2.6 0.4 3.6 2M6 0.6C7 3 8 2 9 4.6M4 5.4C5 8 6 7 6.4 9", GOLD, 0.6)
    courier = v.at(-12.6, 13, 0.72, -28)
    flame(courier.at(-8, 1.4, 0.6, 90), 0.9)
    courier.body("M-8 3.6C-6 -1 0 -0.6 2 1H8C9.4 2 9.4 3.6 8 4.4H-6.6Z", CORAL, 0.8)
    courier.body(rectangle(-8.6, -4.6, 6, 4.6, 0.5), CREAM, 0.6)
    helmet(courier.at(1, -5.4, 0.62), TEAL)
    courier.limb([(1, -1), (3, 1), (6, -0.6)], BONE, 2)


@vignette("fresh-air", DEEP_TEAL, strewn=0)
def fresh_air(v: Vignette) -> None:
    """An oxygen bottle with a garden on top, and the meter that counts each breath."""
    v.area(circle(-2, -5, 19), TEAL)
    v.line(
        "M-17 -12C-12 -16 -10 -9 -15 -10M11 -17C17 -21 19 -13 13 -14M12 4C18 0 19 8 14 7", ICE, 0.9
    )
    v.body(rectangle(-26, 19, 52, 20), UMBER, 0.6)
    for x, turn in ((-5.6, -34), (5.6, 30), (-2, -12), (2.4, 12)):
        leaf = v.at(0.4 * x - 2, -10, 1, turn)
        leaf.body("M0 0C-4.6 -3.6 -4 -9.6 0 -13.4C4 -9.6 4.6 -3.6 0 0Z", LEAF, 1.0)
        leaf.line("M0 0V-9", darker(LEAF, 0.4), 0.4)
    for x, y, colour in ((-9, -18, CORAL), (4.6, -20, SUN)):
        v.line(f"M-2 -9L{x} {y}", LEAF, 0.7)
        v.area(
            joined(
                [
                    circle(x + dx, y + dy, 1.5)
                    for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5))
                ]
            ),
            colour,
        )
        v.mark(circle(x, y, 1.1), CREAM)
    v.body(rectangle(-4.6, -11, 5.2, 4, 0.6), STONE, 0.6)
    v.body("M-9.4 -1C-9.4 -8 5.4 -8 5.4 -1V19.6H-9.4Z", CREAM, 2.2)
    v.area("M-9.4 4H5.4V14.6H-9.4Z", AZURE)
    v.line(circle(-4.4, 9.2, 2.6), CREAM, 1.3)
    v.line("M0.4 9.6C0.6 7.8 3.6 7.8 3.4 9.6C3.2 11 0.8 11.6 0.6 12.8H3.6", CREAM, 0.9)
    v.limb([(0, -8), (8, -9), (10.6, -3)], SLATE, 1.3)
    v.body(circle(11, 1.4, 5.2), STONE, 0.8)
    v.area(circle(11, 1.4, 3.9), CREAM)
    v.line("M11 1.4L13 -0.8", CORAL, 0.8)
    v.line("M8.4 2.6A2.8 2.8 0 0 1 13.4 0", LEAF, 0.6)
