"""Numbers of deeds that no dice can show."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK233",
    name="number-out-of-reach",
    severity=Severity.ERROR,
    what="No choice of dice reaches the number of a deed.",
    why="The deed could never be activated.",
    bad="number: 13     # the largest die has 12 faces",
    good="number: 12",
)
REQUIRES = ("rolls", "deeds")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each number lies within the reach of some choice of dice."""
    reached = context.reached_numbers
    if not reached:
        return
    for key, deed in context.variant.deeds.items():
        if deed.number is not None and deed.number not in reached:
            yield RULE.diagnostic(
                f"{context.variant.deed_name(key)} has the number {deed.number}, but the dice "
                f"reach {min(reached)} to {max(reached)}",
                route=("deeds", key, "number"),
                help="change the number, or offer other dice",
            )
