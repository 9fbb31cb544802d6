"""Cards of a deck that say and do the same as an earlier one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.model.decks import Deck


def doubles(deck: "Deck") -> Iterator[tuple[str, str]]:
    """Each such card, after the earlier one."""
    seen: dict[tuple[str, ...], str] = {}
    for card_id, card in deck.cards.items():
        said = (card.title, card.text, repr(card.effects), repr(card.fields), card.art or "")
        first = seen.setdefault(said, card_id)
        if first != card_id:
            yield first, card_id
