"""Which number of the rules a sentence speaks of."""

import re
from typing import TYPE_CHECKING

from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import says

if TYPE_CHECKING:
    from printkit.checking.subject import Subject


def rule_spoken_of(subject: "Subject", language: Language, sentence: str) -> str | None:
    """The name of the one stated number that the sentence is about; None if it may be several."""
    words = _words(subject, language)
    about = [name for name, pattern in words.items() if says(pattern, sentence)]
    return about[0] if len(about) == 1 and about[0] in subject.variant.rules else None


def _words(subject: "Subject", language: Language) -> dict[str, str]:
    """The words by which numbers of the rules are known, with the names of this game's spaces."""
    board = subject.variant.board
    start = board.spaces[0].name.split("/") if board is not None and 0 in board.spaces else []
    jails = [name for name in subject.jails.place_names if not says(language.visit, name)]
    called = {"{start}": _any_of(start, ""), "{jail}": _any_of(jails, language.jail)}
    words = dict(language.named_rules)
    for place, names in called.items():
        words = {name: pattern.replace(place, names) for name, pattern in words.items()}
    return words


def _any_of(names: list[str], words: str) -> str:
    return "|".join([*(re.escape(name.strip()) for name in names), *([words] if words else [])])
