"""The amounts of money in the effects of a card."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.effects import Effect


class CardAmount(NamedTuple):
    """An amount in the effects of a card: what it is, and the way to it from the card."""

    words: str
    amount: float
    route: Route


def money_of(effects: "Iterable[Effect]", route: Route = ("effects",)) -> Iterator[CardAmount]:
    """The amounts of money in effects that stand at a route, those to choose from included."""
    for number, effect in enumerate(effects):
        place = (*route, number)
        if effect.do == "collect" or effect.do == "pay":  # noqa: PLR1714 - mypy narrows only this
            yield CardAmount("amount", effect.amount, (*place, "amount"))
        elif effect.do == "repairs":
            for piece, fee in effect.fees.items():
                yield CardAmount("fee", fee, (*place, "fees", piece))
        elif effect.do == "lose" and effect.otherwise_pay is not None:
            yield CardAmount("payment instead", effect.otherwise_pay, (*place, "otherwise_pay"))
        elif effect.do == "choose":
            yield from money_of(effect.options, (*place, "options"))
