"""The colours of the space drawings: an indigo night, a warm sun, and each body's own few tones."""

from printkit.colour import Colour, parse_colour

NIGHT = parse_colour("#141038")
INDIGO = parse_colour("#221a5c")
VIOLET = parse_colour("#3d2c86")
DUSK = parse_colour("#6a4aa5")

CREAM = parse_colour("#fff3d6")
GOLD = parse_colour("#ffd166")
SUN = parse_colour("#ffb01f")
ORANGE = parse_colour("#f77f2f")
CORAL = parse_colour("#f2594b")
EMBER = parse_colour("#b8263b")

ICE = parse_colour("#e4f8fa")
CYAN = parse_colour("#9be3e6")
TEAL = parse_colour("#35a9b0")
DEEP_TEAL = parse_colour("#176b80")
AZURE = parse_colour("#3f74e0")
ULTRAMARINE = parse_colour("#2347b8")
MARINE = parse_colour("#172c80")
LEAF = parse_colour("#5aa05a")

SAND = parse_colour("#f6dca0")
HONEY = parse_colour("#e8b65a")
OCHRE = parse_colour("#c98a3c")
UMBER = parse_colour("#8a5a34")
APRICOT = parse_colour("#f2a57a")
TERRACOTTA = parse_colour("#d4603a")
RUST = parse_colour("#a83f2c")
OXBLOOD = parse_colour("#6e2430")

BONE = parse_colour("#ece6dc")
ASH = parse_colour("#c4bdba")
STONE = parse_colour("#97908f")
SLATE = parse_colour("#64606e")
TAUPE = parse_colour("#a8917c")
CLAY = parse_colour("#7c6657")
PITCH = parse_colour("#26203c")


def lighter(colour: Colour, share: float) -> Colour:
    """The colour in warm light."""
    return colour.mix(CREAM, share)


def darker(colour: Colour, share: float) -> Colour:
    """The colour in shadow: multiplied with a violet, so that warm tones stay warm."""
    red, green, blue = (1 - share * (1 - tint) for tint in (0.2, 0.1, 0.34))
    return Colour(colour.red * red, colour.green * green, colour.blue * blue)
