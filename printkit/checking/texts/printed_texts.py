"""Texts as they will be printed: their expressions worked out, amounts without separators.

Most expressions only name a number and write it as money. Those are worked out here; anything
beyond is left to Jinja, which takes a hundred times as long.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from printkit.checking.figures import figures
from printkit.templating.expressions import EXPRESSION
from printkit.text.numbers import CurrencyLike

"""An expression in a text, and what stands between its braces."""
_PLAIN = re.compile(r"\s*([a-z_]\w*(?:\.[a-z_]\w*|\[[\w.\[\]]+\])*)((?:\s*\|\s*\w+)*)\s*")
_STEP = re.compile(r"\.([a-z_]\w*)|\[(\d+)\]|\[((?:[^\[\]]|\[\d+\])+)\]")

Context = Mapping[str, Any]


class _TooHardError(Exception):
    """An expression that does more than name a value."""


class Sign(NamedTuple):
    """How amounts are written; equal ones are written alike."""

    symbol: str
    position: Literal["before", "after"]
    space: bool


def amount_text(value: float, currency: CurrencyLike) -> str:
    """An amount with the sign of its currency, without separators."""
    number = _number(value)
    gap = " " if currency.space else ""
    if currency.position == "before":
        return f"{currency.symbol}{gap}{number}"
    return f"{number}{gap}{currency.symbol}"


def printed_text(text: str, currency: CurrencyLike, context: Context) -> str | None:
    """The text with its expressions worked out; None where one of them fails."""
    if "{" not in text:
        return text
    sign = Sign(currency.symbol, currency.position, currency.space)
    if "{%" not in text and "{#" not in text:
        try:
            return EXPRESSION.sub(lambda found: _value(found[1], sign, context), text)
        except _TooHardError:
            pass
    return _rendered(text, sign, context)


def without_expressions(text: str) -> str:
    """What stands literally in a text."""
    return re.sub(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", " ", text, flags=re.DOTALL)


def _value(expression: str, sign: Sign, context: Context) -> str:
    found = _PLAIN.fullmatch(expression)
    if found is None:
        raise _TooHardError
    value = _named(found[1], context)
    for name in found[2].replace("|", " ").split():
        filters = _filters(sign)
        if name not in filters or not isinstance(value, int | float):
            raise _TooHardError
        value = filters[name](value)
    if not isinstance(value, int | float | str):
        raise _TooHardError
    return str(value)


def _named(path: str, context: Context) -> Any:
    """The value that ``spaces[effects[0].space].name`` names."""
    first = re.match(r"\w+", path)
    if first is None or first[0] not in context:
        raise _TooHardError
    value, position = context[first[0]], first.end()
    while position < len(path):
        step = _STEP.match(path, position)
        if step is None:
            raise _TooHardError
        key = step[1] or (int(step[2]) if step[2] else _named(step[3], context))
        value, position = _part(value, key), step.end()
    return value


def _part(value: Any, key: Any) -> Any:
    if isinstance(value, dict | list):
        try:
            return value[key]
        except (LookupError, TypeError):
            raise _TooHardError from None
    fields = getattr(type(value), "model_fields", {})
    if isinstance(key, str) and key in fields:
        return getattr(value, key)
    raise _TooHardError


@cache
def _filters(sign: Sign) -> dict[str, Callable[[float], Any]]:
    return {"money": lambda value: amount_text(value, sign), "number": _number, "abs": abs}


def _number(value: float) -> str:
    return figures(value)


def _rendered(text: str, sign: Sign, context: Context) -> str | None:
    from printkit.templating.wording import WordingError  # noqa: PLC0415 - late: jinja2

    try:
        return str(_wordings(sign).render(text, context))
    except WordingError:
        return None


@cache
def _wordings(sign: Sign) -> Any:
    from printkit.templating.wording import Wordings  # noqa: PLC0415 - late: jinja2

    filters = _filters(sign)
    return Wordings({"money": filters["money"], "number": filters["number"]})
