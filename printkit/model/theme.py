"""A theme: colours, fonts, sizes and named boxes. Nothing in it is computed."""

from typing import Annotated

from pydantic import Field

from printkit.model.base import HexColour, Id, Millimetres, Record


class InkColours(Record):
    """One colour role in the three ink modes; what is not given is taken from ``full``."""

    full: HexColour
    low: HexColour | None = None
    mono: HexColour | None = None


class Box(Record):
    """A rectangle on a piece, mm from the upper left corner of its trim."""

    x: float = Field(strict=False)
    y: float = Field(strict=False)
    w: Millimetres
    h: Millimetres


class Theme(Record):
    """What most designers of a custom edition change."""

    name: str
    colours: dict[Id, HexColour | InkColours]
    """Roles such as ``ground``, ``ink``, ``accent``."""
    fonts: dict[Id, str]
    """Roles such as ``display``, ``text``, ``numeral`` to font names."""
    sizes: dict[Id, Annotated[str | float, Field(strict=False)]] = {}
    """Named lengths: ``title: 14pt``."""
    boxes: dict[str, Box] = {}
    """Named rectangles: ``deed.title: {x: 4, y: 4, w: 49, h: 12}``."""
    options: dict[Id, str | bool | int | float] = {}
    """Switches that the theme's templates understand."""
