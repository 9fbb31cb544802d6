"""Community cards aboard: the guard, the warden, mice, a tailor."""

from printkit.art.space.cards.figures import face, mouse
from printkit.art.space.cards.motifs import porthole, rim_wall
from printkit.art.space.cards.vignette import Vignette, vignette
from printkit.art.space.palette import (
    APRICOT,
    ASH,
    AZURE,
    BONE,
    CORAL,
    CREAM,
    CYAN,
    DEEP_TEAL,
    ICE,
    LEAF,
    NIGHT,
    OCHRE,
    PITCH,
    SLATE,
    STONE,
    SUN,
    TEAL,
    UMBER,
    darker,
)
from printkit.art.style import Ink
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star


@vignette("friendly-guard", DEEP_TEAL, strewn=0)
def friendly_guard(v: Vignette) -> None:
    """A guard winks, the key on his finger, the cell open behind him."""
    rim_wall(v, DEEP_TEAL, floor=18, tiles=SLATE)
    # In black a grey cell would look like a radiator.
    (v.mark if v.style.ink is Ink.MONO else v.area)(rectangle(-19, -19, 21, 37, 1), NIGHT)
    for x in (-16.0, -12.0, -8.0, -4.0):
        v.line(f"M{x} -19V18", STONE, 1.1)
    v.body(rectangle(2, -20, 3, 39), STONE, 0.6)
    v.body("M-5 40L-4.6 12C-6 6 -4 4.6 2 4.6C8 4.6 10 6 8.6 12L9 40Z", AZURE, 1.8)
    v.line("M2 6V34", darker(AZURE, 0.4), 0.5)
    v.limb([(-4.4, 8.4), (-9, 14), (-5, 19.4)], AZURE, 4)
    v.area(circle(-4.6, 20, 2.2), LEAF)
    v.mark(star(6.4, 11, 2.4, 1.1, 6), SUN)
    face(v.at(2, -2.4, 1.4), LEAF)
    v.line("M3.4 -3.4L6.4 -3.2", NIGHT, 0.8)
    v.body("M-6.6 -6C-6.4 -14.6 10.4 -14.6 10.6 -6Z", AZURE, 1.2)
    v.area("M-7.6 -6.8C-4 -4.6 8 -4.6 11.6 -6.8L11 -4.8C8 -3.2 -4 -3.2 -7 -4.8Z", NIGHT)
    v.mark(star(2, -9.6, 2.2, 1, 5), SUN)
    v.limb([(10, 12), (15, 8), (14, 0.6)], AZURE, 4)
    v.area(circle(14, -0.6, 2.4), LEAF)
    v.line(circle(14, -5.4, 2.8), SUN, 1.0)
    v.line("M14 -8.2V-17M14 -16.4H17M14 -13.6H16.4", SUN, 1.3)


@vignette("wrong-airlock", TEAL, strewn=0)
def wrong_airlock(v: Vignette) -> None:
    """The warden in his bath, seen through the door that should have been another."""
    rim_wall(v, DEEP_TEAL, floor=30, tiles=SLATE)
    door = "M-15 30V-13C-15 -19 -12 -22 -6 -22H6C12 -22 15 -19 15 -13V30Z"
    v.body(
        "M-18.4 34V-14C-18.4 -21.6 -14 -25.4 -7 -25.4H7C14 -25.4 18.4 -21.6 18.4 -14V34Z",
        STONE,
        1.0,
    )
    v.area(door, ICE)
    room = v.inside(door)
    room.line("".join(f"M-20 {y}H20" for y in range(-20, 16, 6)), CYAN, 0.4)
    room.line("".join(f"M{x} -26V16" for x in range(-15, 20, 6)), CYAN, 0.4)
    room.area(rectangle(-20, 15, 40, 20), ASH)
    room.line("M9 -22V-10", STONE, 1.2)
    room.body("M5 -8C5.4 -11 12.6 -11 13 -8Z", STONE, 0.5)
    room.line("M6.4 -6V-3.6M9 -6V-3M11.6 -6V-3.6", AZURE, 0.5)
    v.limb([(6, 4), (9.4, 0), (8.4, -4)], APRICOT, 2.6)
    face(v.at(0, -1.4, 1.16), APRICOT, cheer=-0.8)
    v.line("M-3.6 -4.2L-1 -3.2M3.6 -4.2L1 -3.2", NIGHT, 0.7)
    v.body("M-5.6 -3.6C-7 -12.4 7 -12.4 5.6 -3.6C3 -5.2 -3 -5.2 -5.6 -3.6Z", CORAL, 0.8)
    v.mark(joined([circle(x, y, 0.8) for x, y in ((-3, -6.4), (0, -8), (3, -6.4))]), CREAM)
    v.body("M-13.4 6.4H13.4C13.4 15 10 19.6 6 19.6H-6C-10 19.6 -13.4 15 -13.4 6.4Z", CREAM, 1.6)
    v.area(
        joined(
            [
                circle(x, 6, r)
                for x, r in ((-10, 2), (-6.4, 2.6), (-2.4, 2), (2.4, 2.4), (6.6, 2), (10.4, 2.4))
            ]
        ),
        CREAM,
    )
    v.line("M-7.4 19.6L-8.6 22.6M7.4 19.6L8.6 22.6", OCHRE, 1.4)
    v.body("M7 5.4C7 8 12 8 12.4 5.2L10 4.8C9 5 7.6 5.2 7 5.4Z", SUN, 0.4)
    v.area(circle(8.4, 3.8, 1.5), SUN)


@vignette("moon-mice", DEEP_TEAL, strewn=0)
def moon_mice(v: Vignette) -> None:
    """Three mice in the store room, one of them at the crystals."""
    rim_wall(v, DEEP_TEAL, floor=15, tiles=SLATE)
    out = porthole(v.at(-6.6, -16), 5.4)
    out.ball(2, 3, 4, ASH)
    v.body(rectangle(-26, -5.6, 52, 2), UMBER, 0.4)
    for x, colour in ((-14.0, CORAL), (-8.4, SUN), (10.0, AZURE), (15.6, CORAL)):
        v.body(rectangle(x - 2.4, -11.6, 4.8, 6, 0.8), colour, 0.6)
        v.area(rectangle(x - 2.4, -9.8, 4.8, 2, 0), CREAM)
    mouse(v.at(2.4, -12.6, 0.68, mirrored=True), ASH, CORAL)
    v.crystals(7, 11.4, 9)
    mouse(v.at(-7, 8.4, 1.16), STONE, SUN)
    mouse(v.at(-3.4, 21.4, 0.7, mirrored=True), ASH, AZURE)
    v.mark(
        joined(
            [rectangle(x, y, 1, 0.7) for x, y in ((1, 17.6), (3.6, 18.6), (12, 18), (-11, 19.6))]
        ),
        CYAN,
    )


@vignette("torn-suit", TEAL, strewn=0)
def torn_suit(v: Vignette) -> None:
    """A suit on the tailor's dummy: a patch with hearts, needle and thread."""
    rim_wall(v, TEAL, floor=17, tiles=UMBER)
    v.line("M0 12V22M-7 24.6L0 20.6L7 24.6", UMBER, 1.6)
    v.area(circle(0, -15.4, 1.4), UMBER)
    v.body(
        "M-4.6 -14C-3 -12 3 -12 4.6 -14C10 -13 12.6 -10 13.6 -3L15.4 8.6L9.8 9.8L8.4 0.6V14"
        "C8.4 16 -8.4 16 -8.4 14V0.6L-9.8 9.8L-15.4 8.6L-13.6 -3C-12.6 -10 -10 -13 -4.6 -14Z",
        BONE,
        1.8,
    )
    v.area("M-5 -14.4C-3 -11.8 3 -11.8 5 -14.4L4.2 -16.6H-4.2Z", STONE)
    v.line("M0 -12V14M-8.4 10.6H8.4", ASH, 0.6)
    v.area(joined([rectangle(-15.4, 7.6, 6, 2.4, 0.8), rectangle(9.4, 7.6, 6, 2.4, 0.8)]), CORAL)
    v.feature("M3 -6L6 -4L4.6 -2L7 0.6L4 2L2 -1Z", PITCH)
    patch = v.at(-3.6, 2.6, 1, -10)
    patch.body(rectangle(-4.4, -4.4, 8.8, 8.8, 0.6), CORAL, 0.5)
    patch.mark("M0 -0.6C-1.6 -3 -4.2 -0.6 0 2.8C4.2 -0.6 1.6 -3 0 -0.6Z", CREAM)
    patch.line(
        "M-4.4 -3L-5.8 -3M-4.4 0H-5.8M-4.4 3H-5.8M-3 4.4V5.8M0 4.4V5.8M3 4.4V5.8M4.4 3H5.8"
        "M-3 -4.4V-5.8M0 -4.4V-5.8",
        NIGHT,
        0.6,
    )
    v.line("M1.6 3C6 6 12 4 13 -4C14 -10 10 -14 14 -18", SUN, 0.7)
    v.line("M9.6 -23L15.4 -16", SLATE, 1.1)
    v.line(ellipse(9.4, -23.2, 0.9, 0.9), SLATE, 0.5)
