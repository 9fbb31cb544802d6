"""Boxes whose bank cannot pay the first salaries."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK417",
    name="bank-soon-empty",
    severity=Severity.WARNING,
    what="After dealing the start money the bank cannot pay each player one salary.",
    why="In the smallest official box eight players leave the bank about two salaries for each of "
    "them; in others more than five.",
    bad="8 players, start_total: 1500, 12500 printed, salary: 200",
    good="8 players, start_total: 1500, 15140 printed, salary: 200",
)
REQUIRES = ("money", "rules")

_MOST = 0.6
"""Times the start money; larger salaries are no sound measure."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """What remains in the bank is a salary for each of the greatest number of players."""
    money, players = context.money, context.variant.most_players
    salary = context.variant.rules.get("salary", 0)
    left = sum(v * n.count for v, n in money.denominations.items()) - players * money.start_total
    if salary > _MOST * money.start_total:  # PK419 says so
        return
    if 0 <= left < players * salary:
        yield RULE.diagnostic(
            f"when {players} players have their start money, {context.amount(left)} are left in "
            f"the bank: less than one salary of {context.amount(salary)} for each",
            route=("money", "denominations"),
            help="print more of the large notes",
            related=(Related("the salary", route=("rules", "salary")),),
        )
