"""The six tokens of Planetopoly; the player's colour is their hull, their sail or their tail."""

from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.art.tokens.materials import BRASS, GLOW, STEEL, SUIT, SUIT_SHADE, WOOD, token_plate
from printkit.colour import WHITE, Colour
from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import circle, ellipse, rectangle, star
from printkit.scene import Node


def _coat(plate: Plate, shape: str | Path, accent: Colour) -> None:
    """A large surface in the player's colour: a tint of it or a hatch where ink is short."""
    if plate.style.is_full:
        plate.accent(shape, accent)
    else:
        plate.surface(shape, accent)


@drawing("token-rocket")
def token_rocket(width: float, height: float, style: Style) -> Node:
    """A rocket of the old kind on its three fins."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.body(ellipse(12, 29.6, 11, 2), STEEL)
    for fin in (
        "M7 17C2.6 19.6 1.6 24 2 29.4L8.4 25Z",
        "M17 17C21.4 19.6 22.4 24 22 29.4L15.6 25Z",
    ):
        _coat(plate, fin, accent)
    plate.tone("M19.6 19.4C21.6 22 22.2 25.4 22 29.4L18.6 27Z", accent.shade(0.3))
    plate.body("M12 1C17.4 6.4 18.6 14.6 16.6 25.6H7.4C5.4 14.6 6.6 6.4 12 1Z", SUIT)
    plate.tone("M13.4 2.8C17.2 8 18.2 15.4 16.3 25.2H13.4C15.6 17 15.8 9.4 13.4 2.8Z", SUIT_SHADE)
    plate.accent("M12 1C14.2 3.2 15.7 5.8 16.6 8.8H7.4C8.3 5.8 9.8 3.2 12 1Z", accent)
    plate.line("M12 1V-1", 0.8)
    plate.body(circle(12, 13.2, 2.9), GLOW)
    plate.line(circle(12, 13.2, 1.9), 0.4)
    _coat(plate, "M7.3 20.6H16.7L16.5 22.8H7.5Z", accent)
    _coat(plate, "M11 18H13L13.4 30.4H10.6Z", accent)
    plate.body("M8.4 25.6H15.6L14.8 27.6H9.2Z", STEEL)
    return plate.node()


@drawing("token-sailer")
def token_sailer(width: float, height: float, style: Style) -> Node:
    """A ship that sails on the light of stars."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M12 1V24", 1)
    _coat(plate, "M12.8 2.4C18.6 6.4 22.4 12 22.6 20.6H12.8Z", accent)
    plate.tone(
        "M17.6 6.6C20.8 10.4 22.5 15 22.6 20.6H18.6C19 15.4 18.8 10.8 17.6 6.6Z", accent.shade(0.25)
    )
    plate.body("M11.2 5.6C7.6 9.4 4 14.4 1.8 20.6H11.2Z", SUIT)
    plate.tone("M11.2 5.6V20.6H9C10 15.6 10.6 10.6 11.2 5.6Z", SUIT_SHADE)
    plate.body(star(16.8, 14.8, 3.2, 1.3, 5), GLOW, 0.5)
    plate.accent("M12 1L7.4 2.4L12 3.8Z", accent, 0.5)
    plate.body("M1 22.4H23C22 27 18.4 30.4 13.4 30.4H9.6C4.8 30.4 2 27 1 22.4Z", WOOD)
    _coat(plate, "M1 22.4H23L22.4 24.8H1.6Z", accent)
    plate.body(joined(circle(x, 27.2, 1) for x in (7, 12, 17)), GLOW, 0.4)
    plate.line("M2 31.6C4 30.6 6 30.6 8 31.6M16 31.6C18 30.6 20 30.6 22 31.6", 0.6)
    return plate.node()


@drawing("token-airship")
def token_airship(width: float, height: float, style: Style) -> Node:
    """An airship with a gondola full of travellers."""
    plate, accent = token_plate(width, height, style), style.accent
    for fin in ("M2.8 7.4L1.6 2.8H5.2L9 5.6Z", "M2.8 13.8L1.6 18.4H5.2L9 15.6Z"):
        plate.accent(fin, accent)
    hull = (
        "M1.4 10.6C2.6 7.2 7.4 4.2 13 4.2C18.8 4.2 23.4 7 23.4 10.6C23.4 14.2 18.8 17 13 17"
        "C7.4 17 2.6 14 1.4 10.6Z"
    )
    plate.body(hull, SUIT)
    band = (
        "M10 4.5C12 4.1 14 4.1 16 4.5C17.2 8.4 17.2 12.8 16 16.7C14 17.1 12 17.1 10 16.7"
        "C8.8 12.8 8.8 8.4 10 4.5Z"
    )
    _coat(plate, band, accent)
    plate.tone(
        "M2.4 12.4C8 14.4 18 14.4 22.8 12.8C21 15.6 17.2 17 13 17C8 17 3.8 15 2.4 12.4Z", SUIT_SHADE
    )
    plate.tone(
        "M9.6 14C11.8 14.2 14.2 14.2 16.4 14.1L16 16.7C14 17.1 12 17.1 10 16.7Z", accent.shade(0.3)
    )
    plate.line(
        "M5.4 6.6C4.5 9.2 4.5 12 5.4 14.6M20.4 6.5C21.4 9.2 21.4 12 20.4 14.7"
        "M1.6 9.8C4 8.4 6.6 7.8 9.3 7.5M16.7 7.5C19.4 7.8 21.6 8.4 23.3 9.4",
        0.4,
    )
    plate.contour(hull)
    plate.accent("M0.4 9.8H5V11.4H0.4Z", accent, 0.5)
    plate.body(star(13, 10.4, 2.5, 1.05, 5), BRASS, 0.4)
    plate.line("M9.4 16.8L8.8 22.4M16.6 16.8L17.2 22.4M13 17V22.4", 0.6)
    plate.body(
        "M6.4 22.4H19.6L18.2 29.4C18 30.2 17.4 30.6 16.6 30.6H9.4C8.6 30.6 8 30.2 7.8 29.4Z", WOOD
    )
    _coat(plate, "M6.4 22.4H19.6L19.2 24.4H6.8Z", accent)
    plate.body(joined(circle(x, 27.4, 1.2) for x in (9.4, 13, 16.6)), GLOW, 0.4)
    plate.body(ellipse(4.4, 26.4, 0.9, 3.4), STEEL, 0.5)
    plate.line("M4.4 26.4H7.4", 0.7)
    return plate.node()


@drawing("token-trunk")
def token_trunk(width: float, height: float, style: Style) -> Node:
    """A travelling trunk that has seen many planets."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.line("M8 8V4.6C8 3.4 8.8 2.6 10 2.6H14C15.2 2.6 16 3.4 16 4.6V8", 1.6)
    coat = accent.mix(WHITE, 0.4) if style.ink is Ink.MONO else accent
    _coat(plate, rectangle(1.6, 7.4, 20.8, 21.4, 2.4), coat)
    plate.tone(
        "M17.6 7.4H20C21.4 7.4 22.4 8.4 22.4 9.8V26.4C22.4 27.8 21.4 28.8 20 28.8H17.6Z",
        accent.shade(0.28),
    )
    plate.body("M4.4 7.4H7.6V28.8H4.4ZM16.4 7.4H19.6V28.8H16.4Z", BRASS, 0.5)
    plate.accent("M9.6 7.4H14.4V10.8H9.6Z", accent.shade(0.2), 0.5)
    plate.body(circle(12, 15.8, 3.6), GLOW, 0.5)
    plate.line("M7.6 17.4C10 18.6 14.6 17.2 16.6 14.4", 0.7)
    plate.body(rectangle(8.8, 21, 6.4, 4.4, 0.6), SUIT, 0.5)
    plate.dot(star(12, 23.2, 1.7, 0.7, 5), accent)
    plate.body("M2.6 28.8H5.8V31H2.6ZM18.2 28.8H21.4V31H18.2Z", STEEL, 0.5)
    return plate.node()


@drawing("token-saucer")
def token_saucer(width: float, height: float, style: Style) -> Node:
    """A saucer that lands on its beam of light."""
    plate, accent = token_plate(width, height, style), style.accent
    plate.surface("M8 19H16L21 31H3Z", GLOW)
    plate.line("M10.6 20.4L9 29.6M13.4 20.4L15 29.6", 0.5)
    plate.body("M6.4 13C6.4 8.6 8.8 6 12 6C15.2 6 17.6 8.6 17.6 13Z", SUIT)
    plate.tone("M14 6.6C16.2 7.6 17.3 9.8 17.3 12.7H15C15.2 10.4 15 8.4 14 6.6Z", SUIT_SHADE)
    plate.line("M9 10.6C9.2 9.2 9.8 8.4 10.8 8", 0.8, WHITE)
    plate.line("M12 6V3.4", 0.7)
    plate.accent(circle(12, 2.6, 1.3), accent)
    plate.accent(ellipse(12, 15.4, 11, 4.6), accent)
    plate.tone(
        "M1.4 16.2C3 18.6 7 19.8 12 19.8C17 19.8 21 18.6 22.6 16.2C19 18.4 5 18.4 1.4 16.2Z",
        accent.shade(0.3),
    )
    plate.body(ellipse(12, 13.2, 6.6, 1.9), STEEL, 0.5)
    plate.body(
        joined(circle(x, y, 0.95) for x, y in ((4.4, 15.6), (8.6, 17), (15.4, 17))), GLOW, 0.4
    )
    plate.body(circle(19.6, 15.6, 0.95), GLOW, 0.4)
    return plate.node()


@drawing("token-comet")
def token_comet(width: float, height: float, style: Style) -> Node:
    """A comet with a smiling head and a tail of three streams."""
    plate, accent = token_plate(width, height, style), style.accent
    # In black the streams of the tail are hatched in two tones, whatever the player's colour is.
    tail, core = (accent.shade(0.5), accent.shade(0.3)) if style.ink is Ink.MONO else (accent, GLOW)
    plate.accent("M22.6 1L13.6 16.4L19.6 23.4C22.6 17 23.4 9 22.6 1Z", tail)
    plate.accent("M12.4 2.4C8 8 4.6 13.4 2.6 19.6L9.4 15.6Z", tail)
    plate.surface("M18.4 1.4C12.6 6 8 11.4 4.6 18.4L18.6 24.6C20.4 16.6 20.2 9 18.4 1.4Z", core)
    plate.line("M15.8 8.4L12.6 13.4M17.6 11.6L15.8 15.4M13 8.8L10.4 12.4", 0.7)
    plate.body(circle(10.6, 22, 8.4), SUIT)
    plate.tone(
        "M16.4 16.4C19 20 18.6 25.6 15 28.4C12.4 30.4 8.6 30.6 6 29.2"
        "C13.6 29.4 18.2 23.4 16.4 16.4Z",
        SUIT_SHADE,
    )
    plate.dot(joined([circle(8, 21, 1), circle(13.2, 21, 1)]), style.line)
    plate.line("M7.6 24.6C9.2 26.4 12 26.4 13.6 24.6", 0.8)
    plate.accent(joined([circle(6.2, 17.6, 1.3), circle(11.4, 16.6, 0.9)]), accent, 0.5)
    plate.accent(star(3, 6, 2.4, 0.9, 4), accent, 0.4)
    return plate.node()
