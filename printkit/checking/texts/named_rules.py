"""Which numbers of the rules a sentence speaks of, and what it says they are."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from printkit.checking.context import CheckContext, once
from printkit.checking.texts.reading import (
    FIGURE,
    Claim,
    amounts,
    claim_of,
    counts,
    folded,
    has_figures,
    noun,
    says,
)
from printkit.languages.vocabulary import MONEY, SHARE, Vocabulary


class RuleWords(NamedTuple):
    """A number of the rules that a sentence names: by which words, and what is counted."""

    name: str
    unit: str
    words: tuple[str, ...]


class StatedRule(NamedTuple):
    """What a sentence says that a number of the rules is."""

    name: str
    unit: str
    claim: Claim


def rule_spoken_of(context: CheckContext, language: Vocabulary, sentence: str) -> str | None:
    """The name of the one amount of the rules that the sentence is about; None if several are."""
    about = [each.name for each in _named(context, language, sentence, "") if each.unit == MONEY]
    return about[0] if len(about) == 1 else None


def factors_said(language: Vocabulary, sentence: str) -> list[float]:
    """What the sentence multiplies a number by: 2 where it says ``double``."""
    said: list[float] = [claim.value for claim in counts(sentence, language.times, language)]
    said += [2] if says(language.double, sentence) else []
    return [*said, 0.5] if says(language.half, sentence) else said


def numbers_said(
    context: CheckContext, language: Vocabulary, sentence: str, heading: str
) -> Iterator[StatedRule]:
    """The numbers in a sentence below a heading, each with the rule whose words are nearest."""
    nearest: dict[tuple[str, Claim], tuple[int, str]] = {}
    for each in _named(context, language, sentence, heading):
        for claim in _claims(context, language, sentence, each.unit):
            key = each.unit if each.unit in {MONEY, SHARE} else "count", claim
            way = _distance(each.words[0], sentence, claim) if each.words else 0
            nearest[key] = min(nearest.get(key, (way, each.name)), (way, each.name))
    for (unit, claim), (_, name) in nearest.items():
        yield StatedRule(name, unit, claim)


def _claims(
    context: CheckContext, language: Vocabulary, sentence: str, unit: str
) -> tuple[Claim, ...] | list[Claim]:
    if unit == MONEY:
        return amounts(sentence, context.variant.currency, language)
    if unit == SHARE:
        return [
            claim_of(m, 1) for m in re.finditer(rf"({FIGURE})\s?(?:%|{language.percent})", sentence)
        ]
    return counts(folded(sentence), folded(unit), language)


def _named(
    context: CheckContext, language: Vocabulary, sentence: str, heading: str
) -> Iterator[RuleWords]:
    """The numbers all of whose words stand in the sentence or its heading, the first in itself."""
    if not has_figures(sentence):
        return
    for each in _words(context, language):
        first, *others = each.words or ("",)
        if says(first, sentence) and all(says(w, f"{heading}. {sentence}") for w in others):
            yield each


@once
def _words(context: CheckContext, language: Vocabulary) -> list[RuleWords]:
    """The numbers that the language has words for, by their names or by their kinds."""
    pieces, spaces = context.variant.pieces, context.spaces
    start = spaces[0].name.split("/") if 0 in spaces else []
    jails = [name for name in context.jails.place_names if not says(language.visit, name)]
    places = {"{start}": _any_of(start, "GO"), "{jail}": _any_of(jails, language.jail)}
    found = []
    for name in context.variant.rules:
        kind = context.numbers.kinds.get(name)
        role = kind.kind if kind else ""
        called = {"{piece}": kind.piece, "{other}": kind.other} if kind else {}
        nouns = {
            key: noun(pieces[id_].name, language) for key, id_ in called.items() if id_ in pieces
        }
        parts = language.named_rules.get(name) or language.named_rules.get(role, ())
        filled = [_filled(part, places | nouns) for part in parts]
        if not filled or any("{piece}" in part or "{other}" in part for part in filled):
            filled = _of_name(name, role, language)
        if filled:
            found.append(RuleWords(name, filled[0], tuple(filled[1:])))
    return found


_LINKS = frozenset(
    ["to", "before", "for", "per", "in", "of", "max", "with", "on", "own", "percent"]
)
_PAID: tuple[str, ...] = ("fee", "price", "sale", "goal")


def _of_name(name: str, kind: str, language: Vocabulary) -> list[str]:
    """What is counted and the words of a number's own name, if it has two of them at least."""
    words = [
        noun(word.removesuffix("s"), language) for word in name.split("_") if word not in _LINKS
    ]
    if len(words) < 2:  # noqa: PLR2004 - one word may be said of anything
        return []
    if kind == "percent" or kind in _PAID:
        return [SHARE if kind == "percent" else MONEY, *words]
    return words if name.split("_", maxsplit=1)[0].endswith("s") else []


def _filled(pattern: str, called: Mapping[str, str]) -> str:
    for role, name in called.items():
        pattern = pattern.replace(role, name)
    return pattern


def _distance(pattern: str, sentence: str, claim: Claim) -> int:
    """How far from a number the words stand that name it."""
    found = re.finditer(pattern, sentence, re.IGNORECASE)
    return min((max(m.start() - claim.end, claim.start - m.end(), 0) for m in found), default=0)


def _any_of(names: list[str], words: str) -> str:
    return "|".join([*(re.escape(name.strip()) for name in names), *([words] if words else [])])
