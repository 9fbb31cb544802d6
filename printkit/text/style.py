"""How a text is to look."""

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
    set in ``font``. ``balance`` makes the lines of short texts equally long.

    ``top`` puts the top of the capitals on the upper edge, ``bottom`` the descenders on the
    lower edge, ``middle`` centres what lies between the top of the first line's capitals and
    the last baseline.
    """

    font: str
    size: float
    colour: Colour
    bold_font: str | None = None
    italic_font: str | None = None
    min_size: float | None = None
    leading: float = 1.2
    align: Align = "left"
    valign: VerticalAlign = "top"
    tracking: float = 0.0
    hyphenate: bool = True
    uppercase: bool = False
    max_lines: int | None = None
    balance: bool = True

    def font_for(self, *, bold: bool, italic: bool) -> str:
        """The font of a span; bold weighs more than italic."""
        wanted = (self.bold_font if bold else None) or (self.italic_font if italic else None)
        return wanted or self.font
