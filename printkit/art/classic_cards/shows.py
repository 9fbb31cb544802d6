"""Pictures of cards about contests and risks."""

from printkit.art.classic_cards.people import person
from printkit.art.classic_cards.things import TWO, rosette, shine
from printkit.art.classic_cards.vignette import (
    CREAM,
    FINE,
    GOLD,
    LEAF,
    SAND,
    SKIN,
    STONE,
    THIN,
    VignettePlate,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.scene import Node


@drawing("card-costume-contest")
def costume_contest(width: float, height: float, style: Style) -> Node:
    """Second place for a man in the costume of a hen."""
    plate = VignettePlate(width, height, style)
    plate.ground(0.1)
    for side in (False, True):
        drape = plate.at(40 if side else 0, 0, 1, flip=side)
        drape.area("M-6 -2H12C11 8 7 16 2 20C3 26 2 31 1 34H-6Z", plate.deck)
        drape.line("M8 -1C7 7 4 13 0 17M4 -1C3.4 6 1.6 10 -1 13", THIN)
        drape.line("M-1 21.4L4 19.4", 1.4, GOLD)
    plate.area(
        "M-2 -2H42V2.6Q38 5.6 34 2.8Q30 5.6 26 2.8Q22 5.6 18 2.8Q14 5.6 10 2.8Q6 5.6 -2 2.6Z",
        plate.deck,
    )
    plate.floor(33, GOLD.tint(0.6))
    plate.area(rectangle(11, 29.6, 18, 11), plate.other)
    plate.area(rectangle(10, 28.4, 20, 2.2), CREAM)
    plate.at(20, 33.6, 1.7).line(TWO, 0.9, CREAM if style.is_full else None)
    for x in (17.4, 22.6):
        plate.line(
            f"M{x} 24V28M{x} 28L{x - 1.8} 28.6M{x} 28L{x + 2.2} 28.6M{x} 28V28.8",
            0.9,
            GOLD.shade(0.15) if style.is_full else None,
        )
    plate.area("M12.4 17C9.6 18 6.6 15.4 6 12.4C9 13 10.4 12 12 13Z", CREAM)
    plate.area("M27.6 17C30.4 18 33.4 15.4 34 12.4C31 13 29.6 12 28 13Z", CREAM)
    body = (
        "M20 5.4C24 5.4 25.4 8 25.2 11C29 13 30 17 29 20.4C28 24 24.6 25.4 20 25.4"
        "C15.4 25.4 12 24 11 20.4C10 17 11 13 14.8 11C14.6 8 16 5.4 20 5.4Z"
    )
    plate.area(body, CREAM)
    plate.shade("M25.2 11C29 13 30 17 29 20.4C28 24 24.6 25.4 20 25.4C25 22 27 16 25.2 11Z", 0.7)
    plate.line(
        "M15 18Q16 19.4 17 18M20 20Q21 21.4 22 20M17 22.4Q18 23.6 19 22.4M15.6 14.6"
        "Q16.4 15.6 17.2 14.6",
        THIN,
    )
    plate.strong(
        "M17.4 6C16.4 3.6 18 3 18.8 4.4C19 2.2 21 2.2 21.2 4.4C22.2 3 23.6 3.6 22.6 6"
        "Q20 4.8 17.4 6Z",
        plate.other,
    )
    plate.area(circle(20, 10, 3.3), SKIN)
    plate.spot(joined([circle(18.8, 9.4, 0.45), circle(21.2, 9.4, 0.45)]))
    plate.line("M18.4 11.4Q20 12.8 21.6 11.4", 0.6)
    plate.area("M19.2 10L20 11.2L20.8 10Z", GOLD, THIN)
    rosette(plate, 25, 17.4, 2.7, TWO)
    plate.spot(joined(shine(x, y, 1.1) for x, y in ((8.6, 9), (31.6, 8.4), (33, 24))), GOLD)
    return plate.node()


@drawing("card-prize-marrow")
def prize_marrow(width: float, height: float, style: Style) -> Node:
    """The second largest marrow of the flower show."""
    plate = VignettePlate(width, height, style)
    plate.ground(0.1)
    for i in range(6):
        plate.area(
            f"M{-2 + 8 * i} -1H{6 + 8 * i}V6Q{2 + 8 * i} 11 {-2 + 8 * i} 6Z",
            plate.deck if i % 2 else CREAM,
            THIN,
        )
    plate.floor(31, CREAM)
    plate.line(joined(polyline([(x, 31), (x - 3, 41)]) for x in range(0, 48, 6)), FINE)
    plate.area("M5 27.4Q3.4 31 6 34Q20 37 34 34Q36.6 31 35 27.4Q20 30 5 27.4Z", plate.other)
    plate.line("M6 34Q9 32 8 29.4M34 34Q31 32 32 29.4", THIN)
    plate.area("M6 17H14.4L13.4 26H7Z", plate.deck.tint(0.5))
    for x, y, colour in ((6.4, 13.4, plate.deck), (10.2, 11, plate.other), (14, 13.2, plate.deck)):
        petals = joined(circle(*on_circle(x, y, 1.5, a), 1.15) for a in range(0, 360, 60))
        plate.line(f"M{x} {y + 2}V17.4", 0.7)
        plate.area(petals, colour, FINE)
        plate.area(circle(x, y, 1.1), GOLD, FINE)
    marrow = plate.at(20, 22.4, 1, turn=-9)
    marrow.area(
        "M-15.4 0C-15.4 -5.4 -9 -7.4 -2 -7.6C7 -7.8 15.6 -6.4 15.6 0.4"
        "C15.6 6.6 8 8 -1 7.6C-9 7.4 -15.4 5.4 -15.4 0Z",
        LEAF,
    )
    for top, foot in ((-5.6, -4.4), (-2.6, -1.2), (1.2, 2.6), (4.6, 5.4)):
        marrow.flat(
            f"M-14 {top * 0.4}Q0 {top * 1.4} 14.6 {top * 0.5}"
            f"Q0 {foot * 1.4} -14 {top * 0.4 + 0.4}Z",
            GOLD.tint(0.65),
        )
    marrow.shade("M15.6 0.4C15.6 6.6 8 8 -1 7.6C-8 7.4 -13.6 5.8 -15 2C-8 6 12 6 15.6 0.4Z", 0.7)
    marrow.contour(
        "M-15.4 0C-15.4 -5.4 -9 -7.4 -2 -7.6C7 -7.8 15.6 -6.4 15.6 0.4"
        "C15.6 6.6 8 8 -1 7.6C-9 7.4 -15.4 5.4 -15.4 0Z"
    )
    marrow.area(
        "M15.2 -1.4C17 -1.8 18.4 -3 19.4 -4.6L21.2 -3C20 -0.6 18 1.2 15.4 1.6Z", LEAF.shade(0.3)
    )
    marrow.flat("M-10 -3.6Q-6 -6 -1 -6.2Q-6 -5 -9 -2.6Z", CREAM)
    rosette(plate, 29.6, 20.6, 4.6, TWO)
    return plate.node()


@drawing("card-piano")
def piano(width: float, height: float, style: Style) -> Node:
    """A piano on one rope, and below it somebody who trusts his umbrella."""
    plate = VignettePlate(width, height, style)
    plate.sky(34)
    plate.area(rectangle(31, -2, 11, 38), SAND)
    plate.shade(rectangle(31, -2, 2.4, 38), 0.7)
    plate.area(rectangle(34.4, 9, 7, 10), plate.other.tint(0.4))
    plate.line("M38 9V19M34.4 14H41", 0.6)
    plate.area(rectangle(33.6, 19, 9, 1.6), CREAM, THIN)
    plate.floor(34.6, STONE)
    plate.line("M42 2.4H19", 1.6)
    plate.line("M31 8L37 2.4", 1.0)
    plate.area(circle(19, 3, 1.8), GOLD, THIN)
    plate.line("M19 4.8V6.6M19 6.6L9.6 11M19 6.6L27.6 9", 0.7)
    upright = plate.at(18.6, 15.8, 0.94, turn=-7)
    for x in (-9.4, 7.4):
        upright.area(rectangle(x, 1, 2, 7), plate.deck.shade(0.25), THIN)
        upright.area(circle(x + 1, 8.6, 0.8), GOLD, FINE)
    upright.area(rectangle(-10, -6.4, 20, 13.4), plate.deck.shade(0.25))
    upright.area(rectangle(-10, -6.4, 20, 8), plate.deck)
    upright.area(rectangle(-11, -8, 22, 1.8, 0.5), plate.deck.tint(0.8))
    upright.line("M-8 -4.4H-2V-0.6H-8ZM2 -4.4H8V-0.6H2Z", THIN, GOLD if style.is_full else None)
    upright.area("M-11 0.6H11L12 3.6H-12Z", CREAM)
    upright.line(" ".join(f"M{-9.4 + 1.9 * i} 0.6L{-10.2 + 2.04 * i} 3.6" for i in range(11)), FINE)
    blacks = (rectangle(-9 + 1.95 * i, 0.6, 0.9, 1.7) for i in range(10) if i % 7 not in (2, 6))
    upright.spot(joined(blacks))
    upright.area("M-12 3.6H12V5H-12Z", plate.deck, THIN)
    upright.line("M-10.6 -8L-10 7M10.6 -8L10 7", 0.7, GOLD)
    brave = plate.at(11, 37, 0.5)
    arms = (((-3.6, -11.0), (-3.4, -8.2)), ((4.6, -12.6), (5.0, -15.6)))
    person(brave, plate.other, "bowler", arms=arms)
    plate.line("M13.6 29.6V26", 0.7)
    plate.area(
        "M8.4 29.2C9 26.4 11.2 25.4 13.6 25.4C16 25.4 18.2 26.4 18.8 29.2"
        "Q17.2 28.2 15.4 29Q13.6 28 11.8 29Q10 28.2 8.4 29.2Z",
        GOLD,
    )
    plate.line("M13.6 25.4V24.4", THIN)
    return plate.node()
