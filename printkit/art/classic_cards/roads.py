"""Pictures of cards about cars, buses and wrong ways."""

from printkit.art.classic_cards.people import BENT, head, person
from printkit.art.classic_cards.things import cloud, smoke, tree, wheel, windows
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
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


def _roadster(plate: VignettePlate) -> None:
    """An open car 24 long that drives to the right; its wheels stand on zero."""
    plate.area(
        "M-12 -4C-12.4 -7 -10.6 -8.6 -7.4 -8.6H-5L-3.8 -10H-1.6L-1.4 -8.2H2.6L4.6 -9"
        "L12 -8C13 -7.6 13 -3.4 12 -2.6H-10.6Z",
        plate.deck,
    )
    plate.shade("M-12 -4H12.6L12 -2.6H-10.6Z", 0.0, 0.4)
    plate.line("M3.6 -8.6V-3.4M5.6 -8V-4.4M6.8 -7.9V-4.4M8 -7.8V-4.4", FINE)
    plate.line("M2.4 -8.2L4.4 -12", 0.8)
    plate.line("M0.4 -7.6L1.6 -10.6M0.4 -10.8L2.8 -10.3", 0.6)
    plate.area(circle(12, -7.4, 1.3), GOLD, THIN)
    plate.area(
        "M-12.6 -5.6C-11.6 -8.4 -5.4 -8.4 -4 -3.4H6.4C7 -7.4 12.4 -7.4 13 -4.4L13.6 -3.4",
        plate.other,
        THIN,
    )
    for x in (-7.6, 9):
        wheel(plate, x, -3, 3)


@drawing("card-too-fast")
def too_fast(width: float, height: float, style: Style) -> Node:
    """A roadster in a cloud of dust, and the policeman behind the sign."""
    plate = VignettePlate(width, height, style)
    plate.sky(27)
    plate.floor(28, SAND)
    tree(plate, 5, 28.6, 1.1)
    smoke(plate, ((3, 34, 2.6), (6.6, 32, 2.2), (1, 30, 1.8)))
    plate.line("M1 22.6H6.4M3 25.4H8", THIN)
    policeman = plate.at(34, 31.6, 0.98)
    person(policeman, plate.other, "officer", arms=(((-4.6, -11.4), (-6, -14.2)), BENT))
    plate.at(27.9, 17.4).area(rectangle(-1.4, -0.8, 2, 1.8, 0.5), GOLD, THIN)
    plate.area(rectangle(25.6, 16, 1.2, 17), STONE, THIN)
    plate.area(rectangle(21.8, 4.4, 9.6, 12, 0.8), CREAM)
    plate.line(rectangle(22.7, 5.3, 7.8, 10.2, 0.4), THIN)
    plate.line(
        "M24.8 8.2V13M24.8 8.2L23.8 9.2M29.2 8.2H27.2L27 10.4C29.8 9.8 30 13.2 26.8 12.8",
        0.8,
        plate.deck,
    )
    car = plate.at(15.4, 35.6, 0.95)
    driver = car.at(-3.2, -7.4, 1.1)
    driver.area("M-2.8 2L-2.2 -2.4Q0 -3.6 2.2 -2.4L2.8 2Z", CREAM)
    head(driver.at(0, -5.2), "cap")
    driver.line("M-0.2 -5.8H2.2", 0.9)
    driver.area("M-2 -2.6Q-6 -4.4 -8.6 -2.6Q-6.4 -2.2 -7.4 -0.8Q-4.4 -1.8 -1.8 -1.2Z", GOLD, THIN)
    _roadster(car)
    return plate.node()


@drawing("card-late-for-tea")
def late_for_tea(width: float, height: float, style: Style) -> Node:
    """Round the corner on two wheels, the teapot in flight; the clock strikes five."""
    plate = VignettePlate(width, height, style)
    plate.sky(27)
    plate.floor(29, STONE)
    plate.area("M27.6 29V10.4L32.4 3L37.2 10.4V29Z", SAND)
    plate.shade("M34.4 29V6.2L37.2 10.4V29Z", 0.7, 0.8)
    plate.area("M26.6 10.8L32.4 1.8L38.2 10.8Z", plate.other)
    plate.area(circle(32.4, 14.8, 3.6), CREAM)
    plate.line("M32.4 14.8V12.2M32.4 14.8L33.6 17", 0.7)
    plate.area("M30.8 29V24A1.6 1.6 0 0 1 34 24V29Z", DARK, THIN)
    plate.line("M5 36.8Q12 30.8 26 33.4M4 39Q10 34.4 18 34.2", THIN)
    smoke(plate, ((3.6, 31, 2.2), (1, 33, 2), (6.4, 33, 1.5)))
    car = plate.at(16.6, 34, 0.98, turn=-13)
    driver = car.at(-3.2, -7.4, 1.1)
    driver.area("M-2.8 2L-2.2 -2.4Q0 -3.6 2.2 -2.4L2.8 2Z", plate.other)
    head(driver.at(0, -5.2), "lady")
    driver.area("M-2 -2.6Q-5.6 -4.4 -8.6 -3.4Q-6.4 -2.4 -7.4 -0.8Q-4.4 -1.8 -1.8 -1.2Z", GOLD, THIN)
    _roadster(car)
    pot = plate.at(16.6, 9.4, 1, turn=24)
    pot.area("M-5.4 -1.4C-8.6 -2.6 -8.6 3 -4.6 2.4", CREAM)
    pot.area("M4.4 1C6.6 0.6 6 -2 8.4 -2.6L9 -1.6C7.4 -0.6 7.6 2.6 4.2 3Z", CREAM)
    pot.area(
        "M-5 0.4C-5 -2.6 -3 -4 0 -4C3 -4 5 -2.6 5 0.4C5 3.4 3.4 4.6 0 4.6C-3.4 4.6 -5 3.4 -5 0.4Z",
        CREAM,
    )
    pot.shade("M5 0.4C5 3.4 3.4 4.6 0 4.6C-2 4.6 -3.6 4 -4.4 3C0 3.6 3.6 3 5 0.4Z", 0.6, 0.5)
    pot.line("M-4.8 -0.6Q0 0.8 4.8 -0.6", 0.8, plate.deck)
    pot.area("M-2.6 -3.8Q0 -5.6 2.6 -3.8Z", plate.deck, THIN)
    pot.area(circle(0, -5.2, 0.8), GOLD, THIN)
    plate.spot(
        "M26.4 11.6q1.6 2.2 0 3q-1.6 -0.8 0 -3ZM25 16.6q1.2 1.8 0 2.4q-1.2 -0.6 0 -2.4Z",
        GOLD.shade(0.25),
    )
    return plate.node()


@drawing("card-wrong-bus")
def wrong_bus(width: float, height: float, style: Style) -> Node:
    """A double-decker comes head on; its blind shows an arrow back."""
    plate = VignettePlate(width, height, style)
    plate.sky(31)
    for x, top in ((-1, 17), (31.4, 13)):
        plate.area(rectangle(x, top, 9.6, 20), SAND)
        windows(
            plate,
            [(x + 1.6, top + 3), (x + 5.6, top + 3), (x + 1.6, top + 9), (x + 5.6, top + 9)],
            2.2,
            3.4,
        )
        plate.area(f"M{x - 0.6} {top}H{x + 10.2}L{x + 8} {top - 4}H{x + 1.6}Z", plate.other)
    plate.floor(32.4, STONE)
    plate.area("M8.6 34V5.4Q8.6 2.4 11.6 2.4H28.4Q31.4 2.4 31.4 5.4V34Z", plate.deck)
    plate.shade("M28.4 2.4Q31.4 2.4 31.4 5.4V34H28.4Z", 0.7)
    plate.area(
        "M10.6 5.4Q10.6 4.4 11.6 4.4H28.4Q29.4 4.4 29.4 5.4V10.4H10.6Z", plate.other.tint(0.35)
    )
    plate.line("M20 4.4V10.4M13 9.6L16.4 5M23 9.6L26.4 5", THIN)
    plate.strong(rectangle(10.6, 11.6, 18.8, 5.4, 0.5), DARK, BOLD)
    plate.line("M27 14.4H16.4", 1.1, GOLD)
    plate.spot("M17.2 12.3L12.6 14.4L17.2 16.5Z", GOLD)
    plate.area(rectangle(8.6, 18.2, 22.8, 1.6), CREAM, THIN)
    plate.area(rectangle(10.6, 20.4, 8.8, 6.4, 0.5), plate.other.tint(0.35))
    plate.area(rectangle(20.8, 20.4, 8.6, 6.4, 0.5), plate.other.tint(0.35))
    driver = plate.at(24.8, 25, 1)
    driver.area("M-2.8 1.8Q-2.6 0 0 0Q2.6 0 2.8 1.8Z", DARK, THIN)
    driver.area(circle(0, -1.6, 1.7), SAND, THIN)
    driver.strong("M-2 -2Q0 -4.2 2 -2Z", DARK)
    plate.area(rectangle(15.4, 27.6, 9.2, 5.2, 0.8), STONE)
    plate.line("M17 29H23M17 30.4H23M17 31.8H23", FINE)
    plate.area(joined([circle(11.8, 30, 1.8), circle(28.2, 30, 1.8)]), GOLD.tint(0.6))
    plate.area(rectangle(8, 33, 24, 1.6, 0.5), DARK, THIN)
    plate.strong(joined([rectangle(9.4, 34.4, 4, 3, 0.8), rectangle(26.6, 34.4, 4, 3, 0.8)]), DARK)
    plate.line("M6.8 14.4V20M33.2 14.4V20M8.6 14.4H6.8M31.4 14.4H33.2", 0.8)
    return plate.node()


@drawing("card-wrong-turn")
def wrong_turn(width: float, height: float, style: Style) -> Node:
    """A signpost with too many arms, and somebody with a map below it."""
    plate = VignettePlate(width, height, style)
    plate.sky(29)
    cloud(plate, 31, 6.4, 0.8)
    plate.floor(30, LEAF)
    plate.area(
        "M-1 41C8 36 15 34 17 30H21.6C21 34 16 37 14 41ZM24 30H28C30 34 38 37 42 39"
        "V41H32C30 36 25 34 24 30Z",
        SAND,
        THIN,
    )
    plate.area(rectangle(21.2, 5, 2, 29), GOLD.shade(0.35))
    plate.shade(rectangle(22.2, 5, 1, 29), 0.0, 0.5)
    plate.area(circle(22.2, 4.2, 1.4), GOLD, THIN)
    for y, turn, shape, colour in (
        (8.4, 5, "M-1 -2.2H11L13.6 0L11 2.2H-1Z", plate.deck),
        (12.8, -6, "M1.6 -2.2H-12L-14.6 0L-12 2.2H1.6Z", CREAM),
        (17.8, -4, "M-1 -2.2H10L12.6 0L10 2.2H-1Z", plate.other),
    ):
        arm = plate.at(22.2, y, 1, turn=turn)
        arm.area(shape, colour)
        arm.line(
            "M2.6 0H8.4" if shape.startswith("M-1 ") else "M-9.6 0H-2.4",
            0.7,
            None if colour is CREAM or not style.is_full else CREAM,
        )
    lost = plate.at(10.6, 36.6, 0.96)
    person(
        lost,
        plate.other,
        "straw",
        arms=(((-4.6, -11), (-1.8, -19.6)), ((4.6, -11.4), (6.4, -12.6))),
    )
    plate.area(
        "M13.4 21.2L17.2 20L20.8 21.6L24.4 20.2L25.4 26.6L21.8 28L18.2 26.4L14.4 27.6Z", CREAM
    )
    plate.line(
        "M17.2 20L18.2 26.4M20.8 21.6L21.8 28M15 24.4Q18 22 20 24.6T24.4 22.6", THIN, plate.deck
    )
    plate.area(circle(16.4, 23.4, 1.05), plate.deck.tint(0.2), THIN)
    for x, y, size in ((30.4, 24.6, 1.1), (35.4, 27.4, 0.85)):
        ask = plate.at(x, y, size)
        ask.line("M-1.7 -1.4C-1.7 -4.2 2 -4 1.4 -1.4C1 -0.2 0 -0.2 0 1.4", 0.8)
        ask.spot(circle(0, 3.2, 0.6))
    return plate.node()
