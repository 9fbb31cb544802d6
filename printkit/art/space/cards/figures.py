"""Who acts on the cards: astronauts, a robot, somebody green, mice."""

from printkit.art.space.cards.vignette import Vignette
from printkit.art.space.curves import XY
from printkit.art.space.palette import (
    APRICOT,
    BONE,
    CORAL,
    CREAM,
    INDIGO,
    LEAF,
    NIGHT,
    SLATE,
    STONE,
    SUN,
    darker,
    lighter,
)
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle

ARMS_DOWN: tuple[tuple[XY, ...], tuple[XY, ...]] = (
    ((-4, -4), (-6.4, -0.4), (-6.2, 3)),
    ((4, -4), (6.4, -0.4), (6.2, 3)),
)
STANDING: tuple[tuple[XY, ...], tuple[XY, ...]] = (
    ((-2.4, 4), (-2.8, 8), (-2.8, 11)),
    ((2.4, 4), (2.8, 8), (2.8, 11)),
)
FLOATING: tuple[tuple[XY, ...], tuple[XY, ...]] = (
    ((-2.2, 4), (-4.6, 7.4), (-3.4, 11)),
    ((2.2, 4), (4.6, 6.4), (7.6, 8.4)),
)


def astronaut(
    v: Vignette,
    trim: Colour,
    *,
    arms: tuple[tuple[XY, ...], ...] = ARMS_DOWN,
    legs: tuple[tuple[XY, ...], ...] = STANDING,
    suit: Colour = BONE,
) -> None:
    """A figure in a suit around its hips: from -18.5 to 12.5, its arms and legs as they are led."""
    v.body(rectangle(-5.6, -8, 11.2, 11, 2), STONE, 0.8)
    for leg in legs:
        v.limb(leg, suit, 3.8)
        v.limb([leg[-1], (leg[-1][0] + 0.6, leg[-1][1] + 0.3)], trim, 4.2)
    v.body("M-4.8 -5.6C-4.8 -8.4 4.8 -8.4 4.8 -5.6L4.4 4.6C4.4 6 -4.4 6 -4.4 4.6Z", suit, 1.3)
    v.area(rectangle(-2.6, -3.4, 5.2, 3.8, 0.8), STONE)
    v.mark(joined([circle(-1.2, -1.6, 0.8)]), CORAL)
    v.mark(rectangle(0.3, -2.4, 1.6, 1.6), SUN)
    v.area("M-4.5 3H4.5L4.4 4.8H-4.4Z", trim)
    for arm in arms:
        v.limb(arm, suit, 3.4)
        v.area(circle(*arm[-1], 1.9), trim)
    helmet(v.at(0, -12), trim, suit)


def helmet(v: Vignette, trim: Colour, suit: Colour = BONE) -> None:
    """A helmet around the origin, its radius 6.2, the world mirrored in its visor."""
    v.body(circle(0, 0, 6.2), suit, 1.3)
    v.area(rectangle(-7.2, -1.8, 2, 4, 0.8), trim)
    v.area(rectangle(5.2, -1.8, 2, 4, 0.8), trim)
    visor = rectangle(-4.7, -3.5, 9.4, 6.8, 3.2)
    v.body(visor, INDIGO, 0.0)
    glass = v.inside(visor)
    glass.feature("M-6 2.6C-2 0.4 3 0.6 6 3V6H-6Z", trim)
    v.line("M-3.2 -0.4C-3.2 -1.6 -2.4 -2.2 -1 -2.2", CREAM, 0.7)


def face(v: Vignette, skin: Colour = APRICOT, *, cheer: float = 1.0) -> None:
    """A round face around the origin, its radius 5; ``cheer`` below 0 turns the mouth."""
    v.body(circle(0, 0, 5), skin, 1.0)
    v.mark(joined([ellipse(-1.9, -0.6, 0.7, 1), ellipse(1.9, -0.6, 0.7, 1)]), NIGHT)
    bend = 1.8 * cheer
    v.line(f"M-2 {2 - 0.3 * bend}Q0 {2 + bend} 2 {2 - 0.3 * bend}", NIGHT, 0.6)


def robot(v: Vignette, colour: Colour, *, glad: bool = True) -> None:
    """A robot around its chest: from -13 to 11, on a single wheel."""
    v.line("M0 -13.5V-10", SLATE, 0.7)
    v.mark(circle(0, -14, 1.1), CORAL)
    v.area(circle(0, 8.6, 3), SLATE)
    v.feature(circle(0, 8.6, 1.2), STONE)
    v.body("M-5.4 -2.4H5.4L3.6 7.4H-3.6Z", colour, 1.0)
    v.area(rectangle(-2.8, 0, 5.6, 3.6, 0.6), BONE)
    v.line("M-1.8 1.2H1.8M-1.8 2.4H0.6", SLATE, 0.4)
    v.body(rectangle(-6, -11, 12, 7.8, 2.4), lighter(colour, 0.35), 1.0)
    v.area(rectangle(-4.6, -9.6, 9.2, 5, 1.8), NIGHT)
    eyes = "M-3 -6.6Q-2 -8.6 -1 -6.6M1 -6.6Q2 -8.6 3 -6.6"
    v.line(eyes if glad else "M-3 -8.2L-1 -7.2M3 -8.2L1 -7.2", SUN, 0.8)


def alien(v: Vignette, skin: Colour = LEAF, robe: Colour = SUN) -> None:
    """Somebody slender and green around the neck: head up to -12, robe down to 16."""
    v.line(
        "M-2.4 -10.4C-3.4 -12.6 -5 -13.6 -6 -13.4M2.4 -10.4C3.4 -12.6 5 -13.6 6 -13.4", skin, 0.8
    )
    v.mark(joined([circle(-6.2, -13.4, 1), circle(6.2, -13.4, 1)]), CORAL)
    v.body("M-2 0H2L6.4 16H-6.4Z", robe, 1.2)
    v.line("M-4.8 11H4.8", darker(robe, 0.4), 0.6)
    v.body(
        "M0 2.2C-3.6 0.6 -6.4 -4 -5.6 -7.6C-4.8 -11.6 4.8 -11.6 5.6 -7.6C6.4 -4 3.6 0.6 0 2.2Z",
        skin,
        1.2,
    )
    v.mark(
        "M-4.4 -6.2C-2.6 -6.4 -1.2 -4.8 -1.4 -3C-3.4 -3 -4.6 -4.4 -4.4 -6.2Z"
        "M4.4 -6.2C2.6 -6.4 1.2 -4.8 1.4 -3C3.4 -3 4.6 -4.4 4.4 -6.2Z",
        NIGHT,
    )
    v.line("M-1.2 -0.4Q0 0.6 1.2 -0.4", NIGHT, 0.5)


def mouse(v: Vignette, fur: Colour, suit: Colour) -> None:
    """A mouse that sits and nibbles, facing right: from -7 to 8, in a small suit."""
    v.limb([(-4.6, 6.4), (-8.4, 6.8), (-9.6, 3.6), (-8, 1.6)], CORAL, 0.7)
    v.body("M-5.4 8C-7 2 -3.4 -2 0.6 -2C3.6 -2 4.6 3 3.4 8Z", suit, 1.0)
    v.area(ellipse(-0.6, 7.6, 3.6, 1.2), fur)
    v.body("M-3.6 -3C-3.4 -7 1 -8.4 4.4 -6C6.4 -4.6 7.8 -3 8.2 -2C7 0 2.4 1.6 -1 0.4Z", fur, 0.8)
    for x in (-3.6, 0.6):
        v.area(circle(x, -7, 2.8), fur)
        v.feature(circle(x, -7, 1.7), CORAL)
    v.mark(circle(3.4, -4, 0.7), NIGHT)
    v.mark(circle(8.1, -2.2, 0.8), CORAL)
    v.line("M6 -1.8L9.4 -0.4M6 -1.2L8.6 1.2", SLATE, 0.3)
    v.limb([(1.4, 1.8), (4.4, 2.6), (6, 1.6)], fur, 1.7)
