"""Small lines of text on the edges of a sheet."""

from collections.abc import Sequence
from typing import Literal

from printkit.colour import Colour
from printkit.imposition.options import TextShaper
from printkit.records import record
from printkit.scene import Text
from printkit.units import MM_PER_POINT

Align = Literal["left", "centre", "right"]

SIZE = 6.0 * MM_PER_POINT
"""The usual size of the words on the edge, mm."""


@record
class Lettering:
    """Sets lines in one font and colour."""

    shaper: TextShaper
    font: str
    colour: Colour

    def line(
        self, text: str, x: float, y: float, *, size: float = SIZE, align: Align = "left"
    ) -> Text:
        """One line whose baseline begins, is centred or ends at (x, y)."""
        run = self.shaper.shape(text, self.font, size)
        shift = {"left": 0.0, "centre": run.width / 2, "right": run.width}[align]
        return Text(run, x - shift, y, self.colour)

    def width(self, text: str, size: float = SIZE) -> float:
        """How long the text is on one line, mm."""
        return self.shaper.shape(text, self.font, size).width

    def wrapped(
        self, words: Sequence[str], width: float, size: float = SIZE, joint: str = " "
    ) -> list[str]:
        """The words on lines of the given width; a word that is longer stands alone."""
        lines: list[str] = []
        for word in words:
            longer = f"{lines[-1]}{joint}{word}" if lines else word
            if lines and self.width(longer, size) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
