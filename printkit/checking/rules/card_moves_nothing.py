"""Cards with an amount of nothing."""

from collections.abc import Iterator

from printkit.checking.cards.card_amounts import money_of
from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK856",
    name="card-moves-nothing",
    severity=Severity.WARNING,
    what="An amount of money on a card is 0.",
    why="Who draws it collects or pays nothing: most often an amount that lost a digit, or was "
    "left for later.",
    bad="effects: [{do: collect, amount: 0}]",
    good="effects: [{do: collect, amount: 50}]",
)
REQUIRES = ("decks",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each amount is more than nothing."""
    for deck_id, card_id, card in context.cards:
        for money in money_of(card.effects):
            if not money.amount:
                yield RULE.diagnostic(
                    f"the {money.words} of card '{card_id}' is {context.amount(0)}",
                    route=(*card_route(deck_id, card_id), *money.route),
                    help="give it an amount, or leave the effect out",
                )
