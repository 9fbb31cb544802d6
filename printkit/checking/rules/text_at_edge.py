"""Texts that nearly touch the edge of their piece."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import each_case, word_case, words_of
from printkit.checking.prints.margins import is_flat, margin
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK621",
    name="text-at-edge",
    severity=Severity.WARNING,
    what="A text stands less than 1.5 mm from the edge of a flat piece.",
    why="Scissors and guillotines miss the line by a millimetre, and then cut into the text. "
    "Printing services ask for 3 mm.",
    bad='<text x="0.5" …>',
    good='<text x="4" …>',
)
STAGE = Stage.PRINT

CLOSEST = 1.5
"""mm"""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All words keep their distance from the knife."""
    near = (
        (seen, distance)
        for seen in words_of(context)
        if is_flat(seen.face.artwork)
        and 0 <= (distance := margin(seen.face.artwork, seen.word.bounds)) < CLOSEST
    )
    yield from each_case(
        RULE,
        (
            word_case(context, seen, seen.face.side, f"is only {distance:.1f} mm from the edge")
            for seen, distance in near
        ),
        "move its box further inside in the template; 3 mm is safe everywhere",
    )
