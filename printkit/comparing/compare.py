"""Comparing two variants: everything that differs, and what can be said in one sentence."""

from collections.abc import Iterator
from itertools import chain

from printkit.comparing.amounts import Rules
from printkit.comparing.describing import described
from printkit.comparing.difference import (
    ChangeSign,
    ComparedSide,
    Difference,
    DifferentThing,
    FactChange,
    PartDifference,
)
from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import ComparedPart, Fact, FactKind, Thing, differ
from printkit.comparing.matching import Pair, match
from printkit.comparing.repeated import state_once
from printkit.comparing.rewritten import rewritten, with_other_theme
from printkit.comparing.translated import Languages

_BY_NAME = frozenset(["spaces", "deeds", "aids"])
"""Parts whose things are known by their places: on the board, on a leaflet."""


def compare(before: ComparedEdition, after: ComparedEdition) -> Difference:
    """What differs from one variant to the other.

    Nothing is left out: what a statement covers is listed too, marked as ``told``.
    """
    matched = [
        (now, match(was.things, now.things, by_name=now.id in _BY_NAME))
        for was, now in described(before, after)
    ]
    rules = Rules(
        chain.from_iterable(_facts_of_both(*pair) for _, pairs in matched for pair in pairs)
    )
    languages = Languages(before.variant.language, after.variant.language)
    other_theme = before.variant.theme != after.variant.theme
    found = [
        _part(part, pairs, rules, languages, other_theme=other_theme) for part, pairs in matched
    ]
    parts = tuple(part for part in found if part.items)
    return Difference(
        _side(before), _side(after), parts, (*rules.statements(), *languages.statements(parts))
    )


def _part(
    part: ComparedPart, pairs: list[Pair], rules: Rules, languages: Languages, *, other_theme: bool
) -> PartDifference:
    items = [item for pair in pairs if (item := _item(pair, rules, languages)) is not None]
    difference = PartDifference(part.id, part.title, tuple(items))
    if not items:
        return difference
    match part.id:
        case "rulebook":
            return rewritten(difference, pairs)
        case "look" if other_theme:
            return with_other_theme(difference)
        case _:
            return state_once(difference, pairs)


def _item(pair: Pair, rules: Rules, languages: Languages) -> DifferentThing | None:
    before, after = pair
    if before is None or after is None:
        return _whole(pair)
    changes = tuple(languages.mark(change) for change in _changes(before, after, rules))
    was = before.name if after.names_itself and before.name != after.name else None
    if not changes and was is None:
        return None
    told = all(change.told for change in changes) and (was is None or languages.differ)
    return DifferentThing(ChangeSign.CHANGED, after.id, after.name, changes, after.where, was, told)


def _whole(pair: Pair) -> DifferentThing:
    """A thing that only one of the games has, with all that it is or says."""
    before, after = pair
    thing = after or before
    assert thing is not None  # noqa: S101 - a pair has one of the two
    facts = [fact for fact in thing.facts if fact.value is not False and not fact.within]
    facts = [fact for fact in facts if fact.shown != thing.where]
    facts.sort(key=lambda fact: fact.kind is not FactKind.TEXT)
    changes = tuple(
        FactChange(fact, None) if after is None else FactChange(None, fact) for fact in facts
    )
    sign = ChangeSign.REMOVED if after is None else ChangeSign.ADDED
    return DifferentThing(sign, thing.id, thing.name, changes, thing.where)


def _changes(before: Thing, after: Thing, rules: Rules) -> Iterator[FactChange]:
    """What differs, in the order of the facts; and amounts that break the rule of the others."""
    was, now = ({fact.key: fact for fact in thing.facts} for thing in (before, after))
    changed: set[str] = set()
    for key in dict.fromkeys([*now, *was]):
        one, other = was.get(key), now.get(key)
        if changed & {fact.within for fact in (one, other) if fact is not None}:
            continue
        if one is None or other is None:
            changed.add(key)
            yield FactChange(one, other)
        elif differ(one, other):
            changed.add(key)
            yield FactChange(one, other, told=rules.covers(one, other))
        elif one.value and rules.rule(one) is not None and not rules.covers(one, other):
            yield FactChange(one, other)


def _facts_of_both(before: Thing | None, after: Thing | None) -> Iterator[tuple[Fact, Fact]]:
    if before is not None and after is not None:
        now = {fact.key: fact for fact in after.facts}
        yield from ((fact, now[fact.key]) for fact in before.facts if fact.key in now)


def _side(edition: ComparedEdition) -> ComparedSide:
    variant = edition.variant
    return ComparedSide(edition.called or variant.id, variant.id, variant.title, variant.language)
