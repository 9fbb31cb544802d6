"""Lines that are printed too thin."""

from collections.abc import Iterator

from printkit.checking.figures import figures
from printkit.checking.findings.causes import Case, told_once
from printkit.checking.prints.inspection import Face, Prints
from printkit.checking.registry import Stage
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.scene import Stroke

RULE = Rule(
    "PK619", "thin-line", Severity.WARNING,
    "A line is thinner than a quarter of a point.",
    "Below 0.25 pt (0.088 mm) a line breaks up on presses and is anybody's guess on home "
    "printers.",
    '<line … stroke-width="0.05"/>',
    '<line … stroke-width="0.15"/>',
)  # fmt: skip
STAGE = Stage.PRINT

THINNEST = 0.088
"""mm; 0.25 pt."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Every line can be printed."""
    prints = subject.prints or Prints()
    yield from told_once(
        RULE,
        (_case(prints, face, stroke) for face in prints.faces for stroke in _thin(face)),
        f"make it {figures(THINNEST)} mm (0.25 pt) or more; 0.15 mm is safe",
    )


def _thin(face: Face) -> list[Stroke]:
    thin = (stroke for stroke in face.strokes if stroke.width < THINNEST - 1e-6)
    return sorted(thin, key=lambda stroke: stroke.width)


def _case(prints: Prints, face: Face, stroke: Stroke) -> Case:
    fact = f"a line is {figures(stroke.width, 2)} mm wide, less than {figures(THINNEST)}"
    span = prints.drawn_by(stroke)
    return Case((stroke.width, span), face.artwork.title, fact, span)
