"""A theme: colours, fonts, text styles, sizes and named boxes. Nothing in it is computed."""

from math import fsum
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from printkit.model.base import HexColour, Id, Millimetres, Record
from printkit.model.references import Ref

FontRole = Annotated[Id, Ref("fonts")]
ColourRole = Annotated[Id, Ref("colours")]

Length = str | Annotated[float, Field(strict=False)]
"""A length in mm, or with a unit: ``9pt``, ``2.5in``."""


Percent = Annotated[float, Field(ge=0, le=100, strict=False)]
MOST_INK = 240
"""Percent of the four inks together that every press and service takes."""


def _within_the_limit(inks: tuple[float, ...]) -> tuple[float, ...]:
    if fsum(inks) > MOST_INK:
        raise ValueError(f"the four inks add up to more than {MOST_INK} %")
    return inks


InkShares = Annotated[
    tuple[Percent, Percent, Percent, Percent],
    Field(strict=False),
    AfterValidator(_within_the_limit),
]
"""Cyan, magenta, yellow and black, percent: 240 together at most."""


class InkColours(Record):
    """One colour role in the three ink modes; what is not given is taken from ``full``."""

    full: HexColour
    """For full ink."""
    cmyk: InkShares | None = None
    """What presses print for ``full``: cyan, magenta, yellow, black, percent."""
    low: HexColour | None = None
    """For low ink."""
    mono: HexColour | None = None
    """For black ink alone."""


class Box(Record):
    """A rectangle on a piece, mm from the upper left corner of its trim."""

    x: float = Field(strict=False)
    """Left edge."""
    y: float = Field(strict=False)
    """Upper edge."""
    w: Millimetres
    """Width."""
    h: Millimetres
    """Height."""


class StyleOfText(Record):
    """How a text is set; the template may override each of these."""

    font: FontRole
    """The font of plain words."""
    size: Length
    """The size, such as `9pt`."""
    scale: Annotated[float, Field(ge=0.5, le=2, strict=False)] = 1.0
    """All sizes at which it is set are multiplied by this, also those that templates state."""
    min: Length | None = None
    """The text may shrink to this size to fit its box; default: it may not shrink."""
    colour: ColourRole = "ink"
    """The colour of the text."""
    bold: FontRole | None = None
    """The font of ``**strong**`` words."""
    italic: FontRole | None = None
    """The font of ``*emphasis*``."""
    condensed: FontRole | None = None
    """A narrow font for what does not fit its box otherwise; words may be divided then."""
    align: Literal["left", "center", "right"] = "left"
    """Where the lines stand in their box."""
    valign: Literal["top", "middle", "bottom"] = "top"
    """Where the text stands in its box."""
    leading: Annotated[float, Field(gt=0.5, lt=3, strict=False)] = 1.2
    """From line to line, as a multiple of the size."""
    tracking: Length = 0.0
    """Added between letters."""
    uppercase: bool = False
    """Sets all in capitals."""
    hyphenate: bool = True
    """Whether words may be divided."""
    headroom: bool = False
    """Whether the accents of capitals, such as the dots of Ü, are kept within the box too."""
    balance: bool = True
    """Whether the lines of short texts are made equally long; texts to be read fill their lines."""


class DesignTokens(Record):
    """What changes all pieces at once, without a template."""

    text: Annotated[float, Field(ge=0.5, le=2, strict=False)] = 1.0
    """The sizes of all texts are multiplied by this; what then does not fit shrinks, as ever."""
    line: Annotated[float, Field(ge=0.2, le=5, strict=False)] = 1.0
    """The widths of all lines are multiplied by this; what is wider than 2 mm is no line."""
    corner: Annotated[float, Field(ge=0, le=10, strict=False)] = 1.0
    """The radius of the corners of all plates and panels is multiplied by this."""
    plate: Literal["round", "cut", "hollow", "bevel"] = "round"
    """How these corners are made; of `bevel` the upper left and the lower right one are cut."""


class Theme(Record):
    """What most designers of a custom edition change."""

    name: str
    """What the theme is called."""
    colours: dict[Id, HexColour | InkColours]
    """Roles such as ``ground``, ``ink``, ``accent``."""
    fonts: dict[Id, str]
    """Roles such as `display` to names of bundled fonts, or files such as `fonts/My.ttf`."""
    fallback: list[FontRole] = []
    """Where a character is looked for that a text's own font lacks, in this order."""
    styles: dict[Id, StyleOfText] = {}
    """Text styles by name."""
    tokens: DesignTokens = DesignTokens()
    """What changes all pieces at once: `text`, `line`, `corner`, `plate`."""
    sizes: dict[Id, Length] = {}
    """Named lengths: ``gap: 2mm``."""
    boxes: dict[str, Box] = {}
    """Named rectangles: ``deed.title: {x: 4, y: 4, w: 49, h: 12}``."""
    options: dict[Id, str | bool | int | float] = {}
    """Switches that the theme's templates understand; `emblem`: an icon or a picture."""

    def colour_in(self, role: str, ink: str) -> str:
        """The colour that a role has in an ink mode; ``mono`` falls back on ``low``.

        Raises:
            KeyError: there is no such role.
        """
        colours = self.colours[role]
        if isinstance(colours, str):
            return colours
        given = {"low": colours.low, "mono": colours.mono or colours.low}
        return given.get(ink) or colours.full
