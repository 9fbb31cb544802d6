"""Boxes with too few buildings for one group."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.building_worth import most_of_each
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK660",
    name="too-few-buildings",
    severity=Severity.WARNING,
    what="The box has fewer buildings than one complete group can carry.",
    why="Scarce buildings are part of the game: 32 classic houses are a third of what all streets "
    "can carry. But one player must be able to build up a group.",
    bad="house: {count: 8} and three streets with four houses each",
    good="house: {count: 32}",
)
REQUIRES = ("pieces", "deeds")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The largest group can be built up."""
    for piece, (most, kind) in most_of_each(context).items():
        deeds = [deed for deed in context.variant.deeds.values() if deed.kind == kind]
        sizes = [sum(d.group == group for d in deeds) for group in {d.group for d in deeds}]
        if context.variant.pyramids is not None or not sizes:
            continue
        needed, have = most * max(sizes), context.variant.piece_count(piece)
        if 0 < have < needed:
            field = context.variant.pieces[piece].count_field
            yield RULE.diagnostic(
                f"the box has {have} of '{piece}', but {max(sizes)} deeds of one group carry "
                f"{needed}",
                route=("pieces", piece, field),
                help=f"print {needed} or more",
            )
