"""Pictures of cards about those who invite and those who pay for it."""

from printkit.art.classic_cards.people import person
from printkit.art.classic_cards.things import bubbles
from printkit.art.classic_cards.vignette import (
    BOLD,
    CREAM,
    DARK,
    FINE,
    GOLD,
    LEAF,
    SKIN,
    STONE,
    THIN,
    VignettePlate,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node


@drawing("card-dinner-guest")
def dinner_guest(width: float, height: float, style: Style) -> Node:
    """A table laid for a guest: silver dome, candles, wine."""
    plate = VignettePlate(width, height, style)
    plate.wall(40)
    for x in (9.6, 32.4):
        plate.area(f"M{x - 2.6} 25.6H{x + 2.6}L{x + 0.8} 23.6V18H{x - 0.8}V23.6Z", GOLD)
        plate.area(rectangle(x - 1.1, 10.4, 2.2, 7.8), CREAM, THIN)
        plate.strong(
            f"M{x} 4.4C{x + 2} 7.4 {x + 1.6} 9.6 {x} 9.8C{x - 1.6} 9.6 {x - 2} 7.4 {x} 4.4Z",
            GOLD,
            FINE,
        )
        plate.line(f"M{x} 9.6V10.6", THIN)
    plate.line(
        "M15.4 9C14 7.6 16.6 6.4 15.2 4.6M20.4 7.6C19 6 21.6 4.8 20.2 2.8M25.4 9"
        "C24 7.6 26.6 6.4 25.2 4.6",
        0.6,
    )
    plate.area("M-1 41L5 26H36L42 41Z", CREAM)
    plate.area("M-3 33Q2 31 5 26L-1 41ZM43 33Q38 31 36 26L42 41Z", CREAM, THIN)
    plate.shade("M5 26H36L37 28.4H4Z", 0.0, 0.5)
    plate.area(ellipse(20.6, 27.6, 12.6, 2.6), STONE)
    plate.area(
        "M10.6 27.2C10.6 18.6 15 14 20.6 14C26.2 14 30.6 18.6 30.6 27.2Q20.6 29.4 10.6 27.2Z",
        STONE.tint(0.75),
    )
    plate.shade("M30.6 27.2C30.6 18.6 26.2 14 23 14.4C27 18 27 24 25 28.2Z", 0.7)
    plate.flat("M13.4 24.4C13.6 20.6 15.4 18 17.8 16.8C16 19.2 15.4 21.6 15.2 25Z", CREAM)
    plate.area("M10.6 25.6Q20.6 28 30.6 25.6L30.8 27.2Q20.6 29.6 10.4 27.2Z", plate.deck, THIN)
    plate.area(circle(20.6, 12.8, 1.5), GOLD)
    plate.area(ellipse(20.6, 34.6, 7, 2.4), CREAM)
    plate.line(ellipse(20.6, 34.4, 4.6, 1.4), FINE)
    plate.line("M10.4 31V36.4M9.6 31V33Q10.4 34 11.2 33V31M30.8 36.4V31.4Q32 33 31.4 34.4", 0.6)
    return plate.node()


@drawing("card-best-address")
def best_address(width: float, height: float, style: Style) -> Node:
    """A black door, a red carpet, and somebody to open it."""
    plate = VignettePlate(width, height, style)
    plate.ground(0.2)
    courses = [polyline([(plate.left, y), (plate.right, y)]) for y in range(3, 31, 4)]
    plate.grain(
        joined(
            courses
            + [
                polyline([(x + 3.5 * (i % 2), y), (x + 3.5 * (i % 2), y + 4)])
                for i, y in enumerate(range(-1, 31, 4))
                for x in range(-6, 48, 7)
            ]
        )
    )
    plate.floor(31.6, STONE)
    plate.area("M9.6 31.6V9.6L20 3L30.4 9.6V31.6Z", CREAM)
    plate.line("M12 10.4L20 5.2L28 10.4Z", THIN)
    plate.area(joined([rectangle(9.4, 12, 3, 19.6), rectangle(27.6, 12, 3, 19.6)]), CREAM)
    plate.line("M10.4 12V31.6M11.4 12V31.6M28.6 12V31.6M29.6 12V31.6", FINE)
    plate.area(rectangle(8.6, 10.2, 22.8, 1.9), CREAM)
    plate.area("M13.4 17A6.6 5 0 0 1 26.6 17Z", plate.other.tint(0.5))
    plate.line("M20 17V12M20 17L15.4 13.4M20 17L24.6 13.4", THIN)
    plate.area(rectangle(14, 17, 12, 14.6), DARK)
    light = CREAM if style.is_full else None
    plate.line(
        joined(rectangle(x, y, 4, h) for x in (15.4, 20.6) for y, h in ((18.4, 5), (25, 5))),
        THIN,
        light,
    )
    plate.area(circle(20, 24.2, 0.8), GOLD, FINE)
    plate.spot("M19.6 19.4L20.4 19V22.6H19.6Z", GOLD)
    plate.area("M13.4 31.6H26.6L31.6 41H8.4Z", plate.deck)
    plate.line("M15 31.6L11 41M25 31.6L29 41", THIN, GOLD if style.is_full else None)
    plate.area(joined([rectangle(12, 31, 16, 1.4), rectangle(10.8, 32.4, 18.4, 1.4)]), CREAM, THIN)
    plate.area("M13.8 32.4H26.2L27 33.8H13Z", plate.deck, THIN)
    for x in (5, 35.6):
        plate.area(f"M{x - 2.4} 30.6H{x + 2.4}L{x + 1.8} 36H{x - 1.8}Z", plate.other)
        plate.area(circle(x, 26.4, 3.9), LEAF)
        plate.area(circle(x, 20.6, 2.6), LEAF)
        plate.line(
            f"M{x - 1.6} 26Q{x - 0.6} 24.6 {x + 0.8} 25M{x - 1} 20.4Q{x} 19.4 {x + 0.8} 20", FINE
        )
    footman = plate.at(32, 36.4, 0.9, flip=True)
    person(
        footman, plate.deck, "topper", arms=(((-4.6, -11), (-2.4, -8.6)), ((5, -13), (7.4, -14.4)))
    )
    footman.spot(joined(circle(1.8, y, 0.4) for y in (-12.6, -10.6, -8.6)), GOLD)
    return plate.node()


@drawing("card-club-chair")
def club_chair(width: float, height: float, style: Style) -> Node:
    """The chair that they keep at the club, by the fire."""
    plate = VignettePlate(width, height, style)
    plate.wall(33)
    plate.area(rectangle(25, 12, 16, 21), STONE)
    plate.area(rectangle(23.6, 10, 18, 2.6), GOLD.shade(0.25))
    plate.area("M28.6 33V20.6Q28.6 17 33 17Q37.4 17 37.4 20.6V33Z", DARK)
    plate.strong(
        "M30 33C28.6 29 31 27 30.8 24C33 25.6 33.4 27 34.4 23.6C36.4 27 37 30 35.8 33Z",
        plate.deck,
        THIN,
    )
    plate.flat("M31.6 33C31 30.6 33 29.6 33.2 27.6C34.8 29.6 35 31.4 34.4 33Z", GOLD)
    plate.area(rectangle(27.4, 2.4, 10, 5.6), CREAM)
    plate.line(rectangle(28.2, 3.2, 8.4, 4), FINE)
    plate.line("M29 6.6L31.6 4.4L33.4 6L34.6 5L36 6.6", THIN)
    plate.floor(33, plate.other.tint(0.6))
    plate.shadow(15, 36, 13)
    for x in (7.4, 23):
        plate.area(f"M{x - 0.9} 32.6H{x + 0.9}L{x + 0.5} 36H{x - 0.5}Z", GOLD.shade(0.4), THIN)
    plate.area("M7.4 31V14C7 8.4 10 6.4 15.2 6.4C20.4 6.4 23.4 8.4 23 14V31Z", plate.deck)
    plate.shade("M19 7C22 7.6 23.2 9.6 23 14V23H19Z", 0.7)
    plate.spot(
        joined(
            circle(x, y, 0.5)
            for x, y in (
                (12, 11),
                (15.2, 11),
                (18.4, 11),
                (13.6, 14.4),
                (16.8, 14.4),
                (12, 17.8),
                (15.2, 17.8),
                (18.4, 17.8),
            )
        )
    )
    plate.area(
        "M3.6 21.6Q3.6 19 6.4 19Q9 19 9 21.6V25H21.4V21.6Q21.4 19 24 19"
        "Q26.8 19 26.8 21.6V33.4H3.6Z",
        plate.deck,
    )
    plate.area("M9 24.4Q15.2 22.6 21.4 24.4V28.6H9Z", plate.deck.tint(0.75))
    plate.shade("M21.4 21.6Q21.4 19 24 19Q26.8 19 26.8 21.6V33.4H21.4Z", 0.7)
    plate.line("M9 28.6V33.4M21.4 28.6V33.4", BOLD)
    plate.area("M11 22L19.4 21.2L19.6 25.4L11.4 26Z", CREAM)
    plate.line("M12.6 23L18 22.6M12.8 24.6L16.4 24.4", THIN)
    plate.area("M26 30H33V31.2H26ZM29 31.2H30V36.4H29Z", GOLD.shade(0.35), THIN)
    plate.area("M27 30V27.4Q27 26.6 28.2 26V23.8H29.8V26Q31 26.6 31 27.4V30Z", GOLD, THIN)
    plate.area("M31.6 30L31.4 27.4H33L32.8 30Z", CREAM, THIN)
    return plate.node()


@drawing("card-toast")
def toast(width: float, height: float, style: Style) -> Node:
    """The chair of the board raises a glass, and all others do at that expense."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 15, 18, 4)
    plate.floor(33, plate.other)
    for x, y, turn, sleeve, lean in (
        (9.4, 16.4, 16, plate.other, -9),
        (30.6, 16.4, -16, GOLD, 9),
        (20, 11.6, 0, plate.deck, 0),
    ):
        plate.limb(f"M{x + lean} 43L{x + 0.25 * lean} 25", 5, sleeve)
        plate.area(rectangle(x + 0.3 * lean - 3.2, 24, 6.4, 2.6, 0.6), CREAM, THIN)
        glass = plate.at(x, y, 1, turn=turn)
        glass.area("M-0.7 6H0.7V13H-0.7Z", CREAM, THIN)
        glass.area("M-4 -6H4C4.6 1 3.4 6 0 6.6C-3.4 6 -4.6 1 -4 -6Z", CREAM)
        glass.flat("M-4 -2.4H4C4 2.4 2.8 5.4 0 6C-2.8 5.4 -4 2.4 -4 -2.4Z", GOLD)
        glass.shade("M1.4 -2.4H4C4 2.4 2.8 5.4 0.6 6Q2.6 2 1.4 -2.4Z", 0.7, 0.6)
        glass.contour("M-4 -6H4C4.6 1 3.4 6 0 6.6C-3.4 6 -4.6 1 -4 -6Z")
        glass.line("M-4 -2.4Q0 -1.6 4 -2.4M-2.6 -4.4V-0.4", THIN)
        bubbles(glass, ((-0.6, 1.6, 0.45), (1, -0.4, 0.4), (-1.6, -0.6, 0.35), (0.4, 3.6, 0.35)))
        hand = plate.at(x, y, 1, turn=turn)
        hand.area("M-3.2 8.2Q-3.6 7 -2.4 6.8H2.6Q3.6 7 3.2 8.4L2.8 12Q0 13.4 -2.6 12Z", SKIN)
        hand.line("M-0.4 8.4H3M-0.4 9.9H3M-0.4 11.4H2.6", THIN)
    plate.line(
        "M20 3.4V0.6M16 3.6L14.8 1.4M24 3.6L25.2 1.4M12.6 6.4L10.6 5.4M27.4 6.4L29.4 5.4",
        0.8,
        plate.deck,
    )
    plate.spot(
        joined(
            circle(x, y, r)
            for x, y, r in ((14.6, 8, 0.6), (25.6, 8.6, 0.7), (17.4, 3, 0.5), (22.6, 2.4, 0.5))
        ),
        GOLD,
    )
    return plate.node()
