"""What the tokens are made of, beside the player's colour."""

from printkit.art.plate import Plate
from printkit.art.style import Style
from printkit.colour import parse_colour

SUIT = parse_colour("#f6f3ec")
SUIT_SHADE = parse_colour("#d9d6d3")
STEEL = parse_colour("#c3cad3")
STEEL_SHADE = parse_colour("#97a1ae")
IRON = parse_colour("#4d5666")
BRASS = parse_colour("#dfa93f")
BRASS_SHADE = parse_colour("#b98428")
WOOD = parse_colour("#b98252")
GLASS = parse_colour("#cfe3ee")
GLOW = parse_colour("#fff6cf")


def token_plate(width: float, height: float, style: Style) -> Plate:
    """The grid that all tokens are designed on."""
    return Plate(width, height, style, 24, 32)
