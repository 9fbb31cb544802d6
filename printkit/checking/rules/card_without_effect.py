"""Cards that do nothing."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import card_route
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK306", "card-without-effect", Severity.INFO,
    "A card has no effects.",
    "What a card says but does not state as an effect cannot be checked or counted.",
    "text: Collect $50.\neffects: []",
    "text: Collect $50.\neffects: [{do: collect, amount: 50}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each card has an effect."""
    for deck_id, card_id, card in subject.cards:
        if not card.effects:
            yield RULE.diagnostic(
                f"card '{card_id}' has no effects",
                route=(*card_route(deck_id, card_id), "effects"),
                help="state what the card does, if it does anything",
            )
