"""Pictures of cards about savings and shares that grow."""

from printkit.art.classic_cards.things import coin, shine, stack
from printkit.art.classic_cards.vignette import (
    BOLD,
    CREAM,
    DARK,
    FINE,
    GOLD,
    LEAF,
    SAND,
    THIN,
    VignettePlate,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle
from printkit.scene import Node


@drawing("card-rays")
def rays(width: float, height: float, style: Style) -> Node:
    """Beams from the middle: the ground of a sign on a card without a picture."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 20)
    return plate.node()


@drawing("card-piggy-bank")
def piggy_bank(width: float, height: float, style: Style) -> Node:
    """A china pig, round with coins, and one more about to drop in."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 12)
    plate.floor()
    plate.shadow(20, 34, 15)
    for x, y in ((11.5, 33.5), (15.5, 34), (25, 34), (29, 33.5)):
        plate.area(f"M{x - 1.6} {y - 6}H{x + 1.6}V{y}H{x - 1.6}Z", plate.deck)
    plate.line("M6.2 22C3.4 21.6 3.2 18.6 5.2 18.8C6.8 19 6 21 4.6 20.4", BOLD)
    body = (
        "M6.4 23C6.4 15.6 12.4 11.6 20 11.6C28.4 11.6 34 16 34 22.4"
        "C34 28.6 28.6 31.8 20 31.8C11.6 31.8 6.4 28.8 6.4 23Z"
    )
    plate.area(body, plate.deck.tint(0.82))
    plate.shade("M34 22C34 28.6 28.6 31.8 20 31.8C13 31.8 8.6 30 7 26C13 29.6 28 30 34 22Z", 0.7)
    plate.flat(
        "M10.6 20C11.4 16.4 14 14.6 17 14.2C14.4 16 12.6 17.6 12 20.4Z", plate.deck.tint(0.4)
    )
    plate.area("M25.4 13.6C25.6 10.6 27.6 9.4 30.4 9.6C30.4 12 30 13.6 28.8 15.4Z", plate.deck)
    plate.area(ellipse(33.6, 22.4, 2.5, 3.3), plate.deck.tint(0.6))
    plate.spot(joined([ellipse(33, 21.8, 0.45, 0.8), ellipse(34.6, 21.8, 0.45, 0.8)]))
    plate.spot(circle(28.6, 18, 0.75))
    plate.line("M30 26.6Q31.6 27 32.4 25.6", THIN)
    plate.strong(rectangle(15.6, 11.6, 8.4, 1.5, 0.7), DARK)
    plate.at(19.8, 5.6, 1).spot(shine(7.6, -1, 1.4), GOLD)
    coin(plate, 19.8, 6.6, 4.4)
    return plate.node()


@drawing("card-hourglass")
def hourglass(width: float, height: float, style: Style) -> Node:
    """Coins in place of sand: patience pays."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 19, 16, 6)
    plate.floor()
    plate.shadow(20, 34.4, 13)
    glass = (
        "M11.4 6V9C11.4 14 18 16.4 18 19C18 21.6 11.4 24 11.4 29V32H28.6V29"
        "C28.6 24 22 21.6 22 19C22 16.4 28.6 14 28.6 9V6Z"
    )
    plate.area(glass, CREAM)
    plate.flat(
        "M12.6 10.4H27.4C26.6 13.6 22 15.6 21.4 18.4H18.6C18 15.6 13.4 13.6 12.6 10.4Z",
        GOLD.tint(0.7),
    )
    for x, y in (
        (15.4, 11),
        (19, 12),
        (22.8, 10.8),
        (17.6, 14),
        (21.4, 14.2),
        (20, 18.4),
        (20, 22.6),
    ):
        plate.area(ellipse(x, y, 1.7, 1.2), GOLD, THIN)
    for x, count in ((15, 3), (25, 3), (20, 5)):
        stack(plate, x, 31.8, count, 2.6)
    plate.contour(glass)
    plate.line(
        "M13.6 9C13.8 12 16.6 13.6 18 15.4M13.4 29C13.4 26.6 14.8 25.2 16 24",
        0.6,
        CREAM if style.is_full else None,
    )
    plate.shade("M25.6 7V10C25 13 21.6 15 21.4 18H22.2C22.2 16.4 28.4 14 28.4 9V7Z", 0.7, 0.6)
    for x in (9.2, 29.2):
        plate.limb(f"M{x + 0.8} 6V32", 1.2, plate.other)
    for y in (3, 31.6):
        plate.area(rectangle(7, y, 26, 3, 0.8), plate.deck)
        plate.shade(rectangle(22, y, 11, 3, 0.8), 0.7, 0.6)
    return plate.node()


@drawing("card-grandfather-clock")
def grandfather_clock(width: float, height: float, style: Style) -> Node:
    """All those years: a tall clock under cobwebs, coins pouring out of its case."""
    plate = VignettePlate(width, height, style)
    plate.wall()
    plate.shadow(21, 35, 14)
    plate.area("M13 12H27V32H29V35.4H11V32H13Z", GOLD.shade(0.3))
    plate.shade("M23.6 12H27V32H29V35.4H23.6Z", 0.0, 0.7)
    plate.area(
        "M11 14V7.6Q11 4.4 15 4.4Q17.6 1 20 1Q22.4 1 25 4.4Q29 4.4 29 7.6V14Z", GOLD.shade(0.22)
    )
    plate.area(circle(20, 8.8, 4.7), CREAM)
    ticks = (
        polyline([on_circle(20, 8.8, 3.8, a), on_circle(20, 8.8, 4.5, a)])
        for a in range(0, 360, 30)
    )
    plate.line(joined(ticks), THIN)
    plate.line("M20 8.8V5.6M20 8.8L22.4 10.4", 0.6)
    plate.area(rectangle(15.6, 16, 8.8, 14), DARK)
    plate.line("M20 16V22.6", 0.5, GOLD if style.is_full else None)
    plate.area(circle(20, 24, 1.8), GOLD, THIN)
    plate.area("M24.4 16L29.6 18V32.6L24.4 30Z", GOLD.shade(0.1))
    for x, y in (
        (17.6, 29),
        (20.2, 28),
        (22.6, 29.4),
        (17, 31.6),
        (20, 31),
        (23, 32),
        (26.4, 33.8),
        (14.4, 34),
        (29.4, 35.6),
        (11, 35.8),
        (19.6, 34.6),
        (23.6, 35.2),
        (32.6, 35.4),
    ):
        coin(plate, x, y, 1.8)
    web = plate.at(29, 4.6)
    web.line("M0 0L9 -2M0 0L8.6 2.6M0 0L5.6 5.8M0 0L1.4 7.6", FINE)
    web.line(
        "M3.6 -0.8Q3 0.2 3.4 1Q2.2 1.4 2.2 2.3Q1 2.2 0.5 2.9M7 -1.6Q6 0.2 6.6 2"
        "Q4.4 2.6 4.3 4.4Q2.2 4.4 1.1 5.8",
        FINE,
    )
    web.line("M5.6 5.8V8.6", FINE)
    web.spot(circle(5.6, 9.4, 0.9))
    return plate.node()


@drawing("card-tortoise")
def tortoise(width: float, height: float, style: Style) -> Node:
    """Slow and steady: a tortoise carries coins over the line."""
    plate = VignettePlate(width, height, style)
    plate.sky(28)
    plate.floor(29, SAND)
    plate.shadow(19, 34, 15)
    for x, lift in ((10, 0), (24.6, 0)):
        plate.area(f"M{x - 2.6} 27H{x + 2.6}L{x + 2.2} {34 - lift}H{x - 2.4}Z", LEAF)
        plate.line(f"M{x - 1.4} 34V33M{x + 0.2} 34V33", FINE)
    plate.area("M30 26C33 25 33 22 32.6 20C32.2 16.4 38 16 38.2 20C38.4 24 36 30 29 30.4Z", LEAF)
    plate.spot(circle(36, 19.2, 0.65))
    plate.line("M35.6 22.2Q37 22.6 37.9 21.6", THIN)
    plate.area("M6 29.4L2.6 30.8L6.6 31.4Z", LEAF, THIN)
    shell = "M4.6 30C4.6 20.6 10.6 15.6 18 15.6C25.4 15.6 31.4 20.6 31.4 30Z"
    plate.area(shell, plate.deck)
    for corners in (
        [(14.4, 19), (21.6, 19), (24, 24.4), (18, 27.4), (12, 24.4)],
        [(7.2, 23), (10.4, 19.6), (12, 19.2), (10, 24.4), (6.4, 26.8)],
        [(28.8, 23), (25.6, 19.6), (24, 19.2), (26, 24.4), (29.6, 26.8)],
    ):
        plate.area(polyline(corners, close=True), plate.deck.tint(0.6), THIN)
    plate.shade("M31.4 30C31.4 20.6 25.4 15.6 22 16C27 19 26 27 16 30Z", 0.7)
    plate.area("M3.8 29.2H32.2Q33 31.4 31 31.4H5Q3 31.4 3.8 29.2Z", GOLD.shade(0.12))
    stack(plate, 14.4, 16.8, 4, 2.8)
    stack(plate, 20.4, 16.6, 6, 2.8)
    return plate.node()


@drawing("card-money-tree")
def money_tree(width: float, height: float, style: Style) -> Node:
    """A tree that bears coins, and a basket below it."""
    plate = VignettePlate(width, height, style)
    plate.sky(30)
    plate.floor(31, LEAF)
    plate.shadow(20, 33, 12)
    plate.area(
        "M17.6 33C18.4 28 18.4 24 17.4 19L22.8 19C21.8 24 22 28 23.2 33Q20.4 31.6 17.6 33Z",
        GOLD.shade(0.4),
    )
    plate.shade("M20.6 32.4V19H22.8C21.8 24 22 28 23.2 33Z", 0.0, 0.6)
    crown = (
        "M9 20C4.6 19.6 4 13.6 8.4 12.4C7.6 7 13.4 4.4 16.4 7"
        "C18.4 2.6 25.4 3 26.2 7.4C31.4 6 35 11 32 14.4C35.4 17.4 32.6 22 28.6 21"
        "C26 24.2 20.6 24 18.6 21.6C15.6 24 10.6 23.4 9 20Z"
    )
    plate.area(crown, plate.other)
    plate.shade(
        "M33 15C35.4 17.4 32.6 22 28.6 21C26 24.2 20.6 24 18.6 21.6"
        "C15.6 24 10.6 23.4 9 20C16 22 29 21 33 15Z",
        0.7,
    )
    for x, y in (
        (12, 15.4),
        (18.6, 11.4),
        (25.4, 12.6),
        (16.8, 18.8),
        (23.4, 19),
        (29.6, 17.2),
        (12.8, 9.6),
    ):
        coin(plate, x, y, 2.1)
    coin(plate, 30.6, 26, 1.8)
    plate.line("M30.6 21.8V23.4M28.6 22.4V23.4M32.4 22.4V23.4", FINE)
    for x in (29, 32.6):
        coin(plate, x, 30.8, 1.7)
    plate.area("M25.6 30.6H36.6L35.2 36H27Z", plate.deck)
    plate.line("M26 32.2H36.2M26.4 34H35.8M28.6 30.6L29.2 36M31.1 30.6V36M33.6 30.6L33 36", FINE)
    return plate.node()
