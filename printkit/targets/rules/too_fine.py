"""Letters and lines that the machines of a target can print, in the size of the product."""

from collections.abc import Iterator

from printkit.diagnostics import Diagnostic
from printkit.targets.codes import TOO_FINE
from printkit.targets.export import Export
from printkit.targets.rules.grouping import PieceFault, one_a_component, or_larger
from printkit.units import MM_PER_POINT

ROUNDING = 0.998
"""Lengths are stated in points and worked out in millimetres."""


def check(export: Export) -> Iterator[Diagnostic]:
    """Nothing is finer than the target prints."""
    advice = or_larger(export, "make it larger in the template")
    yield from one_a_component(TOO_FINE, export, _letters(export), advice)
    yield from one_a_component(TOO_FINE, export, _lines(export), advice)


def _letters(export: Export) -> Iterator[PieceFault]:
    least = export.record.smallest.text
    for fitted, face in export.faces:
        for word in face.words:
            size = word.text.run.size * fitted.scale
            if size < least * ROUNDING:
                points, wanted = size / MM_PER_POINT, least / MM_PER_POINT
                text = word.text.run.text
                yield PieceFault(
                    fitted, size, f"“{text}” has {points:.1f} pt, {wanted:.3g} are needed"
                )


def _lines(export: Export) -> Iterator[PieceFault]:
    least = export.record.smallest.line
    for fitted, face in export.faces:
        for stroke in face.strokes:
            width = stroke.width * fitted.scale
            if width < least * ROUNDING:
                fact = f"a line is {width:.2f} mm wide, {least:.2f} are needed"
                yield PieceFault(fitted, width, fact)
