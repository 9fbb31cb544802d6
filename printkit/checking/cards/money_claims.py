"""Who pays whom, as the text of a card has it and as its effects have it."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import FIGURE, says

if TYPE_CHECKING:
    from printkit.model.effects import Effect


class Way(Enum):
    """Where the money goes, as the player sees it."""

    IN = "collects"
    OUT = "pays"


def ways_of(effects: "tuple[Effect, ...]") -> Iterator[tuple[float, Way]]:
    """The amounts in the effects of a card, and which way they go."""
    for effect in effects:
        if effect.do == "collect":
            yield effect.amount, Way.IN
        elif effect.do == "pay":
            yield effect.amount, Way.OUT
        elif effect.do == "repairs":
            yield from ((fee, Way.OUT) for fee in effect.fees.values())
        elif effect.do == "lose" and effect.otherwise_pay:
            yield effect.otherwise_pay, Way.OUT


def way_said(clause: str, language: Language) -> Way | None:
    """Which way the money goes in a part of a sentence; None where it may be either."""
    if says(language.unclear, clause):
        return None
    comes = says(language.collect, clause) or says(language.gives_you, clause)
    goes = says(language.pay, clause)
    if comes == goes:
        return None
    if comes:
        return None if says(language.debt, clause) else Way.IN
    return Way.OUT


def names_each_player(sentence: str, language: Language) -> bool:
    """Whether the sentence has all others pay or be paid, beyond doubt."""
    if says(language.bank, sentence):
        return False
    each, between = language.each_player, language.between
    verbs = f"{language.pay}|{language.collect}"
    return any(
        re.search(pattern, sentence, re.IGNORECASE)
        for pattern in (
            rf"(?:{verbs})\s+(?:{between}\s+)?(?:{each})",
            rf"{FIGURE}[^\w.]*(?:\w+[^\w.]+)?{between}\s+(?:{each})",
            rf"(?:{each})[^.]{{0,15}}{language.gives_you}",
        )
    )
