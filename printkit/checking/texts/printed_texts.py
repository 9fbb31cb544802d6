"""Texts as they will be printed: their expressions worked out, amounts without separators."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from printkit.checking.figures import figures
from printkit.checking.texts.reading import REMEMBERED
from printkit.diagnostics import Route
from printkit.templating.scanning import replaced
from printkit.templating.wording import WordingError, Wordings
from printkit.text.numbers import CurrencyLike

if TYPE_CHECKING:
    from printkit.model.variant import Variant


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


_PLACEHOLDER = re.compile(
    r"\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b|\$?\{[^{}]*\}|\{\{|\}\}|%\([a-z_]+\)s"
)
_SHORTEST = 3
"""Words: shorter texts are often names, which need no translation."""


def is_sentence(text: str, route: Route, variant: "Variant") -> bool:
    """Whether a text says something; names of streets and the like stay in every language."""
    words = re.findall(r"[^\W\d_]{2,}", without_expressions(text))
    is_place = route[:2] == ("board", "spaces") and route[2] in variant.deeds
    return len(words) >= _SHORTEST and not is_place


@lru_cache(REMEMBERED)
def placeholder_in(text: str) -> str | None:
    """What somebody meant to replace later: a note to oneself, or braces that nothing fills."""
    found = _PLACEHOLDER.search(without_expressions(text))
    return found[0] if found else None
