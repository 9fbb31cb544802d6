"""The four travellers in space; the player's colour is their suit, hull or panel."""

from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.art.tokens.materials import (
    BRASS,
    GLOW,
    IRON,
    STEEL,
    STEEL_SHADE,
    SUIT,
    SUIT_SHADE,
    token_plate,
)
from printkit.colour import WHITE, Colour
from printkit.geometry.path import joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.geometry.transform import rotate, translate
from printkit.scene import Node


def _coat(style: Style) -> Colour:
    """The player's colour; where there is only black no darker than a middle grey."""
    dark = style.ink is Ink.MONO and style.accent.luminance < 0.12
    return style.accent.mix(WHITE, 0.4) if dark else style.accent


@drawing("token-astronaut")
def token_astronaut(width: float, height: float, style: Style) -> Node:
    """An astronaut who waves."""
    plate, accent = token_plate(width, height, style), _coat(style)
    plate.body(rectangle(5.6, 12, 12.8, 11.4, 2.4), STEEL)
    plate.tone(rectangle(15.2, 12.5, 2.8, 10.4, 1.8), STEEL_SHADE)
    plate.body("M7.4 22H11.8V30.6H6.4V27.6C6.4 25.6 7.4 24.6 7.4 22Z", SUIT)
    plate.body("M16.6 22H12.2V30.6H17.6V27.6C17.6 25.6 16.6 24.6 16.6 22Z", SUIT)
    plate.tone(
        "M10 22.4H11.45V27.6H9.8ZM15 22.4H16.3C16.4 25 17.2 25.8 17.2 27.6H15.4Z", SUIT_SHADE
    )
    plate.line("M7.2 25.8H10.4M13.8 25.8H16.8", 0.45)
    for x in (5.4, 12.2):
        plate.accent(rectangle(x, 27.8, 6.4, 3.6, 1.2), accent)
        plate.tone(rectangle(x + 3.6, 28.2, 2.4, 2.8, 1), accent.shade(0.25))
        plate.line(f"M{x + 0.6} 30.4H{x + 5.8}", 0.45)
    plate.body("M8 14.4C5.4 15 3.4 17 3 20.4L2.8 23.2H6.4L6.8 20.6L8.6 19.4Z", SUIT)
    plate.tone("M5.2 23V20.4C5.4 18.4 6.8 17.4 8.3 17V19.2L6.6 20.4L6.2 23Z", SUIT_SHADE)
    plate.accent(rectangle(2.2, 22, 4.8, 3.4, 1.6), accent)
    plate.body("M16 14.4C18 13.8 18.9 12 19 9.4H22.6C22.8 14.4 20.6 18.4 16 19.4Z", SUIT)
    plate.tone("M21 9.8H22.2C22.4 14 20.6 17.6 16.4 18.9V17C19.6 15.8 21 13.4 21 9.8Z", SUIT_SHADE)
    plate.accent(rectangle(18.4, 6, 4.8, 4, 1.8), accent)
    plate.line("M20 6.4V8M21.6 6.4V8", 0.45)
    plate.body("M7.2 15.2C7.2 14 8 13.4 9.2 13.4H14.8C16 13.4 16.8 14 16.8 15.2V23.4H7.2Z", SUIT)
    plate.tone(
        "M14.6 13.8H15C16 13.8 16.45 14.4 16.45 15.2V23H14.2C14.8 20 15 17 14.6 13.8Z", SUIT_SHADE
    )
    plate.accent("M7.2 22.2H16.8V24.4H7.2Z", accent)
    plate.body(rectangle(11, 22, 2.2, 2.6, 0.4), BRASS, 0.5)
    plate.line("M9 15.2C7.8 17 7.8 19.6 8.8 21.4", 0.9, STEEL_SHADE)
    plate.body(rectangle(9.6, 16, 5.6, 4.4, 0.8), STEEL, 0.5)
    plate.dot(circle(11, 17.4, 0.8), accent)
    plate.dot(rectangle(10.4, 19, 1.4, 0.7), BRASS)
    plate.line("M12.8 17.2H14.2M12.8 18.6H14.2", 0.5)
    plate.body(circle(12, 7.8, 6.8), SUIT)
    plate.tone(
        "M16.2 2.9C18.4 4.9 18.9 8.4 17.4 11.2C16 13.6 13.4 14.6 10.8 14.1"
        "C16.4 13.4 18 7.6 16.2 2.9Z",
        SUIT_SHADE,
    )
    plate.body(rectangle(4.2, 6, 2.2, 4.2, 1), STEEL)
    plate.body(rectangle(17.6, 6, 2.2, 4.2, 1), STEEL)
    plate.surface(rectangle(7, 4.4, 10, 7.6, 3.6), accent)
    plate.tone(
        "M8.2 10.4C10.6 12 14.4 11.8 15.8 10C16.4 9.2 16.6 8.4 16.6 7.4C15.4 9.6 12 10.8 8.2 10.4Z",
        accent.shade(0.25),
    )
    plate.tone("M12.6 6.4A1.9 1.9 0 1 1 15.6 8.4A2.4 2.4 0 0 1 12.6 6.4Z", accent.tint(0.6))
    plate.line("M8.8 8C8.8 6.6 9.6 6 11 6", 0.9, WHITE)
    return plate.node()


@drawing("token-rover")
def token_rover(width: float, height: float, style: Style) -> Node:
    """A rover with a curious head."""
    plate, accent = token_plate(width, height, style), _coat(style)
    plate.line("M19.2 17V8.6", 0.9)
    plate.accent("M15.8 8.8C16 6.2 17.4 5 19.4 5C21.4 5 22.6 6.2 22.8 8.8Z", accent)
    plate.tone("M20.6 5.6C21.8 6.2 22.3 7.2 22.4 8.45H20.8Z", accent.shade(0.25))
    plate.line("M19.3 5V3.2", 0.7)
    plate.dot(circle(19.3, 2.9, 0.7), BRASS)
    plate.body("M6.2 11H8.8V18H6.2Z", STEEL)
    plate.line("M6.4 13H8.6M6.4 14.6H8.6", 0.4)
    plate.accent(rectangle(1.4, 3.6, 12.2, 8, 2), accent)
    plate.tone(
        "M1.8 9.4H13.2C13.1 10.7 12.6 11.2 11.7 11.2H3.4C2.4 11.2 1.9 10.7 1.8 9.4Z",
        accent.shade(0.25),
    )
    plate.line("M3 4.9H8", 0.5, WHITE)
    plate.body(joined([circle(4.9, 7.4, 2.3), circle(10.1, 7.4, 2.3)]), WHITE, 0.6)
    plate.dot(joined([circle(5.3, 7.6, 1.2), circle(10.5, 7.6, 1.2)]), IRON)
    plate.dot(joined([circle(4.9, 7.1, 0.45), circle(10.1, 7.1, 0.45)]), WHITE)
    plate.line("M4 24.4L7.4 21.4H17L20 24.4M12 21.4V24.4", 1.3)
    plate.body("M1.4 16H22.6V21.6C22.6 22.4 22 22.8 21.2 22.8H2.8C2 22.8 1.4 22.4 1.4 21.6Z", SUIT)
    plate.tone(
        "M1.75 20H22.25V21.6C22.25 22.1 21.8 22.45 21.2 22.45H2.8C2.2 22.45 1.75 22.1 1.75 21.6Z",
        SUIT_SHADE,
    )
    plate.accent("M1 13.8H23V16.8H1Z", accent)
    plate.line("M5 13.8V16.8M9.6 13.8V16.8M14.2 13.8V16.8M18.8 13.8V16.8", 0.45)
    plate.tone("M1.35 15.4H22.65V16.45H1.35Z", accent.shade(0.25))
    plate.body(rectangle(3.2, 18, 5.4, 3.2, 0.5), STEEL, 0.5)
    plate.line("M4.4 19.6H7.4", 0.5)
    plate.body(circle(19.8, 19.6, 1.5), GLOW, 0.5)
    plate.accent("M11 18.2H16.4L14.9 21.2H11Z", BRASS, 0.5)
    for x in (4, 12, 20):
        plate.body(circle(x, 27.7, 3.6), IRON)
        treads = [circle(*on_circle(x, 27.7, 2.9, 45 * i + 22), 0.35) for i in range(8)]
        plate.tone(joined(treads), STEEL_SHADE)
        plate.accent(circle(x, 27.7, 1.7), accent, 0.5)
        plate.dot(circle(x - 0.3, 27.4, 0.5), WHITE)
    return plate.node()


@drawing("token-shuttle")
def token_shuttle(width: float, height: float, style: Style) -> Node:
    """A shuttle that stands on its tail."""
    plate, accent = token_plate(width, height, style), _coat(style)
    for x in (8.4, 15.6):
        plate.body(f"M{x - 1.6} 27H{x + 1.6}L{x + 2.3} 30.6H{x - 2.3}Z", IRON)
        plate.line(f"M{x - 1.9} 29H{x + 1.9}", 0.4, STEEL_SHADE)
    plate.surface(
        "M8.4 12.6C7.6 17 4.6 21.6 1 24.6V28.4H23V24.6C19.4 21.6 16.4 17 15.6 12.6Z", accent
    )
    plate.tone("M16.6 17.6C18 20.4 20.2 22.8 22.6 24.8V28H17.4Z", accent.shade(0.25))
    plate.tone("M1.4 26.6H6.8V28.05H1.4ZM17.2 26.6H22.6V28.05H17.2Z", accent.shade(0.4))
    plate.line("M3.4 24.6V27.4M20.6 24.6V27.4M5.6 22.6L6.6 26.4M18.4 22.6L17.4 26.4", 0.6)
    hull = "M12 1C15.4 3.8 16.8 7.6 16.8 12V26.6L15.4 28.6H8.6L7.2 26.6V12C7.2 7.6 8.6 3.8 12 1Z"
    plate.body(hull, SUIT)
    plate.tone(
        "M13.6 3C15.7 5.6 16.45 8.6 16.45 12V26.5L15.2 28.25H13.4C14.6 20 14.8 11 13.6 3Z",
        SUIT_SHADE,
    )
    plate.dot(
        "M12 1.6C13.4 2.8 14.4 4.2 15.1 5.8C13 6.6 11 6.6 8.9 5.8C9.6 4.2 10.6 2.8 12 1.6Z", accent
    )
    plate.tone(
        "M12.8 2.4C13.8 3.4 14.6 4.6 15.1 5.8C14.4 6.1 13.8 6.2 13.2 6.3Z", accent.shade(0.25)
    )
    plate.contour(hull)
    plate.surface(
        "M8.7 11.6C8.9 9.6 9.9 8.4 12 8.4C14.1 8.4 15.1 9.6 15.3 11.6"
        "C13.2 12.4 10.8 12.4 8.7 11.6Z",
        IRON,
        0.5,
    )
    plate.line("M12 8.6V12", 0.5, SUIT)
    plate.line("M9.8 10.2C10 9.6 10.4 9.4 11 9.3", 0.5, WHITE)
    plate.body(
        joined([circle(9.4, 15, 0.7), circle(9.4, 17.4, 0.7), circle(9.4, 19.8, 0.7)]), STEEL, 0.4
    )
    plate.line("M14.6 14.4V23.4M8.4 22.4H10.2", 0.5)
    plate.accent("M11 15.4H13L14 27V30.8H10V27Z", accent)
    plate.tone("M12.2 15.8H12.7L13.65 27V30.45H12.2Z", accent.shade(0.25))
    plate.body(circle(12, 24.4, 1.1), BRASS, 0.4)
    return plate.node()


@drawing("token-satellite")
def token_satellite(width: float, height: float, style: Style) -> Node:
    """A satellite with its panels spread."""
    plate, accent = token_plate(width, height, style), _coat(style)
    turn = rotate(-60, 12, 16).then(translate(-0.4, 0.9))
    panels = joined([rectangle(-2.4, 12.2, 8.6, 7.6), rectangle(17.8, 12.2, 8.6, 7.6)]).transformed(
        turn
    )
    grid = parse_path_data(
        "M0.5 12.2V19.8M3.3 12.2V19.8M-2.4 16H6.2M20.7 12.2V19.8M23.5 12.2V19.8M17.8 16H26.4"
    )
    plate.line(parse_path_data("M5 16H19").transformed(turn), 1.2)
    plate.surface(panels, accent)
    plate.tone(
        joined([rectangle(-2.05, 16, 7.9, 3.45), rectangle(18.15, 16, 7.9, 3.45)]).transformed(
            turn
        ),
        accent.shade(0.2),
    )
    glints = "M0.9 12.6L2.6 12.6L0.9 14.8ZM18.2 12.6L20 12.6L18.2 14.8Z"
    plate.tone(parse_path_data(glints).transformed(turn), accent.tint(0.6))
    plate.line(grid.transformed(turn), 0.5)
    plate.contour(panels)
    plate.line(parse_path_data("M12 21.6V24.6").transformed(turn), 0.9)
    plate.body(
        parse_path_data(
            "M8 22.6H16C15.6 26.6 14 28.4 12 28.4C10 28.4 8.4 26.6 8 22.6Z"
        ).transformed(turn),
        STEEL,
    )
    plate.line(parse_path_data("M12 28.4V29.6").transformed(turn), 0.7)
    plate.body(rectangle(8.2, 10.6, 7.6, 11, 1.4).transformed(turn), SUIT)
    plate.tone(rectangle(12.6, 11, 2.85, 10.2, 1).transformed(turn), SUIT_SHADE)
    plate.line(parse_path_data("M8.4 12.6H15.6M8.4 19.6H15.6").transformed(turn), 0.5)
    plate.accent(circle(12, 16, 2.4).transformed(turn), BRASS, 0.6)
    plate.dot(circle(11.4, 15.2, 0.8), GLOW)
    plate.line(parse_path_data("M12 10.6V7.4").transformed(turn), 0.7)
    plate.accent(circle(12, 6.8, 1.2).transformed(turn), accent, 0.6)
    return plate.node()
