"""Colours as eyes see them: how far apart two are, and what colour-blind people see of them.

Written out here, though libraries have it, because the smallest of them takes a tenth of a second
to import, a third of what a whole check may take; the tests compare it with one.
"""

from enum import StrEnum
from functools import lru_cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from printkit.colour import Colour, linear

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]


class ColourVision(StrEnum):
    """How somebody sees; the values are for messages."""

    NORMAL = "normal colour vision"
    PROTAN = "protanopia (no red)"
    DEUTAN = "deuteranopia (no green)"
    TRITAN = "tritanopia (no blue)"


_TO_XYZ: Matrix = (
    (0.4123907992659595, 0.357584339383878, 0.1804807884018343),
    (0.2126390058715104, 0.715168678767756, 0.0721923153607337),
    (0.0193308187155918, 0.119194779794626, 0.9505321522496606),
)
"""Linear sRGB to CIE XYZ under D65."""
_WHITE: Triple = (0.9504559270516716, 1.0, 1.0890577507598784)

_PROTAN: Matrix = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
_DEUTAN: Matrix = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
"""Viénot, Brettel and Mollon 1999, on linear sRGB."""
_TRITAN: tuple[Matrix, Matrix] = (
    ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.805, 0.11911)),
    ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.1232), (-0.37562, 1.12767, 0.24796)),
)
"""Brettel, Viénot and Mollon 1997: two planes, on both sides of the greys."""
_TRITAN_DIVIDE: Triple = (0.03901, -0.02788, -0.01113)


@lru_cache(4096)
def nearest_vision(one: Colour, other: Colour) -> tuple[float, ColourVision]:
    """The kind of colour-blindness in which two colours are most alike, and how far apart."""
    return min((difference(one, other, vision), vision) for vision in list(ColourVision)[1:])


@lru_cache(4096)
def difference(one: Colour, other: Colour, vision: ColourVision = ColourVision.NORMAL) -> float:
    """CIEDE2000: about 1 is just seen side by side; black and white are 100 apart.

    Formulas as in Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005).
    """
    return ciede2000(_lab(one, vision), _lab(other, vision))


def ciede2000(one: Triple, other: Triple) -> float:
    """The difference of two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1 + 0.5 * (1 - _strength((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, c2 = hypot(stretch * a1, b1), hypot(stretch * a2, b2)
    h1, h2 = _hue(stretch * a1, b1), _hue(stretch * a2, b2)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    bend = 2 * _strength(chroma) * sin(radians(60 * exp(-((((hue % 360) - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 - bend * by_chroma * by_hue)


def _strength(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.2 * cos(radians(4 * hue - 63))
    )


@lru_cache(maxsize=1024)
def _lab(colour: Colour, vision: ColourVision) -> Triple:
    """The colour in CIELAB, as it is seen."""
    seen = _seen((linear(colour.red), linear(colour.green), linear(colour.blue)), vision)
    x, y, z = (_root(v / white) for v, white in zip(_times(_TO_XYZ, seen), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _seen(rgb: Triple, vision: ColourVision) -> Triple:
    """What is left of linear sRGB, kept within what can be shown."""
    match vision:
        case ColourVision.NORMAL:
            return rgb
        case ColourVision.PROTAN:
            seen = _times(_PROTAN, rgb)
        case ColourVision.DEUTAN:
            seen = _times(_DEUTAN, rgb)
        case ColourVision.TRITAN:
            seen = _times(_TRITAN[_dot(_TRITAN_DIVIDE, rgb) < 0], rgb)
    red, green, blue = (min(1.0, max(0.0, v)) for v in seen)
    return red, green, blue


def _times(matrix: Matrix, vector: Triple) -> Triple:
    return _dot(matrix[0], vector), _dot(matrix[1], vector), _dot(matrix[2], vector)


def _dot(one: Triple, other: Triple) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
