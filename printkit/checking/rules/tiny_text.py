"""A text is printed smaller than 5 points.

Printers ask for 5 pt at least; below that the counters of letters fill with ink, and most people
need a glass. It is measured as set, after a long text has shrunk to fit. Small pictures of other
pieces may be smaller.
Bad: fine: {font: text, size: 4pt}
Good: fine: {font: text, size: 5.5pt}
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.prints.piece_findings import on_word
from printkit.diagnostics import Findings, Rule, Severity
from printkit.units import MM_PER_POINT

RULE = Rule.documented(__name__, __doc__, "PK618", Severity.WARNING)

SMALLEST = 5.0
"""Points."""
_REMEDY = "shorten the text, or give its style a larger `size` and `min`, and its box more room"


def check_print(context: CheckContext) -> Findings:
    for word in context.prints.words:
        points = word.text.run.size / MM_PER_POINT
        if points < SMALLEST - 0.005:
            fact = f"is printed in {figures(points, 2)} pt, less than {figures(SMALLEST)}"
            yield on_word(RULE, context.prints, word, fact, _REMEDY, "")
