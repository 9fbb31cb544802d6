"""What the checker knows of the languages: it stands in their files, and cards are read with it."""

import re
from dataclasses import fields

import pytest

from printkit.checking.engine import check_texts
from printkit.checking.texts.reading import in_figures
from printkit.languages import shipped_languages
from printkit.languages.vocabulary import Vocabulary, language_of
from printkit.loading.load import load
from printkit.model import Card, Currency

CODES = sorted({code.partition("-")[0] for code in shipped_languages()})

CARDS = [
    ("fr", "Payez {} $ pour l’aider.", "pay"),
    ("fr", "Le fisc vous rembourse. Recevez {} $.", "collect"),
    ("fr", "Payez {} dollars.", "pay"),
    ("fr", "Votre assurance vous verse {}.", "collect"),
    ("es", "El médico le envía la cuenta. Pague {}.", "pay"),
    ("es", "Cobra {} dólares por tu herencia.", "collect"),
    ("it", "Paga {} per la riparazione.", "pay"),
    ("it", "La banca ti paga {} dollari.", "collect"),
    ("nl", "Betaal {} voor de dokter.", "pay"),
    ("nl", "Je erft {} dollar.", "collect"),
]


@pytest.mark.parametrize("code", CODES)
def test_a_language_states_every_word_as_a_pattern(code: str) -> None:
    words = language_of(code)
    assert words is not None
    for field in fields(Vocabulary):
        value = getattr(words, field.name)
        if isinstance(value, str):
            re.compile(value.replace("{words}", "x"))
    for parts in words.named_rules.values():
        assert all(re.compile(re.sub(r"\{(jail|start|piece|other)\}", "x", part)) for part in parts)


def test_british_english_reads_as_english_does() -> None:
    assert language_of("en-GB") is language_of("en")
    assert language_of("pl") is None


@pytest.mark.parametrize(
    ("code", "words", "number"),
    [
        ("fr", "deux cents", "200"),
        ("fr", "quatre-vingt-dix", "90"),
        ("fr", "vingt et un", "21"),
        ("es", "doscientos cincuenta", "250"),
        ("es", "veinticinco", "25"),
        ("es", "treinta y uno", "31"),
        ("it", "centocinquanta", "150"),
        ("it", "ventuno", "21"),
        ("it", "duemila", "2000"),
        ("nl", "honderdvijftig", "150"),
        ("nl", "eenentwintig", "21"),
        ("nl", "vijfendertig", "35"),
    ],
)
def test_number_words_become_figures(code: str, words: str, number: str) -> None:
    assert in_figures(f"… {words}.", language_of(code)) == f"… {number}."


def codes_of(language: str, text: str, do: str, amount: int) -> list[str]:
    """What is found about the texts of the classic game with one such card."""
    variant = load("classic-us").variant
    assert variant is not None
    card = Card.model_validate({"text": text, "effects": [{"do": do, "amount": amount}]})
    changed = {
        "language": language,
        "currency": Currency(symbol="$", position="after", space=True),
        "decks": {"chance": variant.decks["chance"].model_copy(update={"cards": {"tried": card}})},
    }
    found = check_texts(variant.model_copy(update=changed))
    return [d.code for d in found if d.code == "PK302"]


@pytest.mark.parametrize(("language", "text", "do"), CARDS)
def test_a_card_that_says_100_where_its_effect_says_50_is_found(
    language: str, text: str, do: str
) -> None:
    assert codes_of(language, text.format(100), do, 50) == ["PK302"]
    assert codes_of(language, text.format(50), do, 50) == []
