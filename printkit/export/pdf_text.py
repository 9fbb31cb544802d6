"""Glyph runs as PDF text: real, searchable, in embedded subsets."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Any

from printkit.export.fonts import FontSource
from printkit.export.numbers import decimal, decimals
from printkit.export.pdf_reportlab import TTFont
from printkit.scene.nodes import Text

_NO_BREAK_SPACE, _SPACE = 0xA0, 0x20

_SPACED = 50
"""From this space between letters on, thousandths of the em, readers may take letters for words."""


class PdfFonts:
    """The fonts of one document; each is embedded once, with the characters that were used."""

    def __init__(self, document: Any, source: FontSource) -> None:
        self._document = document
        self._source = source
        self._fonts: dict[str, Any] = {}

    def text_operators(self, text: Text) -> str:
        """One text object. The text matrix turns the glyphs up again, since y points down."""
        run = text.run
        parts = ["BT", f"1 0 0 -1 {decimals(text.x, text.y)} Tm"]
        steps: list[int] = []
        for name, stretch in self._source.stretches(run.font, run.text):
            font, start = self._font(name), len(steps)
            ems = [advance / run.size for advance in run.advances[start : start + len(stretch)]]
            steps += _steps(font, stretch, ems)
            for subset, codes in font.splitString(stretch, self._document):
                known_as = font.getSubsetInternalName(subset, self._document)
                shown = _show(codes, steps[start : start + len(codes)])
                parts += [f"{known_as} {decimal(run.size)} Tf", shown]
                start += len(codes)
        parts.append("ET")
        if _is_spaced(run.text, steps):
            parts = [
                f"/Span <</ActualText <FEFF{run.text.encode('utf-16-be').hex()}>>> BDC",
                *parts,
                "EMC",
            ]
        return " ".join(parts)

    def _font(self, name: str) -> Any:
        font = self._fonts.get(name)
        if font is None:
            font = self._fonts[name] = _parsed(name, self._source.data(name))
        return font


@lru_cache(maxsize=64)
def _parsed(name: str, data: bytes) -> Any:
    """The font; parsed once for all documents, it keeps the subset of each apart."""
    return TTFont(name, BytesIO(data), asciiReadable=0, shapable=False)


def _steps(font: Any, text: str, advances: Sequence[float]) -> list[int]:
    """How far to step back after each glyph, thousandths of the em; advances are in em.

    Steps are rounded from the sum, so that rounding does not add up along a line.
    """
    steps: list[int] = []
    wanted = reached = 0.0
    for char, advance in zip(text, advances, strict=True):
        code = _SPACE if ord(char) == _NO_BREAK_SPACE else ord(char)
        wanted += advance * 1000
        reached += font.face.getCharWidth(code)
        step = round(reached - wanted)
        reached -= step
        steps.append(step)
    return steps


def _is_spaced(text: str, steps: list[int]) -> bool:
    """Whether letters stand so far apart that the text has to be stated beside them."""
    letters = zip(text[:-1], steps, strict=False)
    return any(step < -_SPACED for char, step in letters if not char.isspace())


def _show(codes: bytes, steps: list[int]) -> str:
    """The operator that shows the glyphs, with the steps between them."""
    parts: list[str] = []
    pending = bytearray()
    for code, step in zip(codes, steps, strict=True):
        pending.append(code)
        if step:
            parts.append(f"<{pending.hex()}>{step}")
            pending.clear()
    if pending:
        parts.append(f"<{pending.hex()}>")
    return f"[{''.join(parts)}] TJ"
