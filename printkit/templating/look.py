"""A theme made ready for drawing: colours of one ink mode, lengths in mm, fonts by role."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from printkit.art.style import Ink, Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Bounds
from printkit.model.theme import StyleOfText, Theme
from printkit.pictures.svg_values import named_colours
from printkit.suggestion import alike
from printkit.text.style import TextStyle
from printkit.units import parse_length

_T = TypeVar("_T")
_MOST_NAMES = 16
"""Sizes may be stated by the names of others; in a circle that would never end."""
_ALIKE = 0.6
"""How alike names are of which one may be meant for the other."""
QUESTION = "did you mean"
"""Stands in a message that names what may be meant."""
_TINT = re.compile(r"(\S+)\s+(\d{1,3})%")


class LookupFailure(Exception):  # noqa: N818 - a mistake in a template, not a bug
    """A name that the theme does not have; the message says what it has."""


@dataclass(frozen=True)
class Look:
    """A theme in one ink mode; ``accent`` is the colour of the piece at hand."""

    theme: Theme
    ink: Ink
    accent: Colour | None = None

    def colour(self, text: str) -> Colour:
        """The colour of a role, of ``#rrggbb``, or of either with a tint: ``ink 40%``.

        What is not a role, such as the colour of a group, is grey in mono.

        Raises:
            LookupFailure: there is no such role.
        """
        if (tint := _TINT.fullmatch(text)) is not None:
            return self.colour(tint[1]).tint(min(int(tint[2]), 100) / 100)
        if text.startswith("#"):
            return self._literal(text)
        if text == "accent" and self.accent is not None:
            return self.accent
        if text not in self.theme.colours:
            message = unknown("colour", text, self.theme.colours)
            written = named_colours().get(text.lower(), "#rrggbb")
            other = f"write it as {written}, or name a colour of the theme, such as 'ink'"
            raise LookupFailure(message if QUESTION in message else f"{message}; {other}")
        return parse_colour(self.theme.colour_in(text, self.ink))

    def _literal(self, text: str) -> Colour:
        try:
            colour = parse_colour(text)
        except ValueError as error:
            raise LookupFailure(str(error)) from None
        return colour.grey() if self.ink is Ink.MONO else colour

    def font(self, role: str) -> str:
        """The font name of a role.

        Raises:
            LookupFailure: there is no such role.
        """
        return self._named(self.theme.fonts, role, "font")

    def box(self, name: str) -> Bounds:
        """A named box.

        Raises:
            LookupFailure: there is no such box.
        """
        box = self._named(self.theme.boxes, name, "box")
        return Bounds(box.x, box.y, box.w, box.h)

    def length(self, text: str | float) -> float:
        """A length in mm: a number with a unit, or the name of one of the theme's sizes.

        Raises:
            LookupFailure: neither of these.
        """
        return length_among(self.theme.sizes, text)

    def text_style(self, name: str) -> StyleOfText:
        """A named text style.

        Raises:
            LookupFailure: there is no such style.
        """
        return self._named(self.theme.styles, name, "text style")

    def set_style(self, style: StyleOfText) -> TextStyle:
        """The text style with its roles and lengths worked out, at the theme's scale."""
        scale, size = style.scale * self.theme.tokens.text, self.length(style.size)
        return TextStyle(
            font=self.font(style.font),
            size=size,
            colour=self.colour(style.colour),
            bold_font=None if style.bold is None else self.font(style.bold),
            italic_font=None if style.italic is None else self.font(style.italic),
            condensed_font=None if style.condensed is None else self.font(style.condensed),
            min_size=None if style.min is None else self.length(style.min),
            leading=style.leading,
            align=style.align,
            valign=style.valign,
            tracking=self.length(style.tracking) * scale,
            uppercase=style.uppercase,
            hyphenate=style.hyphenate,
            headroom=style.headroom,
            balance=style.balance,
            scale=scale,
        ).resized(size)

    def art_style(self, accent: Colour, ground: Colour, line: Colour, seed: int) -> Style:
        """The style that drawings are made in."""
        return Style(self.ink, accent, ground, line, seed)

    @staticmethod
    def _named(table: Mapping[str, _T], name: str, kind: str) -> _T:
        return _named(table, name, kind)


def length_among(sizes: Mapping[str, str | float], text: str | float) -> float:
    """A length in mm: a number with a unit, or the name of one of the sizes.

    Raises:
        LookupFailure: neither of these, or a size that leads through too many others.
    """
    for _ in range(_MOST_NAMES):
        if isinstance(text, int | float):
            return float(text)
        if not text[:1].isalpha():
            try:
                return parse_length(text)
            except ValueError as error:
                raise LookupFailure(str(error)) from None
        text = _named(sizes, text, "size")
    raise LookupFailure(f"the size {text!r} leads from name to name; state it as a length")


def _named(table: Mapping[str, _T], name: str, kind: str) -> _T:
    try:
        return table[name]
    except KeyError:
        raise LookupFailure(unknown(kind, name, table)) from None


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """The message for a name that is not known, with the nearest one that is."""
    near = alike(name, list(known), 1, _ALIKE)
    hint = f"; {QUESTION} {near[0]!r}?" if near else ""
    return f"there is no {kind} {name!r}{hint}"
