"""Ways into a jail that does not exist."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK507", "no-jail-space", Severity.WARNING,
    "A card sends players to jail, but the board has no space for it.",
    "The token would have nowhere to go. A jail is a space where a token can rest and whose "
    "kind has 'jail' in its id.",
    "effects: [{do: go_to_jail}]   # on a board without a jail",
    "10: {name: Jail, kind: jail}",
)  # fmt: skip
REQUIRES = ("board",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where a card sends to jail there is a jail."""
    kinds = subject.variant.space_kinds
    present = {space.kind for space in subject.board.spaces.values()}
    if not present <= kinds.keys():  # PK160 says so; the jail may be what is misspelt
        return
    if any("jail" in kind and kinds[kind].stop for kind in present):
        return
    for placed in subject.effects:
        if placed.effect.do == "go_to_jail":
            yield RULE.diagnostic(
                f"card '{placed.card}' sends to jail, but no space is one",
                route=placed.route,
                help="give the jail a kind with 'jail' in its id",
            )
