"""What the exporters want to know about fonts."""

from collections.abc import Sequence
from typing import Protocol

from printkit.geometry.path import Path
from printkit.scene.nodes import GlyphRun


class FontSource(Protocol):
    """Where the font files come from."""

    def data(self, name: str) -> bytes:
        """The TrueType file of the font that glyph runs call ``name``."""
        ...

    def stretches(self, name: str, text: str) -> Sequence[tuple[str, str]]:
        """The text of a run in this font, cut where another font draws it, with their names."""
        ...


class GlyphOutlines(Protocol):
    """Who knows the shapes of glyphs."""

    def run_outline(self, run: GlyphRun, x: float, y: float) -> Path:
        """The outlines of a run whose baseline starts at (x, y), mm."""
        ...
