"""Chance cards that help: finds, rewards, a shield, a permit."""

from printkit.art.space.cards.figures import FLOATING, astronaut, robot
from printkit.art.space.cards.motifs import (
    bubble,
    coins,
    dome,
    flame,
    rocket,
    sparkles,
    whirl,
)
from printkit.art.space.cards.vignette import Vignette, vignette
from printkit.art.space.curves import ribbon
from printkit.art.space.palette import (
    AZURE,
    BONE,
    CLAY,
    CORAL,
    CREAM,
    CYAN,
    DUSK,
    EMBER,
    GOLD,
    HONEY,
    ICE,
    INDIGO,
    LEAF,
    NIGHT,
    ORANGE,
    PITCH,
    SLATE,
    STONE,
    SUN,
    TEAL,
    TERRACOTTA,
    VIOLET,
    darker,
)
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, polygon, rectangle, star


@vignette("gravity-shield", NIGHT)
def gravity_shield(v: Vignette) -> None:
    """A rocket hangs unmoved in a ball of light over a pit that swallows all else."""
    whirl(v.at(0, 16), 20, (INDIGO, EMBER, CORAL, PITCH), flat=0.36)
    for x, y, turn in ((-15, 5, 30), (15, 6, -30), (-11, 20, 60)):
        v.at(x, y, 1, turn).body("M-2 -1.4L1 -2L2.2 0.6L0 2L-2.2 1Z", STONE, 0.6)
    v.feature(circle(0, -6, 14.6), VIOLET)
    cells = joined(
        [
            polygon(x, y, 2.9, 6)
            for x, y in (
                (-10, -12),
                (-10, -0.4),
                (10, -12),
                (10, -0.4),
                (-5, -18),
                (5, -18),
                (0, 5),
                (0, -18),
            )
        ]
    )
    v.inside(circle(0, -6, 14.6)).line(cells, CYAN, 0.4)
    rocket(v.at(0, -6, 0.74), CORAL, burning=0)
    bubble(v.at(0, -6), 14.6, CYAN)
    v.line("M-18 -14L-15 -12.6M18 -14L15 -12.6M-18.6 -3L-15.6 -4M18.6 -3L15.6 -4", SUN, 0.8)


@vignette("launch-permit", VIOLET, strewn=18)
def launch_permit(v: Vignette) -> None:
    """A permit with picture and seal, held before a cell whose bars stand open."""
    for x in (-15.0, -10.0, 11.0, 16.0):
        v.limb([(x, -34), (x, 34)], STONE, 1.4)
    permit = v.at(0.4, -3.4, 1, -6)
    permit.body(rectangle(-11, -15, 22, 27, 1), CREAM, 0.9)
    permit.line(rectangle(-9.8, -13.8, 19.6, 24.6, 0.6), HONEY, 0.5)
    permit.area(circle(0, -5.4, 6.6), INDIGO)
    rocket(permit.at(-0.4, -5.6, 0.42, 30), CORAL)
    permit.line("M-7 4H7M-7 6.4H3M-7 8.8H1", STONE, 0.7)
    permit.area("M4 8L2.6 15.6L5.6 14L8.6 15.6L7.4 8Z", CORAL)
    permit.body(star(5.6, 7, 4.6, 3.7, 12), EMBER, 0.7)
    permit.mark(star(5.6, 7, 2, 0.9, 5), GOLD)
    v.limb([(-22, 30), (-14, 22), (-8.6, 14)], BONE, 7)
    v.line("M-17.4 20.6L-12 25", CORAL, 2.0)
    v.body(
        "M-12.4 12C-11 8.4 -5 8.4 -4 11.6C-3.4 15 -5.6 17.6 -8.6 17.4"
        "C-11.6 17 -13.2 14.6 -12.4 12Z",
        CREAM,
        1.0,
    )
    v.body("M-7.6 9.4C-5.6 7 -3.6 6 -2.4 7C-1.8 8.4 -4 10.6 -6 12Z", CREAM, 0.5)


@vignette("meteor-shower", INDIGO)
def meteor_shower(v: Vignette) -> None:
    """Glowing stones rain on a camp; two have landed and shine."""
    for x, y, size in ((-9, -13, 1.1), (8.6, -7.6, 1.5), (-2, 0, 0.8), (15, -20, 0.9)):
        stone = v.at(x, y, size, 28)
        flame(stone.at(0, 0, 1, 180), 1.5)
        stone.body("M-3 -1.6L-0.6 -3L2.6 -1.8L3.2 1L1 3.2L-2.2 2.6Z", CLAY, 0.9)
    v.ground(11, DUSK, key="meteor shower")
    dome(v.at(-9.6, 13.4), 5.6)
    v.feature(ellipse(5.4, 17.6, 7, 2), darker(DUSK, 0.5))
    v.crystals(5.4, 13.6, 5)
    v.feature(ellipse(-5, 22, 4.4, 1.3), darker(DUSK, 0.5))
    v.crystals(-5, 19.6, 3.2)
    sparkles(v, ((11, 10.6, 1.8), (0, 10, 1.2)), CREAM)


@vignette("comet-tail", NIGHT)
def comet_tail(v: Vignette) -> None:
    """An astronaut fishes in a comet's tail with a net."""
    way = [(19, -25), (15, -13), (8, -3), (-4, 5), (-20, 10)]
    for wide, colour in ((1.0, VIOLET), (0.7, DUSK), (0.44, CORAL), (0.2, SUN)):
        v.feature(ribbon(way, [w * wide for w in (0.6, 4, 6.4, 8, 9.4)]), colour)
    v.body(circle(17.2, -20.4, 3.4), GOLD, 0.8)
    v.mark(circle(16.8, -20.8, 1.7), CREAM)
    sparkles(v, ((6, -6, 1.4), (1, 4, 1.8), (-8, 4, 1.3), (-13, 11, 1.7), (10, -9, 1)), CREAM)
    figure = v.at(-6.4, -9.6, 0.78, -14)
    figure.limb([(6, -3), (17, 8)], CLAY, 0.9)
    astronaut(
        figure,
        TEAL,
        arms=(((-4, -4), (-8, -6), (-10, -9)), ((4, -4), (6.6, -2), (9.4, 0.4))),
        legs=FLOATING,
    )
    net = v.at(8.4, 5.4, 1, 40)
    net.feature("M-4.4 0C-4 6 -2 9 0 9.6C2 9 4 6 4.4 0Z", ICE)
    net.line("M-4 3L4 3M-3 6H3M-2 0L-1 9M2 0L1 9", AZURE, 0.4)
    net.line(ellipse(0, 0, 4.6, 1.5), CREAM, 0.9)
    net.mark(star(0, 4.4, 2.2, 0.9, 5), SUN)


@vignette("tractor-beam", INDIGO)
def tractor_beam(v: Vignette) -> None:
    """A saucer lifts crystals out of somebody's crater."""
    v.ground(13, TERRACOTTA, key="tractor beam")
    v.feature("M-3.6 -8H3.6L11.6 18.6C7 21.6 -7 21.6 -11.6 18.6Z", SUN)
    v.feature("M-1.8 -8H1.8L6.6 19.4C3 20.8 -3 20.8 -6.6 19.4Z", GOLD)
    v.line(
        "M-5.6 0.4C-3 1.8 3 1.8 5.6 0.4M-7.6 6.6C-4 8.4 4 8.4 7.6 6.6M-9.4 12.4"
        "C-5 14.6 5 14.6 9.4 12.4",
        ORANGE,
        0.5,
    )
    v.crystals(0, 5.4, 5.4)
    v.feature(ellipse(0, 19.4, 7.6, 2), darker(TERRACOTTA, 0.5))
    v.body("M-6.6 -14C-6.6 -22 6.6 -22 6.6 -14Z", CYAN, 1.4)
    helmet_free = v.at(0, -14.6, 0.5)
    robot(helmet_free.at(0, 3.4), LEAF)
    v.body("M-15.6 -11.6C-13 -16 13 -16 15.6 -11.6C12 -7 -12 -7 -15.6 -11.6Z", VIOLET, 1.6)
    v.area(ellipse(0, -8.6, 5, 1.3), SUN)
    v.mark(
        joined(
            [
                circle(x, y, 0.9)
                for x, y in ((-11, -11.4), (-5.6, -10.4), (0, -10.6), (5.6, -10.4), (11, -11.4))
            ]
        ),
        GOLD,
    )


@vignette("new-planet", INDIGO, strewn=40)
def new_planet(v: Vignette) -> None:
    """An astronaut plants a flag on a world hardly larger than he is."""
    v.ringed(1, 14, 11.4, TEAL, CREAM)
    for x, y, r in ((-4, 17, 1.8), (5, 20, 1.5), (3, 11.6, 1.2)):
        v.feature(ellipse(x, y, r, 0.6 * r), darker(TEAL, 0.45))
    astronaut(
        v.at(-2.4, -6.6, 0.78),
        CORAL,
        arms=(((-4, -4), (-7, -8), (-6, -13)), ((4, -4), (7.4, -3.4), (9.8, -1))),
    )
    v.limb([(5.2, 4), (5.4, -22)], BONE, 1.0)
    v.body("M5.4 -22C9 -24 12 -19.6 17 -21.4V-11.6C12 -9.6 9 -14 5.4 -12Z", CORAL, 0.9)
    v.mark(star(10.8, -16.8, 3.2, 1.3, 5), CREAM)
    sparkles(v, ((-13, -15, 2), (14, -4, 1.4), (-14, 3, 1.2)), SUN)


@vignette("fuel-or-funds", VIOLET, strewn=0)
def fuel_or_funds(v: Vignette) -> None:
    """A trader at the lock of a freighter: crystals in one hand, coins in the other."""
    v.body("M-22 -34H22V34H-22Z", SLATE, 0.0)
    for x in (-15.6, 15.6):
        v.area(rectangle(x - 2, -34, 4, 68), STONE)
    v.area("M-13.6 18V-9C-13.6 -24 13.6 -24 13.6 -9V18Z", NIGHT)
    v.feature("M-11.6 18V-8.6C-11.6 -21.4 11.6 -21.4 11.6 -8.6V18Z", INDIGO)
    v.body(rectangle(-26, 16, 52, 22), STONE, 0.8)
    v.line("M-26 20.4H26M-12 16V34M12 16V34", SLATE, 0.5)
    v.limb([(-4, 0), (-9, 2.4), (-11, -2.4)], SLATE, 1.6)
    v.limb([(4, 0), (9, 2.4), (11, -2.4)], SLATE, 1.6)
    robot(v.at(0, 1.6, 1.15), ORANGE)
    v.line("M-15.6 -3H-6.4M6.4 -3H15.6", BONE, 1.3)
    v.crystals(-11, -7.4, 5)
    coins(v.at(10.6, -3.6), 4)
    v.mark("M-1.3 -19.6A1.3 1.3 0 1 1 1.3 -19.6A1.3 1.3 0 1 1 -1.3 -19.6Z", CORAL)
