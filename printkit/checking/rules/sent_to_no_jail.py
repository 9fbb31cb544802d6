"""Spaces that send to a jail which does not exist."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK516", "sent-to-no-jail", Severity.ERROR,
    "A space sends players to jail, but the board has no space for it.",
    "The token would have nowhere to go. A jail is a space where a token can rest and whose "
    "kind has 'jail' in its id.",
    "30: {kind: go-to-jail}   # on a board without a jail",
    "10: {name: Jail, kind: jail}",
)  # fmt: skip
REQUIRES = ("board",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where a space sends to jail there is a jail."""
    jail_like = {
        index: kind.stop
        for index, space in subject.board.spaces.items()
        if "jail" in space.kind and (kind := subject.variant.space_kinds.get(space.kind))
    }
    if not any(jail_like.values()):
        for index in jail_like:
            yield RULE.diagnostic(
                f"space {index} ({subject.board.spaces[index].name}) sends to jail, but no space "
                "is one",
                route=("board", "spaces", index, "kind"),
                help="add a space whose kind has 'jail' in its id and lets tokens rest",
            )
