"""Cells of tables that read as numbers where text is wanted: a card called 7, a street of 1889."""

from collections.abc import Iterable, Mapping
from typing import Any

from printkit.diagnostics import Route
from printkit.loading.index import SourceIndex
from printkit.source.nodes import NumberCell


def with_texts(
    data: object, errors: Iterable[tuple[Route, Mapping[str, Any]]], index: SourceIndex
) -> object | None:
    """The data with such cells as texts; None where there are none."""
    texts: dict[Route, str] = {}
    for route, error in errors:
        cell = index.value_of(route) if error["type"] == "string_type" else None
        if isinstance(cell, NumberCell):
            texts[route] = cell.text
    return _written(data, texts) if texts else None


def _written(data: object, texts: Mapping[Route, str]) -> object:
    """A copy of the data with the texts at their routes."""
    if () in texts:
        return texts[()]
    below: dict[str | int, dict[Route, str]] = {}
    for route, text in texts.items():
        below.setdefault(route[0], {})[route[1:]] = text
    if isinstance(data, list):
        return [_written(item, below.get(number, {})) for number, item in enumerate(data)]
    if not isinstance(data, dict):
        return data
    return data | {step: _written(data[step], inner) for step, inner in below.items()}
