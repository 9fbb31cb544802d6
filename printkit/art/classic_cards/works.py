"""Pictures of cards about painters, builders and menders of roads."""

from printkit.art.classic_cards.people import RAISED, head, person
from printkit.art.classic_cards.things import cloud, house, smoke, wheel, windows
from printkit.art.classic_cards.vignette import (
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
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node


@drawing("card-fresh-paint")
def fresh_paint(width: float, height: float, style: Style) -> Node:
    """A house half old and half new, a painter on the ladder."""
    plate = VignettePlate(width, height, style)
    plate.sky(32)
    cloud(plate, 33, 5.4, 0.75)
    plate.floor(32, LEAF)
    plate.area(rectangle(27, 4.4, 3.4, 8), plate.other)
    plate.area("M8 32.6V16L20.4 6L33 16V32.6Z", STONE)
    plate.line("M10.4 19H13M12 22H15M9.4 27H12M13 30H16", FINE)
    plate.flat("M20.4 6L33 16V32.6H19.4L20.6 29L18.8 26L21 22.6L19.4 18L21.2 13Z", plate.deck)
    plate.contour("M8 32.6V16L20.4 6L33 16V32.6Z")
    plate.shade("M30 14V32.6H33V16Z", 0.7)
    plate.area("M5.6 17L20.4 4.6L35.4 17L33.6 18.6L20.4 7.8L7.4 18.6Z", plate.other)
    windows(plate, [(11, 18.4), (25, 18.4), (18, 12)], 4.4, 4.8, plate.other.shade(0.4))
    plate.area("M23.6 32.6V27A2.4 2.4 0 0 1 28.4 27V32.6Z", CREAM)
    plate.spot(circle(27.4, 29.8, 0.45))
    plate.line("M11 37L17.4 12M15.4 37L21.4 13", 1.0, GOLD.shade(0.4) if style.is_full else None)
    plate.line(
        " ".join(f"M{11.6 + 1.05 * i} {34.6 - 4.1 * i}h4.2" for i in range(6)),
        0.8,
        GOLD.shade(0.4) if style.is_full else None,
    )
    painter = plate.at(14.8, 31, 0.85)
    person(
        painter,
        CREAM,
        "cap",
        arms=(((-3.6, -11), (-3.4, -8.2)), ((5.4, -15), (8, -16.6))),
        trousers=CREAM.shade(0.1),
        legs=(((-1.5, -5.4), (0, -2.4)), ((1.6, -4), (1.4, -0.7))),
    )
    painter.area("M-5.6 -8H-1.4L-1.8 -3.8H-5.2Z", STONE, THIN)
    painter.spot("M-5.6 -8.2H-1.4V-7Q-2.4 -5 -3 -7Q-4 -5.6 -4.4 -7H-5.6Z", plate.deck)
    brush = painter.at(8.4, -17, 1, turn=20)
    brush.line("M0 0.4V-2", 0.9)
    brush.strong("M-1.6 -2H1.6V-5H-1.6Z", plate.deck)
    plate.area("M26.4 40V34.6H35V40Z", STONE)
    plate.area(ellipse(30.7, 34.6, 4.3, 1.2), plate.deck, THIN)
    plate.spot("M33 35.2Q33.4 38.6 34.2 38.6Q35 38.6 35 34.8Z", plate.deck)
    return plate.node()


@drawing("card-new-pavement")
def new_pavement(width: float, height: float, style: Style) -> Node:
    """A steam roller on a fresh road."""
    plate = VignettePlate(width, height, style)
    plate.sky(27)
    for x, colour in ((4, CREAM), (13.4, SAND), (36, SAND)):
        house(plate, x, 28, 0.9, colour, plate.other)
    plate.floor(28, DARK.tint(0.55) if style.is_full else STONE)
    plate.area(rectangle(plate.left - 1, 26.8, 60, 1.8), CREAM, THIN)
    engine = plate.at(5, 4.2, 0.88)
    smoke(engine, ((27.4, 4, 2.6), (23.2, 3.2, 2), (31.6, 3, 2)))
    engine.area("M27 14L26.6 7.6H29.4L29 14Z", DARK)
    engine.area(rectangle(10.4, 14, 21, 8.4, 1.6), plate.deck)
    engine.shade(rectangle(10.4, 19, 21, 3.4), 0.0, 0.5)
    engine.line("M15.6 14V22.4M20.6 14V22.4M25.6 14V22.4", 0.7, GOLD if style.is_full else None)
    engine.area(rectangle(3.4, 12.4, 9, 12), plate.other)
    driver = engine.at(7.6, 14.2, 1.05)
    driver.area("M-3 -0.6L-2.4 -5H2.4L3 -0.6Z", CREAM)
    head(driver.at(0.2, -7.2), "cap")
    engine.line("M3.4 12.6V1.6M13.6 12.6V1.6", 0.9)
    engine.area("M1.6 1.6Q8.6 -0.6 15.6 1.6V3H1.6Z", plate.deck)
    engine.line("M12 12L14.6 9.4", 0.9)
    engine.area(circle(31.6, 28.8, 5.4), STONE)
    engine.shade("M37 28.8A5.4 5.4 0 0 1 28 32.8Q35 33 37 28.8Z", 0.7, 0.6)
    engine.area(circle(31.6, 28.8, 1.4), GOLD, THIN)
    engine.line("M31.6 28.8V18M28 19.6L31.6 17.4L35.2 19.6", 1.1)
    wheel(engine, 9.6, 27.4, 6.8, 10)
    plate.line("M0 34.4H38", THIN)
    plate.line("M2 37H5M9 37.6H12.4M30 37H33.4", 0.7, CREAM if style.is_full else None)
    return plate.node()


@drawing("card-potholes")
def potholes(width: float, height: float, style: Style) -> Node:
    """A man with a shovel down in the road, a striped barrier behind him."""
    plate = VignettePlate(width, height, style)
    plate.sky(20)
    for x, size in ((7, 0.95), (20.6, 1.1), (34, 0.95)):
        house(plate, x, 19, size, SAND, plate.other)
    plate.area(rectangle(plate.left - 1, 18, 60, 2.4), CREAM)
    plate.floor(20.4, DARK.tint(0.5) if style.is_full else STONE)
    for x in (2.4, 33.6):
        plate.line(f"M{x} 30L{x + 1.4} 20M{x + 3.6} 30L{x + 2.2} 20", 0.9)
    plate.area(rectangle(0, 20.6, 40, 4), CREAM)
    stripes = (f"M{x} 24.6L{x + 3} 20.6H{x + 6}L{x + 3} 24.6Z" for x in (0.6, 8.4, 16.2, 24, 31.8))
    plate.flat("".join(stripes), plate.deck)
    plate.contour(rectangle(0, 20.6, 40, 4))
    plate.area("M4.6 20.6V17Q4.6 15.2 6.4 15.2Q8.2 15.2 8.2 17V20.6Z", GOLD)
    plate.line("M5 15.4Q6.4 12.6 7.8 15.4M6.4 16.6V19.6", 0.6)
    hole = (
        "M5 33.4C3.6 30.4 8 29.4 11 30C14 28 25 28 28 29.6C32.4 29 35 31 33.6 33.4"
        "C35 36 30 37.4 27 36.8C22 38.6 14 38.4 11 37C7 37.4 3.6 36 5 33.4Z"
    )
    plate.area(hole, DARK.shade(0.35))
    plate.line("M5 33.4L1.4 32.4M33.6 33.4L38 34.6M11 30L9.6 27.4M28 29.6L29.6 27", THIN)
    digger = plate.at(18, 40.6, 1.3)
    digger.area(
        "M-3.3 -4.6C-3.5 -9 -3.4 -11.6 -2.7 -13.6Q0 -14.8 2.7 -13.6C3.4 -11.6 3.5 -9 3.3 -4.6Z",
        plate.deck,
    )
    digger.shade("M-3.4 -4.6L-2.7 -13.6L-0.8 -14.2L-1 -4.6Z", 0.8, 0.6)
    head(digger.at(0, -16.2), "cap")
    spade = digger.at(6.4, -10.4, 1, turn=24)
    spade.line("M0 8V-7", 1.0)
    spade.area("M-1.7 -7H1.7L2 -11.4Q0 -13.4 -2 -11.4Z", STONE)
    spade.spot("M-1.6 -10.4Q0 -15 1.8 -10.4Z", GOLD.shade(0.3))
    digger.limb("M2.4 -12.4L5.2 -9.4L5.4 -8.6", 1.5, plate.deck)
    digger.limb("M-2.4 -12.4L-4.6 -8.4L4 -6.6", 1.5, plate.deck)
    digger.area(joined([circle(6, -8.6, 1.05), circle(4.6, -6.4, 1.05)]), SKIN, THIN)
    plate.flat("M11 35.4Q18 32.6 25 35.4Q18 38.6 11 35.4Z", DARK.shade(0.35))
    plate.area("M28.4 35C29 32 31 30.6 33 31.2C35 29.4 39 31 40.6 36L34 37.6Z", SAND)
    plate.spot(
        joined(circle(x, y, 0.4) for x, y in ((31, 33.6), (34.4, 33), (37, 34.6), (33.4, 35.6)))
    )
    return plate.node()


@drawing("card-hospital")
def hospital(width: float, height: float, style: Style) -> Node:
    """The hospital grows: a crane lifts a beam over the new ward."""
    plate = VignettePlate(width, height, style)
    plate.sky(31)
    plate.floor(32, SAND)
    plate.area(rectangle(3, 15, 18, 18), CREAM)
    plate.shade(rectangle(17.6, 15, 3.4, 18), 0.7)
    plate.area("M1.8 15H22.2L20 12H4Z", plate.deck)
    plate.area("M8 12.4V8.4Q12 6 16 8.4V12.4Z", CREAM)
    plate.spot("M11 8.4H13V9.6H14.2V11.4H13V12.4H11V11.4H9.8V9.6H11Z", plate.other)
    windows(
        plate,
        [(5, 17.6), (15.4, 17.6), (5, 24), (15.4, 24), (10.2, 17.6)],
        3.2,
        3.8,
        plate.deck.shade(0.3),
    )
    plate.area("M9.4 33V27Q12 24.6 14.6 27V33Z", plate.deck)
    plate.line("M12 26V33", THIN)
    for x in (22.6, 28, 33.4):
        plate.area(rectangle(x, 22, 1, 11), GOLD, THIN)
    plate.area(joined(rectangle(22, y, 13, 0.9) for y in (22, 27)), GOLD, THIN)
    plate.area(rectangle(23.6, 28, 9.8, 5), plate.other)
    plate.line(
        "M23.6 29.6H33.4M23.6 31.2H33.4M26 28V29.6M30 28V29.6M28 29.6V31.2M32 29.6"
        "V31.2M26 31.2V33M30 31.2V33",
        FINE,
    )
    plate.area("M36 34L36.6 5H38.6L39.2 34Z", GOLD.shade(0.15))
    plate.line("M36.4 10L38.8 13.4L36.4 17L39 20.4L36.2 24L39 27.6L36.2 31", THIN)
    plate.area("M20.4 4.4H43V6.4H20.4Z", GOLD.shade(0.15))
    plate.line(
        "M22 6.4L24.4 4.4L26.8 6.4L29.2 4.4L31.6 6.4L34 4.4L36.4 6.4M37.6 5V1.6L24 4.4", THIN
    )
    plate.line("M25.6 6.4V12M25.6 12L22 15M25.6 12L30 15", 0.5)
    plate.area(rectangle(21, 15, 10, 1.8), plate.deck)
    builder = plate.at(29.6, 22, 0.42)
    person(builder, plate.deck, "cap", arms=(RAISED, RAISED))
    barrow = plate.at(7, 38)
    barrow.area("M-4 -4.4H4L2.4 -1.2H-2.6Z", plate.deck)
    barrow.line("M4 -4.4L7.4 -4M-1.6 -1.2V0", 0.7)
    wheel(barrow, -3.6, -0.9, 1.3, 4)
    return plate.node()
