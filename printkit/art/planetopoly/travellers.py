"""Two more tokens: a saucer and a comet; the player's colour is their hull and their tail."""

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.art.tokens.materials import GLOW, STEEL, SUIT, SUIT_SHADE, token_plate
from printkit.colour import WHITE
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, star
from printkit.scene import Node


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
    plate.accent("M22.6 1L13.6 16.4L19.6 23.4C22.6 17 23.4 9 22.6 1Z", accent)
    plate.accent("M12.4 2.4C8 8 4.6 13.4 2.6 19.6L9.4 15.6Z", accent)
    plate.surface("M18.4 1.4C12.6 6 8 11.4 4.6 18.4L18.6 24.6C20.4 16.6 20.2 9 18.4 1.4Z", GLOW)
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
