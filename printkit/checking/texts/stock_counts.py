"""Counts of whole stocks in texts: 30 houses, 16 Chance cards, and dice that nobody has."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.texts.reading import Claim, counts, folded, noun

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext
    from printkit.checking.texts.passages import Passage

STOCK = 10
"""Smaller counts are hardly ever the whole stock of something."""


def wrong_stocks(context: "CheckContext", passage: "Passage") -> Iterator[tuple[Claim, str, int]]:
    """Counts that are near a stock and are not it: what is counted, and how many there are.

    Some of the dice may be rolled, but never more than there are.
    """
    variant, language, text = context.variant, passage.language, folded(passage.text)
    for pattern, there, what in _stocks(context, passage):
        for claim in counts(text, pattern, passage.language):
            is_stock = claim.value >= STOCK and there / 2 <= claim.value <= there * 2
            if is_stock and claim.value != there and claim.value not in context.numbers.counts:
                yield claim, what, there
    dice = sum(variant.piece_count(key) for key, p in variant.pieces.items() if p.sides_to_roll())
    more = counts(text, folded(language.dice), language) if dice and language else ()
    yield from ((claim, "dice", dice) for claim in more if claim.value > dice)


def _stocks(context: "CheckContext", passage: "Passage") -> Iterator[tuple[str, int, str]]:
    """Patterns for pieces and cards, how many there are, and what they are called."""
    variant, language = context.variant, passage.language
    for key, piece in variant.pieces.items():
        yield noun(piece.name, language), variant.piece_count(key), f"of piece '{key}'"
    for key, deck in variant.decks.items():
        cards = rf"|(?<!\w){re.escape(folded(deck.name))}{language.cards}" if language else ""
        there = deck.total if deck.count is None else deck.count
        yield noun(deck.name, language) + cards, there, f"cards of deck '{key}'"
