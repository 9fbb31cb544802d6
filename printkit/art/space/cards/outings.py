"""Community cards out of doors: walks, drops, drills, neighbours."""

from printkit.art.space.cards.figures import alien, astronaut
from printkit.art.space.cards.motifs import crate, dome, sparkles
from printkit.art.space.cards.vignette import Vignette, vignette
from printkit.art.space.curves import rays
from printkit.art.space.palette import (
    ASH,
    AZURE,
    BONE,
    CLAY,
    CORAL,
    CREAM,
    CYAN,
    DEEP_TEAL,
    GOLD,
    ICE,
    LEAF,
    NIGHT,
    RUST,
    SLATE,
    STONE,
    SUN,
    TEAL,
    TERRACOTTA,
    VIOLET,
    darker,
)
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star


@vignette("moon-walk", NIGHT)
def moon_walk(v: Vignette) -> None:
    """A great hop over the Moon, footprints behind, the Earth above."""
    v.ball(10, -15.6, 6.6, AZURE)
    v.feature("M6 -19C9 -22 13 -21 14 -19C11 -17 9 -17 8 -14C6 -15 5 -17 6 -19Z", LEAF)
    v.ground(9, ASH, key="moon walk", rise=1.2)
    prints = [
        ellipse(x, y, 1.2, 0.6) for x, y in ((-15, 17), (-12, 18.4), (-9, 15.8), (-6.4, 17.2))
    ]
    v.tone(joined(prints), SLATE)
    hop = "M-7 14C-8 6 -6 0 -4 -4M8 -3C12 3 13 8 13 12"
    v.line(hop, CREAM, 0.5)
    v.tone(ellipse(4, 17, 6, 1.4), darker(ASH, 0.45))
    astronaut(
        v.at(1.6, -1, 0.92, 12),
        TEAL,
        arms=(((-4, -4), (-8, -6), (-10, -10)), ((4, -4), (8.4, -5), (11, -8))),
        legs=(((-2.2, 4), (-5.4, 7), (-8.4, 5.6)), ((2.2, 4), (6.4, 5.6), (6.8, 10))),
    )


@vignette("supply-drop", DEEP_TEAL)
def supply_drop(v: Vignette) -> None:
    """A crate under a striped parachute."""
    v.ground(15, TERRACOTTA, key="supply drop")
    v.line("M-13 -9.6L-6 5M13 -9.6L6 5M-4.6 -8L-3 5M4.6 -8L3 5", CREAM, 0.4)
    canopy = (
        "M-15.6 -7.6C-15 -28 15 -28 15.6 -7.6C13 -10 9 -10 6.4 -7.6C4 -9.6 -4 -9.6 -6.4 -7.6"
        "C-9 -10 -13 -10 -15.6 -7.6Z"
    )
    v.body(canopy, CORAL, 1.6)
    inside = v.inside(canopy)
    inside.feature("M-6.4 -6C-6.6 -14 -4 -20 0 -23.4C4 -20 6.6 -14 6.4 -6Z", CREAM)
    inside.line("M-11 -8C-12 -14 -7 -20 0 -23M11 -8C12 -14 7 -20 0 -23", darker(CORAL, 0.4), 0.4)
    crate(v.at(0, 9.6, 0.94, 6), TEAL)
    v.tone(ellipse(0, 20, 8, 1.4), darker(TERRACOTTA, 0.5))
    v.line("M-14 -1V5M-16.4 4V8M14 0V6M11.4 6V10", CREAM, 0.5)


@vignette("lucky-drill", NIGHT)
def lucky_drill(v: Vignette) -> None:
    """A rig strikes ore: crystals shoot up as if from a well."""
    v.ball(11.6, -17, 5, VIOLET)
    v.ground(10, RUST, key="lucky drill")
    v.feature(rays(0.4, 11, [(a, 3, 22, 1.7) for a in (-128, -110, -90, -70, -52)]), CYAN)
    v.line(
        "M-8.4 14L-1.6 -12.6H1.6L8.4 14M-6.6 7L4.4 0M6.6 7L-4.4 0M-4.4 0L2.6 -6M4.4 0L-2.6 -6",
        STONE,
        1.1,
    )
    v.body(rectangle(-3.4, -14.6, 6.8, 3, 0.8), SUN, 0.7)
    v.line("M0 -12V10", SLATE, 1.5)
    v.body("M-2.4 8H2.4L0 15.6Z", SLATE, 0.8)
    v.line("M-1.9 9.6L1.6 10.6M-1.2 11.8L1 12.6", CREAM, 0.4)
    v.tone(ellipse(0, 14.6, 5, 1.3), darker(RUST, 0.55))
    for x, y, size in (
        (-10.6, -8.4, 3),
        (-6.8, -17.4, 2.6),
        (7.6, -9.6, 3.4),
        (12.6, -4, 2.2),
        (-13.4, 1, 2),
    ):
        v.crystals(x, y, size)
    astronaut(
        v.at(-12.4, 13.4, 0.5),
        SUN,
        arms=(((-4, -4), (-7, -8), (-6, -14)), ((4, -4), (7, -8), (6, -14))),
    )


@vignette("good-neighbor", DEEP_TEAL)
def good_neighbor(v: Vignette) -> None:
    """A parcel with a ribbon over the garden fence."""
    dome(v.at(-12, 0), 7.4, TEAL)
    dome(v.at(13, -1), 6.6, CORAL)
    v.ground(1, ASH, key="good neighbor")
    astronaut(
        v.at(-9.6, 7.4, 0.86),
        TEAL,
        arms=(((-4, -4), (-6.6, -1), (-7, 2)), ((4, -4), (6.8, -4.4), (9, -6))),
    )
    astronaut(
        v.at(11, 7.4, 0.86),
        CORAL,
        arms=(((-4, -4), (-6, -6), (-7.4, -9)), ((4, -4), (6.6, -1), (6.6, 2))),
    )
    gift = v.at(0.8, -1.8, 1, -6)
    gift.body(rectangle(-3.4, -3, 6.8, 6.4, 0.5), VIOLET, 0.7)
    gift.area(rectangle(-0.7, -3, 1.4, 6.4), SUN)
    gift.line("M0 -3C-4 -7.4 -4.6 -3 0 -3C4 -7.4 4.6 -3 0 -3", SUN, 0.8)
    v.body(rectangle(-26, 14.4, 52, 1.5), CREAM, 0.3)
    v.body(rectangle(-26, 19.4, 52, 1.5), CREAM, 0.3)
    for i in range(-4, 5):
        v.body(f"M{4.4 * i - 1.5} 24V12.4L{4.4 * i} 10.6L{4.4 * i + 1.5} 12.4V24Z", CREAM, 0.5)


@vignette("dome-inspection", DEEP_TEAL)
def dome_inspection(v: Vignette) -> None:
    """A glass as large as the inspector finds the one crack in the dome."""
    v.ground(12, ASH, key="dome inspection")
    dome(v.at(2, 14), 15.4, TEAL)
    v.line("M-6.4 -1.4L-4.4 1L-6 3L-3 5.4L-4.6 7.4", NIGHT, 0.6)
    lens = circle(-4.4, 2.4, 7)
    v.area(lens, ICE)
    glass = v.inside(lens)
    glass.line("M-8 -5L-4 -1.4L-7 2.4L-1.6 5.6L-4.4 10", NIGHT, 1.0)
    glass.line("M-4 -1.4L0 -2.4M-7 2.4L-10 3.6M-1.6 5.6L2 5", NIGHT, 0.7)
    v.line(lens, SLATE, 1.5)
    v.line("M-8.8 -1.4A5.6 5.6 0 0 1 -5 -3.4", CREAM, 0.8)
    v.limb([(-9.6, 7.6), (-14, 12.6)], SLATE, 2.2)
    astronaut(v.at(-15.4, 15.6, 0.66), SUN, arms=(((4, -4), (5, -4.6), (4.4, -6)),))
    board = v.at(11.4, -14.6, 1, 10)
    board.body(rectangle(-5.4, -6.6, 10.8, 13.8, 0.8), CLAY, 0.7)
    board.area(rectangle(-4.2, -4.8, 8.4, 10.8), CREAM)
    board.area(rectangle(-2, -7.8, 4, 2.6, 0.6), STONE)
    board.line("M-2.8 -2.2L-2 -1.4L-0.8 -3M-2.8 1.2L-2 2L-0.8 0.4", LEAF, 0.6)
    board.line("M-2.8 3.8L-1 5.4M-1 3.8L-2.8 5.4", CORAL, 0.6)
    board.line("M0.6 -2H3.2M0.6 1.4H3.2M0.6 4.6H3.2", STONE, 0.6)


@vignette("first-contact", DEEP_TEAL)
def first_contact(v: Vignette) -> None:
    """Two hands meet before a saucer; a coin changes hands."""
    v.body("M-1 -17C-1 -23 9 -23 9 -17Z", CYAN, 0.8)
    v.body("M-8 -15C-6 -18.6 14 -18.6 16 -15C13 -11.8 -5 -11.8 -8 -15Z", STONE, 1.0)
    v.mark(joined([circle(x, -14.8, 0.7) for x in (-3, 1.6, 6.4, 11)]), SUN)
    v.feature("M0 -12.4H8L12.6 13H-4.6Z", GOLD)
    v.ground(11, VIOLET, key="first contact")
    alien(v.at(10, 0.6), LEAF, SUN)
    v.limb([(8.4, 3.4), (4.6, 6), (1.4, 3.4)], LEAF, 1.5)
    astronaut(
        v.at(-9.6, 5.4, 0.92),
        TEAL,
        arms=(((-4, -4), (-7, -8), (-6.6, -13)), ((4, -4), (7.4, -2), (9.6, -1.4))),
    )
    v.body(circle(0.4, -1.4, 3.4), SUN, 0.7)
    v.mark(star(0.4, -1.4, 1.9, 0.8, 5), darker(SUN, 0.4))
    sparkles(v, ((-4, -6, 1.6), (4.4, -5.4, 1.1)), CREAM)


@vignette("lost-satellite", NIGHT, strewn=36)
def lost_satellite(v: Vignette) -> None:
    """An astronaut brings a satellite home on a leash."""
    v.ball(-13, 25, 14, AZURE)
    sat = v.at(6, -7.6, 1, 24)
    for side in (False, True):
        wing = sat.at(0, 0, mirrored=side)
        wing.line("M4 0H7", BONE, 0.9)
        wing.body(rectangle(6.6, -4, 9.4, 8, 0.4), AZURE, 0.8)
        wing.line("M9.8 -4V4M12.9 -4V4M6.6 0H16", CYAN, 0.35)
    sat.body(rectangle(-4.6, -5.4, 9.2, 10.8, 1.6), SUN, 1.2)
    sat.line("M0 -5.4V-9", BONE, 0.7)
    sat.body("M-3.6 -10.6C-2.6 -7.4 2.6 -7.4 3.6 -10.6Z", BONE, 0.6)
    sat.area(joined([circle(-1.8, -1, 1.7), circle(1.8, -1, 1.7)]), CREAM)
    sat.mark(joined([circle(-1.5, -0.6, 0.9), circle(2.1, -0.6, 0.9)]), NIGHT)
    sat.line("M-1.6 3Q0 4.4 1.6 3", NIGHT, 0.5)
    v.line("M-7.6 7.6C-6 10.6 0 9 3.4 -2.8", CORAL, 0.7)
    astronaut(
        v.at(-10.6, 7.6, 0.74, -12),
        CORAL,
        arms=(((-4, -4), (-8, -6), (-9, -10)), ((4, -4), (5.6, -1), (4.6, 1))),
    )
    v.mark("M12.6 7.6C10.6 4.6 6.6 7.6 12.6 12C18.6 7.6 14.6 4.6 12.6 7.6Z", CORAL)
