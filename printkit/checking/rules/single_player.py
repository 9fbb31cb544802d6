"""Games for one player."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK606", "single-player", Severity.INFO,
    "The game claims to work for a single player.",
    "Rents and trades need somebody to pay them; alone there is no game unless its rules "
    "provide for it.",
    "players: {min: 1, max: 4}",
    "players: {min: 2, max: 4}",
)  # fmt: skip


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """At least two players are needed."""
    if context.variant.players.min == 1:
        yield RULE.diagnostic(
            "one player is enough for this game",
            route=("players", "min"),
            help="write 'min: 2', unless the rules provide for one player",
        )
