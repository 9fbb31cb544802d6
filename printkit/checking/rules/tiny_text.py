"""Texts that are printed too small."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.occurrences import each_occurrence, word_occurrence, words_of
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.units import MM_PER_POINT

RULE = Rule(
    code="PK618",
    name="tiny-text",
    severity=Severity.WARNING,
    what="A text is printed smaller than 5 points.",
    why="Printers ask for 5 pt at least; below that the counters of letters fill with ink, and "
    "most people need a glass. It is measured as set, after a long text has shrunk to fit. Small "
    "pictures of other pieces may be smaller.",
    bad="fine: {font: text, size: 4pt}",
    good="fine: {font: text, size: 5.5pt}",
)
STAGE = Stage.PRINT

SMALLEST = 5.0
"""Points."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Every text can be printed and read."""
    small = (
        (seen, points)
        for seen in words_of(context)
        if (points := seen.word.text.run.size / MM_PER_POINT) < SMALLEST - 0.005
    )
    yield from each_occurrence(
        RULE,
        (
            word_occurrence(
                context,
                seen,
                "",
                f"is printed in {figures(points, 2)} pt, less than {figures(SMALLEST)}",
            )
            for seen, points in small
        ),
        "shorten the text, or give its style a larger `size` and `min`, and its box more room",
    )
