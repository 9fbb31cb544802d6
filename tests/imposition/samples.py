"""Pieces, words and a shaper of fixed widths for the tests of this folder."""

from printkit.colour import BLACK, Colour
from printkit.geometry.shapes import circle, rectangle
from printkit.imposition.options import Backs, Cutting, SlugTexts
from printkit.scene import Artwork, GlyphRun, Shape

WORDS = SlugTexts(
    game="A Game",
    component="Cards",
    notice="Unofficial.",
    sheet="Sheet {number} of {total}",
    scale="{paper}, print at 100%",
    tile="Part {tile}",
    back="back",
    ruler="100 mm",
    flips={backs: f"flip: {backs}" for backs in Backs},
    cutting=Cutting("cut {steps}", "{count} across", "{count} down", ", then "),
    font="any",
    colour=BLACK,
    steps=("Cut out the parts.", "Glue them."),
    calibration=("Hold it to the light.",),
)


class FixedWidth:
    """Every character is half an em wide."""

    def shape(self, text: str, font: str, size: float, tracking: float = 0.0) -> GlyphRun:
        return GlyphRun(font, size, text, tuple(size / 2 + tracking for _ in text))


def piece(
    width: float,
    height: float,
    *,
    copies: int = 1,
    bleed: float = 3.0,
    back: bool = True,
    name: str = "piece",
) -> Artwork:
    """A rectangle with or without a back."""
    area = rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    return Artwork(
        id=name,
        title=name.title(),
        width=width,
        height=height,
        front=Shape(area, fill=BLACK),
        back=Shape(area, fill=Colour(1, 0, 0)) if back else None,
        copies=copies,
        bleed=bleed,
    )


def chip(diameter: float, *, copies: int = 1, name: str = "chip") -> Artwork:
    """A disc that is cut along its outline."""
    radius = diameter / 2
    disc = circle(radius, radius, radius)
    return Artwork(
        id=name,
        title=name.title(),
        width=diameter,
        height=diameter,
        front=Shape(disc, fill=BLACK),
        copies=copies,
        outline=disc,
    )
