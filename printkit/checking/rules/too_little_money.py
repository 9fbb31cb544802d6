"""Boxes with too little money for all players to start."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK403",
    name="too-little-money",
    severity=Severity.ERROR,
    what="The printed money is less than what the greatest number of players start with.",
    why="The game could not even begin; and the bank needs money as well.",
    bad="players: {max: 8}, start_total: 1500     # 12000 needed, 8000 printed",
    good="players: {max: 8}, start_total: 1500     # 12000 needed, 15140 printed",
)
REQUIRES = ("money",)
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All notes together are worth the start money of all players."""
    money, players = context.money, context.variant.most_players
    printed = sum(value * note.count for value, note in money.denominations.items())
    needed = money.start_total * players
    if printed < needed:
        yield RULE.diagnostic(
            f"{players} players start with {context.amount(needed)} together, but only "
            f"{context.amount(printed)} are printed",
            route=("money", "denominations"),
            help=f"print {context.amount(needed - printed)} more, and some for the bank",
            related=(Related("the start money of each", route=("money", "start_total")),),
        )
