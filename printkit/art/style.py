"""How a drawing is inked: in full colour, with little ink, or in black and a few greys.

A drawing says what a colour is *for* (a sky, a surface, a tone on it, a small mark, a line);
the style answers with what that means in its ink. Low ink is a design of its own: white
ground, contours, pale tones and small strong marks.
"""

from dataclasses import replace
from enum import StrEnum
from typing import Self

from printkit.colour import BLACK, WHITE, Colour
from printkit.records import record
from printkit.scene import Stroke

THINNEST = 0.15
"""Lines are never thinner than this, mm: every press holds a quarter of a point (0.088 mm)."""
THINNEST_LIGHT = 0.2
"""Nor are light lines thinner than this, mm: the ink around a white line closes half a point."""
_LIGHT = 0.4
"""Lines lighter than this are light (luminance)."""

_PAPER_LIGHT = 0.72
"""Marks lighter than this are left to the white paper where little ink is used (luminance)."""

_LINE_LIGHT = 0.35
"""Lines lighter than this are darkened on white paper (luminance)."""

_GREY_LIGHT = 0.42
"""Tones and marks lighter than this are white where there are only greys (luminance)."""

_PALE_GREY = Colour(0.87, 0.87, 0.87)
_TEXTURE_GREY = Colour(0.74, 0.74, 0.74)
_MIDDLE_GREY = Colour(0.62, 0.62, 0.62)


def sturdy(colour: Colour, width: float) -> float:
    """The width of a line of this colour, or the least one that can be printed, mm."""
    return max(width, THINNEST_LIGHT if colour.luminance > _LIGHT else THINNEST)


class Ink(StrEnum):
    """How much ink a drawing may use."""

    FULL = "full"
    LOW = "low"
    MONO = "mono"


@record
class Style:
    """Ink and colours of a drawing.

    ``accent`` is the colour of the group or deck the drawing belongs to, ``ground`` the paper or
    the dark ground it stands on, ``line`` the ink of lines and text on white; ``seed`` varies
    what is strewn, such as stars.
    """

    ink: Ink
    accent: Colour
    ground: Colour
    line: Colour
    seed: int = 0

    @property
    def is_full(self) -> bool:
        """Whether large areas may be inked."""
        return self.ink is Ink.FULL

    def paler(self) -> Self:
        """The style with little ink, of which full colour alone has more."""
        return replace(self, ink=Ink.LOW) if self.is_full else self

    def sky(self, colour: Colour) -> Colour | None:
        """The colour of a ground that fills the box; None leaves the paper."""
        return colour if self.is_full else None

    def fill(self, colour: Colour) -> Colour:
        """The colour of a surface; with less ink white, as it still hides what is behind it."""
        return colour if self.is_full else WHITE

    def tone(self, colour: Colour) -> Colour:
        """The colour of a feature or a shadow on a surface."""
        match self.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return colour.tint(0.34)
            case _:
                return WHITE if colour.luminance > _GREY_LIGHT else _PALE_GREY

    def mark(self, colour: Colour) -> Colour:
        """The colour of a small strong mark; highlights become white paper."""
        if self.is_full:
            return colour
        if colour.luminance > _PAPER_LIGHT:
            return WHITE
        if self.ink is Ink.LOW:
            return colour
        if colour.luminance > _GREY_LIGHT:
            return WHITE
        return _MIDDLE_GREY if colour.luminance > 0.12 else BLACK

    def faint(self, colour: Colour) -> Colour:
        """The colour of a texture of fine lines, which must not darken what lies below."""
        match self.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return colour.tint(0.7)
            case _:
                return _TEXTURE_GREY

    def stroke(self, colour: Colour, width: float) -> Stroke:
        """A line with round ends, legible on the ground the ink stands for."""
        drawn = self._line(colour)
        return Stroke(drawn, sturdy(drawn, width), cap="round", join="round")

    def contour(self, width: float) -> Stroke | None:
        """The line around a surface; full colour needs none."""
        if self.is_full:
            return None
        return self.stroke(BLACK if self.ink is Ink.MONO else self.line, width)

    def _line(self, colour: Colour) -> Colour:
        match self.ink:
            case Ink.FULL:
                return colour
            case Ink.LOW:
                return colour.mix(self.line, 0.5) if colour.luminance > _LINE_LIGHT else colour
            case _:
                return BLACK
