"""The texts of a definition: what is printed or may be, not ids, colours and names of files."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel

from printkit.diagnostics import Route
from printkit.model.base import PackPath


def stated_texts(record: BaseModel, route: Route = ()) -> Iterator[tuple[Route, str]]:
    """All texts of a record and of the records in it, with their routes."""
    for name, is_text in _fields(type(record)):
        yield from _inside(getattr(record, name), (*route, name), is_text=is_text)


def _inside(value: object, route: Route, *, is_text: bool) -> Iterator[tuple[Route, str]]:
    match value:
        case str():
            if is_text:
                yield route, value
        case BaseModel():
            yield from stated_texts(value, route)
        case dict():
            for key, part in value.items():
                yield from _inside(part, (*route, key), is_text=is_text)
        case list():
            for index, part in enumerate(value):
                yield from _inside(part, (*route, index), is_text=is_text)


@cache
def _fields(record: type[BaseModel]) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind of record, and whether their strings are texts."""
    return tuple(
        (name, _holds_texts(Annotated[info.annotation, *(info.metadata or [None])]))
        for name, info in record.model_fields.items()
    )


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
