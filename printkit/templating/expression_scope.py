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
        "pyramids": variant.pyramids,
        "asteroids": variant.asteroids,
        "title": variant.title,
    }


def book_names(variant: "Variant") -> dict[str, Any]:
    """What a rulebook may name besides: it explains all that lies in the box."""
    return {
        "game": variant,
        "deeds": variant.deeds,
        "decks": variant.decks,
        "seats": variant.seats,
        "pieces": variant.pieces,
        "space_kinds": variant.space_kinds,
        "deed_kinds": variant.deed_kinds,
        "piece_kinds": tuple(dict.fromkeys(piece.kind for piece in variant.pieces.values())),
    }


def card_context(card: "Card", deck: "Deck") -> dict[str, Any]:
    """What the title and the text of a card may name besides."""
    first = card.effects[0] if card.effects else None
    own = {**deck.own_fields, **card.fields}
    stated = {name: getattr(card, name) for name in type(card).model_fields}
    about = {"card": {**own, **stated}, "deck": deck}
    return {**about, "effects": card.effects, "effect": first}
