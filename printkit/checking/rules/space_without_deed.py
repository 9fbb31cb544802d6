"""Spaces that can be owned but have no deed."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK506",
    name="space-without-deed",
    severity=Severity.ERROR,
    what="A space can be owned but has no deed.",
    why="Whoever lands there finds no price to pay and gets no card to hold.",
    bad="space 3 is a street, deeds: {1: …}",
    good="space 3 is a street, deeds: {1: …, 3: …}",
)
REQUIRES = ("board",)
PRESUPPOSES = ("board-gap",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each space of an ownable kind has a deed."""
    for index, space in context.board.spaces.items():
        kind = context.kind_of_space(index)
        if kind is not None and kind.ownable and index not in context.variant.deeds:
            yield RULE.diagnostic(
                f"space {index}, '{space.name}', can be owned but has no deed",
                route=("board", "spaces", index),
                help=f"add deed {index}, or give the space a kind that is not ownable",
            )
