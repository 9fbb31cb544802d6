"""Cards for later use that are not kept, and kept cards with nothing for later."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK307",
    name="card-not-kept",
    severity=Severity.WARNING,
    what="A card that helps later is not kept by the player.",
    why="Leaving jail and being shielded are of use only when the time comes; the card must be "
    "kept until then.",
    bad="effects: [{do: leave_jail}]",
    good="effects: [{do: leave_jail}]\nkeep: true",
)
READS_TEXTS = False
REQUIRES = ("decks",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Cards that leave jail or shield say ``keep: true``."""
    for placed in context.effects:
        card = context.variant.decks[placed.deck].cards[placed.card]
        if placed.effect.do in {"leave_jail", "shield"} and not card.keep:
            yield RULE.diagnostic(
                f"card '{placed.card}' helps later but is not kept",
                route=card_route(placed.deck, placed.card),
                help="add 'keep: true'",
            )
