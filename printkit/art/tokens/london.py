"""What stands about in London: a bus, a taxi, a bulldog, a pair of wellingtons."""

from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.art.tokens.materials import (
    BRASS,
    GLASS,
    GLOW,
    IRON,
    STEEL,
    STEEL_SHADE,
    SUIT,
    token_plate,
)
from printkit.geometry.path import Path, joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.geometry.transform import rotate
from printkit.scene import Node


@drawing("token-bus")
def token_bus(width: float, height: float, style: Style) -> Node:
    """A double-decker seen from the front: three panes on each deck, the radiator between lamps."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.accent(joined([rectangle(3.6, 27, 4.2, 4.6), rectangle(16.2, 27, 4.2, 4.6)]), IRON)
    shell = "M2.4 28.6V6.6C2.4 2.8 4.8 0.8 8.4 0.8H15.6C19.2 0.8 21.6 2.8 21.6 6.6V28.6Z"
    plate.panel(shell, accent)
    plate.tone(
        "M17.6 1.2C20.2 2 21.2 4 21.2 6.6V28.2H19.2V6.6C19.2 4 18.8 2.4 17.6 1.2Z",
        accent.shade(0.28),
    )
    plate.dot("M2.4 11.6H21.6V14.4H2.4Z", SUIT if style.is_full else accent)
    plate.line("M2.4 11.6H21.6M2.4 14.4H21.6", 0.4)
    panes = [rectangle(x, y, 4.6, 5.4, 0.7) for y in (4.4, 15.4) for x in (4.2, 9.7, 15.2)]
    plate.body(joined(panes), GLASS, 0.5)
    if style.ink is Ink.MONO:
        plate.dot(joined(panes), IRON)
    plate.accent(rectangle(7.2, 11, 9.6, 3.6, 0.6), IRON, 0.5)
    plate.line("M8.8 12.8H10.6M12 12.8H15.2", 0.9, GLOW)
    plate.body(rectangle(9.4, 21.8, 5.2, 5.2, 0.8), STEEL, 0.6)
    plate.line("M10.8 23V25.8M12 23V25.8M13.2 23V25.8", 0.5)
    plate.body(joined([circle(5.8, 24.6, 1.4), circle(18.2, 24.6, 1.4)]), GLOW, 0.6)
    plate.body(rectangle(1.6, 27.6, 20.8, 1.8, 0.6), STEEL, 0.6)
    plate.contour(shell)
    return plate.node()


@drawing("token-taxi")
def token_taxi(width: float, height: float, style: Style) -> Node:
    """A London cab seen from the front, its sign alight."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.accent(joined([rectangle(2.2, 26, 4.4, 5.6), rectangle(17.4, 26, 4.4, 5.6)]), IRON)
    plate.accent(rectangle(7.6, 3.6, 8.8, 4.4, 1.2), BRASS)
    plate.line("M9.6 5.8H14.4", 1.2, GLOW)
    cabin = "M4 18.4L5.6 9.8C6 8 7.2 7 9 7H15C16.8 7 18 8 18.4 9.8L20 18.4Z"
    plate.surface(cabin, accent)
    plate.body(
        "M6 16.6L7.2 10.4C7.4 9.4 8 9 8.8 9H15.2C16 9 16.6 9.4 16.8 10.4L18 16.6Z", GLASS, 0.6
    )
    plate.line("M12 9V16.6", 0.5)
    plate.body(joined([ellipse(2.4, 15.6, 1.5, 1), ellipse(21.6, 15.6, 1.5, 1)]), STEEL, 0.5)
    front = "M1 28V23.6C1 20 3.4 17.6 7 17.6H17C20.6 17.6 23 20 23 23.6V28Z"
    plate.surface(front, accent)
    plate.tone(
        "M18.4 17.9C21 18.6 22.6 20.8 22.6 23.6V27.6H20V23.6C20 21 19.6 19.2 18.4 17.9Z",
        accent.shade(0.28),
    )
    plate.body("M9 18.8H15L16 27.2H8Z", STEEL, 0.6)
    plate.line("M10.4 19.4L10 26.6M12 19.4V26.6M13.6 19.4L14 26.6", 0.5)
    plate.body(joined([circle(4.8, 22.6, 2.3), circle(19.2, 22.6, 2.3)]), GLOW)
    plate.accent(rectangle(0.6, 26.8, 22.8, 2.2, 0.8), accent, 0.6)
    plate.body(rectangle(8.4, 27, 7.2, 1.8, 0.3), SUIT, 0.5)
    return plate.node()


@drawing("token-bulldog")
def token_bulldog(width: float, height: float, style: Style) -> Node:
    """A bulldog, seated."""
    plate, accent = token_plate(width, height, style), style.accent
    dark = accent.shade(0.24)
    plate.surface("M4.6 19C1.6 22 0.8 27 2 31.4H7L8 22Z", dark)
    plate.surface("M19.4 19C22.4 22 23.2 27 22 31.4H17L16 22Z", dark)
    chest = "M6 15H18C19.4 20 18.6 24 18 31.4H13.6L12.8 26H11.2L10.4 31.4H6C5.4 24 4.6 20 6 15Z"
    plate.surface(chest, accent)
    plate.body("M8.4 18.6H15.6C15.8 22 14.4 25.2 12 26C9.6 25.2 8.2 22 8.4 18.6Z", SUIT, 0.5)
    plate.line("M7.6 31.2V29.4M9 31.2V29.6M15 31.2V29.6M16.4 31.2V29.4", 0.5)
    plate.accent("M5.4 17.6C9 19.8 15 19.8 18.6 17.6L18.8 20C15 22.2 9 22.2 5.2 20Z", IRON, 0.6)
    plate.accent(circle(12, 22, 1.6), accent, 0.5)
    for ear in ("M4.4 6.4L1.2 2.2L6 1.6L8.4 3.4Z", "M19.6 6.4L22.8 2.2L18 1.6L15.6 3.4Z"):
        plate.surface(ear, dark)
    head = (
        "M12 2C16.4 2 19.6 3.8 20.2 8C21.8 10.4 22.4 14 20.6 16.6C18.6 19.4 15 19.4 12 19.4"
        "C9 19.4 5.4 19.4 3.4 16.6C1.6 14 2.2 10.4 3.8 8C4.4 3.8 7.6 2 12 2Z"
    )
    plate.surface(head, accent)
    plate.body("M12 2.4L13.6 8.6H10.4Z", SUIT, 0.4)
    jowls = (
        "M12 9.6C15 9.2 18.6 11.4 18.8 14.6C18.8 17.2 16.2 18.2 14 17.2H10"
        "C7.8 18.2 5.2 17.2 5.2 14.6C5.4 11.4 9 9.2 12 9.6Z"
    )
    plate.body(jowls, SUIT)
    plate.line("M12 12.6V14.4C10.6 16 8.4 16.4 6.8 15.6M12 14.4C13.4 16 15.6 16.4 17.2 15.6", 0.6)
    plate.body("M8.8 15.9L9.6 13.8L10.4 15.5ZM15.2 15.9L14.4 13.8L13.6 15.5Z", SUIT, 0.4)
    plate.accent(
        "M9.8 9.8C10.6 9 13.4 9 14.2 9.8C14.2 11.6 13 12.6 12 12.6C11 12.6 9.8 11.6 9.8 9.8Z",
        IRON,
        0.4,
    )
    plate.body(joined([circle(7.4, 8.2, 1.5), circle(16.6, 8.2, 1.5)]), SUIT, 0.5)
    plate.dot(joined([circle(7.6, 8.4, 0.8), circle(16.4, 8.4, 0.8)]), IRON)
    plate.line("M5.4 6.2C6.4 5.4 8 5.4 9.2 6.6M18.6 6.2C17.6 5.4 16 5.4 14.8 6.6", 0.6)
    return plate.node()


@drawing("token-wellingtons")
def token_wellingtons(width: float, height: float, style: Style) -> Node:
    """A pair of rubber boots after the rain."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body(ellipse(12, 30, 11.4, 1.6), STEEL, 0.5)
    back = "M8.6 3.4H17.4L17 17.6C17.6 19.6 21.4 20.6 21.8 24.4V27.4H8.4C8 20 8.4 12 8.6 3.4Z"
    plate.surface(_stepping(back), accent.shade(0.3))
    plate.accent(_stepping("M8.2 25.6H21.9V28.2H8.2Z"), STEEL_SHADE, 0.6)
    plate.body(_stepping("M8.1 2.4H18V5.4H8.1Z"), SUIT, 0.6)
    front = "M2.4 5.6H11.4L11 20C11.8 22.2 17.4 23 17.8 27.4V30H2C1.6 22 2.2 14 2.4 5.6Z"
    plate.surface(front, accent)
    plate.tone(
        "M9.4 6H11L10.6 20.2C11.6 22.6 17 23.4 17.4 27.4H14C13 24 9 22.6 9 20Z", accent.shade(0.2)
    )
    plate.accent("M1.8 28.2H18V31.2H13.4V30.4H7.4V31.2H1.8Z", IRON, 0.6)
    plate.accent("M1.8 4.8H12V8.4H1.8Z", accent, 0.6)
    plate.line("M3.6 6.6H10.2", 0.7, SUIT if style.is_full else None)
    plate.accent(rectangle(8, 10, 3.4, 3, 0.6), BRASS, 0.5)
    plate.line("M2.4 11.4H8", 0.5)
    plate.line("M4.2 14V23", 0.9, SUIT if style.is_full else None)
    return plate.node()


def _stepping(shape: str) -> Path:
    """Part of the rear boot, which stands on its toe and leans away from the front one."""
    return parse_path_data(shape).transformed(rotate(5, 21.6, 28))
