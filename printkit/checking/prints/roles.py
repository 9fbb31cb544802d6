"""The colours of the theme among those on drawn pieces: which role it is that cannot be read."""

from collections.abc import Mapping
from typing import NamedTuple

from printkit.colour import Colour, contrast
from printkit.diagnostics import Span

ENOUGH_IF_LARGE = 3.0
"""Contrast of text of 18 pt or more, or 14 pt and bold."""


class Role(NamedTuple):
    """A colour of the theme, and where it is stated."""

    name: str
    colour: Colour
    span: Span


class TextRoles(NamedTuple):
    """The theme's colours for text, by the contrast that they need, and those of its papers."""

    texts: Mapping[Role, float] = {}
    papers: tuple[Role, ...] = ()

    def at_fault(self, text: Colour, ground: Colour) -> Role | None:
        """The role because of which text is faint on this ground, if one is.

        The ground itself, where several colours for text are faint on it.
        """
        paper = next((role for role in self.papers if role.colour == ground), None)
        if paper is None:
            return None
        faint = [r for r, needed in self.texts.items() if contrast(r.colour, ground) < needed]
        if len(faint) > 1:
            return paper
        return next((role for role in faint if role.colour == text), None)
