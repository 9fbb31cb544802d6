"""The texts of a definition: what is printed or may be, not ids, colours and names of files."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated

from pydantic import BaseModel

from printkit.diagnostics import Route
from printkit.model.texts import holds_texts, is_single

_COLOUR = "colour"
"""Rows of flat pieces hold texts, except in this column, which is the piece's own."""


def stated_texts(record: BaseModel, route: Route = ()) -> Iterator[tuple[Route, str]]:
    """All texts of a record and of the records in it, with their routes."""
    found: list[tuple[Route, str]] = []
    _add_of_record(record, route, found)
    return iter(found)


def _add_of_record(record: BaseModel, route: Route, found: list[tuple[Route, str]]) -> None:
    for name, is_text in _fields(type(record)):
        _add(getattr(record, name), (*route, name), found, is_text=is_text)


def _add(value: object, route: Route, found: list[tuple[Route, str]], *, is_text: bool) -> None:
    if isinstance(value, str):
        if is_text and route[-1] != _COLOUR:
            found.append((route, value))
    elif isinstance(value, BaseModel):
        _add_of_record(value, route, found)
    elif isinstance(value, dict):
        for key, part in value.items():
            _add(part, (*route, key), found, is_text=is_text)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            _add(part, (*route, index), found, is_text=is_text)


@cache
def _fields(record: type[BaseModel]) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind of record that may hold texts, and whether their strings are texts."""
    return tuple(
        (name, holds_texts(Annotated[info.annotation, *(info.metadata or [None])]))
        for name, info in record.model_fields.items()
        if not is_single(info.annotation)
    )
