"""The four travellers in space; the player's colour is their suit, hull or panel."""

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.art.tokens.materials import (
    BRASS,
    GLOW,
    IRON,
    STEEL,
    SUIT,
    SUIT_SHADE,
    token_plate,
)
from printkit.colour import WHITE
from printkit.geometry.path import joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import rotate, translate
from printkit.scene import Node


@drawing("token-astronaut")
def token_astronaut(width: float, height: float, style: Style) -> Node:
    """An astronaut who waves."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body(rectangle(6.4, 12, 11.2, 11, 2), STEEL)
    plate.body("M7.4 22H11.8V30.6H6.4V27.6C6.4 25.6 7.4 24.6 7.4 22Z", SUIT)
    plate.body("M16.6 22H12.2V30.6H17.6V27.6C17.6 25.6 16.6 24.6 16.6 22Z", SUIT)
    plate.accent(rectangle(5.4, 27.8, 6.4, 3.6, 1.2), accent)
    plate.accent(rectangle(12.2, 27.8, 6.4, 3.6, 1.2), accent)
    plate.body("M8 14.4C5.4 15 3.4 17 3 20.4L2.8 23.2H6.4L6.8 20.6L8.6 19.4Z", SUIT)
    plate.accent(rectangle(2.2, 22, 4.8, 3.4, 1.6), accent)
    plate.body("M16 14.4C18 13.8 18.9 12 19 9.4H22.6C22.8 14.4 20.6 18.4 16 19.4Z", SUIT)
    plate.accent(rectangle(18.4, 6, 4.8, 4, 1.8), accent)
    plate.body("M7.2 15.2C7.2 14 8 13.4 9.2 13.4H14.8C16 13.4 16.8 14 16.8 15.2V23.4H7.2Z", SUIT)
    plate.tone(
        "M14.6 13.8H15C16 13.8 16.45 14.4 16.45 15.2V23H14.2C14.8 20 15 17 14.6 13.8Z", SUIT_SHADE
    )
    plate.accent("M7.2 22.2H16.8V24.4H7.2Z", accent)
    plate.body(rectangle(9.2, 16, 5.6, 4.2, 0.8), STEEL, 0.5)
    plate.dot(circle(10.7, 18.1, 0.8), accent)
    plate.line("M12.4 17.4H13.6M12.4 18.8H13.6", 0.5)
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
    plate.line("M8.8 8C8.8 6.6 9.6 6 11 6", 0.9, WHITE)
    return plate.node()


@drawing("token-rover")
def token_rover(width: float, height: float, style: Style) -> Node:
    """A rover with a curious head."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M19.2 17V8.6", 0.9)
    plate.accent("M16 8.8C16 6.6 17.4 5.2 19.4 5.2C21.4 5.2 22.6 6.6 22.6 8.8Z", accent)
    plate.line("M19.3 5.2V3.6", 0.7)
    plate.body("M6.2 11H8.6V18H6.2Z", STEEL)
    plate.accent(rectangle(1.6, 4, 11.6, 7.4, 1.8), accent)
    plate.tone(
        "M2 9.4H12.8C12.7 10.5 12.3 11 11.4 11H3.4C2.5 11 2.1 10.5 2 9.4Z", accent.shade(0.25)
    )
    plate.body(joined([circle(4.9, 7.6, 2.1), circle(9.9, 7.6, 2.1)]), WHITE, 0.6)
    plate.dot(joined([circle(5.1, 7.7, 1), circle(10.1, 7.7, 1)]), IRON)
    plate.line("M4 24.4L7.4 21.4H17L20 24.4M12 21.4V24.4", 1.1)
    plate.body("M1.4 16H22.6V21.6C22.6 22.4 22 22.8 21.2 22.8H2.8C2 22.8 1.4 22.4 1.4 21.6Z", SUIT)
    plate.tone(
        "M1.75 20.4H22.25V21.6C22.25 22.1 21.8 22.45 21.2 22.45H2.8C2.2 22.45 1.75 22.1 1.75 21.6Z",
        SUIT_SHADE,
    )
    plate.accent("M1 14.2H23V16.8H1Z", accent)
    plate.body(rectangle(3.4, 18.4, 5, 2.6, 0.5), STEEL, 0.5)
    plate.line("M11 18.8H20.4M11 20.6H17", 0.6)
    for x in (4, 12, 20):
        plate.body(circle(x, 27.7, 3.6), IRON)
        plate.accent(circle(x, 27.7, 1.6), accent, 0.5)
    return plate.node()


@drawing("token-shuttle")
def token_shuttle(width: float, height: float, style: Style) -> Node:
    """A shuttle that stands on its tail."""
    plate, accent = token_plate(width, height, style), style.accent
    for x in (8.8, 15.2):
        plate.body(f"M{x - 1.6} 27H{x + 1.6}L{x + 2.3} 30.6H{x - 2.3}Z", IRON)
    plate.surface(
        "M8.4 12.6C7.6 17 4.6 21.6 1 24.6V28.4H23V24.6C19.4 21.6 16.4 17 15.6 12.6Z", accent
    )
    plate.tone("M16.6 17.6C18 20.4 20.2 22.8 22.6 24.8V28H17.4Z", accent.shade(0.25))
    plate.line("M3.4 24.6V27.4M20.6 24.6V27.4", 0.7)
    plate.body(
        "M12 1C15.4 3.8 16.8 7.6 16.8 12V26.6L15.4 28.6H8.6L7.2 26.6V12C7.2 7.6 8.6 3.8 12 1Z", SUIT
    )
    plate.tone(
        "M13.6 3C15.7 5.6 16.45 8.6 16.45 12V26.5L15.2 28.25H13.4C14.6 20 14.8 11 13.6 3Z",
        SUIT_SHADE,
    )
    plate.dot(
        "M12 1.6C13.4 2.8 14.4 4.2 15.1 5.8C13 6.6 11 6.6 8.9 5.8C9.6 4.2 10.6 2.8 12 1.6Z", accent
    )
    plate.contour(
        "M12 1C15.4 3.8 16.8 7.6 16.8 12V26.6L15.4 28.6H8.6L7.2 26.6V12C7.2 7.6 8.6 3.8 12 1Z"
    )
    plate.accent(
        "M8.7 11.6C8.9 9.6 9.9 8.4 12 8.4C14.1 8.4 15.1 9.6 15.3 11.6"
        "C13.2 12.4 10.8 12.4 8.7 11.6Z",
        IRON,
        0.5,
    )
    plate.line("M12 8.6V12", 0.5, SUIT)
    plate.line("M10 15.4V23.4M14 15.4V23.4", 0.5)
    plate.accent("M11 16H13L14 27V30.8H10V27Z", accent)
    return plate.node()


@drawing("token-satellite")
def token_satellite(width: float, height: float, style: Style) -> Node:
    """A satellite with its panels spread."""
    plate, accent = token_plate(width, height, style), style.accent
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
    plate.accent(circle(12, 16, 2.4).transformed(turn), BRASS, 0.6)
    plate.dot(circle(11.4, 15.2, 0.8), GLOW)
    plate.line(parse_path_data("M12 10.6V7.4").transformed(turn), 0.7)
    plate.accent(circle(12, 6.8, 1.2).transformed(turn), accent, 0.6)
    return plate.node()
