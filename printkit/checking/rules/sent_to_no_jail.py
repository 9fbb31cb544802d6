"""Spaces that send to a jail which does not exist."""

from collections.abc import Iterator

from printkit.checking.board.jails import KNOWN_BY
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK516", "sent-to-no-jail", Severity.ERROR,
    "A space sends players to jail, but the board has no space for it.",
    "The token would have nowhere to go. A jail is a space where a token can rest; it is "
    f"known {KNOWN_BY}.",
    "30: {kind: go-to-jail}   # on a board without a jail",
    "10: {name: Jail, kind: jail}",
)  # fmt: skip
REQUIRES = ("board",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where a space sends to jail there is a jail."""
    if subject.jails.places or subject.jails.unclear:
        return
    for index in sorted(subject.jails.senders):
        yield RULE.diagnostic(
            f"space {index} ({subject.board.spaces[index].name}) sends to jail, but no space is "
            "known as one",
            route=("board", "spaces", index, "kind"),
            help=f"add a space on which tokens can rest, and which is known {KNOWN_BY}",
        )
