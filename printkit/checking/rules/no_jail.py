"""A card or a space sends players to jail, but the board has no space for it; or, a warning, no
card and no number of the rules says how they leave.

The token would have nowhere to go. The jail is a space whose kind has `role: jail`. A fee
(`rules.jail_fee`), a number of turns (`rules.jail_turns_max`) or a card with `leave_jail` lets
players go on.
Bad: space_kinds: {arrest: {role: go-to-jail}}   # on a board without a jail
Good: space_kinds: {jail: {role: jail}, arrest: {role: go-to-jail}}
"""

from printkit.checking.board.roles import SAID_SO
from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK507", Severity.ERROR)
REQUIRES = ("board",)
PRESUPPOSES = ("board-gap",)


def check_by_cards(context: CheckContext) -> Findings:
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
            old="PK507",
        )


def check_by_spaces(context: CheckContext) -> Findings:
    if context.jails.places or context.jails.unclear:
        return
    for index in sorted(context.jails.senders):
        yield RULE.diagnostic(
            f"space {index} ({context.spaces[index].name}) sends to jail, but no space is one",
            route=("board", "spaces", index, "kind"),
            help=f"add one, or {SAID_SO}",
            old="PK516",
        )


def check_without_exit(context: CheckContext) -> Findings:
    if not (context.variant.rules and context.jails.places):
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
            severity=Severity.WARNING,
            old="PK517",
        )
