"""The facts of any record of the model, so that nothing that a definition can say is missed."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import Fact, FactKind

AMOUNTS = {
    "price": "prices",
    "mortgage": "mortgages",
    "resale": "resale values",
    "build_cost": "building costs",
    "rent": "rents",
    "amount": "amounts on spaces",
    "start_total": "start money",
    "min_stake": "stakes",
    "max_stake": "stakes",
    "step": "stakes",
}
"""Fields that hold money, and what such amounts are called together."""
_TEXTS = frozenset(
    ["name", "title", "subtitle", "text", "label", "value", "note", "lines", "table"]
)
_WORDS = {
    "build_cost": "price of a building",
    "levels": "rent level",
    "lines": "line",
    "per_seat": "for each seat",
    "icon_count": "icons",
    "deed_deck": "deck of deeds",
    "min_stake": "lowest stake",
    "max_stake": "highest stake",
    "keep": "kept until used",
    "favourable": "favourable throws of 36",
    "fields": "",
}
"""What fields are called, where their names do not say it."""


def facts_of(
    record: BaseModel, edition: ComparedEdition, *, skip: frozenset[str] = frozenset(), **about: Any
) -> tuple[Fact, ...]:
    """A fact for each value of a record that is there; ``about`` is what its texts may name."""
    fields = {name: value for name, value in record if name not in skip}
    return tuple(_RecordWalk(edition, about).read(fields))


def words_of(name: str) -> str:
    """A name of the definition in words: ``jail_fee`` is the jail fee."""
    return _WORDS.get(name, name.replace("_", " ").replace("-", " "))


class _RecordWalk:
    """Walks through a record, the records in it, lists and mappings."""

    def __init__(self, edition: ComparedEdition, about: Mapping[str, Any]) -> None:
        self._edition = edition
        self._about = about

    def read(self, fields: Mapping[Any, Any], route: tuple[str, ...] = ()) -> Iterator[Fact]:
        for name, value in fields.items():
            yield from self._value((*route, str(name)), value)

    def _value(self, route: tuple[str, ...], value: Any) -> Iterator[Fact]:
        match value:
            case None | "" | []:
                return
            case BaseModel():
                # An id is how the record is known: it stands in the route already.
                yield from self.read({n: v for n, v in value if n != "id"}, route)
            case dict():
                yield from self.read(value, route)
            case list() if any(isinstance(part, BaseModel) for part in value):
                yield from self.read(dict(_keyed(value)), route)
            case _:
                yield self._fact(route, value)

    def _fact(self, route: tuple[str, ...], value: Any) -> Fact:
        key, label = ".".join(route), _label(route)
        amounts = AMOUNTS.get(route[-1], "")
        if amounts:
            return Fact(key, label, value, self._edition.money(value), FactKind.AMOUNT, amounts)
        if route[-1] in _TEXTS:
            shown = self._edition.text(_lines(value), **self._about)
            return Fact(key, label, value, shown, FactKind.TEXT)
        return Fact(key, label, value, shown_plainly(value))


def _label(route: tuple[str, ...]) -> str:
    """A route in words; what labels something is that something."""
    own = route[:-1] if len(route) > 1 and route[-1] == "label" else route
    return " ".join(filter(None, map(words_of, own)))


def _keyed(records: list[BaseModel]) -> Iterator[tuple[str, BaseModel]]:
    """Records by their ids, or else counted from 1."""
    for number, record in enumerate(records, 1):
        yield str(getattr(record, "id", number)), record


def _lines(value: Any) -> str:
    """A text; several are lines, the cells of a table are separated."""
    if isinstance(value, list):
        return "\n".join(" | ".join(part) if isinstance(part, list) else part for part in value)
    return str(value)


def shown_plainly(value: Any) -> str:
    """A value that is neither text nor money."""
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(map(shown_plainly, value))
        case float():
            return f"{value:.10g}"
        case _:
            return str(value)
