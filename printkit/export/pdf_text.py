"""Glyph runs as PDF text: real, searchable, in embedded subsets."""

from collections.abc import Callable, Sequence
from typing import Any

from printkit.export.fonts import FontSource
from printkit.export.numbers import decimal, decimals
from printkit.export.pdf_fonts import PLANE, FontUse, face_of, uses_of
from printkit.scene.nodes import Text

_SPACED = 50
"""From this space between letters on, thousandths of the em, readers may take letters for words."""


def text_operators(text: Text, source: FontSource, called: Callable[[FontUse, str], str]) -> str:
    """One text object. The text matrix turns the glyphs up again, since y points down.

    ``called`` is asked for the name of each font, with the characters that are drawn in it.
    """
    run = text.run
    parts = ["BT", f"1 0 0 -1 {decimals(text.x, text.y)} Tm"]
    steps: list[int] = []
    ems = [advance / run.size for advance in run.advances]
    for use, stretch in uses_of(source, run.font, run.text):
        start = len(steps)
        steps += _steps(face_of(source, use.name), stretch, ems[start : start + len(stretch)])
        shown = _show(stretch, steps[start:])
        parts += [f"/{called(use, stretch)} {decimal(run.size)} Tf", shown]
    parts.append("ET")
    if _is_spaced(run.text, steps):
        parts = [
            f"/Span <</ActualText <FEFF{run.text.encode('utf-16-be').hex()}>>> BDC",
            *parts,
            "EMC",
        ]
    return " ".join(parts)


def _steps(face: Any, text: str, advances: Sequence[float]) -> list[int]:
    """How far to step back after each glyph, thousandths of the em; advances are in em.

    Steps are rounded from the sum, so that rounding does not add up along a line.
    """
    widths, usual = face.charWidths, face.defaultWidth
    steps: list[int] = []
    wanted = reached = 0.0
    for char, advance in zip(text, advances, strict=True):
        wanted += advance * 1000
        reached += widths.get(ord(char), usual)
        step = round(reached - wanted)
        reached -= step
        steps.append(step)
    return steps


def _is_spaced(text: str, steps: list[int]) -> bool:
    """Whether letters stand so far apart that the text has to be stated beside them."""
    letters = zip(text[:-1], steps, strict=False)
    return any(step < -_SPACED for char, step in letters if not char.isspace())


def _show(text: str, steps: Sequence[int]) -> str:
    """The operator that shows the glyphs, with the steps between them."""
    parts: list[str] = []
    pending = ""
    for char, step in zip(text, steps, strict=True):
        pending += f"{ord(char) % PLANE:04x}"
        if step:
            parts.append(f"<{pending}>{step}")
            pending = ""
    if pending:
        parts.append(f"<{pending}>")
    return f"[{''.join(parts)}] TJ"
