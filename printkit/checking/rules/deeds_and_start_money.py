"""Deeds that are all sold at once, or that nobody can pay."""

from collections.abc import Iterator
from math import fsum

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK807",
    name="deeds-and-start-money",
    severity=Severity.WARNING,
    what="All deeds together cost far less, or far more, than what the players begin with.",
    why="On the classic boards the deeds cost 1.9 times what two players begin with and half of "
    "what eight do: buying everything at once is as impossible as buying nothing.",
    bad="start_money: 150 and 28 deeds for 5690",
    good="start_money: 1500 and 28 deeds for 5690",
)
REQUIRES = ("board", "deeds")

_LEAST = 0.25
"""Of the start money of the greatest number of players."""
_MOST = 4
"""Times the start money of the smallest number of players."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The price of all deeds lies between the two."""
    players, start = context.variant.players, context.start_money
    total = fsum(deed.price for deed in context.variant.deeds.values())
    if not start or not total or players is None:
        return
    for count, wrong in (
        (players.max, total < _LEAST * start * players.max),
        (max(players.min, 2), total > _MOST * start * max(players.min, 2)),
    ):
        if wrong:
            yield RULE.diagnostic(
                f"all deeds cost {context.amount(total)}, {figures(total / (start * count), 2)} "
                "times what "
                f"{count} players begin with together ({context.amount(start * count)})",
                route=context.start_money_route,
                help="correct the start money or the prices, or change the number of players",
            )
