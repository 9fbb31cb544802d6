"""Games for one player."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK606",
    name="single-player",
    severity=Severity.INFO,
    what="The game claims to work for a single player.",
    why="Rents and trades need somebody to pay them; alone there is no game unless its rules "
    "provide for it.",
    bad="players: {min: 1, max: 4}",
    good="players: {min: 2, max: 4}",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """At least two players are needed."""
    players = context.variant.players
    if players is not None and players.min == 1:
        yield RULE.diagnostic(
            "one player is enough for this game",
            route=("players", "min"),
            help="write 'min: 2', unless the rules provide for one player",
        )
