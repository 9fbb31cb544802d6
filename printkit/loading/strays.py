"""Keys that are known elsewhere: indented too little, or written beside what they belong below."""

from collections.abc import Iterator
from typing import Any, NamedTuple, get_args, get_origin

from pydantic import BaseModel

from printkit.diagnostics import Route
from printkit.loading.index import SourceIndex
from printkit.loading.schema import bare, follow, records_of
from printkit.source.nodes import Entry, Mapping, Scalar, Sequence, entry_key

_MOST = 300
"""Keys of one mapping; nobody's slip stands among more, and each is compared with all."""


class _Home(NamedTuple):
    """A key beside the stray one, below which that may belong."""

    key: str | int
    annotation: Any
    entry: Entry | None


def remedy(model: type[BaseModel], route: Route, index: SourceIndex) -> str | None:
    """Where the unknown key at the route belongs; empty if the line before says so already."""
    around = index.value_of(route[:-1])
    if not isinstance(around, Mapping) or len(around.entries) > _MOST:
        return None
    stray = around.entry(route[-1])
    homes = _homes(model, route[:-1], around)
    if stray is None:
        return None
    above = _above(stray, around)
    over = next((home for entry in above for home in homes if home.entry is entry), None)
    if over is not None and _takes(over, stray):
        is_first = above[0] is over.entry
        return below(over.key) if is_first else ""
    others = [home.key for home in homes if _names(home, stray)]
    return f"it belongs below '{others[0]}': move it there, indented" if len(others) == 1 else None


def below(key: str | int) -> str:
    """What to do with a key that stands beside the one that it belongs to."""
    return f"indent it, and what belongs to it: it is below '{key}'"


def _homes(model: type[BaseModel], route: Route, around: Mapping) -> list[_Home]:
    """The keys that are known there, whether they are stated or not."""
    records = records_of(follow(model, route).annotation)
    fields = {name: field for record in records for name, field in record.model_fields.items()}
    return [_Home(name, field.annotation, around.entry(name)) for name, field in fields.items()]


def _above(stray: Entry, around: Mapping) -> list[Entry]:
    """The entries above it in its file, from below to above."""
    place = stray.key.span
    found = [
        entry
        for entry in around.entries
        if entry.key.span.file == place.file and entry.key.span < place
    ]
    return sorted(found, key=lambda entry: entry.key.span, reverse=True)


def _takes(home: _Home, stray: Entry) -> bool:
    """Whether the stray key can be an entry of this one: as a field, or as one of many."""
    if _names(home, stray):
        return True
    value, fields = _entries_of(home.annotation)
    if isinstance(stray.value, Mapping):
        keys = {entry_key(entry) for entry in stray.value.entries}
        return bool(keys) and keys <= fields
    is_number = isinstance(stray.value, Scalar) and isinstance(stray.value.value, int | float)
    return is_number and value in _NUMBERS


_NUMBERS = (int, float, int | float)


def _names(home: _Home, stray: Entry) -> bool:
    """Whether this key is known below that one: to the model, or to a base."""
    name = entry_key(stray)
    if any(name in record.model_fields for record in records_of(home.annotation)):
        return not isinstance(stray.value, Sequence | Mapping) or home.entry is not None
    stated = home.entry.value if home.entry is not None else None
    return isinstance(stated, Mapping) and stated.entry(name) is not None


def _entries_of(annotation: Any) -> tuple[Any, set[str | int]]:
    """The type of the values of a mapping, and the fields that these may have."""
    plain, _ = bare(annotation)
    if get_origin(plain) is not dict:
        return None, set()
    value, _ = bare(get_args(plain)[1])
    return value, set(_fields(value))


def _fields(annotation: Any) -> Iterator[str]:
    for record in records_of(annotation):
        yield from record.model_fields
