"""What a definition says about its own facts: stated, inferred, designed, placeholders."""

from collections.abc import Iterator
from typing import Any

from printkit.diagnostics import Route
from printkit.loading.patterns import fits
from printkit.model.variant import Provenance, Variant


def statuses(variant: Variant) -> dict[Route, Provenance]:
    """Each value that a pattern of the definition speaks of; the last pattern counts."""
    data = variant.model_dump(mode="python", exclude={"provenance"})
    stated: dict[Route, Provenance] = {}
    for pattern, status in variant.provenance.items():
        stated |= dict.fromkeys(_routes(data, pattern.split("."), ()), status)
    return stated


def _routes(value: Any, steps: list[str], route: Route) -> Iterator[Route]:
    """The routes of all values, containers included, that are there and fit the steps."""
    if value is None:
        return
    if not steps:
        yield route
        return
    for key, inner in _inside(value):
        if fits(key, steps[0]):
            yield from _routes(inner, steps[1:], (*route, key))


def _inside(value: Any) -> Iterator[tuple[str | int, Any]]:
    match value:
        case dict():
            yield from value.items()
        case list():
            yield from enumerate(value)
