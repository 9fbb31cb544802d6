"""Spaces that send to a jail which does not exist."""

from collections.abc import Iterator

from printkit.checking.board.jails import SAID_SO
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK516",
    name="sent-to-no-jail",
    severity=Severity.ERROR,
    what="A space sends players to jail, but the board has no space for it.",
    why="The token would have nowhere to go. The jail is a space whose kind has `role: jail`.",
    bad="space_kinds: {arrest: {role: go-to-jail}}   # on a board without a jail",
    good="space_kinds: {jail: {role: jail}, arrest: {role: go-to-jail}}",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where a space sends to jail there is a jail."""
    if context.jails.places or context.jails.unclear:
        return
    for index in sorted(context.jails.senders):
        yield RULE.diagnostic(
            f"space {index} ({context.board.spaces[index].name}) sends to jail, but no space is "
            "one",
            route=("board", "spaces", index, "kind"),
            help=f"add one, or {SAID_SO}",
        )
