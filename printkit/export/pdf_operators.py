"""PDF content operators as strings. Coordinates stay millimetres: the page scales once."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from printkit.colour import Cmyk, Colour
from printkit.export.numbers import decimal, decimals, matrix_numbers
from printkit.geometry.path import Path
from printkit.geometry.transform import Transform
from printkit.scene.nodes import Shape, Stroke

HomeColours = Literal["rgb", "gray"]
"""For screens and home printers, and for black ink alone."""
ColourSpace = HomeColours | Literal["cmyk"]
"""For presses too."""

OVERPRINTS = {"None": (False, False), "Lines": (True, False), "Text": (False, True)}
"""The graphics states of files for presses: whether lines, and whether fills and text, leave the
inks below them alone where they print none of their own."""
KNOCKOUT = "/None gs"

_CAPS = {"butt": "0 J", "round": "1 J", "square": "2 J"}
_JOINS = {"miter": "0 j", "round": "1 j", "bevel": "2 j"}


_SEGMENTS = {
    "M": "%.3f %.3f m",
    "L": "%.3f %.3f l",
    "C": "%.3f %.3f %.3f %.3f %.3f %.3f c",
    "Z": "h",
}
"""Micrometres are finer than any press; the zeros at the end vanish in compression."""


def path_operators(path: Path) -> str:
    """The operators that construct a path, written with a single format: kits are mostly paths.

    Raises:
        ValueError: a coordinate is infinite or not a number.
    """
    shapes: list[str] = []
    numbers: list[float] = []
    for segment in path.segments:
        shapes.append(_SEGMENTS[segment[0]])
        numbers += segment[1:]
    text = " ".join(shapes) % tuple(numbers)
    if "n" in text:  # of "nan" and "inf"; no operator has one
        raise ValueError("a path with an infinite coordinate cannot be drawn")
    return text


def paint_operator(shape: Shape) -> str:
    """The operator that paints the path of a shape."""
    star = "*" if shape.even_odd else ""
    match shape:
        case Shape(fill=None, stroke=None):
            return "n"
        case Shape(fill=None):
            return "S"
        case Shape(stroke=None):
            return "f" + star
        case _:
            return "B" + star


def matrix(transform: Transform) -> str:
    """The operator that puts a transform before everything that follows."""
    return f"{matrix_numbers(transform)} cm"


@lru_cache(maxsize=4096)
def fill_colour(colour: Colour, space: ColourSpace) -> str:
    """The operator that chooses the colour of fills and text."""
    return _colour(colour, space, {"rgb": "rg", "gray": "g", "cmyk": "k"})


@lru_cache(maxsize=4096)
def stroke_operators(stroke: Stroke, space: ColourSpace) -> dict[str, str]:
    """For each property of a line the operator that sets it."""
    return dict(_stroke_operators(stroke, space))


def _stroke_operators(stroke: Stroke, space: ColourSpace) -> Iterator[tuple[str, str]]:
    yield "stroke", _colour(stroke.colour, space, {"rgb": "RG", "gray": "G", "cmyk": "K"})
    yield "width", f"{decimal(stroke.width)} w"
    dash = decimals(*stroke.dash)
    if not dash.strip("0. "):  # too short for this many places; PDF has no dashes of nothing
        dash = ""
    yield "dash", f"[{dash}] 0 d"
    yield "cap", _CAPS[stroke.cap]
    yield "join", _JOINS[stroke.join]


def inks_of(colour: Colour) -> Cmyk:
    """The inks of a colour.

    Raises:
        ValueError: nobody has chosen them.
    """
    if colour.cmyk is None:
        raise ValueError(f"the colour {colour.hex} has no inks")
    return colour.cmyk


def _colour(colour: Colour, space: ColourSpace, operators: dict[ColourSpace, str]) -> str:
    """Greys are spoken of as such in colour too, so that black needs no ink but black."""
    numbers: tuple[float, ...] = (colour.red, colour.green, colour.blue)
    if space == "cmyk":
        numbers = inks_of(colour)
    elif len(set(numbers)) == 1:
        space, numbers = "gray", numbers[:1]
    elif space == "gray":
        numbers = (colour.grey().red,)
    return f"{decimals(*numbers)} {operators[space]}"
