"""Card texts in the usual phrasings are read rightly, and contradictions planted in them found."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from pydantic import TypeAdapter

from printkit.checking.engine import check_texts
from printkit.loading.load import load
from printkit.model import Card, Currency, Deck, Variant
from printkit.model.pieces import Piece

TEXTS = Path(__file__).parent / "card_texts"
GERMAN_SPACES = {
    0: "LOS",
    5: "Südbahnhof",
    15: "Westbahnhof",
    10: "Gefängnis",
    30: "Ab ins Gefängnis",
    11: "Seestraße",
    12: "Wasserwerk",
    24: "Opernplatz",
    37: "Parkstraße",
    39: "Rosenallee",
}
GERMAN_KINDS = {"street": "Straße", "railroad": "Bahnhof", "utility": "Werk"}
GERMAN_DECKS = {"chance": "Ereigniskarte", "chest": "Gemeinschaftskarte"}
ABOUT_TEXTS = {"PK302", "PK319", "PK723"}
RESOURCE = {"kind": "chip", "count": 20, "diameter": 20.0}


@cache
def game(language: str) -> Variant:
    """The classic game with resources; in German with names of its own."""
    variant = load("classic-us").variant
    assert variant is not None
    name = {"en": "Resource", "de": "Rohstoff"}[language]
    resource = TypeAdapter(Piece).validate_python({"name": name, **RESOURCE})
    variant = variant.model_copy(update={"pieces": {**variant.pieces, "resource": resource}})
    return variant if language == "en" else _german(variant)


def _german(variant: Variant) -> Variant:
    assert variant.board is not None
    spaces = {
        index: space.model_copy(update={"name": GERMAN_SPACES.get(index, f"Feld Nr. {index}")})
        for index, space in variant.board.spaces.items()
    }
    pieces = {
        **variant.pieces,
        "house": variant.pieces["house"].model_copy(update={"name": "Haus"}),
    }
    return variant.model_copy(
        update={
            "language": "de",
            "currency": Currency(symbol="GE", position="after", space=True),
            "board": variant.board.model_copy(update={"spaces": spaces}),
            "pieces": pieces,
            "decks": {
                key: deck.model_copy(update={"name": GERMAN_DECKS[key]})
                for key, deck in variant.decks.items()
            },
            "groups": {
                key: group.model_copy(update={"name": key.upper()})
                for key, group in variant.groups.items()
            },
            "deed_kinds": {
                key: kind.model_copy(update={"name": GERMAN_KINDS[key]})
                for key, kind in variant.deed_kinds.items()
            },
        }
    )


def found(language: str, card: dict[str, Any]) -> list[str]:
    """The codes about texts that are found with this card."""
    variant = game(language)
    keys = {key: card[key] for key in ("text", "effects", "keep") if key in card}
    deck = variant.decks["chance"]
    tried = {"tried": Card.model_validate(keys)}
    decks: dict[str, Deck] = {
        "chance": deck.model_copy(update={"cards": tried}),
        "chest": variant.decks["chest"].model_copy(update={"cards": {}}),
    }
    findings = check_texts(variant.model_copy(update={"decks": decks}))
    return [d.code for d in findings if d.code in ABOUT_TEXTS]


def cards(language: str) -> list[dict[str, Any]]:
    loaded = yaml.safe_load((TEXTS / f"{language}.yaml").read_text(encoding="utf-8"))
    assert isinstance(loaded, list)
    return loaded


CARDS = [(language, card) for language in ("en", "de") for card in cards(language)]
WRONG = [
    (language, {**card, **wrong}, wrong["code"])
    for language, card in CARDS
    for wrong in card.get("wrong", [])
]


@pytest.mark.parametrize(("language", "card"), CARDS, ids=lambda v: str(v)[:60])
def test_a_card_that_agrees_with_itself_is_silent(language: str, card: dict[str, Any]) -> None:
    assert found(language, card) == []


@pytest.mark.parametrize(("language", "card", "code"), WRONG, ids=lambda v: str(v)[:60])
def test_a_planted_contradiction_is_reported(
    language: str, card: dict[str, Any], code: str
) -> None:
    assert code in found(language, card)
