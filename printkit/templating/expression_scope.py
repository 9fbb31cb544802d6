"""What the expressions in any text of a definition may name."""

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from printkit.languages.shipped import shipped_language
from printkit.text.characters import NO_BREAK_SPACE
from printkit.text.numbers import format_money

if TYPE_CHECKING:
    from printkit.model.decks import Card, Deck
    from printkit.model.variant import Variant


NAMED_FIELDS = {
    "spaces": "board",
    "deed": "deeds.rents",
    "odds": "casino",
    "start_notes": "money",
    **{name: name for name in ("rules", "options", "players", "money", "casino", "groups")},
    **{name: name for name in ("decks", "pyramids", "asteroids", "title")},
}
"""The names that stand in expressions, and the fields of the variant that they lead to."""


def nameable(variant: "Variant") -> dict[str, Any]:
    """The numbers and names of the game, as ``{{ rules.salary }}`` names them."""
    return {
        "rules": variant.rules,
        "options": variant.options,
        "spaces": {} if variant.board is None else variant.board.spaces,
        "deeds": variant.deeds,
        "players": variant.players,
        "money": variant.money,
        "casino": variant.casino,
        "odds": {} if variant.casino is None else variant.casino.odds,
        "groups": variant.groups,
        "decks": {key: {"name": deck.name} for key, deck in variant.decks.items()},
        "pyramids": variant.pyramids,
        "asteroids": variant.asteroids,
        "title": variant.title,
        "start_notes": start_notes(variant),
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
        "fold_rows": _fold_rows(variant),
    }


def _fold_rows(variant: "Variant") -> tuple[str, ...]:
    """The kinds of pieces that are folded or glued, two in a row: ``boxes+die``.

    One of many steps stands beside one of few, so that each step has room.
    """
    made = (piece.kind for piece in variant.pieces.values() if piece.COMPONENT != "flats")
    boxed = variant.has_cards and variant.components.get("boxes", True)
    steps = shipped_language(variant.language).phrases.fold_steps
    kinds = sorted(
        (*dict.fromkeys(made), *(("boxes",) if boxed else ())), key=lambda kind: -len(steps[kind])
    )
    half = -(-len(kinds) // 2)
    pairs = zip_longest(kinds[:half], reversed(kinds[half:]))
    return tuple("+".join(filter(None, pair)) for pair in reversed(list(pairs)))


def start_notes(variant: "Variant") -> str:
    """The notes that each player starts with: `1 × $500, 2 × $100 …`; empty without money."""
    return ", ".join(
        NO_BREAK_SPACE.join(
            (str(count), "×", format_money(value, variant.currency, variant.language))
        )
        for value, count in (() if variant.money is None else variant.money.dealt)
        if count
    )


def card_context(card: "Card", deck: "Deck") -> dict[str, Any]:
    """What the title and the text of a card may name besides."""
    first = card.effects[0] if card.effects else None
    own = {**deck.own_fields, **card.fields}
    about = {"card": {**own, **card.__dict__}, "deck": deck}
    return {**about, "effects": card.effects, "effect": first}
