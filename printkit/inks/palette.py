"""Which inks a colour is printed with: areas, and what is fine: lines and text.

Black ink alone draws what is fine and dark, since nothing else stays sharp when the plates of a
press lie a tenth of a millimetre apart.
"""

from collections.abc import Mapping

from printkit.colour import Cmyk, Colour
from printkit.inks.deriving import black_for, derived
from printkit.records import record

SOLID_BLACK: Cmyk = (0.0, 0.0, 0.0, 1.0)

FINE = 2.0
"""What is narrower than this is no area, mm."""
RICH = 5.0
"""Black areas from this width on may have other inks below the black, mm."""

_GREYISH = ((0.3, 0.2), (0.6, 0.1))
"""Colours that black may stand for: the brightest channel, and what the others may differ by."""


@record
class Inks:
    """How colours become inks.

    ``stated`` are mixes that somebody has designed, by ``#rrggbb``; all others are derived.
    ``rich_black`` is printed where a large area is solid black.
    """

    stated: Mapping[str, Cmyk]
    rich_black: Cmyk | None = None

    def area(self, colour: Colour, width: float) -> Cmyk:
        """The inks of something so wide (mm, where it is narrowest)."""
        if width < FINE:
            return self.fine(colour)
        inks = self._mix(colour)
        return (
            self.rich_black if inks == SOLID_BLACK and self.rich_black and width >= RICH else inks
        )

    def fine(self, colour: Colour) -> Cmyk:
        """The inks of lines and text."""
        channels = (colour.red, colour.green, colour.blue)
        brightest, spread = max(channels), max(channels) - min(channels)
        is_grey = any(brightest <= most and spread <= apart for most, apart in _GREYISH)
        return black_for(colour) if is_grey else self._mix(colour)

    def _mix(self, colour: Colour) -> Cmyk:
        return colour.cmyk or self.stated.get(colour.hex) or derived(colour)
