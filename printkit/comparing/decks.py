"""Decks and their cards."""

import re
from collections.abc import Iterator

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.effects import effect_facts
from printkit.comparing.facts import ComparedPart, Fact, FactKind, Thing
from printkit.comparing.records import facts_of
from printkit.model.decks import Card, Deck
from printkit.templating.expression_scope import card_context

_NAME_LENGTH = 40
_EXPRESSION = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}")
"""What many cards have in common is no sign that two are one."""


def decks(edition: ComparedEdition) -> ComparedPart:
    """Each deck without its cards."""
    own = frozenset(["name", "cards"])
    return ComparedPart(
        "decks",
        "Decks",
        tuple(
            Thing(deck_id, deck.name, facts_of(deck, edition, skip=own), likeness=deck.name)
            for deck_id, deck in edition.variant.decks.items()
        ),
    )


def cards(edition: ComparedEdition) -> ComparedPart:
    """The cards of all decks; one may have moved from deck to deck."""
    return ComparedPart(
        "cards",
        "Cards",
        tuple(
            _card(edition, deck_id, deck, card_id, card)
            for deck_id, deck in edition.variant.decks.items()
            for card_id, card in deck.cards.items()
        ),
    )


def _card(edition: ComparedEdition, deck_id: str, deck: Deck, card_id: str, card: Card) -> Thing:
    about = card_context(card, deck)
    text, title = edition.text(card.text, **about), edition.text(card.title, **about)
    facts = (
        Fact("text", "text", card.text, text, FactKind.TEXT),
        *effect_facts(card.effects, edition),
        *_others(edition, deck_id, deck, card),
    )
    return Thing(
        f"{deck_id}.{card_id}",
        title or _beginning(text),
        facts,
        where=deck.name,
        likeness=_EXPRESSION.sub("", f"{card.title} {card.text}"),
        sort=",".join(effect.do for effect in card.effects),
        names_itself=bool(title),
    )


def _others(edition: ComparedEdition, deck_id: str, deck: Deck, card: Card) -> Iterator[Fact]:
    yield Fact("deck", "deck", deck_id, deck.name)
    yield from facts_of(card, edition, skip=frozenset(["title", "text", "effects"]))


def _beginning(text: str) -> str:
    """The first words of a card without a title."""
    if len(text) <= _NAME_LENGTH:
        return text
    return text[:_NAME_LENGTH].rsplit(" ", 1)[0] + " …"
