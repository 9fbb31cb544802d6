"""Reads what a text claims: amounts of money, counts, and the sentences they stand in."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from printkit.languages.vocabulary import Vocabulary
from printkit.text.characters import NO_BREAK_SPACE
from printkit.text.numbers import CurrencyLike, format_money

_DIGITS = r"(?:\d{1,3}(?:[,. '’\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?)"
FIGURE = rf"(?<![\d.,]){_DIGITS}"
"""A number in figures, whichever separators it has."""
_ANY_FIGURE = re.compile(r"\d")
_SENTENCE_END = re.compile(r"(?<=[.!?])(?<!\bSt\.)(?<!\bDr\.)(?<!\bMr\.)\s+|\n+")
_MAX_BETWEEN = 40
"""Characters between a verb and an amount without a sign: ``pay each player 50``."""


REMEMBERED = 4096
"""Answers about texts that are kept: editions of one game have most of their texts in common."""

_UMLAUTS = str.maketrans("äöüß", "aous")


class Claim(NamedTuple):
    """A number that a text states, and where it stands in it."""

    value: float
    start: int
    end: int


@lru_cache(maxsize=REMEMBERED)
def says(pattern: str, text: str) -> bool:
    """Whether the words of a language stand in a text."""
    return re.search(pattern, text, re.IGNORECASE) is not None


def placed_sentences(text: str) -> Iterator[tuple[int, str]]:
    """The sentences of a text, and where each begins."""
    start = 0
    for end, following in [*(gap.span() for gap in _SENTENCE_END.finditer(text)), (len(text), 0)]:
        if text[start:end].strip():
            yield start, text[start:end]
        start = following


def has_figures(text: str) -> bool:
    """Whether there is any number in figures."""
    return _ANY_FIGURE.search(text) is not None


def value_of(figure: str) -> float:
    """The number of a figure, whichever separators it has."""
    parts = re.split(r"[.,](?=\d{1,2}$)", figure)
    whole = re.sub(r"\D", "", parts[0])
    return float(f"{whole}.{parts[1]}") if len(parts) > 1 else int(whole)


@lru_cache(maxsize=REMEMBERED)
def in_figures(text: str, language: Vocabulary | None) -> str:
    """The text with number words as figures: ``two hundred`` becomes ``200``."""
    if language is None:
        return text
    return _number_words(language).sub(lambda found: _figure(found, language), text)


@lru_cache(maxsize=REMEMBERED)
def numbers(text: str) -> frozenset[float]:
    """All numbers in a text."""
    return frozenset(value_of(figure) for figure in re.findall(FIGURE, text))


def amounts(text: str, currency: CurrencyLike, language: Vocabulary | None) -> tuple[Claim, ...]:
    """The amounts of money in a text whose number words are figures already.

    Beside the sign of the currency, before a noun such as ``dollars``, or, where the language
    is known, after a verb of paying with nothing behind it that could be counted.
    """
    return _amounts(text, currency.symbol.strip(), language)


@lru_cache(maxsize=REMEMBERED)
def _amounts(text: str, sign: str, language: Vocabulary | None) -> tuple[Claim, ...]:
    found = {claim.start: claim for claim in _beside_sign(text, sign)}
    for pattern in _bare_patterns(language) if language else ():
        for match in pattern.finditer(text):
            found.setdefault(match.start(1), claim_of(match, 1))
    return tuple(found[start] for start in sorted(found))


def written_once(amount: float, text: str, currency: CurrencyLike, language: str) -> str | None:
    """How an amount is written in a text, if it stands there once, just as it is printed."""
    printed = re.escape(format_money(amount, currency, language))
    pattern = printed.replace(NO_BREAK_SPACE, rf"[{NO_BREAK_SPACE} ]")
    found = re.findall(rf"(?<![\w.,]){pattern}(?![\d]|[.,]\d)", text)
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=REMEMBERED)
def counts(text: str, counted: str, language: Vocabulary | None) -> tuple[Claim, ...]:
    """The numbers right before a pattern: ``2 resources``, ``3 more spaces``."""
    one, more = (rf"|\b{language.one}", language.more) if language else ("", "")
    pattern = rf"({FIGURE}{one})(?:\s+(?:{more}))?[\s-]*(?:{counted})"
    return tuple(
        Claim(value_of(m[1]) if m[1][0].isdigit() else 1, m.start(1), m.end())
        for m in re.finditer(pattern, text, re.IGNORECASE)
    )


def sentence_around(text: str, position: int) -> str:
    """The sentence of a text in which a position lies."""
    sentences = (each for start, each in placed_sentences(text) if start + len(each) >= position)
    return next(sentences, "")


@lru_cache(maxsize=REMEMBERED)
def folded(text: str) -> str:
    """The text without capitals and umlauts, of the same length."""
    return text.lower().translate(_UMLAUTS)


def noun(name: str, language: Vocabulary | None) -> str:
    """A pattern for a name in folded texts, as it may be inflected."""
    stem = re.escape(folded(name))
    if language is None:
        return rf"(?<!\w){stem}(?!\w)"
    if stem.endswith("y"):
        return rf"(?<!\w){stem[:-1]}(?:y|ies)(?!\w)"
    return rf"(?<!\w){stem}{language.endings}(?!\w)"


def may_name(text: str, name: str) -> bool:
    """Whether the pattern for a name may fit a folded text, which is seen sooner without it."""
    return folded(name).removesuffix("y") in text


def is_scaled(text: str, claim: Claim, language: Vocabulary | None) -> bool:
    """Whether the number is one of millions and the like, or a share of a hundred."""
    scales = f"%|{language.percent}|{language.scales}" if language else "%"
    return re.match(rf"\s?(?:{scales})", text[claim.end :], re.IGNORECASE) is not None


def _beside_sign(text: str, symbol: str) -> Iterator[Claim]:
    if not symbol:
        return
    sign = re.escape(symbol)
    beside = rf"(?<!\w){sign}\s?({_DIGITS})|({FIGURE})\s?{sign}(?!\w)"
    for match in re.finditer(beside, text):
        group = 1 if match[1] else 2
        yield Claim(value_of(match[group]), match.start(group), match.end())


@cache
def _bare_patterns(language: Vocabulary) -> tuple[re.Pattern[str], ...]:
    verbs = rf"(?:{language.collect}|{language.gives_you}|{language.pay})"
    ends = rf"(?=\s*(?:$|[.,;:!?)]|{language.after_amount}))"
    return (
        re.compile(rf"({FIGURE})\s+(?:{language.coins})\b", re.IGNORECASE),
        re.compile(
            rf"{verbs}(?:(?! (?:{language.unpaid}))[^\d.!?]){{1,{_MAX_BETWEEN}}}?({FIGURE}){ends}",
            re.IGNORECASE,
        ),
    )


def claim_of(match: re.Match[str], group: int) -> Claim:
    """The number that a group of a match holds."""
    return Claim(value_of(match[group]), match.start(group), match.end(group))


@cache
def _number_words(language: Vocabulary) -> re.Pattern[str]:
    words = "|".join(sorted((re.escape(word) for word in language.numbers), key=len, reverse=True))
    return re.compile(language.number_words.replace("{words}", words), re.IGNORECASE)


def _figure(found: re.Match[str], language: Vocabulary) -> str:
    """The value of number words: units and tens add up, a hundred multiplies them."""
    words = "|".join(sorted(language.numbers, key=len, reverse=True))
    parts = re.findall(rf"{words}|{language.unit}", found[0].lower())
    if not parts:
        return found[0]
    total, group = 0, 0
    for part in parts:
        value = language.numbers.get(part, 1)
        if value >= 100:  # noqa: PLR2004 - a hundred or a thousand
            group = max(group, 1) * value
            total, group = (total + group, 0) if value > 100 else (total, group)  # noqa: PLR2004
        else:
            group += value
    return str(total + group)
