"""Pictures of cards about health, birthdays, aunts and old age."""

from printkit.art.classic_cards.people import STONE_HAIR, head, person
from printkit.art.classic_cards.things import shine
from printkit.art.classic_cards.vignette import (
    CREAM,
    DARK,
    FINE,
    GOLD,
    SKIN,
    STONE,
    THIN,
    VignettePlate,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle
from printkit.scene import Node


@drawing("card-twisted-ankle")
def twisted_ankle(width: float, height: float, style: Style) -> Node:
    """A bandaged foot on a stool, a crutch, and the doctor's bag."""
    plate = VignettePlate(width, height, style)
    plate.wall(33)
    plate.shadow(22, 36, 15)
    plate.area("M-1 36V10Q-1 7 2.4 7H6.4Q9.6 7 9.6 10.4V23H19V36H15V31H3V36Z", plate.deck)
    plate.shade("M9.6 23H19V26H9.6Z", 0.0, 0.5)
    patient = plate.at(9.4, 31.2, 1.1)
    patient.area("M-2.9 -5.4C-3.4 -9 -3.4 -12 -2.5 -14H2.5C3.4 -12 3.6 -9 3.2 -5.4Z", plate.other)
    patient.shade("M-3 -5.4L-2.5 -14L-0.8 -14.3L-1 -5.4Z", 0.8, 0.6)
    head(patient.at(0, -16.8))
    patient.strong("M1.4 -17.4L2.4 -16.9", DARK)
    patient.area("M-2.5 -17.8Q0 -20 2.4 -17.8L2.2 -16.4Q0 -17.6 -2.6 -16Z", CREAM, THIN)
    plate.limb("M9 24.4L17.4 21.4L26.6 24.4", 3.2, DARK)
    plate.limb("M22.4 23.4L30 25.4", 3.6, CREAM)
    plate.area(
        "M28.6 27.6L29.4 22.4C29.6 19 31 16.6 33 17C35 17.4 34.6 20.4 34 23L33 28Q31 29 28.6 27.6Z",
        CREAM,
    )
    plate.line(
        "M21.6 21.6L23 25.4M24.6 22.4L25.8 26.2M27.6 23L28.4 26.6M29.6 22L34.2 23"
        "M30.4 19L34.4 19.8M29 25.4L33.4 26.2",
        FINE,
    )
    patient.limb("M2.2 -12.4L4.6 -8.6L7.6 -7.4", 1.5, plate.other)
    patient.area(circle(8, -7.2, 1.1), SKIN, THIN)
    plate.area(rectangle(22.4, 28.4, 14, 2.6, 0.8), plate.deck)
    plate.line("M24.6 31L23.6 36M34.2 31L35.2 36", 1.1)
    crutch = plate.at(21.6, 36, 1, turn=10)
    crutch.limb("M0 0V-11M0 -11L-2 -25M0 -11L2 -25", 0.7, GOLD)
    crutch.limb("M-1.3 -17H1.3", 0.7, GOLD)
    crutch.area(rectangle(-3.4, -27, 6.8, 2.2, 1.1), plate.deck)
    plate.line("M36.4 12.4L38.4 11M37 15.6H39.4M34 11L34.6 8.6", 0.7, plate.other)
    plate.spot("M15.6 2.6H17.8V4.8H20V7H17.8V9.2H15.6V7H13.4V4.8H15.6Z", plate.other)
    return plate.node()


@drawing("card-birthday-cake")
def birthday_cake(width: float, height: float, style: Style) -> Node:
    """A cake on two floors with its candles lit."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 14, 20, 9)
    plate.floor(32, plate.other.tint(0.7))
    plate.area("M6 33.6Q20 36.6 34 33.6L32 35.6Q20 38 8 35.6Z", STONE)
    plate.area("M7 22.4H33V32.4Q20 36.6 7 32.4Z", CREAM)
    plate.shade("M27 22.4H33V32.4Q30 33.6 27 34Z", 0.7)
    plate.area(
        "M7 22.4Q20 18 33 22.4V25.6Q31.4 28.6 29.8 26Q28 25 26.4 28Q24.6 30 23 27"
        "Q21.4 26 20 28.4Q18.4 30.4 16.8 27.4Q15 26 13.4 28.4Q11.6 29.6 10.2 26.4"
        "Q8.6 28.6 7 25.6Z",
        plate.deck,
    )
    plate.line("M7.4 30.4Q20 34.6 32.6 30.4", 0.9, plate.other)
    plate.area("M12 14.6H28V21.6Q20 24.4 12 21.6Z", CREAM)
    plate.shade("M24 14.6H28V21.6Q26 22.4 24 22.8Z", 0.7, 0.6)
    plate.area(
        "M12 14.6Q20 11.8 28 14.6V16.8Q26.6 19 25.2 17Q23.6 19.6 22 17.6"
        "Q20 20 18.4 17.6Q16.6 19.6 15 17.2Q13.4 19 12 16.8Z",
        plate.deck,
    )
    for x, y in ((13.6, 14.2), (16.8, 13.4), (20, 13.2), (23.2, 13.4), (26.4, 14.2)):
        plate.area(
            rectangle(x - 0.7, y - 5.4, 1.4, 5.4),
            plate.other if x in (13.6, 20, 26.4) else CREAM,
            THIN,
        )
        plate.strong(
            f"M{x} {y - 9.6}C{x + 1.5} {y - 7.4} {x + 1.2} {y - 6} {x} {y - 5.8}"
            f"C{x - 1.2} {y - 6} {x - 1.5} {y - 7.4} {x} {y - 9.6}Z",
            GOLD,
            FINE,
        )
    for x, y in ((10, 29.6), (15, 31.4), (20, 32), (25, 31.4), (30, 29.6)):
        plate.area(circle(x, y - 3, 1), GOLD, THIN) if x in (10, 20, 30) else None
    plate.spot(
        joined(
            shine(x, y, s)
            for x, y, s in ((5, 13, 1.3), (34.6, 10, 1.5), (32, 17.4, 1), (9.4, 18.4, 0.9))
        ),
        GOLD,
    )
    return plate.node()


@drawing("card-distant-aunt")
def distant_aunt(width: float, height: float, style: Style) -> Node:
    """Her portrait over the mantelpiece, her will with its seal below."""
    plate = VignettePlate(width, height, style)
    plate.wall(40)
    plate.line("M11 8L20 1.4L29 8", THIN)
    plate.area(ellipse(20, 15, 12.4, 13.6), GOLD)
    plate.line(ellipse(20, 15, 11.4, 12.6), FINE)
    plate.area(ellipse(20, 15, 10.2, 11.4), plate.other.tint(0.45))
    plate.shade("M29 10A10.2 11.4 0 0 1 24 25.4Q28 18 29 10Z", 0.7)
    plate.area(
        "M11.6 22.4Q13 19.6 17 19H23Q27 19.6 28.4 22.4A10.2 11.4 0 0 1 11.6 22.4Z", plate.deck
    )
    plate.area("M17 18.6H23L22 22.6L20 21.4L18 22.6Z", CREAM, THIN)
    plate.area(circle(20, 22.6, 0.9), GOLD, FINE)
    plate.area(joined([circle(20, 5.6, 2.2)]), STONE_HAIR)
    plate.area(
        "M14.4 13.4C13.6 8.4 16.4 6.6 20 6.6C23.6 6.6 26.4 8.4 25.6 13.4"
        "Q26.4 15.4 24.8 16H15.2Q13.6 15.4 14.4 13.4Z",
        STONE_HAIR,
    )
    plate.area(
        "M15.6 12C15.6 9.8 17.4 9.4 20 9.4C22.6 9.4 24.4 9.8 24.4 12V14.6"
        "C24.4 17.4 22.6 19.2 20 19.2C17.4 19.2 15.6 17.4 15.6 14.6Z",
        SKIN,
    )
    plate.line(joined([circle(18, 13, 1.3), circle(22, 13, 1.3)]), FINE)
    plate.line("M19.3 12.8H20.7M18.4 16.6Q20 17.8 21.6 16.6M20 14Q20.8 15 19.8 15.2", THIN)
    plate.spot(joined([circle(18.1, 13.1, 0.4), circle(21.9, 13.1, 0.4)]))
    plate.area(joined([circle(15.2, 16.6, 0.6), circle(24.8, 16.6, 0.6)]), GOLD, FINE)
    plate.area(rectangle(plate.left - 1, 33, 60, 2.8), GOLD.shade(0.3))
    plate.area(rectangle(plate.left - 1, 35.8, 60, 6), STONE)
    plate.area("M6 26.6L17.6 25.6Q19.4 25.6 19.2 27.4L17.8 33H6.4Q4.8 33 5 31.6Z", CREAM)
    plate.line("M8 28.6L15.4 28M7.8 30.4L15 30", THIN)
    plate.strong(circle(17, 31, 1.9), plate.deck)
    plate.strong("M15.8 32.4L15 35.4L16.6 34.6L17.4 36L18.2 32.6Z", plate.deck, FINE)
    plate.area("M27 33L26.4 28.6H34.6L34 33Z", plate.other)
    plate.line("M30.4 28.4V22M30.4 25.6Q27 24.4 27.4 21.4M30.4 25.6Q34 24.4 33.4 21.4", THIN)
    for x, y in ((30.4, 21.4), (27.2, 21.2), (33.6, 21)):
        plate.area(
            joined(circle(*on_circle(x, y, 1.1, a), 0.95) for a in range(0, 360, 72)), CREAM, FINE
        )
        plate.spot(circle(x, y, 0.6), GOLD)
    return plate.node()


@drawing("card-umbrella")
def umbrella(width: float, height: float, style: Style) -> Node:
    """An old couple on a bench, dry below a great umbrella."""
    plate = VignettePlate(width, height, style)
    plate.sky(31)
    drops = "".join(
        f"M{x} {y}l-1 2.6"
        for x, y in (
            (4, 10),
            (9, 3.6),
            (34, 4),
            (37.4, 9),
            (1.6, 18),
            (38.6, 19),
            (3.4, 25),
            (37, 27),
            (30, 1),
            (12, 0.6),
            (1, 3),
            (39, 1.6),
        )
    )
    plate.line(drops, 0.5)
    plate.floor(32, STONE)
    plate.limb("M20 4V30", 0.8, DARK)
    for x, flip, coat, hat in (
        (14, False, plate.other, "bowler"),
        (26, True, GOLD, "bun"),
    ):
        sitter = plate.at(x, 34.6, 1.0, flip=flip)
        person(
            sitter,
            coat,
            hat,
            legs=(((3.2, -6.6), (3.6, -1)), ((4.4, -6.6), (5, -0.7))),
            arms=(((-3.4, -11), (-1, -8)), ((3.8, -11), (4.6, -8.4))),
        )
    plate.area(
        joined([rectangle(8, 24.4, 24, 1.3), rectangle(8, 27.4, 24, 1.8)]), plate.deck.tint(0.6)
    )
    plate.line("M10 29.2V36M30 29.2V36M9 24.4V29M31 24.4V29", 1.0)
    plate.area(
        "M3 16C4 7 11 3 20 3C29 3 36 7 37 16Q33.6 13 29.8 15.4Q26.4 12.6 23.2 15"
        "Q20 12.4 16.8 15Q13.6 12.6 10.2 15.4Q6.4 13 3 16Z",
        plate.deck,
    )
    plate.area(
        "M10.2 15.4Q13.6 12.6 16.8 15C16.6 10 17.6 6 20 3C13.6 4 10.4 9 10.2 15.4Z"
        "M29.8 15.4Q26.4 12.6 23.2 15C23.4 10 22.4 6 20 3C26.4 4 29.6 9 29.8 15.4Z",
        CREAM,
    )
    plate.shade("M29.8 15.4Q33.6 13 37 16C36.4 10.6 33.6 7 29.6 4.8Q31 10 29.8 15.4Z", 0.7)
    plate.line("M20 3V0.8", 0.9)
    plate.spot("M20 29.4C18 27.6 19 26 20 27C21 26 22 27.6 20 29.4Z", plate.other)
    return plate.node()
