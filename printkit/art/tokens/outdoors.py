"""Companions of a day out for the classic set: bicycle, owl, kite, balloon."""

from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.art.tokens.materials import (
    BRASS,
    BRASS_SHADE,
    IRON,
    SUIT,
    SUIT_SHADE,
    WOOD,
    token_plate,
)
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("token-bicycle")
def token_bicycle(width: float, height: float, style: Style) -> Node:
    """A bicycle seen from the side, with a basket of flowers."""
    plate, accent = token_plate(width, height, style), style.accent
    for hub in (6, 18):
        plate.tube(circle(hub, 25.6, 5), 1.6, IRON)
        plate.line(f"M{hub} 20.8V30.4M{hub - 4.8} 25.6H{hub + 4.8}", 0.3)
    frame = "M6 25.6L9.2 15.4H16L11.8 25.6ZM8.4 12.8L11.8 25.6H6M16 15.4L18 25.6M16 15.4L14.8 9.8"
    plate.tube(frame, 2.2, accent)
    plate.accent(circle(11.8, 25.6, 1.8), BRASS, 0.5)
    plate.line("M11.8 25.6L13.6 28.6M12.6 28.6H14.8", 0.8)
    plate.accent("M4.8 11.2H10.6C11 11.2 11 12 10.6 12.2L8.4 13.4L5.4 12.9Z", WOOD, 0.6)
    plate.line("M14.8 9.8L17.4 9.2M14.8 9.8L11.8 10.4", 1.5)
    plate.line("M18.4 10.4L17 7M19.8 10.4L19.2 3.6M21.2 10.4V8", 0.6)
    for x, y, radius in ((16.8, 6.6, 1.9), (19.2, 3.2, 2.1), (21.4, 7.4, 1.6)):
        plate.accent(circle(x, y, radius), accent, 0.5)
        plate.dot(circle(x, y, 0.4 * radius), SUIT)
    plate.body("M16.6 10.6H23.4L22.4 16.2H17.6Z", WOOD)
    plate.line("M17 12.5H23M17.4 14.4H22.6M20 10.8V16", 0.4)
    return plate.node()


@drawing("token-owl")
def token_owl(width: float, height: float, style: Style) -> Node:
    """An owl on a branch."""
    plate, accent = token_plate(width, height, style), style.accent
    body = (
        "M3.6 2.4C6 4 9 4.4 12 4.4C15 4.4 18 4 20.4 2.4C20.8 5 20.4 7.6 20.6 10"
        "C21.4 18 19.6 27.6 12 28.4C4.4 27.6 2.6 18 3.4 10C3.6 7.6 3.2 5 3.6 2.4Z"
    )
    plate.surface(body, accent)
    plate.body(
        "M12 13.4C16 13.4 18 16.6 17.4 20.4C16.8 24.6 14.8 27.4 12 27.8"
        "C9.2 27.4 7.2 24.6 6.6 20.4C6 16.6 8 13.4 12 13.4Z",
        SUIT,
        0.5,
    )
    plate.line(
        "M9 18L10 19.2L11 18M13 18L14 19.2L15 18M11 21L12 22.2L13 21M9 23.4L10 24.6"
        "L11 23.4M13 23.4L14 24.6L15 23.4",
        0.6,
    )
    plate.dot("M4 3.2C6.4 4.4 9.4 4.8 12 4.8L10.6 6.4C8 5.6 5.6 5.8 3.8 7.6Z", accent)
    plate.dot("M20 3.2C17.6 4.4 14.6 4.8 12 4.8L13.4 6.4C16 5.6 18.4 5.8 20.2 7.6Z", accent)
    plate.surface("M3.4 12C2.4 18 3.8 24.4 8 26.8C7.6 21 7.4 16 3.4 12Z", accent.shade(0.25))
    plate.surface("M20.6 12C21.6 18 20.2 24.4 16 26.8C16.4 21 16.6 16 20.6 12Z", accent.shade(0.25))
    plate.body(circle(8, 9.4, 3.8), SUIT)
    plate.body(circle(16, 9.4, 3.8), SUIT)
    plate.accent(joined([circle(8.3, 9.5, 2), circle(15.7, 9.5, 2)]), BRASS, 0.5)
    plate.dot(joined([circle(8.4, 9.6, 1.1), circle(15.6, 9.6, 1.1)]), IRON)
    plate.accent("M10.8 11.2H13.2L12 14.4Z", BRASS, 0.5)
    plate.body(rectangle(1.4, 27.8, 21.2, 3.2, 1.5), WOOD)
    plate.line("M4.4 29.6H8M15.4 29.6H18.6", 0.5)
    plate.line("M8.8 27.4V29M10.4 27.4V29M13.6 27.4V29M15.2 27.4V29", 1.3, BRASS_SHADE)
    return plate.node()


def _engraved(style: Style) -> Colour:
    """The player's colour on cloth; in black only dark enough for lines, however light it is."""
    return style.accent.shade(0.45) if style.ink is Ink.MONO else style.accent


@drawing("token-kite")
def token_kite(width: float, height: float, style: Style) -> Node:
    """A kite with a tail of bows."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M12 26C15 26.6 9.6 28.4 11.6 29.6C12.6 30.4 14.6 30.4 16 31.2", 0.8)
    sail = "M12 0.6L23.6 10.4L12 26.4L0.4 10.4Z"
    plate.body(sail, SUIT)
    for panel in ("M12 1.2L12 10.4L1.1 10.4Z", "M12 10.4L22.9 10.4L12 25.6Z"):
        plate.accent(panel, _engraved(style), 0.4)
    plate.tone("M12 10.4V1.2L22.9 10.4Z", accent.tint(0.35))
    plate.tone("M12 10.4V25.6L1.1 10.4Z", accent.shade(0.3))
    plate.line("M12 0.8V26.2M0.8 10.4H23.2", 0.5)
    plate.contour(sail)
    for x, y in ((12, 28), (13, 30.2)):
        plate.accent(
            f"M{x} {y}L{x - 2.6} {y - 1.3}V{y + 1.3}ZM{x} {y}L{x + 2.6} {y - 1.3}V{y + 1.3}Z",
            accent,
            0.5,
        )
    return plate.node()


@drawing("token-balloon")
def token_balloon(width: float, height: float, style: Style) -> Node:
    """A hot-air balloon."""
    plate, accent = token_plate(width, height, style), style.accent
    dyed = _engraved(style)
    plate.line("M7.4 19L9.4 25.4M16.6 19L14.6 25.4M12 20V25", 0.6)
    for gore, colour in zip(_GORES, (dyed, SUIT, dyed, SUIT, dyed), strict=True):
        plate.surface(gore, colour, 0.4)
    if style.ink is Ink.LOW:
        # One panel is saturated, as on the other tokens.
        plate.accent(_GORES[2], accent, 0.4)
    plate.tone(_GORES[3], SUIT_SHADE)
    plate.tone(_GORES[4], accent.shade(0.25))
    plate.contour(
        "M12 0.8C18 0.8 22.6 5.2 22.6 10.6C22.6 15 19 18.4 16.4 21"
        "H7.6C5 18.4 1.4 15 1.4 10.6C1.4 5.2 6 0.8 12 0.8Z"
    )
    plate.line("M12 1C16 3.2 18.6 6.4 18.6 10.6C18.6 14.8 16.8 18 15 20.8", 0.4)
    plate.body(rectangle(8.4, 25, 7.2, 6.2, 1.2), WOOD)
    plate.line("M8.8 27.8H15.2M8.8 29.4H15.2", 0.4)
    plate.accent(rectangle(7.8, 24.4, 8.4, 2, 0.8), accent, 0.6)
    return plate.node()


_GORES = (
    (
        "M12 1.2C6.2 1.2 1.8 5.4 1.8 10.6C1.8 14.8 5.2 18 7.8 20.8H9"
        "C7.2 18 5.4 14.8 5.4 10.6C5.4 6.4 8 3.2 12 1.2Z"
    ),
    (
        "M12 1.2C8 3.2 5.4 6.4 5.4 10.6C5.4 14.8 7.2 18 9 20.8H10.6"
        "C10 18 9.4 14.6 9.4 10.6C9.4 7 10.2 4 12 1.2Z"
    ),
    (
        "M12 1.2C13.8 4 14.6 7 14.6 10.6C14.6 14.6 14 18 13.4 20.8H10.6"
        "C10 18 9.4 14.6 9.4 10.6C9.4 7 10.2 4 12 1.2Z"
    ),
    (
        "M12 1.2C16 3.2 18.6 6.4 18.6 10.6C18.6 14.8 16.8 18 15 20.8H13.4"
        "C14 18 14.6 14.6 14.6 10.6C14.6 7 13.8 4 12 1.2Z"
    ),
    (
        "M12 1.2C17.8 1.2 22.2 5.4 22.2 10.6C22.2 14.8 18.8 18 16.2 20.8H15"
        "C16.8 18 18.6 14.8 18.6 10.6C18.6 6.4 16 3.2 12 1.2Z"
    ),
)
"""The five stripes of the balloon's hull, from left to right."""
