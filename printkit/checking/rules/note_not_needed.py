"""Notes that no amount of the game needs."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import Notes
from printkit.checking.money.demands import computed_amounts
from printkit.checking.money.printed_amounts import printed_amounts
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK422",
    name="note-not-needed",
    severity=Severity.INFO,
    what="All amounts of the game can be paid without the smallest note.",
    why="It would lie in the box unused, as notes of 1 do where all amounts are rounded to 5.",
    bad="denominations: {1: …, 5: …, 10: …} and all amounts multiples of 5",
    good="denominations: {5: …, 10: …}",
)
REQUIRES = ("money", "deeds")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Some amount needs the smallest note."""
    smallest, *others = sorted(context.money.denominations)
    if not others:
        return
    notes = Notes(others)
    amounts = [amount for _, amount in printed_amounts(context)]
    amounts += [demand.amount for demand in computed_amounts(context)]
    if all(notes.pay_exactly(amount) for amount in amounts):
        yield RULE.diagnostic(
            f"no amount needs notes of {context.amount(smallest)}",
            route=("money", "denominations", smallest),
            help=f"leave them out: 'denominations: {{{smallest}: null}}', or delete the line",
        )
