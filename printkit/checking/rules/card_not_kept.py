"""A card that helps later is not kept by the player.

Leaving jail and being shielded are of use only when the time comes; the card must be kept until
then.
Bad: effects: [{do: leave_jail}]
Good: effects: [{do: leave_jail}]
    keep: true
"""

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK307", Severity.WARNING)
READS_TEXTS = False
REQUIRES = ("decks",)


def check(context: CheckContext) -> Findings:
    for placed in context.effects:
        card = context.variant.decks[placed.deck].cards[placed.card]
        if placed.effect.do in {"leave_jail", "shield"} and not card.keep:
            yield RULE.diagnostic(
                f"card '{placed.card}' helps later but is not kept",
                route=card_route(placed.deck, placed.card),
                help="add 'keep: true'",
            )
