"""Cards that were copied and not changed."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import card_route
from printkit.checking.cards.doubles import doubles
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK308",
    name="same-card-twice",
    severity=Severity.WARNING,
    what="Two cards say and do the same.",
    why="A card is easily copied and then forgotten. Where two are meant, 'copies' says so.",
    bad="prize: {text: Collect $50., …}\nprize-2: {text: Collect $50., …}",
    good="prize: {text: Collect $50., …, copies: 2}",
)
REQUIRES = ("decks",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Title, text and effects of a deck's cards differ; if there is one too many, PK301 says so."""
    for deck_id, deck in context.variant.decks.items():
        pairs = list(doubles(deck))
        if deck.count == deck.total - len(pairs):
            continue
        for first, card_id in pairs:
            yield RULE.diagnostic(
                f"card '{card_id}' says and does the same as '{first}'",
                route=card_route(deck_id, card_id),
                help=f"change it, or delete it and give '{first}' the 'copies' it needs",
                related=(Related("the same card", route=card_route(deck_id, first)),),
            )
