"""A text is printed smaller than 5 points.

Printers ask for 5 pt at least; below that the counters of letters fill with ink, and most people
need a glass. It is measured as set, after a long text has shrunk to fit. Small pictures of other
pieces may be smaller.
Bad: fine: {font: text, size: 4pt}
Good: fine: {font: text, size: 5.5pt}
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.occurrences import each_occurrence, word_occurrence
from printkit.checking.registry import Stage
from printkit.diagnostics import Findings, Rule, Severity
from printkit.units import MM_PER_POINT

RULE = Rule.documented(__name__, __doc__, "PK618", Severity.WARNING)
STAGE = Stage.PRINT

SMALLEST = 5.0
"""Points."""


def check(context: CheckContext) -> Findings:
    small = (
        (word, points)
        for word in context.prints.words
        if (points := word.text.run.size / MM_PER_POINT) < SMALLEST - 0.005
    )
    yield from each_occurrence(
        RULE,
        (
            word_occurrence(
                context.prints,
                word,
                "",
                f"is printed in {figures(points, 2)} pt, less than {figures(SMALLEST)}",
            )
            for word, points in small
        ),
        "shorten the text, or give its style a larger `size` and `min`, and its box more room",
    )
