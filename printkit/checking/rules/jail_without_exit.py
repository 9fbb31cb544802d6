"""Jails that nothing leads out of."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK517",
    name="jail-without-exit",
    severity=Severity.WARNING,
    what="Players are sent to jail, but no card and no number of the rules says how they leave.",
    why="A fee (`rules.jail_fee`), a number of turns (`rules.jail_turns_max`) or a card with "
    "`leave_jail` lets them go on.",
    bad="rules: {salary: 200}",
    good="rules: {salary: 200, jail_fee: 50, jail_turns_max: 3}",
)
REQUIRES = ("board", "rules")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where there is a way into jail there is one out of it."""
    if not context.walk.sound or not context.jails.places:
        return
    senders = [("board", "spaces", index, "kind") for index in sorted(context.jails.senders)]
    cards = [placed.route for placed in context.effects if placed.effect.do == "go_to_jail"]
    freed = any(placed.effect.do == "leave_jail" for placed in context.effects)
    said = any(context.numbers.of("bail", "jail-turns"))
    if (senders or cards) and not freed and not said:
        yield RULE.diagnostic(
            "players are sent to jail, and nothing says how they leave",
            route=(senders or cards)[0],
            help="state rules.jail_fee or rules.jail_turns_max, or add a card with leave_jail",
        )
