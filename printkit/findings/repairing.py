"""A variant with other values, to see what is still found then."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.variant import Variant


def with_values(variant: "Variant", values: Iterable[tuple[Route, object]]) -> "Variant | None":
    """The variant with these values at their routes; None where nothing stands there now.

    They are not validated: they are what rules propose.
    """
    changed: Variant = variant
    try:
        for route, value in values:
            changed = _changed(changed, route, value)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError):
        return None
    return changed


def _changed(part: Any, route: Route, value: object) -> Any:
    if not route:
        return value
    step, rest = route[0], route[1:]
    match part:
        case dict():
            return {**part, step: _changed(part[step], rest, value)}
        case list() | tuple():
            at = int(step)
            return type(part)((*part[:at], _changed(part[at], rest, value), *part[at + 1 :]))
    inner = _changed(getattr(part, str(step)), rest, value)
    return part.model_copy(update={str(step): inner})
