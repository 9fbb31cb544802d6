"""Things for the classic set: lighthouse, teapot, anchor, key."""

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.art.tokens.materials import (
    BRASS,
    BRASS_SHADE,
    GLOW,
    IRON,
    STEEL,
    SUIT,
    SUIT_SHADE,
    token_plate,
)
from printkit.geometry.shapes import circle, rectangle, ring
from printkit.scene import Node


@drawing("token-lighthouse")
def token_lighthouse(width: float, height: float, style: Style) -> Node:
    """A banded lighthouse on its rock."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M6.6 5.6L2 4.2M6.6 8L2 8.6M17.4 5.6L22 4.2M17.4 8L22 8.6", 0.8, BRASS)
    tower = "M8.4 11H15.6L17.6 27.6H6.4Z"
    plate.body(tower, SUIT)
    plate.surface("M8 14.4H16L16.5 18.4H7.5Z", accent, 0.4)
    plate.surface("M7 22.4H17L17.5 26.6H6.5Z", accent, 0.4)
    plate.tone("M13.4 11.3H15.3L17.2 27.3H14.2Z", style.accent.shade(0.3).mix(SUIT_SHADE, 0.45))
    plate.contour(tower)
    plate.body("M8.8 4.8H15.2V9.4H8.8Z", GLOW)
    plate.line("M12 4.8V9.4", 0.5)
    plate.accent("M8 5L12 1.2L16 5Z", accent)
    plate.body(rectangle(6.8, 9.2, 10.4, 2, 0.6), STEEL)
    plate.accent(
        "M10.6 27.6V24.6C10.6 23.7 11.2 23.2 12 23.2C12.8 23.2 13.4 23.7 13.4 24.6V27.6Z", IRON, 0.5
    )
    plate.accent(circle(12, 20.4, 0.9), IRON, 0.4)
    plate.body("M1.6 31.4L3.4 28.4L7 27.2H17.4L20.6 28.6L22.4 31.4Z", STEEL)
    plate.line("M6.6 29.2L8.8 31M15.6 28.8L17 30.4", 0.6)
    return plate.node()


@drawing("token-teapot")
def token_teapot(width: float, height: float, style: Style) -> Node:
    """A round teapot, steaming."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M9.6 6.8C8 5.2 11 4 9.6 1.8M14 6.8C12.4 5.2 15.4 4 14 1.8", 0.8)
    plate.tube("M18.2 16.2C22.8 14.6 23.8 22.4 17.8 24.8", 2.6, accent)
    plate.surface(
        "M6.6 20.2C4.6 19.8 4 18.2 3.4 16.2L0.8 15.2C1.2 14.2 2 13.6 3.2 13.6"
        "C5.4 13.8 6 15.6 7.4 16.2Z",
        accent,
    )
    pot = (
        "M12 13C17 13 20 16.8 20 21.4C20 25.4 17.4 28.6 15 29.6H9"
        "C6.6 28.6 4 25.4 4 21.4C4 16.8 7 13 12 13Z"
    )
    plate.surface(pot, accent)
    plate.tone(
        "M16 14.6C18.4 16 19.6 18.4 19.6 21.4C19.6 25 17.2 28.2 14.9 29.2H12"
        "C16.6 26.4 18 19.6 16 14.6Z",
        accent.shade(0.22),
    )
    band = SUIT if style.is_full else accent
    plate.dot("M4.2 19.6C9 21.2 15 21.2 19.8 19.6L20 22.2C15 23.8 9 23.8 4 22.2Z", band)
    plate.line("M4.2 19.6C9 21.2 15 21.2 19.8 19.6M4 22.2C9 23.8 15 23.8 20 22.2", 0.5)
    plate.contour(pot)
    plate.surface(
        "M7.6 13.6C8 11.4 9.6 10.4 12 10.4C14.4 10.4 16 11.4 16.4 13.6"
        "C13.4 14.4 10.6 14.4 7.6 13.6Z",
        accent,
    )
    plate.accent(circle(12, 9.2, 1.4), BRASS)
    plate.body(rectangle(7.6, 29.2, 8.8, 2.2, 0.8), SUIT)
    return plate.node()


@drawing("token-anchor")
def token_anchor(width: float, height: float, style: Style) -> Node:
    """An anchor with a brass stock."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.surface(
        "M10.4 8.4H13.6V25.4C16 25 18 23.4 18.8 21.2L16.6 21.6L21.2 15.6L23 23L21.4 22"
        "C20 27 16.4 30.4 12 31.4C7.6 30.4 4 27 2.6 22L1 23L2.8 15.6L7.4 21.6L5.2 21.2"
        "C6 23.4 8 25 10.4 25.4Z",
        accent,
    )
    plate.tone(
        "M12 8.8H13.25V25.8C16 25.4 18 24 19.2 21.6L20.8 22C19.4 26.6 16 30 12 31Z",
        accent.shade(0.22),
    )
    plate.accent(ring(12, 4.8, 3.8, 1.9), accent)
    plate.accent(rectangle(4.6, 10.2, 14.8, 3, 1.4), BRASS)
    plate.tone(rectangle(5.2, 11.8, 13.6, 1.05, 0.5), BRASS_SHADE)
    return plate.node()


@drawing("token-key")
def token_key(width: float, height: float, style: Style) -> Node:
    """An old house key with its tag."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body("M10.2 15H13.8V31.2H10.2Z", BRASS)
    plate.body("M13.8 21.6H18.8V24.6H17V26.4H18.8V30H13.8Z", BRASS)
    plate.tone("M12.2 17H13.45V30.8H12.2Z", BRASS_SHADE)
    plate.body(rectangle(8.6, 14.4, 6.8, 2.2, 0.8), BRASS)
    plate.body(rectangle(9.2, 18, 5.6, 1.8, 0.7), BRASS)
    for x, y in ((12, 4.6), (7.9, 9.6), (16.1, 9.6)):
        plate.body(circle(x, y, 3.6), BRASS)
    for x, y in ((12, 4.6), (7.9, 9.6), (16.1, 9.6)):
        plate.dot(circle(x, y, 3.2), BRASS)
        plate.body(circle(x, y, 1.7), SUIT, 0.6)
    plate.accent(circle(12, 9, 2.4), accent, 0.6)
    plate.line("M7.9 10C6.6 11.4 5.6 12.6 5 15", 0.7)
    plate.accent("M5 12.8L8 15.6V24.4H2V15.6Z", accent)
    plate.body(circle(5, 15.8, 0.8), SUIT, 0.5)
    plate.line("M3.8 19.4H6.2M3.8 21.6H6.2", 0.6, SUIT)
    return plate.node()
