"""The texts of a definition: what is printed or may be, not ids, colours and names of files."""

from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel

from printkit.diagnostics import Route
from printkit.model.base import PackPath


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
        (name, _holds_texts(Annotated[info.annotation, *(info.metadata or [None])]))
        for name, info in record.model_fields.items()
        if not _is_single(info.annotation)
    )


def _is_single(annotation: Any) -> bool:
    """Whether a field holds numbers, truth values and names out of a few, and nothing else."""
    if get_origin(annotation) is Literal or annotation in _SINGLE:
        return True
    arguments = get_args(annotation)
    values = arguments[:1] if get_origin(annotation) is Annotated else arguments
    return bool(values) and all(map(_is_single, values))


_COLOUR = "colour"
"""Rows of flat pieces hold texts, except in this column, which is the piece's own."""
_SINGLE: tuple[object, ...] = (int, float, bool, NoneType)


def _holds_texts(annotation: Any) -> bool:
    if annotation is str:
        return True
    if annotation == PackPath or get_origin(annotation) is Literal:
        return False
    arguments = get_args(annotation)
    if get_origin(annotation) is Annotated:
        patterned = any(getattr(extra, "pattern", None) for extra in arguments[1:])
        return not patterned and _holds_texts(arguments[0])
    values = arguments[1:] if get_origin(annotation) is dict else arguments
    return any(map(_holds_texts, values))
