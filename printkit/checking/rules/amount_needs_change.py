"""Amounts that nobody can put on the table without getting change."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import Notes
from printkit.checking.money.printed_amounts import printed_amounts
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK413",
    name="amount-needs-change",
    severity=Severity.WARNING,
    what="An amount can be paid with change only, whatever notes a player holds.",
    why="With notes of 20 and 50 a debt of 10 is paid with 50 against two notes of 20. A note of "
    "10 is missing.",
    bad="denominations: {20: …, 50: …}, amount: 10",
    good="denominations: {10: …, 20: …, 50: …}, amount: 10",
)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)

_SHOWN = 4


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each payable amount is a sum of notes."""
    notes = Notes(context.money.denominations)
    needing = {
        amount: route
        for route, amount in reversed(list(printed_amounts(context)))
        if notes.pay(amount) and not notes.pay_exactly(amount)
    }
    if needing:
        shown = sorted(needing)[:_SHOWN]
        more = "" if len(needing) == len(shown) else f" and {len(needing) - len(shown)} more"
        yield RULE.diagnostic(
            f"no notes make {', '.join(map(context.amount, shown))}{more}: they can be paid with "
            "change only",
            route=("money", "denominations"),
            help=f"print a note of {context.amount(notes.unit)}",
            related=tuple(Related(context.amount(a), route=needing[a]) for a in shown),
        )
