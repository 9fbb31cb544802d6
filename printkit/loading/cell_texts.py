"""Cells of tables that read as numbers where text is wanted: a card called 7, a street of 1889."""

from collections.abc import Iterable, Mapping
from typing import Any

from printkit.diagnostics import Route
from printkit.loading.index import SourceIndex
from printkit.source.nodes import Scalar

_QUOTES = 2
"""Characters; a table has no other way to say that a cell is text."""


def with_texts(
    data: object, errors: Iterable[tuple[Route, Mapping[str, Any]]], index: SourceIndex
) -> object | None:
    """The data with such cells as texts; None where there are none."""
    texts = {
        route: text
        for route, error in errors
        if error["type"] == "string_type" and (text := _text(route, index)) is not None
    }
    if not texts:
        return None
    for route, text in texts.items():
        data = _written(data, route, text)
    return data


def _text(route: Route, index: SourceIndex) -> str | None:
    """The cell as it was written, if the number still has it."""
    cell = index.value_of(route)
    if index.head_span(route) is None or not isinstance(cell, Scalar):
        return None
    text, width = str(cell.value), cell.span.end_column - cell.span.column
    is_number = isinstance(cell.value, int | float) and not isinstance(cell.value, bool)
    return text if is_number and width in {len(text), len(text) + _QUOTES} else None


def _written(data: object, route: Route, text: str) -> object:
    """A copy of the data with the text at the route."""
    if not route or not isinstance(data, dict):
        return text
    return {**data, route[0]: _written(data[route[0]], route[1:], text)}
