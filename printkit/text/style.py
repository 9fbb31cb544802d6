"""How a text is to look."""

from dataclasses import replace
from typing import Literal

from printkit.colour import Colour
from printkit.records import record

Align = Literal["left", "center", "right"]
VerticalAlign = Literal["top", "middle", "bottom"]


@record
class TextStyle:
    """Fonts by name, sizes in mm.

    ``size`` is the em that is wanted and ``min_size`` the least that is allowed (``size``
    itself if not given). ``tracking`` (mm at ``size``) shrinks with the text; ``leading`` is
    the distance of baselines in em. Without a ``bold_font`` or ``italic_font`` such spans are
    set in ``font``. What does not fit is set in ``condensed_font``, if that helps.
    ``hyphenate`` divides words in capitals only with ``divide_capitals``. ``balance`` makes
    the lines of short texts equally long.

    With ``headroom`` accents on capitals count as part of them.

    ``top`` puts the top of the capitals on the upper edge, ``bottom`` the descenders on the
    lower edge, ``middle`` centres what lies between the top of the first line's capitals and
    the last baseline. ``scale`` is what sizes were multiplied by that are stated for it.
    """

    font: str
    size: float
    colour: Colour
    bold_font: str | None = None
    italic_font: str | None = None
    condensed_font: str | None = None
    min_size: float | None = None
    leading: float = 1.2
    align: Align = "left"
    valign: VerticalAlign = "top"
    tracking: float = 0.0
    hyphenate: bool = True
    divide_capitals: bool = False
    uppercase: bool = False
    headroom: bool = False
    max_lines: int | None = None
    balance: bool = True
    scale: float = 1.0

    def resized(self, size: float) -> "TextStyle":
        """The style at the size stated, times its scale; it may still shrink to what is stated."""
        if self.scale == 1.0:
            return replace(self, size=size)
        least = size if self.min_size is None else min(size, self.min_size)
        return replace(self, size=size * self.scale, min_size=min(least, size * self.scale))

    def at_most(self, size: float) -> "TextStyle":
        """The style no larger than a size in mm, which it then is to keep if it can."""
        if size >= self.size:
            return self
        least = min(size, self.min_size or size)
        return replace(self, size=size, min_size=least, tracking=self.tracking * size / self.size)

    def condensed(self) -> "TextStyle | None":
        """The style in its condensed font, not tracked; any word may be divided."""
        if self.condensed_font is None:
            return None
        return replace(
            self,
            font=self.condensed_font,
            bold_font=None,
            condensed_font=None,
            tracking=min(0.0, self.tracking),
            hyphenate=True,
            divide_capitals=True,
        )

    def font_for(self, *, bold: bool, italic: bool) -> str:
        """The font of a span; bold weighs more than italic."""
        wanted = (self.bold_font if bold else None) or (self.italic_font if italic else None)
        return wanted or self.font
