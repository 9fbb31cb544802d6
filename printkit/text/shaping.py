"""From characters to kerned advances and outlines.

A glyph run has exactly one glyph for each of its characters, so that an exporter finds the
glyphs by the font's character map and the text can be searched. For that every substitution
is switched off. Words are shaped one by one (no kerning across a space), which lets a word
be measured once and makes the width of a line the sum of its words.
"""

import re
import unicodedata
from functools import lru_cache
from itertools import chain
from math import fsum
from typing import Any, NamedTuple

from printkit.geometry.path import Path, joined
from printkit.geometry.transform import Transform
from printkit.scene.nodes import GlyphRun
from printkit.text.characters import (
    AS_TEXT_OR_COLOURED,
    NARROW_NO_BREAK_SPACE,
    NO_BREAK_SPACE,
    SOFT_HYPHEN,
    ZERO_WIDTH_SPACE,
)
from printkit.text.fonts import Font, FontLibrary, shipped_fonts
from printkit.text.outlines import glyph_outline

_SPACES = {NO_BREAK_SPACE, NARROW_NO_BREAK_SPACE}
NARROW = 0.6
"""The width of a narrow space as a share of a common one, where the font has none."""
_INVISIBLE = str.maketrans(dict.fromkeys((SOFT_HYPHEN, ZERO_WIDTH_SPACE, *AS_TEXT_OR_COLOURED)))
_PIECES = re.compile(r"[ \u00a0\u202f]|[^ \u00a0\u202f]+")

_REMEMBERED = 300
"""Characters of texts that may come again; longer ones would take too much memory."""

_MOST = 40_000
"""Texts that are remembered at a time."""

_FEATURES = {"kern": True} | dict.fromkeys(
    ("calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig", "rvrn", "rand"), False
)


class _Shaped(NamedTuple):
    """A text as it is shown, and in em the advance of each character and their sum."""

    shown: str
    advances: tuple[float, ...]
    width: float


@lru_cache(maxsize=8)
def shaper_of(own: tuple[Font, ...], fallback: tuple[str, ...]) -> "Shaper":
    """The shaper of the shipped fonts and a pack's own, with all that it has shaped before."""
    return Shaper(shipped_fonts().with_own({font.name: font for font in own}, fallback))


class Shaper:
    """Shapes text in the fonts of a library, and remembers what it has shaped.

    All methods raise ``KeyError`` for a font the library does not have.
    """

    def __init__(self, library: FontLibrary) -> None:
        """Start with nothing remembered."""
        self.library = library
        self._pieces: dict[tuple[str, str], tuple[float, ...]] = {}
        self._texts: dict[tuple[str, str], _Shaped] = {}
        self._outlines: dict[tuple[str, str], Path] = {}

    def shape(self, text: str, font_name: str, size: float, tracking: float = 0.0) -> GlyphRun:
        """The run of the text at a size (mm), ``tracking`` mm more between two characters."""
        shown, unscaled, _ = self._shaped(text, font_name)
        advances = [advance * size + tracking for advance in unscaled]
        if advances:
            advances[-1] -= tracking
        return GlyphRun(font_name, size, shown, tuple(advances))

    def width(self, text: str, font_name: str, size: float, tracking: float = 0.0) -> float:
        """The width of the run of the text, mm."""
        em, count = self.measure(text, font_name)
        return em * size + tracking * max(0, count - 1)

    def measure(self, text: str, font_name: str) -> tuple[float, int]:
        """The width in em, without tracking, and the number of glyphs."""
        shown, _, width = self._shaped(text, font_name)
        return width, len(shown)

    def outline(self, font_name: str, char: str) -> Path:
        """The outline of a character, in em from its origin on the baseline, y down."""
        key = (char, font_name)
        if key not in self._outlines:
            self._outlines[key] = glyph_outline(self.library.face(font_name, char), char)
        return self._outlines[key]

    def run_outline(self, run: GlyphRun, x: float, y: float) -> Path:
        """The outlines of a run whose baseline starts at (x, y), mm."""
        paths = []
        for char, advance in zip(run.text, run.advances, strict=True):
            place = Transform(a=run.size, d=run.size, e=x, f=y)
            paths.append(self.outline(run.font, char).transformed(place))
            x += advance
        return joined(paths)

    def missing(self, text: str, font_name: str) -> str:
        """The characters that no font has a glyph for, each once, in the order of the text."""
        shown = self._shaped(text, font_name).shown.replace("\n", "")
        face = self.library.face
        if self.library[font_name].characters.issuperset(shown):
            return ""
        return "".join(char for char in dict.fromkeys(shown) if not face(font_name, char).has(char))

    def _shaped(self, text: str, font_name: str) -> _Shaped:
        key = (text, font_name)
        known = self._texts.get(key)
        if known is None:
            font = self.library[font_name]
            composed = _composed(text)
            shown = _with_glyphs(composed, font)
            pieces = [
                self._piece(piece, self.library[face])
                for face, stretch in self.library.stretches(font_name, shown)
                for piece in _PIECES.findall(stretch)
            ]
            advances = tuple(chain.from_iterable(pieces))
            if shown != composed:
                advances = tuple(
                    advance * NARROW if char == NARROW_NO_BREAK_SPACE else advance
                    for char, advance in zip(composed, advances, strict=True)
                )
            known = _Shaped(shown, advances, fsum(advances))
            _remember(self._texts, key, known)
        return known

    def _piece(self, piece: str, font: Font) -> tuple[float, ...]:
        key = (piece, font.name)
        known = self._pieces.get(key)
        if known is None:
            known = _kerned_advances(piece, font)
            _remember(self._pieces, key, known)
        return known


def _remember(known: dict[tuple[str, str], Any], key: tuple[str, str], value: Any) -> None:
    """Keep a value, unless the text is long; all begins anew when there is much of it."""
    if len(key[0]) <= _REMEMBERED:
        if len(known) >= _MOST:
            known.clear()
        known[key] = value


def _composed(text: str) -> str:
    """The characters of a text, composed, without what is never seen."""
    return unicodedata.normalize("NFC", text).translate(_INVISIBLE)


def _with_glyphs(text: str, font: Font) -> str:
    """The characters that a run holds: common spaces where the font has no glyph for others."""
    for space in _SPACES.intersection(text):
        if not font.has(space):
            text = text.replace(space, " ")
    return text


def _kerned_advances(text: str, font: Font) -> tuple[float, ...]:
    """The advance of each character, in em."""
    import uharfbuzz  # noqa: PLC0415 - late: start-up

    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font.face, buffer, _FEATURES)
    advances = [0.0] * len(text)
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        advances[info.cluster] += position.x_advance / font.units_per_em
    return tuple(advances)
