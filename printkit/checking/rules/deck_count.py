"""A deck has more or fewer cards than it declares; or, where it declares no count, two cards that
say and do the same, which is a warning.

A forgotten or doubled card is hard to see among many; the stated count finds it.
Bad: count: 16   # and 15 cards, copies included
Good: count: 16   # and 16 cards
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Findings, Related, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.decks import Card, Deck

RULE = Rule.documented(__name__, __doc__, "PK301", Severity.ERROR)
READS_TEXTS = False
REQUIRES = ("decks",)


def check(context: CheckContext) -> Findings:
    for deck_id, deck in context.variant.decks.items():
        actual = deck.total
        pairs = list(_doubles(deck))
        if deck.count is None or (pairs and actual - len(pairs) == deck.count):
            yield from (_of_double(context, deck_id, *pair) for pair in pairs)
        elif actual != deck.count:
            yield RULE.diagnostic(
                f"deck '{deck_id}' has {actual} cards but declares {deck.count}",
                route=("decks", deck_id, "count"),
                help=_remedy(context, deck_id, deck.count - actual, f"'count: {actual}'"),
                related=(Related("the cards", route=("decks", deck_id, "cards")),),
            )


def _of_double(context: CheckContext, deck_id: str, first: str, card_id: str) -> Diagnostic:
    deck = context.variant.decks[deck_id]
    is_counted = deck.count is not None
    without = f", and deck '{deck_id}' declares {deck.count} cards without it"
    related = (
        Related("the same card", route=card_route(deck_id, first)),
        Related("the count", route=("decks", deck_id, "count")),
    )
    return RULE.diagnostic(
        f"card '{card_id}' says and does the same as '{first}'{without if is_counted else ''}",
        route=card_route(deck_id, card_id),
        help=f"delete it, or write 'copies: {deck.cards[first].copies + 1}' at '{first}'"
        f"{' and a higher count' if is_counted else ''}",
        related=related if is_counted else related[:1],
        severity=None if is_counted else Severity.WARNING,
    )


def _doubles(deck: "Deck") -> Iterator[tuple[str, str]]:
    """Each card that says and does the same as an earlier one, after that."""
    seen: dict[tuple[str, str, str | None], list[tuple[str, Card]]] = {}
    for card_id, card in deck.cards.items():
        same = seen.setdefault((card.title, card.text, card.art), [])
        does = (card.effects, card.fields)
        first = next((known for known, each in same if (each.effects, each.fields) == does), None)
        if first is None:
            same.append((card_id, card))
        else:
            yield first, card_id


def _remedy(context: CheckContext, deck_id: str, difference: int, count: str) -> str:
    if context.overlay.inherits(("decks", deck_id, "count")):
        return f"add {count} to decks.{deck_id}"
    remedy = f"add {difference}" if difference > 0 else f"delete {-difference}"
    return f"{remedy}, or write {count}"
