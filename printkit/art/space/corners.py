"""The corners of the board: the Earth, a cell and its visitors, a beach, the patrol."""

from printkit.art.space.cards.figures import alien, astronaut, helmet, robot
from printkit.art.space.cards.motifs import patrol, rocket, sparkles
from printkit.art.space.cards.vignette import Vignette, picture
from printkit.art.space.curves import slanted_arc
from printkit.art.space.palette import (
    AZURE,
    BONE,
    CORAL,
    CREAM,
    CYAN,
    GOLD,
    HONEY,
    LEAF,
    NIGHT,
    ORANGE,
    SAND,
    SLATE,
    STONE,
    SUN,
    TEAL,
    TERRACOTTA,
    UMBER,
    VIOLET,
    darker,
)
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle


@picture("space-corner-go", strewn=0)
def go(v: Vignette) -> None:
    """The Earth; the way round the board is an orbit that passes in front of it."""
    sparkles(
        v, ((-16.4, -1, 1), (-17.4, 8, 0.6), (14, -1.6, 1), (-13, -16, 0.8), (16, -14, 1)), CREAM
    )
    v.line(slanted_arc(0, 10, 17.4, flat=0.3, turn=-8, start=186, end=352), SUN, 0.6)
    if v.style.is_full:
        v.wash(circle(0, 8.6, 11), darker(AZURE, 0.45))
    v.ball(0, 8.6, 10.2, AZURE)
    land = v.inside(circle(0, 8.6, 10.2)).at(-0.8, 0.8, 0.88)
    for shape in (
        "M-9 2C-6 -2 0 -3.4 3 -1.6C3.4 0.6 0.6 1 -0.4 3C1 5 -1.4 6.6 -3.4 5.8C-5 7.4 -7 5 -9 2Z",
        "M-5 9C-2.4 8 0.4 9.6 0.6 12.4C-0.4 15.6 -2.6 17.4 -3.6 20C-6.6 17.4 -7.4 12 -5 9Z",
        "M6 2C8.4 0.6 13 4 13.4 8C12 12 9.6 15.6 7.6 14.6C5.6 11.4 4.6 5.4 6 2Z",
    ):
        land.body(shape, LEAF, 0.5)
    for x, y, long in ((-6, 7.4, 3), (4.6, 4.4, 2.6)):
        land.mark(ellipse(x, y, long, 0.7), CREAM)
    # The rocket flies at the head of its trail, the way that play goes.
    v.limb([(17, 7), (15, 11.4), (8, 14), (-1, 14.8), (-8, 14.2)], ORANGE, 2.8)
    for x, y in ((11.4, 12.6), (6.4, 14.2), (1.2, 14.8)):
        v.line(f"M{x + 0.7} {y - 1.1}L{x - 0.7} {y + 0.1}L{x + 0.5} {y + 1.3}", CREAM, 0.6)
    rocket(v.at(-11.6, 13.8, 0.42, -86), CORAL)


@picture("space-corner-parking", strewn=0)
def parking(v: Vignette) -> None:
    """A beach below a ringed world: parasol, deck chair, a rover that waits."""
    sparkles(v, ((-17, -7, 0.9), (0, -6, 0.6), (17.6, -14, 0.9), (3, -1.6, 0.5)), CREAM)
    v.ringed(11.6, -4.4, 4.4, HONEY, SAND)
    v.ground(4.6, VIOLET, key="parking far", rise=1.4)
    v.ground(9.6, TERRACOTTA, key="parking near", rise=0.8)
    car = v.at(11.6, 8.4, 0.9)
    car.body("M-6.4 0C-6.4 -5 -2 -6.6 1 -6.6C4.4 -6.6 6.4 -3.4 6.8 0Z", CYAN, 0.7)
    car.body(rectangle(-7.6, -0.6, 15.2, 3.6, 1.2), CORAL, 0.8)
    for x in (-5.0, 0.0, 5.0):
        car.body(circle(x, 3.4, 2), SLATE, 0.5)
        car.area(circle(x, 3.4, 0.8), CREAM)
    v.tone(ellipse(-6.6, 18.2, 10, 1.2), darker(TERRACOTTA, 0.45))
    v.line("M-11.6 -4.4V17.6", CREAM, 0.9)
    shade = (
        "M-19.4 -2.6C-18 -11 -5.4 -11.2 -3.6 -2.8C-5.4 -4 -7.4 -4 -8.8 -2.7"
        "C-10.6 -4.2 -12.6 -4.2 -14.2 -2.7C-15.8 -4 -17.8 -3.9 -19.4 -2.6Z"
    )
    v.body(shade, CORAL, 1.0)
    v.feature(
        "M-14.2 -2.7C-13.8 -6 -12.8 -8.4 -11.4 -9.2C-10 -8.4 -9 -6 -8.8 -2.7"
        "C-10.6 -4.2 -12.6 -4.2 -14.2 -2.7Z",
        CREAM,
    )
    v.line("M-9.4 8.6L-4 15.4H4.6M-7 17.6L-3 13.6M2.6 17.6L-0.4 15.4", UMBER, 1.0)
    v.limb([(-7, 9.6), (-4.4, 13), (0.4, 13.2), (4.6, 12)], BONE, 2.8)
    v.area(circle(5, 11.8, 1.7), TEAL)
    v.limb([(-6, 11), (-2.6, 10.6), (-1, 8.6)], BONE, 1.8)
    helmet(v.at(-8.8, 6.2, 0.54), TEAL)
    glass = v.at(-0.6, 6.8)
    glass.line("M0.6 0L2.4 -3.4", CORAL, 0.4)
    glass.area("M-1.3 -1.4H1.3L0.8 2H-0.8Z", GOLD)


@picture("space-corner-police", ORANGE, strewn=0)
def police(v: Vignette) -> None:
    """An alarm: rays, and the patrol in front of them."""
    for turn in range(0, 360, 24):
        v.at(0, 4, 1, turn).wash("M0 0L-5 -46H5Z", CORAL)
    disc = circle(0, 4.4, 14.4)
    v.body(disc, NIGHT if v.style.is_full else CREAM, 0.0)
    sky = v.inside(disc)
    sky.sketch.night()
    if v.style.is_full:
        sparkles(sky, ((-9, -3, 1.2), (8, -5, 0.9), (10, 13, 1.1), (-9, 14, 0.8)), CREAM)
    v.line(disc, CREAM if v.style.is_full else v.style.line, 0.6)
    patrol(v.at(0.6, 7.4, 0.9, -10))


@picture("space-jail-cell", strewn=0)
def cell(v: Vignette) -> None:
    """Somebody in a suit holds on to the bars."""
    v.area(rectangle(-60, -30, 120, 60), VIOLET)
    v.line(
        "M-60 -14H60M-60 -4H60M-60 6H60M-12 -30V-14M8 -14V-4M-16 -4V6M14 -30V-14"
        "M-34 -30V-14M-26 -14V-4M-36 -4V6M34 -14V-4M28 -4V6M36 -30V-14",
        darker(VIOLET, 0.3),
        0.5,
    )
    v.area(rectangle(5, -16, 10, 8, 1), NIGHT)
    sparkles(v, ((8, -13, 1.6), (12, -10, 1)), CREAM)
    astronaut(
        v.at(-1, 12.4, 1.3),
        ORANGE,
        arms=(((-4, -4), (-7.4, -2), (-8.6, -6)), ((4, -4), (7.4, -2), (8.6, -6))),
    )
    for x in (-33.0, -25.0, -17.0, -9.6, 0.0, 9.0, 17.0, 25.0, 33.0):
        v.limb([(x, -30), (x, 30)], STONE, 1.6)
    v.area(joined([circle(-11.6, 5, 2.4), circle(9.6, 5, 2.4)]), ORANGE)


@picture("space-jail-visitors", strewn=0)
def visitors(v: Vignette) -> None:
    """Two who are only looking: somebody green, and a robot."""
    alien(v.at(0, -27, 2.0), LEAF, SUN)
    robot(v.at(0, 46, 2.0), TEAL)
