"""Pictures of cards about school."""

from printkit.art.classic_cards.vignette import BOLD, CREAM, DARK, GOLD, LEAF, THIN, VignettePlate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("card-school-bell")
def school_bell(width: float, height: float, style: Style) -> Node:
    """A hand bell rings over books and an apple."""
    plate = VignettePlate(width, height, style)
    plate.ground(0.1)
    board = rectangle(3, 2.6, 34, 21)
    plate.area(rectangle(1.8, 1.4, 36.4, 23.4), GOLD.shade(0.2))
    plate.area(board, DARK.mix(LEAF, 0.35))
    chalk = CREAM if style.is_full else None
    plate.line("M31 8.4L32.8 4L34.6 8.4M31.8 6.8H33.8", 0.6, chalk)
    plate.line(
        "M9.6 8.4H12.4M9.6 10.4H14M9.6 12.4H11.4",
        0.6,
        chalk,
    )
    plate.floor(31, GOLD.tint(0.7))
    plate.area(rectangle(6, 31, 23, 4.4, 0.8), plate.other)
    plate.area("M27.4 31.8H29.6V34.6H27.4Z", CREAM, THIN)
    plate.area(rectangle(8.4, 27, 20, 4, 0.8), plate.deck)
    plate.area("M9.4 27.8H8V30.2H9.4Z", CREAM, THIN)
    plate.line("M11.4 27V31M25 31V35.4M26.2 31V35.4M12.8 27V31", THIN)
    plate.area(
        "M35 29C38 29 38.4 34.6 35.4 35.6Q34 36 32.8 35.6C29.8 34.6 30.4 29 33.4 29"
        "Q34.2 29.4 35 29Z",
        plate.other,
    )
    plate.line("M34.2 29.2Q34 27.4 35.2 26.4", 0.7)
    plate.area("M35 27.6Q36.6 25.6 38.4 26.6Q37.4 28.4 35 27.6Z", LEAF, THIN)
    bell = plate.at(18.4, 14.4, 1, turn=-16)
    bell.area("M-1.3 -12.4H1.3L1.6 -5H-1.6Z", GOLD.shade(0.4))
    bell.area(circle(0, -12.8, 1.6), GOLD.shade(0.4))
    bell.area(circle(0, 10, 2), GOLD.shade(0.35))
    bell.area(
        "M0 -5.4C5.6 -5.4 4.8 2 7 5.6Q8.4 7 8.6 8.6H-8.6Q-8.4 7 -7 5.6C-4.8 2 -5.6 -5.4 0 -5.4Z",
        GOLD,
    )
    bell.shade("M2 -5C5.4 -4.4 4.8 2 7 5.6Q8.4 7 8.6 8.6H2.6C4.6 4 4 -2 2 -5Z", 0.7)
    bell.flat("M-3.6 -1.4Q-3.4 -3.4 -2 -4.2Q-2.6 0 -4.4 4.4L-5.4 5Q-3.8 2 -3.6 -1.4Z", CREAM)
    bell.line("M-7.4 6.2Q0 7.6 7.4 6.2", THIN)
    bell.line(
        "M-9.4 1Q-11.4 3.6 -10.8 7M-12 -0.4Q-14.6 3.6 -13.6 8M9.4 1Q11.4 3.6 10.8 7"
        "M12 -0.4Q14.6 3.6 13.6 8",
        0.6,
        chalk,
    )
    return plate.node()


@drawing("card-blazer-and-tie")
def blazer_and_tie(width: float, height: float, style: Style) -> Node:
    """The uniform of a very good school on its hanger."""
    plate = VignettePlate(width, height, style)
    plate.wall(40)
    plate.line("M20 5.4V3.6C20 1.4 23 1.4 23 3.4", 0.8)
    plate.area("M18.6 5.4H21.4L33 11.6L31.6 13.4H8.4L7 11.6Z", GOLD.shade(0.25))
    coat = (
        "M15.6 7.4L7.4 10.4C5.4 11.4 4.6 14 4.4 17L3.4 31.6L8.2 32.4L9.6 22V36.6H30.4"
        "V22L31.8 32.4L36.6 31.6L35.6 17C35.4 14 34.6 11.4 32.6 10.4L24.4 7.4L20 10Z"
    )
    plate.area(coat, plate.deck)
    plate.shade(
        "M25 20V36.6H30.4V22L31.8 32.4L36.6 31.6L35.6 17C35.4 14 34.6 11.4 32.6 10.4"
        "L30.4 9.6C31 14 29 18 25 20Z",
        0.7,
    )
    plate.area("M15.6 7.4L20 8.6L24.4 7.4L20 25Z", CREAM)
    plate.area("M15.6 7.4L20 10.4L17.4 12.8ZM24.4 7.4L20 10.4L22.6 12.8Z", CREAM, THIN)
    plate.area("M18.6 10.6H21.4L20.8 12.8L22 21.4L20 24.4L18 21.4L19.2 12.8Z", plate.other)
    plate.line("M18.8 15.6L21 14M18.5 18L21.4 16M18.2 20.6L21.7 18.4", 0.7, GOLD)
    plate.area(
        "M15.6 7.4L12.6 11.6L14.8 13L13.4 14.4L20 25.4L16.4 11ZM24.4 7.4L27.4 11.6"
        "L25.2 13L26.6 14.4L20 25.4L23.6 11Z",
        plate.deck,
    )
    plate.line("M20 25.4V36.6", BOLD)
    plate.area(joined(circle(18.4, y, 0.8) for y in (28, 32)), GOLD, THIN)
    plate.strong("M23.8 18.4H28.4V22Q28.4 24 26.1 25Q23.8 24 23.8 22Z", GOLD)
    plate.line("M26.1 18.6V24.6M24 21H28.2", 0.5)
    plate.line(
        "M4 28.8L8.7 29.4M31.3 29.4L36 28.8M11.4 29.4H16", THIN, GOLD if style.is_full else None
    )
    cap = plate.at(30.6, 35, 1)
    cap.area("M-6 2.4C-6.4 -2.4 -3 -4.8 1 -4.8C5 -4.8 7.6 -2 7.4 2.4Z", plate.other)
    cap.line("M1 -4.8C-1 -2.6 -1.4 0 -1.4 2.4M1 -4.8C3.4 -2.6 3.6 0 3.4 2.4", THIN)
    cap.area(circle(1, -5, 0.8), GOLD, THIN)
    cap.area("M-6 2.4C-8 2.2 -10 3 -10.6 4.2Q-4 4.6 7.4 2.4Q1 1.4 -6 2.4Z", plate.other)
    return plate.node()
