"""What the checker knows of a language: words for numbers, and for collect and pay."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

MONEY = "money"
SHARE = "share"
"""What numbers of the rules may count, besides things."""


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """Words as regular expressions, to be found without regard to capitals.

    They hold what is unambiguous only: a rule that finds none of them says nothing.
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
    named_rules: Mapping[str, tuple[str, ...]]
    """By the name of a number of the rules, or by its kind: what is counted (money, a share, or a
    noun), and the words that all stand in a sentence about it, the first of them in the sentence
    itself, the others in it or its heading. ``{jail}`` and ``{start}`` are what these spaces may be
    called, ``{piece}`` and ``{other}`` the pieces of the number."""
    endings: str
    """What a noun may end in besides."""


@lru_cache(maxsize=4096)
def spoken(text: str, expected: Vocabulary | None) -> Vocabulary | None:
    """The language of a text: the expected one, unless it has more of the other's words.

    An edition may leave texts of its base as they are.
    """
    if expected is None:
        return None
    others = [language for language in _known().values() if language is not expected]
    return max(expected, *others, key=lambda language: _share(text, language))


def _share(text: str, language: Vocabulary) -> int:
    return len(re.findall(rf"\b(?:{language.common})\b", text, re.IGNORECASE))


def language_of(code: str) -> Vocabulary | None:
    """What is known about a language (``de-AT`` takes ``de``), if anything."""
    return _known().get(code.partition("-")[0])


@cache
def _known() -> dict[str, Vocabulary]:
    from printkit.checking.texts.language_de import GERMAN  # noqa: PLC0415 - late: they know this module
    from printkit.checking.texts.language_en import ENGLISH  # noqa: PLC0415 - late: they know this module

    return {"en": ENGLISH, "de": GERMAN}
