"""The same change on everything that could have it, stated in one sentence."""

import json
from collections import defaultdict
from dataclasses import replace

from printkit.comparing.difference import (
    ChangeSign,
    DifferentThing,
    FactChange,
    PartDifference,
    Statement,
)
from printkit.comparing.matching import Pair

FEWEST = 4
"""Things that make a sentence; fewer are listed one by one."""
_Key = tuple[str, ChangeSign, str, str]


def state_once(part: PartDifference, pairs: list[Pair]) -> PartDifference:
    """The part with statements on what has changed alike everywhere.

    A fact that is gone from (or new on) all things counts whatever it said.
    """
    alike: defaultdict[_Key, list[FactChange]] = defaultdict(list)
    for item in part.items:
        if item.sign is ChangeSign.CHANGED:
            for change in item.changes:
                if not change.told:
                    alike[_key(change)].append(change)
    having = _having(pairs)
    common = {key: changes for key, changes in alike.items() if _everywhere(key, changes, having)}
    if not common:
        return part
    items = tuple(_marked(item, set(common)) for item in part.items)
    noun = part.title.lower()
    total = sum(before is not None and after is not None for before, after in pairs)
    statements = tuple(_statement(changes, noun, total) for changes in common.values())
    return replace(part, items=items, statements=statements)


def _key(change: FactChange) -> _Key:
    values = ("", "")
    if change.sign in {ChangeSign.CHANGED, ChangeSign.STAYS}:
        values = (_value(change, "before"), _value(change, "after"))
    return (change.fact.key, change.sign, *values)


def _value(change: FactChange, side: str) -> str:
    return json.dumps(getattr(change, side).value, sort_keys=True)


def _having(pairs: list[Pair]) -> dict[str, int]:
    """How many things that are still there have a fact, before or after."""
    found: defaultdict[str, int] = defaultdict(int)
    for before, after in pairs:
        if before is not None and after is not None:
            for key in {fact.key for thing in (before, after) for fact in thing.facts}:
                found[key] += 1
    return found


def _everywhere(key: _Key, changes: list[FactChange], having: dict[str, int]) -> bool:
    return FEWEST <= len(changes) == having[key[0]]


def _marked(item: DifferentThing, common: set[_Key]) -> DifferentThing:
    if item.sign is not ChangeSign.CHANGED:
        return item
    changes = tuple(
        replace(change, told=True) if _key(change) in common else change for change in item.changes
    )
    told = item.told or (item.was is None and all(change.told for change in changes))
    return replace(item, changes=changes, told=told)


def _statement(changes: list[FactChange], noun: str, total: int) -> Statement:
    """The sentence; it says so if only some of the things could have the fact at all."""
    change = changes[0]
    what, count = change.fact.label, len(changes)
    some = count < total
    match change.sign:
        case ChangeSign.REMOVED:
            text = f"{what}: gone from all {count} {noun}" + " that had it" * some
        case ChangeSign.ADDED:
            which = f"{count} of {total}" if some else f"all {count}"
            text = f"{what}: new on {which} {noun}"
        case _:
            before, after = change.before, change.after
            assert before is not None and after is not None  # noqa: S101, PT018 - it has changed
            which = f"{noun} that have it" if some else noun
            text = f"{what} of all {count} {which}: {before.shown} → {after.shown}"
    return Statement(text, count)
