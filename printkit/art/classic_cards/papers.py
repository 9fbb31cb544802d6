"""Pictures of cards about ledgers, offices, courses of shares, puzzles and luck."""

from printkit.art.classic_cards.people import RAISED, person
from printkit.art.classic_cards.things import coin, paper, stack
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
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node


@drawing("card-slip-of-the-pen")
def slip_of_the_pen(width: float, height: float, style: Style) -> Node:
    """A ledger in which the pen has made one nought too many."""
    plate = VignettePlate(width, height, style)
    plate.ground()
    plate.floor(6, plate.other)
    paper(plate, [(5, 12), (31, 5), (37.6, 34), (10.4, 39.6)])
    for i in range(7):
        plate.line(
            f"M{6.8 + 0.8 * i} {17 + 3.4 * i}L{31.6 + 0.8 * i} {10.3 + 3.4 * i}", FINE, plate.other
        )
    plate.line("M23 7.6L29.2 33.6M24.4 7.2L30.6 33.2", THIN, plate.deck)
    plate.line("M8.4 16.4L18 13.8M9.2 19.8L18.8 17.2M10 23.2L16 21.6", 0.5)
    for i, (x, y) in enumerate(((15.4, 27.2), (18.4, 26.4), (21.4, 25.6), (24.4, 24.8))):
        tall = ellipse(0, 0, 1.05, 1.6)
        plate.at(x, y, 1, turn=-14).line(
            tall if i else "M-0.8 -0.8L0.2 -1.6V1.6", 0.8, plate.deck if i == 3 else None
        )
    plate.spot(
        "M24 30.4C26 28 30.4 28.4 30.6 31C33.6 31 33 34.4 30.4 34"
        "C29 36.6 25 36 25 33.6C22.6 33.4 22.4 31 24 30.4Z"
    )
    plate.spot(joined([circle(34, 28.6, 0.8), circle(22.6, 35.2, 0.5), circle(31.6, 26.6, 0.5)]))
    pen = plate.at(25.4, 22.6, 1, turn=-146)
    pen.area("M0 0L-1.7 4.4V7H1.7V4.4Z", GOLD)
    pen.line("M0 0.6V4.4", FINE)
    pen.area("M-2 7H2L2.3 18H-2.3Z", plate.deck)
    pen.shade("M0.4 7H2L2.3 18H0.6Z", 0.7, 0.6)
    pen.area(rectangle(-2.5, 17, 5, 2), GOLD, THIN)
    return plate.node()


@drawing("card-tax-refund")
def tax_refund(width: float, height: float, style: Style) -> Node:
    """A hand pushes coins out under the grille of a counter."""
    plate = VignettePlate(width, height, style)
    plate.wall(40)
    plate.area("M7.6 28V14C7.6 6.6 13 3 20 3C27 3 32.4 6.6 32.4 14V28Z", SAND)
    plate.area(
        "M10 28V14C10 8.4 14.2 5.4 20 5.4C25.8 5.4 30 8.4 30 14V28Z",
        DARK.tint(0.75) if style.is_full else STONE,
    )
    plate.area("M14.6 28C14 22 15.4 19.4 20 19.4C24.6 19.4 26 22 25.4 28Z", plate.other)
    plate.area("M18.8 19.6L20 21.6L21.2 19.6L20.4 28H19.6Z", plate.deck, THIN)
    face = plate.at(20, 14.6, 1.5)
    face.area(circle(0, 0, 2.7), SKIN)
    face.strong("M-2.9 -0.6Q-0.4 -3 2.9 -0.6L3.6 -0.3Q0 -1.6 -3.2 -0.2Z", LEAF)
    face.line(joined([circle(-1, 0.2, 0.75), circle(1, 0.2, 0.75)]), FINE)
    face.line("M-0.9 1.5Q0 2.2 0.9 1.5M-2.4 -1.6Q0 -2.8 2.4 -1.6", THIN)
    tops = ((11.8, 10), (15, 7), (18.3, 5.8), (21.7, 5.8), (25, 7), (28.2, 10))
    plate.area(joined(rectangle(x - 0.25, y, 0.5, 22.8 - y) for x, y in tops), GOLD, FINE)
    plate.area(rectangle(10, 22.4, 20, 1), GOLD, FINE)
    plate.contour("M10 28V14C10 8.4 14.2 5.4 20 5.4C25.8 5.4 30 8.4 30 14V28")
    plate.area(rectangle(plate.left - 1, 27.6, 50, 3.4), GOLD.shade(0.2))
    plate.area(rectangle(plate.left - 1, 31, 50, 10), GOLD.shade(0.35))
    plate.shade(rectangle(plate.left - 1, 31, 50, 10), 0.0, 1.2)
    stack(plate, 12.6, 30, 3, 2.6)
    stack(plate, 18, 30.6, 2, 2.6)
    plate.limb("M26.4 26L24.6 28.6", 2.6, plate.other)
    plate.area("M21 28.2Q23 26.4 25.6 27.4L26 30Q23.6 31 21.2 30Z", SKIN, THIN)
    return plate.node()


@drawing("card-shares-peak")
def shares_peak(width: float, height: float, style: Style) -> Node:
    """The course of a share: a flag on its peak, and nobody cares for what comes after."""
    plate = VignettePlate(width, height, style)
    plate.ground(0.06)
    grid = [polyline([(x, 4), (x, 32)]) for x in range(8, 38, 4)]
    grid += [polyline([(5, y), (37, y)]) for y in range(4, 33, 4)]
    plate.line(joined(grid), FINE, plate.other.tint(0.7) if style.is_full else STONE)
    plate.floor(34)
    course = (
        "M5 29L9.6 24.6L12.4 27L17 19.4L19.6 22L25.6 11.4L28.4 21L30.2 18.6L32.6 27L34 25L37 33"
    )
    plate.flat(f"{course}V34H5Z", plate.deck.tint(0.45))
    plate.shade("M25.6 11.4L28.4 21L30.2 18.6L32.6 27L34 25L37 33V34H25.6Z", 0.8, 0.9)
    plate.line(course, 1.5, plate.deck)
    plate.line("M5 3.4V34H38", 0.8)
    plate.line("M25.6 11.4V3", 0.6)
    plate.strong("M25.6 2.6C28 1.6 29.4 4 32.6 3V7.4C29.4 8.4 28 6 25.6 7Z", GOLD)
    climber = plate.at(22.8, 12.4, 0.44)
    person(climber, plate.other, "bowler", arms=(((-5, -15), (-5.6, -19)), RAISED))
    stack(plate, 10, 34.2, 3, 2.4)
    stack(plate, 15.4, 34.2, 5, 2.4)
    return plate.node()


@drawing("card-heads-or-tails")
def heads_or_tails(width: float, height: float, style: Style) -> Node:
    """A thumb has sent a coin spinning."""
    plate = VignettePlate(width, height, style)
    plate.rays(20, 9.6, 20)
    for x, y, r, flat in ((20, 25.2, 2.6, 0.35), (20, 19.2, 2.8, 0.7)):
        plate.line(ellipse(x, y, r, flat * r), FINE)
    coin(plate, 20, 9.6, 6)
    plate.line(
        "M10.6 13.6A10.4 10.4 0 0 1 11.4 4M29.4 5.6A10.4 10.4 0 0 1 28.6 15.2M8.4 12"
        "A12.6 12.6 0 0 1 8.6 7M31.6 7.2A12.6 12.6 0 0 1 31.4 12.2",
        THIN,
    )
    plate.area(
        "M22 41L21 34C15 34.6 12.6 32.6 13.4 31L12 30.6C10.4 30 10.6 28 12.4 28"
        "L20.4 28.6C17.6 27.4 17.4 25.8 19 25.4C22.6 25.4 26 26.4 28 28.6"
        "C31 31 32 33.4 34.6 41Z",
        SKIN,
    )
    plate.line(
        "M13.4 31C16 31.4 18.4 31.4 20.6 31M14.4 33.2Q18 33.6 21 32.8M20.4 28.6"
        "Q22.6 28.6 23.6 30.4",
        THIN,
    )
    plate.shade("M34.6 41C32 33.4 31 31 28 28.6C29 33 27 37 27.6 41Z", 0.7)
    plate.area("M20.4 37.6L35.4 34.6L38 41H20.6Z", CREAM)
    plate.area("M21 39.6L38 36.4L41 41H21Z", plate.deck)
    return plate.node()


_CROSSWORD = (".#..#.", ".#.#..", "#....#", "..#.#.", "#...#.", "..#..#")
"""The black squares of the puzzle, row by row."""


@drawing("card-crossword")
def crossword(width: float, height: float, style: Style) -> Node:
    """The Sunday puzzle, solved with a pencil."""
    plate = VignettePlate(width, height, style)
    plate.ground()
    plate.floor(5, SAND)
    page = plate.at(20, 20, 1, turn=-6)
    paper(page, [(-15, -14.4), (14.6, -14.4), (14.6, 18), (-15, 18)])
    page.line("M-12 -11.6H11.6M-12 -10H11.6", 0.6)
    side = 3.7
    page.area(rectangle(-12, -8, 6 * side, 6 * side), CREAM)
    page.spot(
        joined(
            rectangle(-12 + side * column, -8 + side * row, side, side)
            for row, squares in enumerate(_CROSSWORD)
            for column, square in enumerate(squares)
            if square == "#"
        ),
        DARK,
    )
    page.line(
        joined(
            [polyline([(-12 + side * i, -8), (-12 + side * i, -8 + 6 * side)]) for i in range(1, 6)]
            + [
                polyline([(-12, -8 + side * i), (-12 + 6 * side, -8 + side * i)])
                for i in range(1, 6)
            ]
        ),
        FINE,
    )
    page.line(" ".join(f"M{11.4} {y}H13" for y in range(-7, 15, 2)), THIN)
    letter = page.at(-12 + 2.5 * side, -8 + 0.5 * side, 1.1)
    letter.line("M-0.9 -1L0 0L0.9 -1M0 0V1.1", 0.6, plate.deck)
    page.at(-12 + 3.5 * side, -8 + 0.5 * side, 1.1).line(
        "M-0.8 1.1L0 -1.1L0.8 1.1M-0.5 0.3H0.5", 0.6, plate.deck
    )
    page.at(-12 + 1.5 * side, -8 + 2.5 * side, 1.1).line(
        "M-0.7 1.1V-1.1H0.7M-0.7 0H0.4M-0.7 1.1H0.7", 0.6, plate.deck
    )
    page.at(-12 + 2.5 * side, -8 + 2.5 * side, 1.1).line(
        "M-0.7 1.1V-1.1L0.7 1.1V-1.1", 0.6, plate.deck
    )
    page.at(-12 + 3.5 * side, -8 + 2.5 * side, 1.1).line(
        "M-0.7 1.1V-1.1C1.3 -1.2 1.3 1.2 -0.7 1.1", 0.6, plate.deck
    )
    pencil = plate.at(25, 23.4, 1, turn=-52)
    pencil.area("M0 0L-1.5 3.6V4H1.5V3.6Z", SAND)
    pencil.spot("M0 0L-0.6 1.4H0.6Z")
    pencil.area("M-1.6 3.8H1.6V19H-1.6Z", GOLD)
    pencil.line("M-0.5 4V19", FINE)
    pencil.shade("M0.5 3.8H1.6V19H0.5Z", 0.7, 0.5)
    pencil.area(rectangle(-1.7, 17.6, 3.4, 1.6), STONE, THIN)
    pencil.area("M-1.6 19.2H1.6V20.6A1.6 1.6 0 0 1 -1.6 20.6Z", plate.deck)
    return plate.node()
