"""What the four inks look like on coated paper.

A model of offset printing (FOGRA39, as ISO 12647-2 describes it): dots grow in print, and where
they fall on each other they make one of sixteen known colours (Neugebauer). It stands in for an
ICC profile where there is none. Paper counts as white, as it does to the eye.
"""

from functools import lru_cache
from math import fsum

from printkit.colour import Cmyk, Colour, encoded

Light = tuple[float, float, float]
"""Linear sRGB; what screens cannot show lies outside 0 to 1."""

_SOLIDS = (
    *((95, 0, -2), (55, -37, -50), (48, 74, -3), (24, 17, -46)),  # paper, C, M, CM
    *((89, -5, 93), (50, -68, 25), (47, 68, 48), (23, 0, 0)),  # Y, CY, MY, CMY
    *((16, 0, 0), (11, -5, -7), (10, 10, -1), (7, 4, -9)),  # the same with black
    *((15, -2, 9), (11, -9, 4), (10, 8, 6), (8, 0, 0)),
)
"""CIELAB of the solid inks on each other: without black as the standard has them, with black as
presses come near to them."""

_GROWTH = (0.52, 0.52, 0.52, 0.64)
"""A dot of the share ``a`` covers ``a + growth * a * (1 - a)``: in the middle 13 or 16 % more."""

_WHITE = (0.9642, 1.0, 0.8249)
_TO_SRGB = (
    (3.1341359, -1.6172206, -0.4906864),
    (-0.9787955, 1.9161416, 0.0334540),
    (0.0719453, -0.2289914, 1.4052427),
)
"""CIE XYZ under D50 to linear sRGB."""


@lru_cache(maxsize=8192)
def seen(inks: Cmyk) -> Colour:
    """What the inks look like on a screen, as far as it can show that."""
    red, green, blue = (encoded(min(max(v, 0.0), 1.0)) for v in light_of(inks))
    return Colour(red, green, blue)


def light_of(inks: Cmyk) -> Light:
    """The light that the inks send back, white paper being 1."""
    covered = [ink + growth * ink * (1 - ink) for ink, growth in zip(inks, _GROWTH, strict=True)]
    red, green, blue = (_between(solids, covered) for solids in _CHANNELS)
    return red, green, blue


def _between(solids: tuple[float, ...], covered: list[float]) -> float:
    """The mean of the solids, each as far as its inks cover the paper."""
    for share in covered:
        pairs = zip(solids[::2], solids[1::2], strict=True)
        solids = tuple(without + share * (below - without) for without, below in pairs)
    return solids[0]


def _xyz(lightness: float, a: float, b: float) -> Light:
    middle = (lightness + 16) / 116
    x, y, z = (
        white * _uncurved(value)
        for white, value in zip(_WHITE, (middle + a / 500, middle, middle - b / 200), strict=True)
    )
    return x, y, z


def _uncurved(value: float) -> float:
    return value**3 if value > 6 / 29 else 3 * (6 / 29) ** 2 * (value - 4 / 29)


def _on_paper(lab: tuple[float, float, float]) -> tuple[float, ...]:
    """A colour in CIELAB as linear sRGB, seen from the paper."""
    paper = _xyz(*_SOLIDS[0])
    xyz = [w * v / p for w, v, p in zip(_WHITE, _xyz(*lab), paper, strict=True)]
    return tuple(fsum(m * v for m, v in zip(row, xyz, strict=True)) for row in _TO_SRGB)


_CHANNELS = tuple(zip(*map(_on_paper, _SOLIDS), strict=True))
"""For red, green and blue the light of all sixteen."""
