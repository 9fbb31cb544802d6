"""Six tokens: a sealed helmet, a rover, a hamster, a frigate, a sly cow, a tool of light."""

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
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, polygon, rectangle
from printkit.scene import Node

FUR = parse_colour("#e0a561")
FUR_SHADE = parse_colour("#c08544")
SNOUT = parse_colour("#f2b8a8")
ORANGE = parse_colour("#ff9a2e")


@drawing("token-helmet")
def token_helmet(width: float, height: float, style: Style) -> Node:
    """A sealed helmet on its collar, a stripe over the crown."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body("M4 31.4C4 27 6.4 24.4 9 23.4H15C17.6 24.4 20 27 20 31.4Z", IRON)
    plate.accent("M4.6 28.4L9 25.6V29.4L5 31.4H4Z", accent)
    plate.body("M19.4 28.4L15 25.6V29.4L19 31.4H20Z", STEEL)
    shell = (
        "M12 1.4C18.4 1.4 21.4 6.4 21.2 12.4C21 18 19.4 22 16.4 24.6H7.6"
        "C4.6 22 3 18 2.8 12.4C2.6 6.4 5.6 1.4 12 1.4Z"
    )
    plate.body(shell, STEEL)
    plate.tone(
        "M15.4 2.4C19.2 4 21 8 20.85 12.4C20.6 17.8 19.2 21.6 16.2 24.3"
        "H13.6C17.4 18 17.6 8 15.4 2.4Z",
        STEEL_SHADE,
    )
    plate.dot("M13.2 1.6H15.8L16.4 8.2H13.2Z", accent)
    plate.contour(shell)
    plate.accent("M4.6 9.4C8 7.6 16 7.6 19.4 9.4L18.4 15L14.4 17H9.6L5.6 15Z", IRON)
    plate.line("M7 11C9 10.2 11 10 13 10", 0.9, SUIT)
    plate.body("M9.4 18.4H14.6L15.8 21.4L13.8 24.6H10.2L8.2 21.4Z", SUIT)
    plate.line("M10.4 20.4H13.6M10.4 22.2H13.6", 0.6)
    for x in (4.4, 19.6):
        plate.body(circle(x, 17.6, 1.9), IRON)
        plate.dot(circle(x, 17.6, 0.8), GLOW)
    return plate.node()


@drawing("token-mako")
def token_mako(width: float, height: float, style: Style) -> Node:
    """A rover on six wheels, a gun on its roof."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M13 8.4H23", 1.7, IRON)
    plate.line("M19 8.4H22.4", 2.4, IRON)
    plate.body("M7 9.8L8.4 6H13L15.2 8V10.6H7Z", STEEL)
    plate.line("M8.6 6V1.6M8.6 1.6H10.4", 0.7)
    plate.surface("M3.4 17.4L5.4 11.4L9 9.6H15.4L20 13.4L22.6 18V22.6H1.4V19Z", accent)
    plate.tone("M1.4 19.4H22.6V22.6H1.4Z", accent.shade(0.25))
    plate.body("M14 11L15.2 10.6L19.2 14L19.8 15.6H14Z", GLOW)
    plate.line("M16.6 11.6V15.4", 0.5)
    plate.line("M5 18H19.8M7.6 12.4V17.6M11.4 10.4V17.6", 0.5)
    plate.body(rectangle(8.6, 13.2, 1.8, 2.6, 0.4), SUIT, 0.5)
    plate.dot(joined([circle(21.4, 20, 0.8), circle(2.9, 20, 0.8)]), GLOW)
    for x in (4.6, 12, 19.4):
        plate.body(circle(x, 27.3, 4.1), IRON)
        plate.body(circle(x, 27.3, 2.2), STEEL, 0.6)
        plate.accent(circle(x, 27.3, 1.0), accent, 0.4)
    return plate.node()


@drawing("token-hamster")
def token_hamster(width: float, height: float, style: Style) -> Node:
    """A hamster in a space suit, its helmet open."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body(joined([ellipse(7.6, 30, 3.4, 1.6), ellipse(16.4, 30, 3.4, 1.6)]), SNOUT)
    body = (
        "M12 13.6C18.4 13.6 21.6 18.4 21.6 23.4C21.6 28 18.4 30.4 12 30.4"
        "C5.6 30.4 2.4 28 2.4 23.4C2.4 18.4 5.6 13.6 12 13.6Z"
    )
    plate.surface(body, accent)
    plate.tone(
        "M17 15.4C20.2 17.4 21.2 20.6 21.2 23.4C21.2 27.4 18.4 30 13.4 30C18.6 27 19.4 20 17 15.4Z",
        accent.shade(0.22),
    )
    plate.contour(body)
    plate.body("M8 20.4H16V26.4C16 28 14.4 29 12 29C9.6 29 8 28 8 26.4Z", SUIT, 0.6)
    plate.dot(circle(10.4, 23, 0.9), BRASS)
    plate.line("M12.2 22.4H14.2M12.2 23.8H14.2M9.6 26H14.4", 0.5)
    plate.body("M4.4 7.6C2.4 6.4 2.2 3.2 4.2 2.4C6.2 1.8 8.2 3.4 8.4 5.4Z", FUR)
    plate.body("M19.6 7.6C21.6 6.4 21.8 3.2 19.8 2.4C17.8 1.8 15.8 3.4 15.6 5.4Z", FUR)
    plate.dot(joined([circle(5.2, 4.6, 1.1), circle(18.8, 4.6, 1.1)]), SNOUT)
    head = (
        "M12 3.6C17.6 3.6 21.4 7.4 21.4 12C21.4 16.6 17.6 18.8 12 18.8"
        "C6.4 18.8 2.6 16.6 2.6 12C2.6 7.4 6.4 3.6 12 3.6Z"
    )
    plate.body(head, FUR)
    plate.tone(
        "M16.4 5C19.4 6.6 21 9 21 12C21 16 18 18.2 13.6 18.4C18.4 16 18.8 9 16.4 5Z", FUR_SHADE
    )
    plate.body(
        "M12 10.6C15.6 10.6 18 12.4 18 14.8C18 17.2 15.6 18.4 12 18.4"
        "C8.4 18.4 6 17.2 6 14.8C6 12.4 8.4 10.6 12 10.6Z",
        SUIT,
        0.5,
    )
    plate.dot(joined([circle(7.8, 9.6, 1.5), circle(16.2, 9.6, 1.5)]), IRON)
    plate.dot(joined([circle(8.3, 9.1, 0.5), circle(16.7, 9.1, 0.5)]), SUIT)
    plate.accent("M10.8 11.6H13.2L12 13.2Z", SNOUT, 0.5)
    plate.line(
        "M12 13.2V14.6M12 14.6C11 15.6 9.8 15.6 9.2 14.8M12 14.6C13 15.6 14.2 15.6 14.8 14.8", 0.6
    )
    plate.body("M11.1 15.2H12.9V17H11.1Z", SUIT, 0.4)
    plate.line("M3.2 14L6.6 13.6M3.8 16.2L6.8 15M20.8 14L17.4 13.6M20.2 16.2L17.2 15", 0.4)
    plate.accent(rectangle(4.4, 17.6, 15.2, 2.2, 1), accent)
    plate.body(joined([circle(4.6, 23, 1.9), circle(19.4, 23, 1.9)]), SNOUT)
    return plate.node()


@drawing("token-frigate")
def token_frigate(width: float, height: float, style: Style) -> Node:
    """A slender frigate that climbs from its stand."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.dot("M7.4 25.4H9.4L8.4 29.6ZM14.6 25.4H16.6L15.6 29.6Z", GLOW)
    plate.body("M10.8 24H13.2V29H10.8Z", STEEL)
    plate.surface("M9.4 12.6L2 22.6V26.6L9.2 23.4ZM14.6 12.6L22 22.6V26.6L14.8 23.4Z", accent)
    plate.line("M2 26.6V20.4M22 26.6V20.4", 0.9)
    plate.body("M6.6 19.4H10V26H7.4L6.6 24.4ZM17.4 19.4H14V26H16.6L17.4 24.4Z", STEEL)
    hull = "M12 0.8L14.2 6.4L15.2 14V23.4L13.6 25H10.4L8.8 23.4V14L9.8 6.4Z"
    plate.body(hull, SUIT)
    plate.tone("M12 1.6L13.9 6.6L14.85 14V23.2L13.5 24.65H12Z", SUIT_SHADE)
    plate.dot("M10.1 6.6H13.9L14.3 9.4H9.7Z", accent)
    plate.dot("M9.2 17H14.8V18.6H9.2Z", accent)
    plate.contour(hull)
    plate.accent("M10.8 11.4L12 10L13.2 11.4V14.4H10.8Z", IRON, 0.5)
    plate.line("M10.4 20.4H13.6M10.4 22H13.6", 0.5)
    plate.body("M5 31.4L7 28.8H17L19 31.4Z", IRON)
    return plate.node()


@drawing("token-cow")
def token_cow(width: float, height: float, style: Style) -> Node:
    """A cow that looks aside and knows something."""
    plate, accent = token_plate(width, height, style), style.accent
    for x in (6.0, 14.0):
        plate.body(rectangle(x, 23, 4, 8.2, 0.8), SUIT)
        plate.body(rectangle(x, 28.8, 4, 2.6, 0.6), IRON)
    plate.line("M20.6 18C23 18.4 22.8 22 22.4 25", 0.9)
    plate.dot(ellipse(22.3, 26, 0.9, 1.5), IRON)
    body = (
        "M12 14.6C18.4 14.6 21 17.6 21 21.4C21 25.2 18.4 27.4 12 27.4"
        "C5.6 27.4 3 25.2 3 21.4C3 17.6 5.6 14.6 12 14.6Z"
    )
    plate.body(body, SUIT)
    plate.dot(
        "M15.6 19C17.6 17.4 20.4 19 20.6 21.4C20.6 24 18 25.6 16.4 24.4C14.6 23 14 20.4 15.6 19Z"
        "M4 20C5.2 19.4 6.8 21 6.4 22.8C6 24.4 4.4 24.6 3.8 23.6C3.2 22.4 3 20.6 4 20Z",
        IRON,
    )
    plate.body("M5 8.4C2.4 8.6 0.8 7.4 0.8 5.8C2.8 5 5 5.6 6.4 7Z", SUIT)
    plate.body("M19 8.4C21.6 8.6 23.2 7.4 23.2 5.8C21.2 5 19 5.6 17.6 7Z", IRON)
    plate.body("M7 4.8C5.4 4.4 4.8 2.6 5.4 0.8C6 2.4 7.2 2.8 8.6 3.2Z", BRASS)
    plate.body("M17 4.8C18.6 4.4 19.2 2.6 18.6 0.8C18 2.4 16.8 2.8 15.4 3.2Z", BRASS)
    head = (
        "M12 2.4C16 2.4 18.4 4.6 18.2 8.4C18 12 17.6 14 17.2 16"
        "C16.6 19 14.6 20 12 20C9.4 20 7.4 19 6.8 16C6.4 14 6 12 5.8 8.4C5.6 4.6 8 2.4 12 2.4Z"
    )
    plate.body(head, SUIT)
    plate.dot(
        "M13.2 2.9C16.2 3.2 18 5.2 17.8 8.4C17.7 10.4 17.4 12 16 12C13.8 12 12.4 9 12.6 6.4Z", IRON
    )
    plate.contour(head)
    plate.body(
        "M12 13.4C15.4 13.4 17.4 14.6 17.2 16.6C16.8 19 14.8 20 12 20"
        "C9.2 20 7.2 19 6.8 16.6C6.6 14.6 8.6 13.4 12 13.4Z",
        SNOUT,
    )
    plate.dot(joined([ellipse(9.8, 16, 0.7, 0.9), ellipse(14.2, 16, 0.7, 0.9)]), IRON)
    plate.line("M9.8 18.2C11.4 18.8 13.6 18.6 15 17.8", 0.6)
    for x in (9.2, 14.8):
        plate.body(ellipse(x, 9.2, 1.9, 1.7), SUIT, 0.6)
        plate.dot(circle(x + 0.9, 9.6, 0.85), IRON)
    plate.line("M7 7.8L11 8.6M13 8.6L17 7.8", 1.0)
    plate.accent("M7 20.4C10 21.8 14 21.8 17 20.4L17.2 22.2C14 23.8 10 23.8 6.8 22.2Z", accent)
    plate.body("M10.4 23H13.6L14.2 26.4H9.8Z", BRASS)
    return plate.node()


@drawing("token-tool")
def token_tool(width: float, height: float, style: Style) -> Node:
    """A forearm that wears a gauntlet of light."""
    plate, accent = token_plate(width, height, style), style.accent
    glow = ORANGE if style.is_full else accent
    for number, (cx, cy) in enumerate(((18.6, 13.6), (5.4, 17.2), (18.6, 20.8))):
        plate.accent(polygon(cx, cy, 3.6, 6), glow.tint(0.55), 0.5)
        # In black alone light is white; every other one is dark, lest all look empty.
        dark = style.ink is Ink.MONO and number != 1
        plate.accent(polygon(cx, cy, 2.0, 6), IRON if dark else glow, 0.5)
    plate.body("M8 31.4L8.6 21H15.4L16 31.4Z", IRON)
    plate.surface("M7.2 12.6H16.8L16 26H8Z", accent)
    plate.tone("M13.4 12.6H16.8L16 26H13.2Z", accent.shade(0.22))
    plate.line("M7.6 16H16.4M7.8 19.4H16.2M8 22.8H16", 0.6)
    plate.body("M7.6 7.6C7.6 6 8.4 5.4 9.6 5.4H14.4C16 5.4 16.8 6.4 16.8 8V13.4H7.6Z", SUIT)
    for x in (7.9, 10.1, 12.3, 14.5):
        top = {7.9: 2.4, 10.1: 1.0, 12.3: 1.4, 14.5: 3.0}[x]
        plate.body(rectangle(x, top, 2.1, 8 - top, 1), SUIT)
    plate.body("M7.8 12.4C5.6 11.6 4.4 9.6 4.4 7.6C4.4 6.4 6.2 6.4 6.4 7.6L7.6 9.2Z", SUIT)
    plate.accent(rectangle(7.0, 12.0, 10, 2.2, 0.8), IRON, 0.6)
    plate.body(polygon(12, 18.6, 3.4, 6), GLOW, 0.7)
    plate.accent(polygon(12, 18.6, 1.7, 6), glow, 0.5)
    return plate.node()
