"""A text reaches beyond the edge of its piece, or of a group that cuts off what is beyond it; or, a
warning, it stands less than 1.5 mm from the edge of a flat piece.

A part of the text is not to be seen: scissors cut it off, and a group with `clip` or `radius` does
not even print it. Scissors and guillotines miss the line by a millimetre; printing services ask for
3 mm.
Bad: <text x="50" w="30" …>   # on a card that is 57 mm wide
Good: <text x="20" w="30" …>
"""

from dataclasses import replace

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import Word
from printkit.checking.prints.margins import is_clipped, is_cut, margin, room_to_knife
from printkit.checking.prints.occurrences import (
    each_occurrence,
    word_occurrence,
)
from printkit.checking.registry import Stage
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK620", Severity.ERROR)
STAGE = Stage.PRINT

CLOSEST = 1.5
"""mm"""


def check_edge(context: CheckContext) -> Findings:
    prints = context.prints
    yield from each_occurrence(
        RULE,
        (
            word_occurrence(prints, word, word.face.side, _fact(word))
            for word in prints.words
            if is_cut(word.face, word.bounds)
        ),
        "move its box inside the piece in the template",
    )
    yield from each_occurrence(
        RULE,
        (
            word_occurrence(prints, word, "clip", "is cut off by the group that it stands in")
            for word in prints.words
            if is_clipped(word) and not is_cut(word.face, word.bounds)
        ),
        "make the group larger, move the text inside it, or leave `clip` and `radius` out",
    )


def check_near_edge(context: CheckContext) -> Findings:
    prints = context.prints
    near = (
        (word, distance)
        for word in prints.words
        if (distance := room_to_knife(word.face.artwork, word.bounds)) is not None
        and 0 <= distance < CLOSEST
    )
    yield from each_occurrence(
        replace(RULE, severity=Severity.WARNING),
        (
            word_occurrence(
                prints, word, word.face.side, f"is only {distance:.1f} mm from the edge"
            )
            for word, distance in near
        ),
        "move its box further inside in the template; 3 mm is safe everywhere",
    )


def _fact(word: Word) -> str:
    """How far the word reaches beyond the rectangle of the piece, or that it is cut within it."""
    beyond = -margin(word.face.artwork, word.bounds)
    if beyond > 0:
        return f"reaches {beyond:.1f} mm beyond the edge of the piece"
    return "reaches beyond the outline along which the piece is cut"
