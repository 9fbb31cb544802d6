"""Chance cards that cost something."""

from printkit.art.space.cards.motifs import dome, notice
from printkit.art.space.cards.vignette import Vignette, vignette
from printkit.art.space.curves import rays
from printkit.art.space.palette import (
    AZURE,
    BONE,
    CORAL,
    CREAM,
    DUSK,
    EMBER,
    GOLD,
    INDIGO,
    NIGHT,
    ORANGE,
    PITCH,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    darker,
)
from printkit.geometry.shapes import circle, ellipse, rectangle


@vignette("open-hatch", NIGHT, strewn=36)
def open_hatch(v: Vignette) -> None:
    """A hatch swings in the void, and all that was stowed drifts away."""
    hull = "M-40 -34H-8C-2 -18 -2 18 -8 34H-40Z"
    v.body(hull, BONE, 1.6)
    v.line("M-20 -26C-14 -18 -14 18 -20 26", darker(BONE, 0.3), 0.5)
    v.area(ellipse(-9.4, 1, 6.4, 11.4), PITCH)
    v.feature(ellipse(-10.6, 1, 4.8, 9.4), SUN)
    v.line(ellipse(-9.4, 1, 6.4, 11.4), CORAL, 1.2)
    door = v.at(-1.6, -14.6, 1, 24)
    door.body(ellipse(3.4, 0, 4.4, 9.6), STONE, 1.0)
    door.line("M3.4 -4V4M0.4 0H6.4", CORAL, 0.9)
    v.crystals(6.2, 5, 4.6)
    mug = v.at(13, -3, 1, 24)
    mug.line("M2.4 -1.4C5 -1.8 5 2.2 2.2 1.8", CREAM, 0.8)
    mug.body(rectangle(-2.6, -2.6, 5.2, 5.6, 0.8), CORAL, 0.7)
    duck = v.at(11.2, -15.0, 1, -20)
    duck.body(
        "M-3.8 0C-3.8 3.4 3.6 3.8 4 0.4L4.8 -1.4L2.4 -0.6C0.4 -0.4 -0.4 -0.8 -0.4 -1"
        "C-1 -0.4 -3 -0.8 -3.8 0Z",
        SUN,
        0.7,
    )
    duck.body(circle(-1.8, -2, 2), SUN, 0.4)
    duck.mark("M-3.6 -2L-5.6 -1.4L-3.4 -0.8Z", CORAL)
    duck.mark(circle(-2.2, -2.4, 0.4), NIGHT)
    sock = v.at(14, 11, 1, 30)
    sock.body(
        "M-1.6 -4.4H1.6V0.6C3.4 1 4.8 1.6 4.6 3C4.4 4 3.6 4.4 2.4 4.4H-0.4C-1.4 4 -1.6 3 -1.6 2Z",
        TEAL,
        0.6,
    )
    sock.line("M-1.4 -2.8H1.4M-1.4 -1H1.4", CREAM, 0.6)
    v.line("M-1 4L2 4.2M0 -2L3.4 -3", CREAM, 0.5)


FLARES = (
    (
        "M-4.2 -3C0 4.6 7 0.6 12.4 6.4C10 -0.4 3 -0.6 0.6 -4.4Z",
        "M-2.6 -3C1 3 6.6 0.4 10.4 3.8C7.6 0 2.6 0.2 -0.6 -3.8Z",
    ),
    (
        "M7.4 -8C12.6 -4.4 12.4 1.4 18.6 1.6C15 -0.6 15.6 -6.4 10.8 -10.4Z",
        "M8.8 -8C13.4 -4.6 13.4 0 16.4 1C14 -1.4 14.2 -5.6 10 -9.2Z",
    ),
    (
        "M-14.6 0.4C-13.4 7 -8.4 6.6 -8.2 12C-6 6.6 -10 4.6 -11.2 -0.6Z",
        "M-13.4 0.4C-12.4 5.8 -8.4 5.6 -8 9.4C-7.4 6 -11 4.4 -12.2 0Z",
    ),
)
"""Tongues of fire, each with its bright core."""


@vignette("solar-storm", NIGHT)
def solar_storm(v: Vignette) -> None:
    """The Sun throws fire at a small dome that keeps its head down."""
    v.tone(circle(-10, -26, 31), EMBER)
    spokes = [(a, 24, 33 + 3.4 * (a % 3), 3.2) for a in range(-10, 200, 17)]
    v.feature(rays(-10, -26, spokes), CORAL)
    v.feature(rays(-10, -26, [(a + 8, 22, 30, 2.6) for a, *_ in spokes]), ORANGE)
    v.area(circle(-10, -26, 24), SUN)
    v.tone(circle(-11, -27, 19), GOLD)
    v.tone(circle(-12, -28, 12), CREAM)
    for flare, core in FLARES:
        v.area(flare, CORAL)
        v.wash(core, GOLD)
    v.ground(16, DUSK, key="solar storm")
    dome(v.at(-7.6, 19), 6)
    mast = v.at(-5.4, 0)
    mast.line("M7 20V11.6", STONE, 0.9)
    mast.body("M3.4 10.4C4 14 10 14 10.6 10.4L7 8.6Z", BONE, 0.6)
    mast.feature("M8.6 9L9.8 6.4L9 5.9L11.6 3.4L10.8 5.6L11.8 6Z", SUN)


@vignette("docking-fee", INDIGO, strewn=0)
def docking_fee(v: Vignette) -> None:
    """Seen from above: a shuttle across two berths, a ticket on its window."""
    v.body(rectangle(-40, -40, 80, 80), VIOLET, 0.0)
    for x in (-18.0, 0.0, 18.0):
        v.line(f"M{x} -40V16", CREAM, 0.9)
    v.line("M-40 16H40", SUN, 1.2)
    v.line("M-40 19H40", SUN, 0.4)
    for x in (-9.0, 9.0):
        v.line(circle(x, -19.6, 3.6), CREAM, 0.6)
    v.line(
        "M-10.3 -20.5L-8.9 -21.6V-17.6M7.8 -20.8C8.4 -22.4 11 -21.6 10 -19.8L7.8 -17.8H10.4",
        CREAM,
        0.7,
    )
    ship = v.at(0.4, -0.6, 1.18, 32)
    ship.tone("M-10 12.4L-3 -9L3 -12L12 11Z", darker(VIOLET, 0.45))
    ship.body("M-3.6 -4C-5 2 -8 6 -12.4 8.6V12H12.4V8.6C8 6 5 2 3.6 -4Z", CORAL, 1.4)
    ship.body(
        "M0 -15C3.4 -11.6 4.6 -7 4.6 -2V12L3 14H-3L-4.6 12V-2C-4.6 -7 -3.4 -11.6 0 -15Z", BONE, 1.6
    )
    ship.area("M-3.2 -4.4C-3 -7 -1.8 -8 0 -8C1.8 -8 3 -7 3.2 -4.4C1 -3.6 -1 -3.6 -3.2 -4.4Z", AZURE)
    ship.line("M-1.8 1V9M1.8 1V9", STONE, 0.5)
    ship.area(rectangle(-1, 4, 2, 11), CORAL)
    notice(ship.at(2.4, -5.8, 0.62, -28), 8, 9, GOLD)
