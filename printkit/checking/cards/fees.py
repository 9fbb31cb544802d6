"""Which fee a text charges for which building."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from printkit.checking.context import CheckContext
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import FIGURE, folded, noun, value_of

_BEFORE = 25
"""Characters in which a word such as ``each`` stands before its noun."""

Mention = tuple[int, str | float]
"""Where a building (by its key) or an amount stands."""


def fee_pairs(
    context: CheckContext, text: str, fees: Mapping[str, float], language: Language
) -> list[tuple[str, float]]:
    """The key of each building with the amount that stands with it.

    Amounts and buildings must take turns; else nobody can say which belong together.
    """
    text = folded(text)
    buildings = _buildings(context, text, fees, language)
    found: list[Mention] = [*buildings, *_amounts(text, fees)]
    row = [mention for mention, _ in groupby(value for _, value in sorted(found, key=_place))]
    pairs = list(zip(row[::2], row[1::2], strict=False))
    if len(row) % 2 or len(row) != 2 * len(fees):
        return []
    if all(isinstance(one, str) and not isinstance(other, str) for one, other in pairs):
        return [(str(one), float(other)) for one, other in pairs]
    if all(isinstance(other, str) and not isinstance(one, str) for one, other in pairs):
        return [(str(other), float(one)) for one, other in pairs]
    return []


def building_names(context: CheckContext, fees: Iterable[str]) -> dict[str, str]:
    """What the keys of fees may be called in a text, and which is meant by it.

    A piece has its name; a line of a deed its label, whole or without the first word. What could
    be two of them is none.
    """
    names: dict[str, str] = {}
    doubtful: set[str] = set()
    for key in fees:
        for name in _called(context, key):
            if names.setdefault(folded(name), key) != key:
                doubtful.add(folded(name))
    known = {name: key for name, key in names.items() if name not in doubtful}
    return known | {key.replace("-", " "): key for key in fees}


def _called(context: CheckContext, key: str) -> Iterator[str]:
    piece = context.variant.pieces.get(key)
    if piece is not None:
        yield piece.name
        return
    for kind in context.variant.deed_kinds.values():
        for level in kind.levels:
            if level.id == key and level.label:
                yield level.label
                yield level.label.partition(" ")[2] or level.label


def _buildings(
    context: CheckContext, text: str, fees: Mapping[str, float], language: Language
) -> list[Mention]:
    """Where buildings are named; after ``each``, if all of them are."""
    keys = building_names(context, fees)
    names = sorted(keys, key=len, reverse=True)
    every = re.compile("|".join(f"({noun(name, language)})" for name in names))
    found = [(m.start(), keys[names[(m.lastindex or 1) - 1]]) for m in every.finditer(text)]
    each = re.compile(rf"(?:{language.each})[^\d]*$")
    preceded = [(at, key) for at, key in found if each.search(text[max(at - _BEFORE, 0) : at])]
    return list(preceded if {key for _, key in preceded} == set(fees) else found)


def _amounts(text: str, fees: Mapping[str, float]) -> list[Mention]:
    values = ((m.start(), value_of(m[0])) for m in re.finditer(FIGURE, text))
    return [(at, value) for at, value in values if value in fees.values()]


def _place(mention: Mention) -> int:
    return mention[0]
