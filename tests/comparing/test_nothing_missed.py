"""Whatever a definition says: when it changes, a difference is told."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from pydantic import ValidationError

from printkit import model
from printkit.model.base import Record
from tests.comparing.variants import SHIPPED, Data, data_of, difference, made, shipped

RECORDS = [
    thing for thing in vars(model).values() if isinstance(thing, type) and issubclass(thing, Record)
]
Route = tuple[Any, ...]
UNREAD = {"printkit", "id", "provenance", "rulings", "rulebook", "rule_kinds"}
"""What is never printed; the rulebook is compared as text."""

FIELDS = {name for record in RECORDS for name in record.model_fields}
"""Names of fields; what else stands in a route is a name or a number of the game's own."""


def leaves(value: Any, route: Route = ()) -> Iterator[tuple[Route, Any]]:
    """All values of a definition but those that are nothing."""
    pairs = enumerate(value) if isinstance(value, list) else ()
    for key, part in value.items() if isinstance(value, dict) else pairs:
        if isinstance(part, dict | list):
            yield from leaves(part, (*route, key))
        elif part is not None and not UNREAD & {*route, key}:
            yield (*route, key), part


@cache
def kinds_of_leaves() -> dict[str, list[tuple[Route, Any]]]:
    """One value of each kind, by the shipped game that has it."""
    seen = set()
    found: dict[str, list[tuple[Route, Any]]] = {name: [] for name in SHIPPED}
    for name in SHIPPED:
        for route, value in leaves(data_of(name)):
            fields = [step for step in route if str(step) in FIELDS]
            if (kind := (*fields, type(value))) not in seen:
                seen.add(kind)
                found[name].append((route, value))
    return found


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return "#123456" if value.startswith("#") else f"{value}x"


def with_change(name: str, route: Route, value: Any) -> Data:
    data = data_of(name)
    part: Any = data
    for step in route[:-1]:
        part = part[step]
    part[route[-1]] = value
    return data


@pytest.mark.parametrize("name", [name for name in SHIPPED if kinds_of_leaves()[name]])
def test_every_value_counts(name: str) -> None:
    missed = []
    for route, value in kinds_of_leaves()[name]:
        try:
            variant = made(with_change(name, route, other(value)))
        except ValidationError:  # one of a few words, such as a kind
            continue
        if not difference(shipped(name), variant):
            missed.append(route)
    assert missed == []


def test_many_kinds_of_values_are_tried() -> None:
    assert sum(map(len, kinds_of_leaves().values())) > 150
