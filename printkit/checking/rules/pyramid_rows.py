"""The stated highest row or number of facilities is not what the cards allow, a row that they reach
has no needs, or one out of reach has some.

A card above the first row lies on two cards, so row 3 takes 3 + 2 + 1 cards. Without needs nobody
knows what lets a card rise; a rulebook that promises more sends players after something impossible.
Bad: highest: {saturn: 4}     # 9 cards; row 4 takes 10
Good: highest: {saturn: 3}
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK231", Severity.ERROR)
REQUIRES = ("pyramids",)


def check_limits(context: CheckContext) -> Findings:
    from printkit.model.pyramids import (  # noqa: PLC0415 - late: pydantic
        highest_row,
        most_facilities,
    )

    variant, pyramids = context.variant, context.variant.pyramids
    if pyramids is None:
        return
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


def check_needs(context: CheckContext) -> Findings:
    from printkit.model.pyramids import highest_row  # noqa: PLC0415 - late: pydantic

    variant, pyramids = context.variant, context.variant.pyramids
    needs = {} if pyramids is None else pyramids.needs
    top = max((highest_row(len(variant.group_members(g))) for g in variant.groups), default=0)
    for row in range(2, top + 1):
        if row not in needs:
            yield RULE.diagnostic(
                f"cards can reach row {row}, but it is not said what they need for it",
                route=("pyramids", "needs"),
                help=f"add needs for row {row}",
            )
    for row, need in needs.items():
        if row > top:
            yield RULE.diagnostic(
                f"no group has the cards to reach row {row}; row {top} is the highest",
                route=("pyramids", "needs", row),
                help="delete these needs, or add cards",
            )
        elif need.piece in variant.pieces and variant.piece_count(need.piece) < need.count:
            yield RULE.diagnostic(
                f"row {row} needs {need.count} of piece '{need.piece}' on a card, but the box has "
                f"{variant.piece_count(need.piece)}",
                route=("pyramids", "needs", row, "count"),
                help="ask for fewer, or put more into the box",
            )
