"""The words that printkit itself prints on sheets, in the languages of the games."""

from printkit.phrases.de import GERMAN
from printkit.phrases.en import ENGLISH
from printkit.phrases.phrases import Phrases

BY_LANGUAGE = {"en": ENGLISH, "de": GERMAN}


def phrases_for(language: str) -> Phrases:
    """The phrases of a language (``de-AT`` takes ``de``); English where there are none."""
    return BY_LANGUAGE.get(language.partition("-")[0], ENGLISH)


def has_phrases(language: str) -> bool:
    """Whether there are phrases in the language, or in that of which it is a kind."""
    return language.partition("-")[0] in BY_LANGUAGE


__all__ = ["BY_LANGUAGE", "Phrases", "has_phrases", "phrases_for"]
