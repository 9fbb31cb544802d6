"""A variant with other values, to see what is still found then."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.variant import Variant


def with_values(variant: "Variant", values: Iterable[tuple[Route, object]]) -> "Variant | None":
    """The variant with these values at their routes; None where they cannot stand there."""
    from pydantic import ValidationError  # noqa: PLC0415 - late: start-up

    changed: Variant = variant
    try:
        for route, value in values:
            changed = _changed(changed, route, value)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError, ValidationError):
        return None
    return changed


def _changed(part: Any, route: Route, value: object) -> Any:
    """The part of the model, validated like what is read, with the value at a route below it."""
    if not route:
        is_whole = isinstance(part, int) and isinstance(value, float) and value == int(value)
        return int(value) if is_whole and isinstance(value, float) else value
    step, rest = route[0], route[1:]
    match part:
        case dict():
            return {**part, step: _changed(part[step], rest, value)}
        case list() | tuple():
            at = int(step)
            return type(part)((*part[:at], _changed(part[at], rest, value), *part[at + 1 :]))
    stated = {name: getattr(part, name) for name in part.model_fields_set}
    changed = _changed(getattr(part, str(step)), rest, value)
    return type(part).model_validate({**stated, str(step): changed})
