"""Chance cards that move a token."""

from printkit.art.space.cards.figures import helmet
from printkit.art.space.cards.motifs import patrol, rim_wall, rocket, sparkles, whirl
from printkit.art.space.cards.vignette import Vignette, vignette
from printkit.art.space.curves import rays
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
    INDIGO,
    LEAF,
    NIGHT,
    ORANGE,
    PITCH,
    SLATE,
    STONE,
    SUN,
    TAUPE,
    TEAL,
    VIOLET,
    darker,
)
from printkit.art.style import Ink
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle


@vignette("wormhole", NIGHT)
def wormhole(v: Vignette) -> None:
    """A rocket dives into a funnel whose far end is another sky."""
    whirl(v.at(1, 9), 19, (INDIGO, VIOLET, DUSK, CORAL, SUN), flat=0.46)
    far = v.inside(ellipse(1, 12.4, 5.2, 2.4))
    far.area(ellipse(1, 12.4, 5.2, 2.4), CYAN)
    sparkles(far, ((-1, 12, 1.2), (3, 12.8, 0.9)), CREAM)
    v.line("M-14 -22C-4 -20 2 -14 1 -2M12 -22C8 -16 6 -10 4 -4M-16 -9C-10 -9 -6 -6 -4 0", DUSK, 0.5)
    rocket(v.at(-1.6, -8.6, 0.86, 164), CORAL)


@vignette("distant-beacon", NIGHT)
def distant_beacon(v: Vignette) -> None:
    """A lighthouse on a rock sends its beam through the night."""
    v.feature("M1 -8.6L-34 -27V-10L1 -5.4Z", SUN)
    v.feature("M1 -7.6L-34 -21V-14L1 -6.4Z", GOLD)
    v.feature("M5 -8.6L40 -22V-4L5 -5.4Z", SUN)
    v.body(
        "M-11 16C-15 12 -9 8.6 -4 9.4C2 7.4 10 8 13 12C16 16 11 23 4 23.6C-3 25 -8 21 -11 16Z",
        CLAY,
        2.0,
    )
    v.grain(
        "M-11 16C-15 12 -9 8.6 -4 9.4C2 7.4 10 8 13 12C16 16 11 23 4 23.6C-3 25 -8 21 -11 16Z", CLAY
    )
    for x, y, r in ((-6, 15, 1.8), (7, 18, 2.4), (-1, 20, 1.2)):
        v.feature(ellipse(x, y, r, 0.6 * r), darker(CLAY, 0.4))
    v.body("M-0.4 -4.4H6.4L9 10.4H-3Z", CREAM, 1.8)
    v.area("M-0.9 -1.2H6.9L7.6 2.8H-1.6Z", CORAL)
    v.area("M-2.3 6.6H8.3L9 10.4H-3Z", CORAL)
    v.area(rectangle(0, -9.4, 6, 5, 0.6), GOLD)
    v.mark(circle(3, -7, 1.5), CREAM)
    v.body("M-1.4 -9.2C-0.4 -13 6.4 -13 7.4 -9.2Z", EMBER, 0.8)
    v.body(rectangle(-1.8, -4.8, 9.6, 1.6, 0.6), SLATE, 0.4)
    v.area(rectangle(1.6, 6.4, 2.8, 4, 1.2), NIGHT)
    rocket(v.at(-10.4, -18.6, 0.36, 70), TEAL)


@vignette("hot-landing", ORANGE, strewn=0)
def hot_landing(v: Vignette) -> None:
    """A lander under a sun as big as the sky, its crew under a parasol."""
    v.tone(circle(-2, -15, 21), SUN)
    v.area(circle(-2, -15, 16), GOLD)
    v.tone(circle(-3, -16, 12), CREAM)
    v.ground(9, TAUPE, key="hot landing", rise=0.8)
    v.line("M-8.4 5L-12.6 13.6M-1.6 5L2.6 13.6M-5 5V13", SLATE, 0.9)
    v.mark(joined([ellipse(-12.8, 13.8, 2, 0.7), ellipse(2.8, 13.8, 2, 0.7)]), SLATE)
    v.body("M-11 6.4L-9 -0.4H-1L1 6.4Z", GOLD, 1.2)
    v.body("M-9.6 -0.4C-9.6 -7.6 -0.4 -7.6 -0.4 -0.4Z", BONE, 1.4)
    v.area(circle(-5, -3, 1.8), TEAL)
    v.line("M10.4 -6V15", CREAM, 0.8)
    v.body(
        "M1.4 -4.6C3 -12.4 17.6 -12.6 19.4 -4.8C17 -6.4 15 -6.4 13.4 -4.9"
        "C11.6 -6.5 9.2 -6.5 7.4 -4.9C5.6 -6.4 3.6 -6.3 1.4 -4.6Z",
        CORAL,
        1.4,
    )
    v.feature(
        "M7.4 -4.9C7.6 -8 8.6 -10 10.3 -10.9C12 -10 13.2 -8 13.4 -4.9C11.6 -6.5 9.2 -6.5 7.4 -4.9Z",
        CREAM,
    )
    helmet(v.at(12.4, 6.6, 0.62), TEAL)
    v.limb([(11.6, 11.6), (9.6, 15), (5.6, 16.6)], BONE, 3.6)
    v.line("M14.6 9.6L13 17.4H5", CORAL, 0.9)
    v.mark("M9.2 5.6H12.2V7H9.6ZM12.8 5.6H15.6L15.2 7H12.8Z", NIGHT)


@vignette("mission-control", VIOLET, strewn=0)
def mission_control(v: Vignette) -> None:
    """The flight director before the great screen; Earth calls."""
    rim_wall(v, VIOLET, floor=30, tiles=INDIGO)
    v.body(rectangle(-19, -22, 37, 25, 1.6), STONE, 0.8)
    screen = v.inside(rectangle(-17.4, -20.4, 33.8, 21.8, 1))
    screen.area(rectangle(-17.4, -20.4, 33.8, 21.8, 1), NIGHT)
    screen.line("M-18 -14H18M-18 -7H18M-11 -21V2M11 -21V2", VIOLET, 0.3)
    screen.ball(1, -9.6, 7.6, AZURE)
    screen.feature(
        "M-4.6 -14.4C-1 -17 2 -16 3 -13C1 -11 -2 -11 -3.4 -8.6C-5 -10 -6 -12.4 -4.6 -14.4Z"
        "M2 -8.4C5 -9 7 -7 6 -4.4C4 -3 2 -5 2 -8.4Z",
        LEAF,
    )
    screen.line("M-17 0C-10 -2 -12 -18 1 -19.4C9 -20 13 -12 9.4 -5.6", SUN, 0.6)
    sparkles(screen, ((9.2, -5.2, 2),), SUN)
    v.body("M-22 15C-12 11 12 11 22 15V30H-22Z", SLATE, 1.4)
    v.mark(joined([circle(x, 18.6, 0.9) for x in (-15.6, -12.6, 12.6, 15.6)]), CORAL)
    v.feature(joined([rectangle(x, 20.6, 2, 1.4) for x in (-16.4, -13.4, 11.4, 14.4)]), SUN)
    v.body("M-10.4 25C-10 14 -6.4 11.4 0 11.4C6.4 11.4 10 14 10.4 25Z", CREAM, 1.6)
    v.line("M-5 14V25M5 14V25", CORAL, 1.0)
    v.body("M-5 6.4C-5.4 0 5.4 0 5 6.4C5 10 3 12.6 0 12.6C-3 12.6 -5 10 -5 6.4Z", CLAY, 1.0)
    v.line("M-5.6 7C-6 -1.4 6 -1.4 5.6 7", PITCH, 1.0)
    v.area(joined([rectangle(-7, 5, 2.6, 4.4, 1.2), rectangle(4.4, 5, 2.6, 4.4, 1.2)]), CORAL)


@vignette("reverse-thrust", INDIGO, strewn=0)
def reverse_thrust(v: Vignette) -> None:
    """A glove pulls the wrong one of two levers; the stars run forwards."""
    window = v.inside(rectangle(-26, -32, 52, 29))
    window.area(rectangle(-26, -32, 52, 29), NIGHT)
    streaks = [(12.0 * i + 6, 5 + 2 * (i % 3), 16 + 7 * (i % 4), 0.5) for i in range(30)]
    window.mark(rays(0, -13, streaks), CREAM)
    v.body("M-26 -4H26V30H-26Z", SLATE, 0.0)
    v.body(rectangle(-26, -5, 52, 2.4), STONE, 0.5)
    for x in (-8.0, 9.0):
        v.area(rectangle(x - 1.6, -1, 3.2, 18, 1.6), PITCH)
    # In black the way taken is dark, the other one empty.
    black = v.style.ink is Ink.MONO
    onwards = "M9 -25L13 -20H10.6V-15.6H7.4V-20H5Z"
    v.feature(onwards, CREAM) if black else v.mark(onwards, LEAF)
    v.mark("M-8 -15.6L-12 -20.6H-9.6V-25H-6.4V-20.6H-4Z", PITCH if black else CORAL)
    v.limb([(9, 10), (9, 4)], STONE, 1.6)
    v.body(circle(9, 2.6, 3), LEAF, 0.8)
    v.limb([(-8, 3), (-7.6, 9)], STONE, 1.6)
    v.body(circle(-7.6, 11, 3), CORAL, 0.8)
    v.limb([(3, 34), (0, 25), (-4, 15)], BONE, 7.6)
    v.line("M-4.4 22.6L4 21.4", CORAL, 2.0)
    v.body(
        "M-11.4 10C-10 6.4 -3.6 7 -2.4 10.4C-1.2 14.4 -4 17 -7 16.8C-10 16.6 -12 13.4 -11.4 10Z",
        CREAM,
        1.0,
    )
    v.line("M-10.4 10L-7 11.6M-10.6 12.4L-7.4 13.8M-9.4 14.8L-6.8 15.6", STONE, 0.6)


@vignette("faster-than-light", NIGHT)
def faster_than_light(v: Vignette) -> None:
    """A rocket streaks past; the patrol with its lamps is close behind."""
    streaks = "".join(
        f"M{x} {y}L{x - 13} {y + 9}"
        for x, y in ((-2, -22), (14, -13), (-8, -6), (18, -2), (-10, 10), (16, 9))
    )
    v.line(streaks, DUSK, 0.7)
    rocket(v.at(6.4, -13, 0.72, 55), CORAL, burning=1.6)
    patrol(v.at(-1.6, 10.4, 1.0, -18))
