"""The amounts in the text of a card, and those in its effects."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.model.effects import Effect

_EXPRESSION = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
_FIGURE = r"\d{1,3}(?:[,. '\u00a0\u202f]\d{3})+(?!\d)|\d+"


def numbers_said(text: str, symbol: str) -> list[int]:
    """The literal amounts of money in a text: numbers beside the currency's symbol."""
    sign = re.escape(symbol.strip())
    if not sign:
        return []
    beside = re.compile(rf"{sign}\s?({_FIGURE})|(?<![\d.,])({_FIGURE})\s?{sign}(?!\w)")
    literal = _EXPRESSION.sub(" ", text)
    return [int(re.sub(r"\D", "", before or after)) for before, after in beside.findall(literal)]


def figures(text: str) -> set[int]:
    """All whole numbers that stand literally in a text."""
    literal = _EXPRESSION.sub(" ", text)
    return {int(re.sub(r"\D", "", figure)) for figure in re.findall(_FIGURE, literal)}


def money_of(effects: "Iterable[Effect]") -> Iterator[tuple[str, float]]:
    """The amounts of money in effects, and the words for what they are."""
    for effect in effects:
        if effect.do == "collect" or effect.do == "pay":  # noqa: PLR1714 - mypy narrows only this
            yield "amount", effect.amount
        elif effect.do == "repairs":
            yield from (("fee", fee) for fee in effect.fees.values())
        elif effect.do == "lose" and effect.otherwise_pay:
            yield "payment instead", effect.otherwise_pay
        elif effect.do == "choose":
            yield from money_of(effect.options)


def numbers_of(effects: "Iterable[Effect]") -> set[float]:
    """The amounts of money in effects, and those that a text may name beside them."""
    listed = list(effects)
    fees = {effect.fee for effect in listed if effect.do == "warp"}
    return {amount for _, amount in money_of(listed)} | fees
