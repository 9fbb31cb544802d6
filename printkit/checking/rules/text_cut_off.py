"""Texts that reach beyond the edge of their piece, or nearly touch it."""

from collections.abc import Iterator
from dataclasses import replace

from printkit.checking.context import CheckContext
from printkit.checking.prints.margins import is_clipped, is_cut, margin, room_to_knife
from printkit.checking.prints.occurrences import (
    PlacedWord,
    each_occurrence,
    word_occurrence,
    words_of,
)
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK620",
    name="text-cut-off",
    severity=Severity.ERROR,
    what="A text reaches beyond the edge of its piece, or of a group that cuts off what is beyond "
    "it; or, a warning, it stands less than 1.5 mm from the edge of a flat piece.",
    why="A part of the text is not to be seen: scissors cut it off, and a group with `clip` or "
    "`radius` does not even print it. Scissors and guillotines miss the line by a millimetre; "
    "printing services ask for 3 mm.",
    bad='<text x="50" w="30" …>   # on a card that is 57 mm wide',
    good='<text x="20" w="30" …>',
)
STAGE = Stage.PRINT

CLOSEST = 1.5
"""mm"""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All words stand on their piece."""
    yield from each_occurrence(
        RULE,
        (
            word_occurrence(context, seen, seen.face.side, _fact(seen))
            for seen in words_of(context)
            if is_cut(seen.face, seen.word.bounds)
        ),
        "move its box inside the piece in the template",
    )
    yield from each_occurrence(
        RULE,
        (
            word_occurrence(context, seen, "clip", "is cut off by the group that it stands in")
            for seen in words_of(context)
            if is_clipped(seen.word) and not is_cut(seen.face, seen.word.bounds)
        ),
        "make the group larger, move the text inside it, or leave `clip` and `radius` out",
    )
    yield from _near_edge(context)


def _near_edge(context: CheckContext) -> Iterator[Diagnostic]:
    """All words keep their distance from the knife."""
    near = (
        (seen, distance)
        for seen in words_of(context)
        if (distance := room_to_knife(seen.face.artwork, seen.word.bounds)) is not None
        and 0 <= distance < CLOSEST
    )
    yield from each_occurrence(
        replace(RULE, severity=Severity.WARNING),
        (
            word_occurrence(
                context, seen, seen.face.side, f"is only {distance:.1f} mm from the edge"
            )
            for seen, distance in near
        ),
        "move its box further inside in the template; 3 mm is safe everywhere",
    )


def _fact(seen: PlacedWord) -> str:
    """How far the word reaches beyond the rectangle of the piece, or that it is cut within it."""
    beyond = -margin(seen.face.artwork, seen.word.bounds)
    if beyond > 0:
        return f"reaches {beyond:.1f} mm beyond the edge of the piece"
    return "reaches beyond the outline along which the piece is cut"
