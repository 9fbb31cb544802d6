"""What a record holds, gathered in one walk: texts, names of what is defined elsewhere, numbers."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from printkit.diagnostics import Route
from printkit.model.columns import Column
from printkit.model.references import (
    Ref,
    Reference,
    annotations_of,
    holds_names,
    key_ref,
    value_ref,
)
from printkit.model.texts import holds_texts, is_single

_COLOUR = "colour"
"""Rows of flat pieces hold texts, except in this column, which is the piece's own."""


class RecordContents(NamedTuple):
    """The texts of a record and of the records in it, its names and its numbers, with routes.

    Texts are what is printed or may be, not ids, colours and names of files; numbers are those
    that can be compared. A key with the count 0 names nothing.
    """

    texts: list[tuple[Route, str]]
    names: list[Reference]
    numbers: list[tuple[Route, float, Column]]


class _Field(NamedTuple):
    """What a field of a record holds; ``is_plain``: nothing but numbers and the like."""

    name: str
    is_plain: bool
    is_text: bool
    value_ref: Ref | None
    key_ref: Ref | None
    column: Column | None


Remembered = Callable[..., RecordContents]
"""Calls a function with things, or knows what came of the very same before."""


def contents(record: BaseModel, route: Route = ()) -> RecordContents:
    """What a record holds."""
    found = RecordContents([], [], [])
    _add_record(found, record, route)
    return found


def contents_by_part(record: BaseModel, remembered: Remembered) -> RecordContents:
    """What a record holds; what a field with records holds may be remembered."""
    found = RecordContents([], [], [])
    for field in _fields(type(record)):
        value = record.__dict__[field.name]
        make = remembered if isinstance(value, BaseModel | dict) else _call
        texts, names, numbers = make(_field_contents, field, value)
        found.texts.extend(texts)
        found.names.extend(names)
        found.numbers.extend(numbers)
    return found


def _call(make: Callable[..., RecordContents], *things: Any) -> RecordContents:
    return make(*things)


def _field_contents(field: _Field, value: Any) -> RecordContents:
    found = RecordContents([], [], [])
    _add_fields(found, (field,), {field.name: value}, ())
    return found


def _add_record(found: RecordContents, record: BaseModel, route: Route) -> None:
    # Much faster than reading each attribute.
    _add_fields(found, _fields(type(record)), record.__dict__, route)


def _add_fields(
    found: RecordContents, fields: tuple[_Field, ...], stated: dict[str, Any], route: Route
) -> None:
    for field in fields:
        name, is_plain, _, _, key_ref, column = field
        value = stated[name]
        if value is None:
            continue
        place = *route, name
        if column is not None:
            _add_numbers(found, value, place, column)
        if not is_plain:
            _add(found, value, place, field, key_ref)


def _add_numbers(found: RecordContents, value: Any, route: Route, column: Column) -> None:
    """The numbers of a field: one, a list of them, or a table, whose keys may be meant, too."""
    if isinstance(value, int | float):
        found.numbers.append((route, value, column))
        return
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    numbers = (((*route, key), number) for key, number in pairs)
    found.numbers.extend((r, n, column) for r, n in numbers if isinstance(n, int | float))
    if column.keys:
        found.numbers.extend(((*route, key), key, column) for key in value)


def _add(
    found: RecordContents, value: Any, route: Route, field: _Field, key_ref: Ref | None
) -> None:
    if isinstance(value, str | int):
        if field.is_text and isinstance(value, str) and route[-1] != _COLOUR:
            found.texts.append((route, value))
        if field.value_ref is not None:
            found.names.append(Reference(field.value_ref, value, route))
    elif isinstance(value, BaseModel):
        _add_record(found, value, route)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key_ref is not None and part != 0:
                found.names.append(Reference(key_ref, key, (*route, key)))
            _add(found, part, (*route, key), field, None)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            _add(found, part, (*route, index), field, key_ref)


@cache
def _fields(record: type[BaseModel]) -> tuple[_Field, ...]:
    """The fields of a kind of record that hold anything of this."""
    annotations = annotations_of(record)
    fields = (_field(name, info, annotations[name]) for name, info in record.model_fields.items())
    return tuple(field for field in fields if field.column is not None or not field.is_plain)


def _field(name: str, info: FieldInfo, annotation: Any) -> _Field:
    is_number = is_single(annotation)
    return _Field(
        name,
        is_plain=is_number and not holds_names(annotation),
        is_text=not is_number and holds_texts(annotation),
        value_ref=value_ref(annotation),
        key_ref=key_ref(annotation),
        column=next((each for each in info.metadata if isinstance(each, Column)), None),
    )
