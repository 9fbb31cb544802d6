"""Stated heights of pyramids that the cards do not give."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK231",
    name="pyramid-limit-differs",
    severity=Severity.ERROR,
    what="The stated highest row, or the stated number of facilities, is not what the cards allow.",
    why="A card above the first row lies on two cards, so row 3 takes 3 + 2 + 1 cards. A rulebook "
    "that promises more sends players after something impossible.",
    bad="highest: {saturn: 4}     # 9 cards; row 4 takes 10",
    good="highest: {saturn: 3}",
)
REQUIRES = ("pyramids",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """What is stated is what can be laid out."""
    from printkit.model.pyramids import (  # noqa: PLC0415 - late: pydantic
        highest_row,
        most_facilities,
    )

    variant, pyramids = context.variant, context.pyramids
    cards = {group: len(variant.group_members(group)) for group in variant.groups}
    for group, stated in pyramids.highest.items():
        if group in cards and stated != highest_row(cards[group]):
            yield RULE.diagnostic(
                f"the {cards[group]} cards of group '{group}' reach row "
                f"{highest_row(cards[group])}, not {stated}",
                route=("pyramids", "highest", group),
                help=f"row n takes n × (n + 1) / 2 cards; write {highest_row(cards[group])}",
            )
    facilities = sum(map(most_facilities, cards.values()))
    if pyramids.facilities is not None and pyramids.facilities != facilities:
        yield RULE.diagnostic(
            f"all groups together have room for {facilities} facilities, not {pyramids.facilities}",
            route=("pyramids", "facilities"),
            help=f"write {facilities}, or change the number of cards",
        )
