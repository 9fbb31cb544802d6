"""What the expressions in any text of a definition may name."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from printkit.model.decks import Card, Deck
    from printkit.model.variant import Variant


def nameable(variant: "Variant") -> dict[str, Any]:
    """The numbers and names of the game, as ``{{ rules.salary }}`` names them."""
    return {
        "rules": variant.rules,
        "spaces": {} if variant.board is None else variant.board.spaces,
        "players": variant.players,
        "money": variant.money,
        "casino": variant.casino,
        "groups": variant.groups,
        "decks": {key: {"name": deck.name} for key, deck in variant.decks.items()},
        "pyramids": variant.pyramids,
        "asteroids": variant.asteroids,
        "title": variant.title,
    }


def card_context(card: "Card", deck: "Deck") -> dict[str, Any]:
    """What the title and the text of a card may name besides."""
    first = card.effects[0] if card.effects else None
    own = {**deck.own_fields, **card.fields}
    stated = {name: getattr(card, name) for name in type(card).model_fields}
    about = {"card": {**own, **stated}, "deck": deck}
    return {**about, "effects": card.effects, "effect": first}
