"""Groups that pay for themselves far sooner or far later than the others."""

from collections.abc import Iterator
from statistics import median

from printkit.checking.context import CheckContext
from printkit.checking.deeds.bands import Band
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK805",
    name="group-payback",
    severity=Severity.WARNING,
    what="A group pays for itself far sooner or far later than the other groups.",
    why="Compared with three buildings on each deed: what they and the deeds cost, divided by "
    "what an opponent’s roll brings on average. Classic groups need 29 to 40 rolls, the first one "
    "72: twice the median.",
    bad="build_cost: 500 for one group, 100 to 200 for the others",
    good="build_cost: 200",
)
REQUIRES = ("board", "deeds")

_BAND = Band(0.45, 2.4)
_ENOUGH = 5
"""Groups that a median needs."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each group keeps to the band around the median of all."""
    paybacks = context.economy.paybacks if context.economy.sound else []
    if len(paybacks) < _ENOUGH:
        return
    middle = median(payback.rolls for payback in paybacks)
    for payback in paybacks:
        if not _BAND.holds(payback.rolls / middle):
            yield RULE.diagnostic(
                f"group '{payback.group}' costs {context.amount(round(payback.cost))} with three "
                f"buildings each and pays that back in {payback.rolls:.0f} rolls of an opponent, "
                f"the median group in {middle:.0f}",
                route=("groups", payback.group),
                help="compare its rents, prices and building costs with those of its neighbours",
            )
