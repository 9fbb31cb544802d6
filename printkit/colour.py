"""Colours: in sRGB, as screens and home printers want them; those of presses know their inks."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from printkit.records import record

ENOUGH_CONTRAST = 4.5
"""Contrast ratio that text needs, by the Web Content Accessibility Guidelines."""

_HEX = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")

Cmyk = tuple[float, float, float, float]
"""Shares of cyan, magenta, yellow and black ink, from 0 to 1."""


@record
class Colour:
    """An opaque colour; ``red``, ``green`` and ``blue`` are sRGB from 0 to 1.

    ``cmyk`` are the inks of a press, once :mod:`printkit.inks` has chosen them.
    """

    red: float
    green: float
    blue: float
    cmyk: Cmyk | None = None

    @property
    def hex(self) -> str:
        """``#rrggbb``."""
        return "#" + "".join(f"{round(v * 255):02x}" for v in (self.red, self.green, self.blue))

    @property
    def luminance(self) -> float:
        """Relative luminance as WCAG 2 defines it, 0 to 1."""
        red, green, blue = (linear(v) for v in (self.red, self.green, self.blue))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    def mix(self, other: "Colour", share: float) -> "Colour":
        """This colour with ``share`` (0 to 1) of the other in it, mixed in sRGB."""
        return Colour(
            self.red + (other.red - self.red) * share,
            self.green + (other.green - self.green) * share,
            self.blue + (other.blue - self.blue) * share,
        )

    def tint(self, share: float) -> "Colour":
        """The colour on white: 1 is the colour itself, 0 is white."""
        return self.mix(WHITE, 1 - share)

    def shade(self, share: float) -> "Colour":
        """The colour darkened: 0 is the colour itself, 1 is black."""
        return self.mix(BLACK, share)

    def grey(self) -> "Colour":
        """The grey of the same luminance; greys, white among them, stay exactly what they are."""
        if self.red == self.green == self.blue:
            return Colour(self.red, self.red, self.red)
        value = encoded(self.luminance)
        return Colour(value, value, value)


@lru_cache(maxsize=1024)
def parse_colour(text: str) -> Colour:
    """The colour written ``#rgb`` or ``#rrggbb``.

    Raises:
        ValueError: the text is not written so.
    """
    match = _HEX.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text!r} is not a colour; write it as #rrggbb")
    digits = match[1] if len(match[1]) == 6 else "".join(2 * digit for digit in match[1])  # noqa: PLR2004 - #rgb or #rrggbb
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return Colour(red, green, blue)


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of WCAG 2, from 1 to 21."""
    dark, light = sorted((one.luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)


def readable_on(ground: Colour, choices: Sequence[Colour] | None = None) -> Colour:
    """Of the choices (black and white by default) the one that reads best on the ground."""
    return max(choices or (BLACK, WHITE), key=lambda ink: contrast(ink, ground))


def linear(value: float) -> float:
    """An sRGB value from 0 to 1 as the share of light that it stands for."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - the sRGB curve


def encoded(value: float) -> float:
    """A share of light from 0 to 1 as an sRGB value."""
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055  # noqa: PLR2004 - the sRGB curve


BLACK = Colour(0, 0, 0)
WHITE = Colour(1, 1, 1)


def plain_colour(colour: Colour) -> tuple[Any, ...]:
    """A colour as a plain value."""
    inks = None if colour.cmyk is None else tuple(colour.cmyk)
    return colour.red, colour.green, colour.blue, inks


@lru_cache(maxsize=1024, typed=True)  # 1 and 1.0 are distinguished: digests of pieces do so too
def colour_of(red: float, green: float, blue: float, inks: Any) -> Colour:
    """The colour of a plain value."""
    return Colour(red, green, blue, inks)
