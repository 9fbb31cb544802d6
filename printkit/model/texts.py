"""Which fields of a definition hold texts: told by their types, not by lists of names."""

from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel

from printkit.model.base import PackPath
from printkit.model.references import annotations_of
from printkit.model.variant import Variant

_WITH_LANGUAGE = {"position", "thousands", "decimal", "rulebook"}
"""What may be another in each language, though it is no text: how numbers look, the rules' file."""


@cache
def setting_fields() -> frozenset[str]:
    """The names of fields whose strings choose something in every language, and are not printed."""
    texts, settings = set(_WITH_LANGUAGE), set[str]()
    for record in _records(Variant, set()):
        for name, annotation in annotations_of(record).items():
            is_text = not is_single(annotation) and holds_texts(annotation)
            (texts if is_text else settings).add(name)
    return frozenset(settings - texts)


def _records(annotation: Any, seen: set[Any]) -> Iterator[type[BaseModel]]:
    """The records that a type reaches, each once."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        if annotation in seen:
            return
        seen.add(annotation)
        yield annotation
        parts = list(annotations_of(annotation).values())
    else:
        parts = list(get_args(annotation))
    for part in parts:
        yield from _records(part, seen)


def is_single(annotation: Any) -> bool:
    """Whether a field holds numbers, truth values and names out of a few, and nothing else."""
    if get_origin(annotation) is Literal or annotation in _SINGLE:
        return True
    arguments = get_args(annotation)
    values = arguments[:1] if get_origin(annotation) is Annotated else arguments
    return bool(values) and all(map(is_single, values))


_SINGLE: tuple[object, ...] = (int, float, bool, NoneType)


def holds_texts(annotation: Any) -> bool:
    """Whether the strings of a field are texts that are printed, not ids, colours or files."""
    if annotation is str:
        return True
    if annotation == PackPath or get_origin(annotation) is Literal:
        return False
    arguments = get_args(annotation)
    if get_origin(annotation) is Annotated:
        patterned = any(getattr(extra, "pattern", None) for extra in arguments[1:])
        return not patterned and holds_texts(arguments[0])
    values = arguments[1:] if get_origin(annotation) is dict else arguments
    return any(map(holds_texts, values))
