"""A line is thinner than a quarter of a point, or a white one than half a point.

Below 0.25 pt (0.088 mm) a line breaks up on presses and is anybody's guess on home printers. A
white line is closed by the ink around it: it takes 0.2 mm.
Bad: <line … stroke-width="0.05"/>
Good: <line … stroke-width="0.15"/>
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.piece_findings import on_piece
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK619", Severity.WARNING)

THINNEST = 0.088
"""mm; 0.25 pt."""
THINNEST_WHITE = 0.2
"""mm, for lines that are left out of the colour around them."""
WHITE_FROM = 0.85
"""Luminance of colours that are next to white: on paper nobody would see them."""
_REMEDY = (
    f"make it {figures(THINNEST)} mm (0.25 pt) or more, {figures(THINNEST_WHITE)} mm if it is "
    "white; 0.15 mm is safe for others"
)


def check_print(context: CheckContext) -> Findings:
    for face in context.prints.faces:
        for stroke in sorted(face.strokes, key=lambda stroke: stroke.width):
            is_white = stroke.colour.luminance >= WHITE_FROM
            least = THINNEST_WHITE if is_white else THINNEST
            if stroke.width < least - 1e-6:
                wide, span = figures(stroke.width, 2), context.prints.drawn_by(stroke)
                kind = "white line" if is_white else "line"
                fact = f"a {kind} is {wide} mm wide, less than {figures(least)}"
                cause = stroke.width, span
                yield on_piece(RULE, face.artwork.title, fact, _REMEDY, cause, span=span)
