"""Rows of pyramids whose needs are missing, or cannot be met."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK232",
    name="pyramid-row-needs",
    severity=Severity.ERROR,
    what="A row that the cards reach has no needs, a row out of reach has some, or the box has "
    "too few pieces for one card to meet them.",
    why="Without needs nobody knows what lets a card rise; needs of a row that nobody reaches are "
    "a sign that cards are missing.",
    bad="needs: {2: …, 4: …}     # ten cards reach row 4, through row 3",
    good="needs: {2: …, 3: …, 4: …}",
)
REQUIRES = ("pyramids",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each row from the second to the highest has needs that a card can meet."""
    from printkit.model.pyramids import highest_row  # noqa: PLC0415 - late: pydantic

    variant, needs = context.variant, context.pyramids.needs
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
