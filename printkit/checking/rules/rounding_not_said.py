"""Fractional amounts without a word on how they are rounded."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.demands import shares
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK415",
    name="rounding-not-said",
    severity=Severity.INFO,
    what="Interest comes to a fractional amount, and nothing printed says how to round it.",
    why="On the classic board 10 % of 175 is 17.5. A deed that prints the sum rounded, or a "
    "number such as `rules.rounding_step`, settles it.",
    bad="mortgage: 175, mortgage_interest_percent: 10",
    good="value: '{{ (deed.mortgage * 1.1) | round(0, \"ceil\") | int | money }}'",
)
REQUIRES = ("deeds", "rules")

_INTEREST = "mortgage_interest_percent"


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where interest is fractional, a text or a number of the rules rounds it."""
    step = context.least_step
    interest = shares(context, _INTEREST, "mortgage", "interest for")
    broken = [demand for demand in interest if demand.amount % step]
    if not broken or _rounds(context):
        return
    first = broken[0]
    more = f" (and {len(broken) - 1} more like this)" if len(broken) > 1 else ""
    yield RULE.diagnostic(
        f"{first.what} is {context.amount(first.amount)}{more}: not a multiple of "
        f"{context.amount(step)}, and no text says how it is rounded",
        route=first.cause,
        help='print the sum with | round(0, "ceil") | int, or state rules.rounding_step',
        related=(Related("the mortgage", route=first.route),),
    )


def _rounds(context: CheckContext) -> bool:
    if any(context.numbers.of("rounding")):
        return True
    return any(
        _INTEREST in text and ("round" in text or "| int" in text) for _, text in context.texts
    )
