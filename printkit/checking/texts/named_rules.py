"""Which number of the rules a sentence speaks of."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import FIGURE, REMEMBERED, Claim, claim_of, counts, says

if TYPE_CHECKING:
    from printkit.checking.subject import Subject


def rule_spoken_of(subject: "Subject", language: Language, sentence: str) -> str | None:
    """The name of the one stated number that the sentence is about; None if it may be several."""
    words = language.named_rules
    about = [name for name in words if says(_named(subject, language, words[name]), sentence)]
    return about[0] if len(about) == 1 and about[0] in subject.variant.rules else None


def factors_said(language: Language, sentence: str) -> list[float]:
    """What the sentence multiplies a number by: 2 where it says ``double``."""
    said: list[float] = [claim.value for claim in counts(sentence, language.times)]
    said += [2] if says(language.double, sentence) else []
    return [*said, 0.5] if says(language.half, sentence) else said


def counts_spoken_of(
    subject: "Subject", language: Language, sentence: str
) -> Iterator[tuple[str, Claim]]:
    """The stated numbers, other than money, that a sentence names, and what it says they are."""
    for name, patterns in language.named_counts.items():
        for pattern in patterns if name in subject.variant.rules else ():
            figure = pattern.replace("{number}", f"({FIGURE})")
            found = re.search(_named(subject, language, figure), sentence, re.IGNORECASE)
            if found is not None:
                yield name, claim_of(found, 1)


def _named(subject: "Subject", language: Language, pattern: str) -> str:
    """The pattern with the names of this game's start and jails."""
    if "{" not in pattern:
        return pattern
    board = subject.variant.board
    start = board.spaces[0].name if board is not None and 0 in board.spaces else ""
    return _with_names(pattern, start, tuple(subject.jails.place_names), language)


@lru_cache(maxsize=REMEMBERED)
def _with_names(pattern: str, start: str, jails: tuple[str, ...], language: Language) -> str:
    places = [name for name in jails if not says(language.visit, name)]
    named = pattern.replace("{start}", _any_of(start.split("/") if start else [], ""))
    return named.replace("{jail}", _any_of(places, language.jail))


def _any_of(names: list[str], words: str) -> str:
    return "|".join([*(re.escape(name.strip()) for name in names), *([words] if words else [])])
