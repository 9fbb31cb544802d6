"""What a definition says about its own facts: stated, inferred, designed, placeholders."""

from collections.abc import Iterator
from typing import Any

from printkit.diagnostics import Route
from printkit.loading.patterns import matches
from printkit.model.variant import Provenance, Variant


def statuses(variant: Variant) -> dict[Route, Provenance]:
    """Each value that a pattern of the definition speaks of; the last pattern counts."""
    routes = list(_routes(variant.model_dump(mode="python", exclude={"provenance"}), ()))
    told: dict[Route, Provenance] = {}
    for pattern, status in variant.provenance.items():
        told |= {route: status for route in routes if matches(pattern, route)}
    return told


def _routes(value: Any, route: Route) -> Iterator[Route]:
    """The routes of all values, containers included, that are there."""
    if value is None:
        return
    if route:
        yield route
    for key, inner in _inside(value):
        yield from _routes(inner, (*route, key))


def _inside(value: Any) -> Iterator[tuple[str | int, Any]]:
    match value:
        case dict():
            yield from value.items()
        case list():
            yield from enumerate(value)
