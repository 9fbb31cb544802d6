"""What one finds in an English hall and parlour: a cup of tea, a bowler, an umbrella, a crown."""

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.art.tokens.materials import (
    BRASS,
    BRASS_SHADE,
    IRON,
    STEEL,
    SUIT,
    SUIT_SHADE,
    WOOD,
    token_plate,
)
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle
from printkit.scene import Node


@drawing("token-teacup")
def token_teacup(width: float, height: float, style: Style) -> Node:
    """A cup of tea on its saucer, with a biscuit."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M7.4 8.6C5.4 6.4 9 5 7.2 1.6M11.4 8.6C9.4 6.4 13 5 11.2 1.6", 0.9)
    plate.tube("M17.4 14C22.8 11.6 24 20.6 15.6 22.4", 2.4, accent)
    plate.accent("M0.6 26.4H23.4C22 29.6 18.6 31.4 15.4 31.4H8.6C5.4 31.4 2 29.6 0.6 26.4Z", accent)
    plate.body(ellipse(12, 26.2, 11.5, 2.2), SUIT, 0.6)
    plate.body(circle(19.4, 23.6, 3.3), WOOD, 0.6)
    plate.dot(
        joined(circle(x, y, 0.4) for x, y in ((18.4, 22.6), (20.4, 22.8), (19.4, 24.6))), IRON
    )
    cup = "M1.8 10.4H17.8C18 18.6 15.4 24.4 12.8 26.8H6.8C4.2 24.4 1.6 18.6 1.8 10.4Z"
    plate.surface(cup, accent)
    plate.tone(
        "M14.6 11.4H17.4C17.4 18.4 15 23.8 12.6 26.4H9.6C12.6 22.6 14.6 17.4 14.6 11.4Z",
        accent.shade(0.24),
    )
    plate.dot(
        "M2 13.6C6 15 13.6 15 17.6 13.6L17.1 17.4C13.4 18.8 6.2 18.8 2.5 17.4Z",
        SUIT if style.is_full else accent,
    )
    plate.line("M2 13.6C6 15 13.6 15 17.6 13.6M2.5 17.4C6.2 18.8 13.4 18.8 17.1 17.4", 0.4)
    plate.contour(cup)
    plate.body(ellipse(9.8, 10.4, 8.1, 2), SUIT)
    plate.accent(ellipse(9.8, 10.7, 6.4, 1.2), WOOD, 0.4)
    return plate.node()


@drawing("token-bowler")
def token_bowler(width: float, height: float, style: Style) -> Node:
    """A bowler hat on its stand."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body("M10.6 17H13.4L13 22.4H14.2V24.4H13.2L14.6 28.4H9.4L10.8 24.4H9.8V22.4H11Z", WOOD)
    plate.body("M4.4 31.4C4.6 28.8 7.4 27.6 12 27.6C16.6 27.6 19.4 28.8 19.6 31.4Z", WOOD)
    plate.line("M7 29.8C9.6 29 14.4 29 17 29.8", 0.5)
    crown = "M4.2 15.4C3.6 6.4 6 1 12 1C18 1 20.4 6.4 19.8 15.4Z"
    plate.surface(crown, accent)
    plate.tone("M15 2C18.6 3.8 20 8 19.4 15H16.2C17.2 10 17 5.4 15 2Z", accent.shade(0.3))
    band = "M4.2 11.6C8.4 13.4 15.6 13.4 19.8 11.6V15.6C15.6 17.6 8.4 17.6 4.2 15.6Z"
    plate.accent(band, IRON, 0.5)
    plate.accent("M4.6 11.4L1.6 9.4V13.2L4.6 15Z", accent, 0.5)
    brim = (
        "M0.8 12.8C1 15 4 16.6 12 16.6C20 16.6 23 15 23.2 12.8C24.2 16.8 20.4 20.2 12 20.2"
        "C3.6 20.2 -0.2 16.8 0.8 12.8Z"
    )
    plate.surface(brim, accent.shade(0.12))
    plate.line("M6.4 8.6C6.6 6 7.6 4.4 9.4 3.6", 1, SUIT if style.is_full else None)
    return plate.node()


@drawing("token-umbrella")
def token_umbrella(width: float, height: float, style: Style) -> Node:
    """An open umbrella in its puddle."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body(ellipse(12, 29.9, 10, 1.7), STEEL, 0.5)
    plate.line("M5 29.8H9M16 30.2H19", 0.4)
    plate.tube("M12 13V27C12 30.6 16.6 30.6 16.6 27.2", 2, WOOD)
    plate.line("M12 2.4V0.6", 1.2)
    for gore, colour in zip(_GORES, (accent, SUIT, accent, SUIT, accent), strict=True):
        plate.surface(gore, colour, 0.5)
    plate.accent(_GORES[2], accent, 0.5)
    plate.tone(_GORES[3], SUIT_SHADE)
    plate.tone(_GORES[4], accent.shade(0.25))
    canopy = (
        "M12 1.8C18.4 2 23 7 23.4 15.4Q21.4 13 19 15.2Q16.6 13 14.2 15.2Q12 13 9.8 15.2"
        "Q7.4 13 5 15.2Q2.6 13 0.6 15.4C1 7 5.6 2 12 1.8Z"
    )
    plate.contour(canopy)
    tips = (circle(x, y, 0.5) for x, y in ((0.9, 16), (5, 15.9), (19, 15.9), (23.1, 16)))
    plate.dot(joined(tips), IRON)
    return plate.node()


_GORES = (
    "M12 1.8C5.6 2 1 7 0.6 15.4Q2.6 13 5 15.2C5.4 9.4 7.6 4.4 12 1.8Z",
    "M12 1.8C7.6 4.4 5.4 9.4 5 15.2Q7.4 13 9.8 15.2C9.8 9.6 10.4 5.4 12 1.8Z",
    "M12 1.8C10.4 5.4 9.8 9.6 9.8 15.2Q12 13 14.2 15.2C14.2 9.6 13.6 5.4 12 1.8Z",
    "M12 1.8C13.6 5.4 14.2 9.6 14.2 15.2Q16.6 13 19 15.2C18.6 9.4 16.4 4.4 12 1.8Z",
    "M12 1.8C16.4 4.4 18.6 9.4 19 15.2Q21.4 13 23.4 15.4C23 7 18.4 2 12 1.8Z",
)
"""The five panels of the umbrella, from left to right."""


@drawing("token-crown")
def token_crown(width: float, height: float, style: Style) -> Node:
    """A crown on its cushion."""
    plate, accent = token_plate(width, height, style), style.accent
    cushion = (
        "M2.6 24.2C8 25.4 16 25.4 21.4 24.2C23.4 26 23.4 29.6 21.6 31.4"
        "C16 30.4 8 30.4 2.4 31.4C0.6 29.6 0.6 26 2.6 24.2Z"
    )
    plate.surface(cushion, accent.shade(0.18))
    plate.surface(joined([circle(2.2, 30.2, 1.3), circle(21.8, 30.2, 1.3)]), BRASS, 0.5)
    plate.surface("M4.6 18C4 12 7 7.4 12 7.4C17 7.4 20 12 19.4 18Z", accent)
    plate.tone(
        "M15 8.2C18.2 9.8 19.6 13.4 19.2 17.8H16.4C17 14 16.6 10.8 15 8.2Z", accent.shade(0.28)
    )
    plate.tube("M3.8 17.4C1 10 5.4 6.4 12 9.4C18.6 6.4 23 10 20.2 17.4", 1.9, BRASS)
    plate.surface("M11.2 17V9.4H12.8V17Z", BRASS, 0.5)
    plate.surface(circle(12, 7, 2.2), BRASS)
    plate.surface("M11.4 4.8V3.8H10V2.4H11.4V0.8H12.6V2.4H14V3.8H12.6V4.8Z", BRASS, 0.5)
    for x, y in ((3.6, 17), (12, 17), (20.4, 17)):
        plate.surface(
            f"M{x} {y}L{x - 2.4} {y - 3.6}Q{x} {y - 5.4} {x + 2.4} {y - 3.6}Z", BRASS, 0.6
        )
    plate.surface("M2.8 16.6C8 18.2 16 18.2 21.2 16.6V21.6C16 23.2 8 23.2 2.8 21.6Z", BRASS)
    plate.tone("M17.6 17.6L20.8 16.9V21.3L17.6 22.2Z", BRASS_SHADE)
    for x, gem in ((6.2, SUIT), (17.8, SUIT)):
        plate.body(circle(x, 19.6, 1.1), gem, 0.5)
    plate.accent(rectangle(10.2, 18.2, 3.6, 3, 0.8), accent, 0.5)
    plate.body("M2.6 21.4C8 23 16 23 21.4 21.4V24.6C16 26.2 8 26.2 2.6 24.6Z", SUIT)
    spots = joined(
        circle(x, y, 0.45) for x, y in ((5.6, 23.4), (9, 24), (12, 24.2), (15, 24), (18.4, 23.4))
    )
    plate.dot(spots, IRON)
    return plate.node()
