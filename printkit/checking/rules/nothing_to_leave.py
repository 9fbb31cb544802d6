"""Cards that leave a jail to which nobody is sent."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK344",
    name="nothing-to-leave",
    severity=Severity.WARNING,
    what="A card leaves jail, but nothing in the game sends anybody there.",
    why="No space, no card and no number of the rules (`doubles_to_jail`) leads to jail: the card "
    "is worth nothing.",
    bad="effects: [{do: leave_jail}]   # on a board without a way into jail",
    good="30: {kind: go-to-jail}",
)
REQUIRES = ("board", "decks")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where a card leaves jail there is a way into it."""
    sent = any(placed.effect.do == "go_to_jail" for placed in context.effects)
    said = any(context.numbers.of("jail-doubles"))
    if sent or said or context.jails.senders:
        return
    for placed in context.effects:
        if placed.effect.do == "leave_jail":
            yield RULE.diagnostic(
                f"card '{placed.card}' leaves jail, but nobody is ever sent there",
                route=placed.route,
                help="add a space or a card that sends to jail, or replace the card",
            )
