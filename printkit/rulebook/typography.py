"""How a rulebook is set: the styles of its parts, and the distances between them."""

from dataclasses import replace

from printkit.colour import Colour
from printkit.records import record
from printkit.text.style import TextStyle


@record
class Typography:
    """Styles of the parts; all distances follow the size of the body.

    ``mark`` is the colour of bullets and of the discs behind numbers, ``rule`` that of the line
    above a heading.
    """

    lead: TextStyle
    heading: TextStyle
    subheading: TextStyle
    body: TextStyle
    number: TextStyle
    mark: Colour
    rule: Colour

    def scaled(self, factor: float) -> "Typography":
        """The same design in another size."""
        return replace(
            self,
            lead=_scaled(self.lead, factor),
            heading=_scaled(self.heading, factor),
            subheading=_scaled(self.subheading, factor),
            body=_scaled(self.body, factor),
            number=_scaled(self.number, factor),
        )

    @property
    def line(self) -> float:
        """The distance of two baselines of the body, mm."""
        return self.body.size * self.body.leading

    @property
    def indent(self) -> float:
        """How far the text of a list stands to the right of its marks, mm."""
        return 1.55 * self.body.size


def _scaled(style: TextStyle, factor: float) -> TextStyle:
    least = None if style.min_size is None else style.min_size * factor
    return replace(
        style, size=style.size * factor, min_size=least, tracking=style.tracking * factor
    )
