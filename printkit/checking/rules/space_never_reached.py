"""Spaces that no token ever reaches, and deeds that nobody can come to."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK802",
    name="space-never-reached",
    severity=Severity.ERROR,
    what="No token can come to rest on a space that has a deed.",
    why="The deed would be printed in vain. Either its kind does not let tokens rest (`stop: "
    "false`, or a deck whose cards all lead away), or the dice and the cards never lead there.",
    bad="space_kinds: {street: {ownable: true, stop: false}}",
    good="space_kinds: {street: {ownable: true}}",
)
REQUIRES = ("board", "deeds")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All spaces with deeds are among those where tokens rest."""
    walk, deeds = context.walk, context.variant.deeds
    for index in sorted(context.board.spaces.keys() & deeds.keys()) if walk.sound else ():
        kind = context.kind_of_space(index)
        if index not in walk.visited or (kind is not None and not kind.stop):
            yield RULE.diagnostic(
                f"no token ever comes to rest on {context.variant.deed_name(index)}",
                route=("board", "spaces", index, "kind"),
                help="let its kind stop tokens, and check where the cards lead",
            )
