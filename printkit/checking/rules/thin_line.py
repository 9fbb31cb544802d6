"""A line is thinner than a quarter of a point, or a white one than half a point.

Below 0.25 pt (0.088 mm) a line breaks up on presses and is anybody's guess on home printers. A
white line is closed by the ink around it: it takes 0.2 mm.
Bad: <line … stroke-width="0.05"/>
Good: <line … stroke-width="0.15"/>
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.inspection import InspectedSide, Prints
from printkit.checking.prints.occurrences import Occurrence, each_occurrence
from printkit.checking.registry import Stage
from printkit.diagnostics import Findings, Rule, Severity
from printkit.scene import Stroke

RULE = Rule.documented(__name__, __doc__, "PK619", Severity.WARNING)
STAGE = Stage.PRINT

THINNEST = 0.088
"""mm; 0.25 pt."""
THINNEST_WHITE = 0.2
"""mm, for lines that are left out of the colour around them."""
WHITE_FROM = 0.85
"""Luminance of colours that are next to white: on paper nobody would see them."""


def check(context: CheckContext) -> Findings:
    prints = context.prints
    yield from each_occurrence(
        RULE,
        (_occurrence(prints, face, stroke) for face in prints.faces for stroke in _thin(face)),
        f"make it {figures(THINNEST)} mm (0.25 pt) or more, {figures(THINNEST_WHITE)} mm if it is "
        "white; 0.15 mm is safe for others",
    )


def _thin(face: InspectedSide) -> list[Stroke]:
    thin = (stroke for stroke in face.strokes if stroke.width < _least(stroke) - 1e-6)
    return sorted(thin, key=lambda stroke: stroke.width)


def _least(stroke: Stroke) -> float:
    return THINNEST if stroke.colour.luminance < WHITE_FROM else THINNEST_WHITE


def _occurrence(prints: Prints, face: InspectedSide, stroke: Stroke) -> Occurrence:
    least = _least(stroke)
    kind = "line" if least == THINNEST else "white line"
    fact = f"a {kind} is {figures(stroke.width, 2)} mm wide, less than {figures(least)}"
    span = prints.drawn_by(stroke)
    return Occurrence((stroke.width, span), face.artwork.title, fact, span)
