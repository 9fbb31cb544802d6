"""The filters of expressions in texts; each says what it takes if it gets anything else."""

import math
import re
from collections.abc import Callable, Mapping
from typing import Any

from printkit.templating.absence import EvaluationFailure, kind_of, no_number

_MAX_PLACES = 15
"""Decimal places that a number can be rounded to."""
_WAYS: dict[str, Callable[[float], float]] = {"ceil": math.ceil, "floor": math.floor}


NUMBERS = (int, float)
"""Looked for so often that a union would be too slow."""


class FilterError(Exception):
    """A filter gets what it does not take."""

    def __init__(self, failure: EvaluationFailure) -> None:
        super().__init__(failure.words)
        self.failure = failure


def is_number(value: Any) -> bool:
    """Whether a value can be calculated with; true and false cannot."""
    return isinstance(value, NUMBERS) and not isinstance(value, bool)


def of_number(name: str, change: Callable[..., Any]) -> Callable[..., Any]:
    """A filter for numbers."""

    def filtered(value: Any, *constants: Any) -> Any:
        if not is_number(value):
            raise FilterError(no_number(name, value))
        return _called(name, change, value, constants)

    return filtered


def _of_text(name: str, change: Callable[[str], Any]) -> Callable[..., Any]:
    def filtered(value: Any, *constants: Any) -> Any:
        if not isinstance(value, str) and not is_number(value):
            words = f"'{name}' changes texts, and this is {kind_of(value)}"
            raise FilterError(EvaluationFailure(words, "name one text of it", name))
        return _called(name, change, str(value), constants)

    return filtered


def _of_list(name: str, choose: Callable[[list[Any]], Any]) -> Callable[..., Any]:
    def filtered(value: Any, *constants: Any) -> Any:
        if not isinstance(value, list | tuple | Mapping):
            words = f"'{name}' looks into lists, and this is {kind_of(value)}"
            raise FilterError(EvaluationFailure(words, f"leave '| {name}' out", name))
        items = [*value]
        if not items and name != "length":
            raise FilterError(EvaluationFailure("it takes something out of a list that is empty"))
        return _called(name, choose, items, constants)

    return filtered


def _called(name: str, function: Callable[..., Any], value: Any, constants: tuple[Any, ...]) -> Any:
    try:
        return function(value, *constants)
    except (TypeError, ValueError, OverflowError):
        given = f" with ({', '.join(map(repr, constants))})" if constants else " of these values"
        words = f"'{name}' cannot be worked out{given}"
        raise FilterError(EvaluationFailure(words, None, name)) from None


def _rounded(value: float, places: Any = 0, way: str = "common") -> float:
    if not isinstance(places, int) or abs(places) > _MAX_PLACES:
        raise ValueError
    if way == "common":
        return round(value, places)
    return float(_WAYS.get(way, _refuse)(value * 10**places) / 10**places)


def _refuse(_value: float) -> float:
    raise ValueError


def _titled(text: str) -> str:
    return "".join(part[:1].upper() + part[1:].lower() for part in re.split(r"([-\s({\[<]+)", text))


_OF_NUMBERS: dict[str, Callable[..., Any]] = {
    "abs": abs,
    "float": float,
    "int": int,
    "round": _rounded,
}
_OF_TEXTS: dict[str, Callable[..., Any]] = {
    "capitalize": str.capitalize,
    "lower": str.lower,
    "string": str,
    "title": _titled,
    "trim": str.strip,
    "upper": str.upper,
}
_OF_LISTS: dict[str, Callable[..., Any]] = {
    "first": lambda items: items[0],
    "last": lambda items: items[-1],
    "length": len,
    "max": max,
    "min": min,
    "sum": sum,
}
FILTERS: dict[str, Callable[..., Any]] = {
    **{name: of_number(name, change) for name, change in _OF_NUMBERS.items()},
    **{name: _of_text(name, change) for name, change in _OF_TEXTS.items()},
    **{name: _of_list(name, choose) for name, choose in _OF_LISTS.items()},
}
"""Those besides ``money``, ``number`` and ``default``."""
