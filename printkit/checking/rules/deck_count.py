"""Decks with more or fewer cards than they declare."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK301", "deck-count", Severity.ERROR,
    "A deck has more or fewer cards than it declares.",
    "A forgotten or doubled card is hard to see among many; the stated count finds it.",
    "count: 16   # and 15 cards, copies included",
    "count: 16   # and 16 cards",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The copies of all cards add up to the declared count."""
    for deck_id, deck in subject.variant.decks.items():
        actual = sum(card.copies for card in deck.cards.values())
        if actual != deck.count:
            difference = deck.count - actual
            remedy = f"add {difference}" if difference > 0 else f"delete {-difference}"
            yield RULE.diagnostic(
                f"deck '{deck_id}' has {actual} cards but declares {deck.count}",
                route=("decks", deck_id, "count"),
                help=f"{remedy}, or write 'count: {actual}'",
                related=(Related("the cards", route=("decks", deck_id, "cards")),),
            )
