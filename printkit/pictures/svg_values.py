"""Numbers, lengths, transforms and colours as SVG writes them."""

import math
import re
from collections.abc import Callable
from functools import cache

from printkit.colour import Colour, parse_colour
from printkit.geometry.transform import IDENTITY, Transform, rotate, scale, translate
from printkit.pictures.problem import PictureProblem

_LARGEST = 1e9
_NUMBER = r"[+-]?(?:\d++(?:\.\d*+)?|\.\d++)(?:[eE][+-]?\d++)?"
_LENGTH = re.compile(rf"\s*+({_NUMBER})\s*+([a-z%]*+)\s*+")
_BETWEEN = re.compile(r"\s++(?:,\s*+)?|,\s*+")
_TRANSFORM = re.compile(r"[\s,]*([A-Za-z]+)\s*\(([^()]*)\)[\s,]*")
_RGB = re.compile(r"rgb\(([^()]*)\)")
_PIXELS_PER_INCH = 96.0
_PIXELS_PER_UNIT = {
    "": 1.0,
    "px": 1.0,
    "mm": _PIXELS_PER_INCH / 25.4,
    "cm": _PIXELS_PER_INCH / 2.54,
    "in": _PIXELS_PER_INCH,
    "pt": _PIXELS_PER_INCH / 72,
    "pc": _PIXELS_PER_INCH / 6,
}


def svg_length(name: str, text: str) -> float:
    """A length in the drawing's own units.

    Raises:
        PictureProblem: no number, or a unit that depends on where the drawing stands.
    """
    match = _LENGTH.fullmatch(text)
    if match is None or match[2] not in _PIXELS_PER_UNIT:
        raise PictureProblem(f"{name}={_short(text)} is not a plain length; write a number")
    return _finite(name, match[1]) * _PIXELS_PER_UNIT[match[2]]


def number_list(name: str, text: str) -> list[float]:
    """Numbers with commas or spaces between them.

    Raises:
        PictureProblem: something else stands among them.
    """
    return [_finite(name, part) for part in _BETWEEN.split(text.strip()) if text.strip()]


def _finite(name: str, text: str) -> float:
    if re.fullmatch(_NUMBER, text) is None:
        raise PictureProblem(f"{name}: {_short(text)} is not a number")
    value = float(text)
    if not abs(value) <= _LARGEST:
        raise PictureProblem(f"{name}: {_short(text)} is larger than any drawing needs")
    return value


def svg_transform(text: str) -> Transform:
    """The transform that a list such as ``translate(2 3) rotate(45)`` describes.

    Raises:
        PictureProblem: a step that SVG does not have, or numbers that do not suit it.
    """
    total, done = IDENTITY, 0
    text = "" if text == "none" else text.strip()
    while done < len(text):
        match = _TRANSFORM.match(text, done)
        if match is None:
            raise PictureProblem(f"transform={_short(text)} cannot be understood")
        total = _step(match[1], number_list("transform", match[2])).then(total)
        done = match.end()
    if not all(abs(value) <= _LARGEST for value in total):
        raise PictureProblem("transform: it enlarges beyond all measure")
    return total


def _step(name: str, numbers: list[float]) -> Transform:
    make = _STEPS.get((name, len(numbers)))
    if make is None:
        raise PictureProblem(f"transform: {name}() with {len(numbers)} numbers is not known")
    return make(*numbers)


def _skewed(across: float, down: float) -> Transform:
    """Slanted by angles in degrees."""
    return Transform(b=math.tan(math.radians(down)), c=math.tan(math.radians(across)))


_STEPS: dict[tuple[str, int], Callable[..., Transform]] = {
    ("matrix", 6): Transform,
    ("translate", 1): lambda x: translate(x, 0.0),
    ("translate", 2): translate,
    ("scale", 1): scale,
    ("scale", 2): scale,
    ("rotate", 1): rotate,
    ("rotate", 3): rotate,
    ("skewX", 1): lambda degrees: _skewed(degrees, 0.0),
    ("skewY", 1): lambda degrees: _skewed(0.0, degrees),
}


def svg_colour(name: str, text: str) -> Colour | None:
    """A colour, or None for ``none``.

    Raises:
        PictureProblem: it is not a flat, opaque colour.
    """
    folded = text.strip().lower()
    if folded in ("none", "transparent"):
        return None
    if (rgb := _RGB.fullmatch(folded)) is not None:
        return _rgb(name, text, rgb[1])
    try:
        return parse_colour(named_colours().get(folded, folded))
    except ValueError:
        raise PictureProblem(
            f"{name}={_short(text)} is not a flat, opaque colour; write it as #rrggbb"
        ) from None


def _rgb(name: str, text: str, inside: str) -> Colour:
    parts = _BETWEEN.split(inside.strip())
    shares = [
        _finite(name, part.removesuffix("%")) / (100 if part.endswith("%") else 255)
        for part in parts
    ]
    if len(shares) != 3:  # noqa: PLR2004 - red, green, blue
        raise PictureProblem(f"{name}={_short(text)} does not have three parts")
    red, green, blue = (min(1.0, max(0.0, share)) for share in shares)
    return Colour(red, green, blue)


@cache
def named_colours() -> dict[str, str]:
    """The colours that CSS gives names to, as ``#rrggbb``."""
    from PIL.ImageColor import colormap, getrgb  # noqa: PLC0415 - late: start-up

    # Pillow's table changes as it is used: names turn into numbers.
    return {name: "#{:02x}{:02x}{:02x}".format(*getrgb(name)) for name in tuple(colormap)}


def _short(text: str) -> str:
    return f"“{text}”" if len(text) <= 40 else f"“{text[:37]}…”"  # noqa: PLR2004 - fits a message
