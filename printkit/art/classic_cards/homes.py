"""Pictures of cards about what happens in houses and over fences."""

from printkit.art.classic_cards.people import person
from printkit.art.classic_cards.things import cloud, fence, house, rim, tree
from printkit.art.classic_cards.vignette import (
    BOLD,
    CREAM,
    DARK,
    FINE,
    GOLD,
    LEAF,
    SAND,
    STONE,
    THIN,
    VignettePlate,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle
from printkit.scene import Node


@drawing("card-house-viewing")
def house_viewing(width: float, height: float, style: Style) -> Node:
    """A house under a magnifying glass."""
    plate = VignettePlate(width, height, style)
    plate.sky(28)
    cloud(plate, 32.6, 5.6, 0.8)
    plate.floor(29, LEAF)
    tree(plate, 4, 31, 1.0)
    tree(plate, 37, 31, 1.2)
    plate.area(circle(20, 18, 13), CREAM)
    home = plate.at(20, 28, 1.36)
    house(home, 0, 0, 1.0, SAND, plate.deck)
    plate.line("M9.8 28H30.2", THIN)
    plate.line(
        "M10.4 13.4Q12.6 8.8 16.6 7.2M9.6 16.6L9.9 15.2", 0.8, CREAM if style.is_full else None
    )
    plate.area(rim(20, 18, 14.2, 1.9), GOLD)
    handle = plate.at(29.4, 28.6, 1, turn=-44)
    handle.area(rectangle(-1.4, 0, 2.8, 3), GOLD)
    handle.area(rectangle(-2, 2.6, 4, 12, 1.4), plate.deck)
    handle.shade(rectangle(0.2, 2.6, 1.8, 12), 0.7, 0.6)
    return plate.node()


@drawing("card-leaking-roof")
def leaking_roof(width: float, height: float, style: Style) -> Node:
    """Rain outside, rain inside: an umbrella in the armchair, pots below the drops."""
    plate = VignettePlate(width, height, style)
    plate.wall(31)
    plate.area("M-2 9L20 -3L42 9V-5H-2Z", DARK.tint(0.8))
    plate.area("M-2 12.6L20 0L42 12.6V8.6L20 -4L-2 8.6Z", plate.other)
    plate.area("M28.6 3L33.8 5.6L34.2 7.4L32 6.4L31 8L29.6 5.6L28.2 5.8Z", DARK.tint(0.8), THIN)
    plate.area(rectangle(4.4, 14.4, 8, 9), plate.other.tint(0.4))
    plate.line("M8.4 14.4V23.4M4.4 18.9H12.4", 0.6)
    plate.line("M5.6 16L6.6 17.4M9.8 15.6L10.8 17.4M6.2 20L7.2 22M10 20.6L11 22.4", THIN)
    plate.shadow(20, 36, 10)
    plate.area(
        "M12.4 36V26.6Q12.4 24.6 14.6 24.6H26Q28 24.6 28 26.6V36H24.8V33H15.6V36Z", plate.deck
    )
    sitter = plate.at(19.6, 36, 1.05)
    person(
        sitter,
        plate.other,
        "",
        legs=(((3.4, -7), (4, -1)), ((5, -7), (5.4, -0.7))),
        arms=(((-3.4, -11.4), (0.6, -10.4)), ((4, -11.6), (3.6, -14.6))),
    )
    plate.area("M12 28.4Q12 26.6 13.8 26.6Q15.4 26.6 15.4 28.4V36H12Z", plate.deck)
    plate.line("M23.4 21.4V8.6", 0.8)
    plate.area(
        "M11 15.4C12 9.4 17 6.8 23.4 6.8C29.6 6.8 34.6 9.4 35.6 15.4"
        "Q33.4 13.6 31.4 15Q29.4 13 27.4 14.8Q25.4 13 23.4 14.6Q21.4 13 19.4 14.8"
        "Q17.4 13 15.4 15Q13.2 13.6 11 15.4Z",
        plate.deck,
    )
    plate.area(
        "M19.4 14.8Q21.4 13 23.4 14.6Q25.4 13 27.4 14.8C27.4 11 26 8 23.4 6.8"
        "C20.8 8 19.4 11 19.4 14.8Z",
        CREAM,
        THIN,
    )
    plate.area("M30.4 31H38L37 36.4H31.4Z", STONE)
    plate.area(ellipse(34.2, 31, 3.8, 1), plate.other.tint(0.5), THIN)
    plate.area("M3.4 32.6H9.4L8.8 36.4H4Z", GOLD)
    drops = "".join(
        f"M{x} {y}q1.3 2 0 2.7q-1.3 -0.7 0 -2.7Z"
        for x, y in ((37.6, 14), (34, 20.4), (34.4, 27), (6.4, 25.6), (6.4, 29.4), (35.8, 9.8))
    )
    plate.strong(drops, plate.other, FINE)
    return plate.node()


@drawing("card-meter-reading")
def meter_reading(width: float, height: float, style: Style) -> Node:
    """An electric meter under its glass, wires above and below."""
    plate = VignettePlate(width, height, style)
    plate.wall(40)
    plate.limb("M12 -2V8M28 -2V8", 1.2, DARK)
    plate.limb("M20 32V42", 1.6, DARK)
    plate.area(rectangle(6, 6.4, 28, 27, 2.4), plate.other)
    plate.shade("M29 6.4H31.6Q34 6.4 34 8.8V31Q34 33.4 31.6 33.4H29Z", 0.7)
    for x, y in ((8.6, 9), (31.4, 9), (8.6, 30.8), (31.4, 30.8)):
        plate.area(circle(x, y, 1), GOLD, THIN)
        plate.line(f"M{x - 0.6} {y - 0.5}L{x + 0.6} {y + 0.5}", FINE)
    plate.area(circle(20, 19, 12), GOLD)
    plate.area(circle(20, 19, 10.6), CREAM)
    for x in (13.8, 20, 26.2):
        plate.line(circle(x, 14.6, 2.6), THIN)
        ticks = (
            polyline([on_circle(x, 14.6, 1.9, a), on_circle(x, 14.6, 2.5, a)])
            for a in range(0, 360, 45)
        )
        plate.line(joined(ticks), FINE)
    plate.line("M13.8 14.6L15.2 13.2M20 14.6L18.6 15.8M26.2 14.6V12.8", 0.8, plate.deck)
    plate.strong(rectangle(12, 19.4, 16, 4, 0.4), DARK, BOLD)
    for i in range(4):
        plate.area(rectangle(12.8 + 3.7 * i, 20, 3.2, 2.8), CREAM if i < 3 else plate.deck, FINE)
    plate.line(
        "M14.6 20.6V22.4M17.4 20.6H18.9L18 22.4M21.2 20.7H22.6V22.3H21.2M21.4 21.5H22.5", THIN
    )
    plate.line("M25 20.6H26.4V21.5H25V22.4H26.4", THIN, CREAM if style.is_full else None)
    plate.area("M11.4 25.6H28.6Q28.6 27 27.6 27H12.4Q11.4 27 11.4 25.6Z", STONE, THIN)
    plate.spot(rectangle(18, 25.6, 2.4, 1.4), plate.deck)
    plate.line(
        "M11 14.4Q12.6 10.4 16.4 9.4M10.4 17.4L10.5 16.6",
        0.9,
        GOLD.tint(0.5) if style.is_full else None,
    )
    plate.strong("M20.8 33.4L16.4 37.4H19L17.6 41L23 36.4H20.2L22.4 33.4Z", GOLD)
    return plate.node()


@drawing("card-gas-left-on")
def gas_left_on(width: float, height: float, style: Style) -> Node:
    """Nobody is at home, and the pot boils over."""
    plate = VignettePlate(width, height, style)
    plate.wall(34)
    stove = plate.at(1.6, 0.6)
    stove.area(rectangle(8, 20, 24, 15, 0.8), CREAM)
    stove.shade(rectangle(28.4, 20.6, 3.6, 14.4), 0.7)
    stove.area(rectangle(7, 18.4, 26, 3, 0.6), DARK)
    stove.area(rectangle(11, 26, 16, 7, 0.6), plate.other.tint(0.5))
    stove.line("M12.4 28H25.6", 0.8)
    stove.area(joined(circle(x, 23.6, 1) for x in (11.6, 15.6, 19.6, 23.6)), plate.deck, THIN)
    for x in (13, 27):
        stove.strong(
            f"M{x - 4} 18.4Q{x - 5} 15.6 {x - 3} 14Q{x - 2.4} 16 {x - 1.6} 15.6"
            f"Q{x - 1} 13.4 {x} 12.8Q{x + 1} 14.4 {x + 1.6} 15.6Q{x + 2.4} 16 {x + 3} 14"
            f"Q{x + 5} 15.6 {x + 4} 18.4Z",
            plate.other,
            THIN,
        )
        stove.flat(f"M{x - 2} 18.2Q{x - 1.6} 16.4 {x} 15.6Q{x + 1.6} 16.4 {x + 2} 18.2Z", GOLD)
    stove.area("M7.8 6.6H18.2V13.4Q18.2 15 16.6 15H9.4Q7.8 15 7.8 13.4Z", plate.deck)
    stove.shade("M15.4 6.6H18.2V13.4Q18.2 15 16.6 15H15.4Z", 0.7, 0.6)
    stove.limb("M18.6 8.6H23", 0.7, DARK)
    stove.area(
        "M7.2 6.8Q6 10 7.2 10.6Q8.4 11 8.8 8.6Q10 8.4 10.4 10.4Q11.4 12.6 12.6 10.4"
        "Q13 8.4 15 8.6Q16 9 16.4 12.4Q18 13.4 18.6 6.8Z",
        CREAM,
        THIN,
    )
    stove.area("M6.6 4.8L19.6 3L19.9 4.6L6.9 6.4Z", plate.deck, THIN)
    stove.area(circle(13, 3, 1), GOLD, THIN)
    stove.area(
        "M22.4 11.4Q22.4 7.6 27 7.6Q31.6 7.6 31.6 11.4V13.6Q31.6 15 30 15H24Q22.4 15 22.4 13.6Z",
        GOLD,
    )
    stove.shade("M29 8Q31.6 8.8 31.6 11.4V13.6Q31.6 15 30 15H28.4Z", 0.7, 0.6)
    stove.area("M31.4 10.4L34.6 8L35.4 9L31.6 13Z", GOLD, THIN)
    stove.line(
        "M23.6 8.2Q27 2.6 30.4 8.2M35.8 7Q37.6 6 36.4 4.4Q35.6 3 37.2 2M38 8Q39.6 7 38.8 5.6", 0.6
    )
    return plate.node()


@drawing("card-good-advice")
def good_advice(width: float, height: float, style: Style) -> Node:
    """An idea goes over the garden fence."""
    plate = VignettePlate(width, height, style)
    plate.sky(31)
    house(plate, 33, 31, 0.9, SAND, plate.other)
    tree(plate, 4.6, 31, 1.0)
    plate.floor(31, LEAF)
    person(
        plate.at(11.6, 36.6, 1.2),
        plate.deck,
        "straw",
        arms=(((-3.6, -11), (-3.4, -8.2)), ((5, -12.4), (7.4, -15.4))),
    )
    person(
        plate.at(30.4, 36.6, 1.2, flip=True),
        plate.other,
        "bun",
        dress=True,
        arms=(((-3.6, -11), (-3.4, -8.2)), ((4.4, -11.6), (2.6, -15.2))),
    )
    fence(plate, -1, 42, 38, 13)
    plate.area(
        "M17.4 10.6C13 10 12.6 2.4 20.6 2C28.4 1.6 31 9.4 25 10.6Q22 11.4 19.6 10.8L16.4 13.6Z",
        CREAM,
    )
    plate.strong(
        "M21.6 3.2C23.8 3.2 24.6 5.4 23.4 6.8Q22.8 7.6 22.8 8.2H20.4"
        "Q20.4 7.6 19.8 6.8C18.6 5.4 19.4 3.2 21.6 3.2Z",
        GOLD,
    )
    plate.line("M20.6 9.2H22.6M26 5.4H27.4M15.8 5.4H17.2M24.8 2.9L25.6 2.3M18.4 2.9L17.6 2.3", 0.6)
    return plate.node()
