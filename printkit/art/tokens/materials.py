"""What the tokens are made of, beside the player's colour, and how that is inked."""

from printkit.art.plate import Plate
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.geometry.path import Path

SUIT = parse_colour("#f6f3ec")
SUIT_SHADE = parse_colour("#d9d6d3")
STEEL = parse_colour("#c3cad3")
STEEL_SHADE = parse_colour("#97a1ae")
IRON = parse_colour("#4d5666")
BRASS = parse_colour("#dfa93f")
BRASS_SHADE = parse_colour("#b98428")
WOOD = parse_colour("#b98252")
GLASS = parse_colour("#cfe3ee")
GLOW = parse_colour("#fff6cf")


_HATCHES = ((0.1, 0.62), (0.22, 0.85), (0.38, 1.1), (0.6, 1.6))
"""Lines of an engraver: up to which luminance they stand how close, in units."""
_CLOSEST, _HAIR = 0.45, 0.2
"""Never closer than this, mm; their width in units."""
_DARK = 0.22
"""Small surfaces darker than this are hatched both ways (luminance)."""


class TokenPlate(Plate):
    """A plate whose surfaces are engraved where there is only black, with their shadows."""

    def surface(self, shape: str | Path, colour: Colour, width: float = 0.7) -> None:
        """A surface; in black only with lines as close as its colour is dark."""
        if self.style.ink is not Ink.MONO:
            super().surface(shape, colour, width)
            return
        self.plain(shape, WHITE)
        self._engrave(shape, colour, 1.0)
        self.contour(shape, width)

    def accent(self, shape: str | Path, colour: Colour, width: float = 0.7) -> None:
        """A small surface: low ink keeps the player's colour; in black lines across surfaces'."""
        if self.style.ink is not Ink.MONO:
            own = self.style.is_full or colour == self.style.accent
            (super().accent if own else super().surface)(shape, colour, width)
            return
        self.plain(shape, WHITE)
        self._engrave(shape, colour, -1.0)
        if colour.luminance < _DARK:
            self._engrave(shape, colour, 1.0)
        self.contour(shape, width)

    def tone(self, shape: str | Path, colour: Colour) -> None:
        """A shadow or a light; in black only lines."""
        super().tone(shape, colour)
        if self.style.ink is Ink.MONO:
            self._engrave(shape, colour, 0.0)

    def _engrave(self, shape: str | Path, colour: Colour, slant: float) -> None:
        gaps = [gap for most, gap in _HATCHES if colour.luminance <= most]
        if gaps:
            self.hatch(shape, max(gaps[0], _CLOSEST / self.unit), _HAIR, slant, BLACK)


def token_plate(width: float, height: float, style: Style) -> TokenPlate:
    """The grid that all tokens are designed on."""
    return TokenPlate(width, height, style, 24, 32)
