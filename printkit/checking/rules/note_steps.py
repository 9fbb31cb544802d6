"""Notes whose values lie so far apart that change takes many of them."""

from collections.abc import Iterator
from itertools import pairwise

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK416",
    name="note-steps",
    severity=Severity.INFO,
    what="A note is worth more than five of the next smaller ones.",
    why="Each step of a classic set is two, two and a half or five times the one before. With "
    "larger steps players run out of small notes.",
    bad="denominations: {1: …, 10: …, 100: …}",
    good="denominations: {1: …, 5: …, 10: …, 50: …, 100: …}",
)
REQUIRES = ("money",)

_MOST = 5


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No note is worth more than five of the next smaller ones."""
    for smaller, larger in pairwise(sorted(context.money.denominations)):
        if larger > _MOST * smaller:
            yield RULE.diagnostic(
                f"the note above {context.amount(smaller)} is {context.amount(larger)}, "
                f"{figures(larger / smaller, 3)} times as much",
                route=("money", "denominations", larger),
                help="add a note between them",
                related=(Related("the smaller", route=("money", "denominations", smaller)),),
            )
