"""Texts as they will be printed: their expressions worked out, amounts without separators."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from printkit.checking.figures import figures
from printkit.templating.scanning import replaced
from printkit.templating.wording import WordingError, Wordings
from printkit.text.numbers import CurrencyLike

Context = Mapping[str, Any]


class CurrencySign(NamedTuple):
    """How amounts are written, here without marks in numbers; equal ones are written alike."""

    symbol: str
    position: Literal["before", "after"]
    space: bool
    thousands: str | None = None
    decimal: str | None = None


def amount_text(value: float, currency: CurrencyLike) -> str:
    """An amount with the sign of its currency, without separators."""
    number = figures(value)
    gap = " " if currency.space else ""
    if currency.position == "before":
        return f"{currency.symbol}{gap}{number}"
    return f"{number}{gap}{currency.symbol}"


def printed_text(text: str, wordings: Wordings, context: Context) -> str | None:
    """The text with its expressions worked out; None where one of them fails."""
    try:
        return wordings.render(text, context)
    except WordingError:
        return None


def wordings_of(currency: CurrencyLike) -> Wordings:
    """What works out texts of a game with this currency."""
    return _wordings(CurrencySign(currency.symbol, currency.position, currency.space))


@lru_cache(maxsize=4096)
def without_expressions(text: str) -> str:
    """What stands literally in a text."""
    return replaced(text, lambda _: " ")


@lru_cache(maxsize=4)
def _wordings(sign: CurrencySign) -> Wordings:
    return Wordings({"money": lambda value: amount_text(value, sign), "number": figures})
