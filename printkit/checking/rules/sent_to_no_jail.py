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
    kinds, spaces = subject.variant.space_kinds, subject.board.spaces
    if any(space.kind not in kinds for space in spaces.values()):  # PK160 says so; see PK507
        return
    stops = {i: kinds[space.kind].stop for i, space in spaces.items() if "jail" in space.kind}
    for index in () if any(stops.values()) else stops:
        yield RULE.diagnostic(
            f"space {index} ({spaces[index].name}) sends to jail, but no space is one",
            route=("board", "spaces", index, "kind"),
            help="add a space whose kind has 'jail' in its id and lets tokens rest",
        )
