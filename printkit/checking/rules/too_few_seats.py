"""Games with more players than seats."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK602",
    name="too-few-seats",
    severity=Severity.ERROR,
    what="There are fewer seats than players.",
    why="A seat brings a token and what belongs to it; the last players would have none.",
    bad="players: {max: 4}, seats: {owl: …, kite: …, key: …}",
    good="players: {max: 3}, seats: {owl: …, kite: …, key: …}",
)
REQUIRES = ("seats",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """There is a seat for each player."""
    seats, players = len(context.variant.seats), context.variant.most_players
    if seats < players:
        yield RULE.diagnostic(
            f"{players} players can play, but there are {seats} seats",
            route=("players", "max"),
            help=f"add {players - seats}, or write 'max: {seats}'",
            related=(Related("the seats", route=("seats",)),),
        )
