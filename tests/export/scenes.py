"""Scenes that the tests of all exporters draw."""

from dataclasses import replace
from io import BytesIO

from PIL import Image as Pixels

from printkit.colour import BLACK, parse_colour
from printkit.export.document import DocumentInfo
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import rotate, scale, translate
from printkit.scene import Artwork, Group, Image, Picture, Shape, Sheet, Symbol, Text, Use
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper

FONTS = shipped_fonts()
SHAPER = Shaper(FONTS)
INFO = DocumentInfo("Städte ☃", "The author", "A game", "de", ("board", "game"))
RED, GREEN, BLUE = parse_colour("#f00"), parse_colour("#0f0"), parse_colour("#00f")
WORDS = "Straße „AV“ 12 €"


def picture() -> Picture:
    """Two by one pixels: red, then blue."""
    pixels = Pixels.new("RGB", (2, 1), (255, 0, 0))
    pixels.putpixel((1, 0), (0, 0, 255))
    out = BytesIO()
    pixels.save(out, "PNG")
    return Picture(out.getvalue(), 2, 1, "red-and-blue")


def content() -> Group:
    """On 100 x 60 mm: a red square, a text, a clipped square, symbols, a picture."""
    corner = Symbol("corner", Shape(rectangle(0, 0, 10, 4), fill=GREEN), Bounds(0, 0, 10, 4))
    pair = Symbol("pair", Group((Use(corner), Use(corner, translate(0, 6)))), Bounds(0, 0, 10, 10))
    clipped = Group(
        (Shape(rectangle(0, 0, 10, 10), fill=BLUE),), translate(20, 0), rectangle(0, 0, 5, 10)
    )
    return Group(
        (
            Shape(rectangle(0, 0, 10, 10), fill=RED),
            clipped,
            Use(corner, translate(40, 0)),
            Use(corner, rotate(90).then(translate(70, 0))),
            Use(pair, scale(2).then(translate(75, 0))),
            Image(picture(), 0, 30, 20, 10),
            Text(SHAPER.shape(WORDS, "Jost-Regular", 6), 30, 40, BLACK),
        )
    )  # fmt: skip


SQUARES = [
    ((5, 5), (255, 0, 0)),
    ((15, 5), (255, 255, 255)),
    ((22, 5), (0, 0, 255)),
    ((27, 5), (255, 255, 255)),  # clipped away
    ((45, 2), (0, 255, 0)),
    ((45, 6), (255, 255, 255)),
    ((68, 8), (0, 255, 0)),  # the turned symbol reaches down, not right
    ((72, 2), (255, 255, 255)),
    ((90, 6), (0, 255, 0)),
    ((90, 10), (255, 255, 255)),
    ((90, 18), (0, 255, 0)),
    ((4, 35), (255, 0, 0)),
    ((16, 35), (0, 0, 255)),
]
"""Places in mm, and the colours that :func:`content` shows there."""


def sheet(label: str = "One") -> Sheet:
    """The content on paper, with boxes of their own."""
    return Sheet(100, 60, content(), label, trim=Bounds(5, 6, 80, 40), bleed=Bounds(2, 3, 86, 46))


def three_sheets() -> list[Sheet]:
    """Three pages of one content with two labels."""
    one = sheet()
    return [one, one, replace(one, label="Two")]


def artwork() -> Artwork:
    """A piece with bleed, a knife path and a fold."""
    return Artwork(
        "tile", "A tile", 100, 60, content(), back=Shape(rectangle(0, 0, 9, 9), fill=BLUE),
        bleed=3, outline=rectangle(0, 0, 90, 60), score=rectangle(10, 0, 0, 60),
    )  # fmt: skip
