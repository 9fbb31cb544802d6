"""Lines that are printed too thin."""

from collections.abc import Iterator

from printkit.checking.causes import Case, told_once
from printkit.checking.figures import figures
from printkit.checking.inspection import Face
from printkit.checking.registry import Stage
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

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
    faces = () if subject.prints is None else subject.prints.faces
    yield from told_once(
        RULE,
        (_case(face, width) for face in faces for width in _thin(face)),
        f"make it {figures(THINNEST)} mm (0.25 pt) or more; 0.15 mm is safe",
    )


def _thin(face: Face) -> list[float]:
    return sorted({s.width for s in face.strokes if s.width < THINNEST - 1e-6})


def _case(face: Face, width: float) -> Case:
    return Case(
        width,
        face.artwork.title,
        f"a line is {figures(width, 2)} mm wide, less than {figures(THINNEST)}",
    )
