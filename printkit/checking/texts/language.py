"""What the checker knows of a language: words for numbers, and for collect and pay.

They stand in the files of the languages, under ``words``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Any

from printkit.languages.shipped import shipped_languages, stated

MONEY = "money"
SHARE = "share"
"""What numbers of the rules may count, besides things."""


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """Words as regular expressions, to be found without regard to capitals.

    They hold what is unambiguous only: a rule that finds none of them says nothing. In the file
    a list stands for alternatives.
    """

    common: str
    """Words that are in nearly every text, to know the language by."""
    numbers: Mapping[str, int]
    """Number words; the article (``ein``) is none, unless more of the number follows."""
    number_words: str
    """How the number ``{words}`` are put together."""
    unit: str
    """A word for 1 in them that is not a number word by itself."""
    one: str
    """The word for 1 before what is counted."""
    more: str
    """What may stand between a number and what is counted."""
    capitals: bool
    """Whether all nouns have a capital, and not only names."""
    percent: str
    scales: str
    """What multiplies the figure before it, such as ``million``: such amounts are not read."""
    coins: str
    """Nouns that make the number before them an amount of money."""
    unpaid: str
    """What shows, between a verb of paying and a number, that the number is not an amount."""
    after_amount: str
    """What may follow an amount that has neither a sign nor such a noun."""
    collect: str
    """The player receives money; ``gives_you`` is said of others and means the same."""
    gives_you: str
    pay: str
    """The player pays money."""
    space: str
    turn: str
    jail: str
    visit: str
    times: str
    """After a number: so many times; ``double`` and ``half`` say it without one."""
    double: str
    half: str
    cards: str
    """After the name of a deck."""
    dice: str
    named_rules: Mapping[str, tuple[str, ...]]
    """By the name of a number of the rules, or by its kind: what is counted (money, a share, or a
    noun), and the words that all stand in a sentence about it, the first of them in the sentence
    itself, the others in it or its heading. ``{jail}`` and ``{start}`` are what these spaces may be
    called, ``{piece}`` and ``{other}`` the pieces of the number."""
    endings: str
    """What a noun may end in besides."""


_WHOLE = frozenset(["common", "collect", "gives_you", "pay", "double", "half"])
"""Words that stand alone."""
_ENDED = frozenset(["after_amount", "space", "turn"])
"""Words behind which nothing is added."""
_OF_GAMES = ("en", "de")
"""The languages that the shipped games are written in."""


@lru_cache(maxsize=4096)
def spoken(text: str, expected: Vocabulary | None) -> Vocabulary | None:
    """The language of a text: the expected one, unless it has more words of one of the games.

    An edition may leave texts of its base as they are.
    """
    if expected is None:
        return None
    others = [language for code in _OF_GAMES if (language := language_of(code)) is not expected]
    return max(expected, *filter(None, others), key=lambda language: _share(text, language))


def _share(text: str, language: Vocabulary) -> int:
    return len(re.findall(language.common, text, re.IGNORECASE))


def language_of(code: str) -> Vocabulary | None:
    """What is known about a language (``de-AT`` takes ``de``), if anything."""
    return _vocabulary(code.partition("-")[0])


@cache
def _vocabulary(code: str) -> Vocabulary | None:
    words = stated(code).get("words") if code in shipped_languages() else None
    if words is None:
        return None
    return Vocabulary(
        **{field.name: _pattern(field.name, words[field.name]) for field in fields(Vocabulary)}
    )


def _pattern(name: str, stated_words: Any) -> Any:
    """The regular expression of a list of alternatives; anything else as it stands."""
    if not isinstance(stated_words, list):
        return stated_words
    any_of = f"(?:{'|'.join(stated_words)})"
    if name in _WHOLE:
        return rf"\b{any_of}\b"
    return rf"{any_of}\b" if name in _ENDED else any_of
