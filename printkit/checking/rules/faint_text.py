"""A text has too little contrast with what it stands on.

The Web Content Accessibility Guidelines (1.4.3) require 4.5:1, or 3:1 where a text is 18 pt or
more, or 14 pt and bold. Paper by lamplight needs no less. A text is only reported where its
background is certain: one flat colour behind all of it. In templates `on_accent` is the colour that
reads best on a piece's own colour.
Bad: <rect … fill="#c45ba5"/> <text … colour="#1d2430">   # 4.0:1
Good: <rect … fill="#c45ba5"/> <text … colour="#000000">   # 5.4:1
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.inspection import Prints, Word
from printkit.checking.prints.occurrences import (
    Occurrence,
    each_occurrence,
    word_occurrence,
)
from printkit.checking.prints.roles import ENOUGH_IF_LARGE
from printkit.checking.registry import Stage
from printkit.colour import ENOUGH_CONTRAST, contrast
from printkit.diagnostics import Findings, Rule, Severity
from printkit.units import MM_PER_POINT

RULE = Rule.documented(__name__, __doc__, "PK616", Severity.WARNING)
STAGE = Stage.PRINT

LARGE, LARGE_IF_BOLD = 18 * MM_PER_POINT, 14 * MM_PER_POINT
"""mm"""
_BOLD = ("Bold", "Black", "Heavy")


def check(context: CheckContext) -> Findings:
    yield from each_occurrence(
        RULE,
        (
            case
            for word in context.prints.words
            if (case := _faint(context.prints, word)) is not None
        ),
        "make the text darker or its ground lighter, or the other way round",
    )


def _faint(prints: Prints, word: Word) -> Occurrence | None:
    text, ground = word.text, word.ground
    if ground is None or text.colour in prints.faint:
        return None
    ratio, needed = contrast(text.colour, ground), _needed(text.run.size, text.run.font)
    if ratio >= needed:
        return None
    colours = (text.colour.hex, ground.hex)
    fact = f"is {colours[0]} on {colours[1]}, {ratio:.2f}:1; it needs {figures(needed)}:1"
    case = word_occurrence(prints, word, colours, fact)
    role = prints.roles.at_fault(text.colour, ground)
    if role is None:
        return case
    fact = f"{case.fact} ('{role.name}' of the theme is {role.colour.hex})"
    return case._replace(cause=role, fact=fact, span=role.span, route=None)


def _needed(size: float, font: str) -> float:
    bold = any(word in font for word in _BOLD)
    return ENOUGH_IF_LARGE if size >= (LARGE_IF_BOLD if bold else LARGE) else ENOUGH_CONTRAST
