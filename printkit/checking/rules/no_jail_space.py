"""Ways into a jail that does not exist."""

from collections.abc import Iterator

from printkit.checking.board.jails import SAID_SO
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK507",
    name="no-jail-space",
    severity=Severity.WARNING,
    what="A card sends players to jail, but the board has no space for it.",
    why="The token would have nowhere to go. The jail is a space whose kind has `role: jail`. "
    "Where a space sends there too, this is said of it.",
    bad="effects: [{do: go_to_jail}]   # on a board without a jail",
    good="space_kinds: {jail: {role: jail}}",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where cards send to jail there is one; a space that sends there is reported by itself."""
    if context.jails.places or context.jails.senders or context.jails.unclear:
        return
    cards = [placed for placed in context.effects if placed.effect.do == "go_to_jail"]
    for first in cards[:1]:
        more = f" (and {len(cards) - 1} more)" if len(cards) > 1 else ""
        yield RULE.diagnostic(
            f"card '{first.card}'{more} sends to jail, but no space is one",
            route=first.route,
            help=SAID_SO,
        )
