"""Pictures of cards about policemen, judges and jail."""

from printkit.art.classic_cards.people import RAISED, STONE_HAIR, WALKING, head, person
from printkit.art.classic_cards.things import house, paper
from printkit.art.classic_cards.vignette import (
    BOLD,
    CREAM,
    DARK,
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
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node


@drawing("card-open-door")
def open_door(width: float, height: float, style: Style) -> Node:
    """The barred door of a cell stands open, and the sun shines in."""
    plate = VignettePlate(width, height, style)
    plate.ground(0.3)
    wide = plate.right - plate.left
    courses = [polyline([(plate.left, y), (plate.right, y)]) for y in range(2, 33, 4)]
    joints = [
        polyline([(x + (3.4 if i % 2 else 0), y), (x + (3.4 if i % 2 else 0), y + 4)])
        for i, y in enumerate(range(-2, 32, 4))
        for x in range(int(plate.left) - 2, int(plate.right) + 3, 7)
    ]
    plate.line(joined([*courses, *joints]), FINE)
    plate.area(rectangle(plate.left - 1, 33, wide + 2, 8), STONE)
    plate.area("M9 33V15C9 8 14 4 20 4C26 4 31 8 31 15V33Z", STONE)
    plate.area("M11.4 33V15C11.4 9.4 15 6.4 20 6.4C25 6.4 28.6 9.4 28.6 15V33Z", CREAM)
    inside = "M11.4 33V15C11.4 9.4 15 6.4 20 6.4C25 6.4 28.6 9.4 28.6 15V33Z"
    plate.flat(inside, GOLD.tint(0.35))
    plate.strong(circle(22.6, 15, 4.2), GOLD)
    plate.line("M22.6 8.4V9.8M27 10.6L26 11.6M16 15H17.4M18.2 10.6L19.2 11.6", THIN)
    plate.area("M11.4 33V25.4Q16 22.4 20 24.6Q24.4 22.6 28.6 25V33Z", LEAF)
    plate.area("M16.6 33C17 29.6 21.4 28.6 19.4 24.8L21 24.7C23.8 28 22.6 30 23.8 33Z", SAND, THIN)
    plate.contour(inside)
    plate.flat("M13 33H27L33 41H7Z", GOLD.tint(0.4))
    plate.line("M13 33L7 41M27 33L33 41", FINE)
    plate.area("M28.6 11.4V33L37.6 37.6V12.4C36.4 8.6 31.6 7.6 28.6 11.4Z", plate.deck.tint(0.35))
    for x, top, foot in ((30.2, 10.4, 33.8), (32.4, 9.6, 35), (34.8, 10, 36.2)):
        plate.area(rectangle(x - 0.5, top, 1, foot - top), plate.deck, THIN)
    plate.area("M28.6 20.6L37.6 22.6V24.8L28.6 22.6Z", plate.deck, THIN)
    plate.contour("M28.6 11.4V33L37.6 37.6V12.4C36.4 8.6 31.6 7.6 28.6 11.4Z")
    plate.strong(rectangle(34, 25.6, 3, 3.2), DARK)
    return plate.node()


@drawing("card-caught")
def caught(width: float, height: float, style: Style) -> Node:
    """A burglar with his sack in the beam of a lantern."""
    plate = VignettePlate(width, height, style)
    plate.night(33)
    plate.floor()
    plate.flat("M37 16.4L-9 1V41H20L37 21Z", GOLD.tint(0.45))
    plate.flat(ellipse(15, 34.4, 13, 2.4), GOLD.tint(0.25))
    thief = plate.at(16, 35, 1.25)
    person(thief, plate.deck, "cap", legs=WALKING, arms=(((-5.4, -15), (-4.6, -19)), RAISED))
    thief.line("M-3 -12.8H2.9M-3.2 -10.8H3.2M-3.3 -8.8H3.3", 1.0, CREAM)
    thief.strong("M-1.6 -18.8L2.6 -18.6L2.4 -16.8Q1.4 -16.4 0.6 -17Q-0.6 -16.4 -1.6 -17.4Z", DARK)
    thief.spot(circle(1.4, -17.8, 0.42), CREAM)
    plate.area(
        "M2.8 35.4C1 30 3 26.4 6.2 25.2L4.6 23.2L8.6 22.6L8 25.2C11.6 27 12.6 31.4 10.6 35.4Z", SAND
    )
    plate.shade("M8.8 25.8C11.6 27 12.6 31.4 10.6 35.4H7C10 33 10.4 29 8.8 25.8Z", 0.7, 0.6)
    plate.line("M5 25.2L8.4 25", BOLD)
    plate.at(6.6, 30.6).line(
        "M1.2 -1.6C-1.8 -2.4 -1.4 0.2 0 0.2C1.6 0.3 1.6 2.4 -1.2 1.8M0 -2.8V3", 0.6
    )
    plate.limb("M41 26L36.6 23", 3, DARK)
    plate.area(circle(36, 22.4, 1.7), SKIN, THIN)
    plate.strong(rectangle(34.4, 15.6, 5, 6, 0.6), plate.other, BOLD)
    plate.area("M34.4 16.4L33 17.4V20L34.4 21Z", GOLD, THIN)
    plate.line("M35 15.6V13.4H38.8V15.6", 0.6)
    return plate.node()


@drawing("card-wrong-pocket")
def wrong_pocket(width: float, height: float, style: Style) -> Node:
    """A hand in the coat of a constable, who knows."""
    plate = VignettePlate(width, height, style)
    plate.sky(36)
    plate.floor(36, STONE)
    house(plate, 6, 36, 1.15, SAND, plate.other)
    house(plate, 36, 36, 1.3, SAND, plate.other)
    man = plate.at(0, -2.8)
    coat = "M11.2 45L13 24C13.2 20.6 15 19.4 18 18.8H25C28 19.4 29.8 20.6 30 24L32 45H11.2Z"
    man.area(coat, DARK)
    bobby = man.at(21.4, 13.6, 1.75)
    head(bobby, "helmet")
    bobby.line("M-0.4 -2.2L2.2 -1.8", THIN)
    bobby.strong("M0.6 1Q1.8 0.2 3 1Q2 1.7 0.6 1Z", GOLD.shade(0.4), FINE)
    light = CREAM if style.is_full else None
    man.line("M21.4 20V45M15.6 24.4L15 33M27.4 24.4L28 33", THIN, light)
    for y in (23.4, 27.4, 31.4, 35.4):
        man.area(circle(23, y, 0.9), GOLD, THIN)
    man.area("M12.4 31.6H32.2L32.5 33.8H12.2Z", GOLD.shade(0.35), THIN)
    man.area(rectangle(20.2, 31.2, 3.6, 3), GOLD, THIN)
    man.limb("M-1 32C4 36 9 36.4 15.6 36", 3, plate.deck)
    man.area("M13.8 34.4L16.4 34.2L17.6 35.8L16.2 37.8H13.8Z", SKIN, THIN)
    man.area("M15 34.4L20.6 34L20.2 39.6H15.6Z", DARK, THIN)
    man.line("M15 35.6L20.6 35.2", THIN, light)
    man.limb("M29 22C33.4 25 34 29 30 30.4", 3, DARK)
    man.area(circle(29.6, 30.2, 1.6), SKIN, THIN)
    man.line("M8.4 12.2L10.6 13.2M7.6 15.6H10M8.6 19L10.6 18", BOLD, plate.deck)
    return plate.node()


@drawing("card-kind-judge")
def kind_judge(width: float, height: float, style: Style) -> Node:
    """A judge in a long wig smiles and holds out a key."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 14)
    plate.area(rectangle(7.4, 4, 25.2, 30, 1), GOLD.shade(0.3))
    plate.shade(rectangle(28, 4, 4.6, 30), 0.0, 0.9)
    robe = "M6 41C6 30 9 25.6 15 24.2H25C31 25.6 34 30 34 41Z"
    plate.area(robe, plate.deck)
    plate.shade("M26 24.4C31 26 34 30 34 41H28C29 34 28.6 28 26 24.4Z", 0.7)
    plate.area("M15.4 23.6H24.6L23 31H17Z", CREAM)
    plate.line("M20 24.6V31M18.2 27.4H21.8", FINE)
    wig = (
        "M12.4 26C10.2 24.6 10 21.6 11.4 20.4C9.6 18.4 9.8 15.6 11.6 14.8"
        "C11.4 8.6 15 5.4 20 5.4C25 5.4 28.6 8.6 28.4 14.8"
        "C30.2 15.6 30.4 18.4 28.6 20.4C30 21.6 29.8 24.6 27.6 26"
        "C25.8 27 24 25.6 24.4 23.6H15.6C16 25.6 14.2 27 12.4 26Z"
    )
    plate.area(wig, STONE_HAIR.mix(CREAM, 0.5))
    plate.line(
        "M12.6 16.4Q14.2 15.4 15 16.8M12.2 19.6Q14 18.6 14.8 20M12 23"
        "Q13.8 22 14.6 23.4M27.4 16.4Q25.8 15.4 25 16.8M27.8 19.6Q26 18.6 25.2 20"
        "M28 23Q26.2 22 25.4 23.4M15 9.4Q17 7.6 19 8.4M21 8.4Q23 7.6 25 9.4",
        THIN,
    )
    plate.area(
        "M15 14C15 10.8 17 9.8 20 9.8C23 9.8 25 10.8 25 14V18C25 21.4 23 23.6 20 23.6"
        "C17 23.6 15 21.4 15 18Z",
        SKIN,
    )
    plate.line(joined([circle(17.6, 15.4, 1.75), circle(22.4, 15.4, 1.75)]), THIN)
    plate.line(
        "M19.3 15.2H20.7M16.2 12.6Q17.4 11.8 18.8 12.6M21.2 12.6Q22.6 11.8 23.8 12.6"
        "M17.2 20Q20 22.4 22.8 20M20 16.4Q21.2 18 19.8 18.2",
        BOLD,
    )
    plate.spot(joined([circle(17.8, 15.5, 0.5), circle(22.2, 15.5, 0.5)]))
    plate.flat(joined([circle(16.3, 18.6, 0.9), circle(23.7, 18.6, 0.9)]), plate.other.tint(0.6))
    plate.limb("M30 33C33 32 34.4 29 34 25.4", 3, plate.deck)
    plate.area(circle(34, 24, 1.9), SKIN, THIN)
    key = joined(
        [circle(34, 14.6, 2.4), polyline([(34, 17), (34, 26)])]
        + [polyline([(34, y), (36.4, y)]) for y in (19.8, 22.4)]
    )
    plate.limb(key, 1.1, GOLD)
    plate.area(rectangle(plate.left - 1, 35.4, 50, 6), GOLD.shade(0.18))
    plate.shade(rectangle(plate.left - 1, 37, 50, 5), 0.0, 1.0)
    return plate.node()


@drawing("card-mistaken-identity")
def mistaken_identity(width: float, height: float, style: Style) -> Node:
    """He looks so much like the man on the poster."""
    plate = VignettePlate(width, height, style)
    plate.ground(0.22)
    rows = range(1, 34, 4)
    plate.grain(
        joined(
            [polyline([(plate.left, y), (plate.right, y)]) for y in rows]
            + [
                polyline([(x + 4 * (i % 2), y), (x + 4 * (i % 2), y + 4)])
                for i, y in enumerate(rows)
                for x in range(-6, 46, 8)
            ]
        ),
    )
    paper(plate, [(7.4, 9.4), (20, 8.8), (20.4, 30), (7, 30.4)], SAND)
    plate.spot(rectangle(9.2, 11.4, 9, 1.5), plate.deck)
    plate.line("M9.6 26.4H18M11 28.2H16.6", 0.6)
    plate.floor(34, STONE)
    for face in (plate.at(13.6, 20.4, 1.55), plate.at(29, 17.4, 1.9)):
        head(face, "bowler")
        face.strong("M0.2 1.2Q1.4 0 2.3 1Q3 0.4 3.4 1.2Q2.4 1.8 1.8 1.6Q1 2 0.2 1.2Z", DARK, FINE)
    plate.area("M19.6 41C19.8 30 22 25.4 25.4 23.4H32.4C36 25.4 38.2 30 38.4 41Z", plate.other)
    plate.shade("M33 23.8C36 25.4 38.2 30 38.4 41H34.4C35 33 34.6 27.6 33 23.8Z", 0.7)
    plate.area("M26.4 22.4H31.4L29.4 27Z", CREAM, THIN)
    plate.strong("M28.2 26L29.4 25L30.6 26L29.9 27L31 33L29.4 35L27.8 33L28.9 27Z", plate.deck)
    plate.spot(joined([circle(24.4, 31, 0.6), circle(24.2, 35, 0.6)]))
    plate.line("M35 9.6C35 6.8 38.6 7.2 37.6 9.6C37.2 10.8 36.2 10.8 36.2 12.2", 0.9, plate.deck)
    plate.spot(circle(36.2, 14, 0.7), plate.deck)
    return plate.node()
