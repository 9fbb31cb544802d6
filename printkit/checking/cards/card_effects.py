"""The effects of the cards with their amounts of money, and where they stand."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.decks import Card
    from printkit.model.effects import Effect


class PlacedEffect(NamedTuple):
    """An effect of a card, and where it stands; options to choose from count as well."""

    route: Route
    deck: str
    card: str
    effect: "Effect"


def card_route(deck: str, card: str) -> Route:
    """Where a card stands."""
    return ("decks", deck, "cards", card)


def placed_effects(cards: "Iterable[tuple[str, str, Card]]") -> list[PlacedEffect]:
    """The effects of cards with the ids of their decks and their own."""
    return [
        PlacedEffect(route, deck_id, card_id, effect)
        for deck_id, card_id, card in cards
        for route, effect in effects_of(card.effects, (*card_route(deck_id, card_id), "effects"))
    ]


def effects_of(effects: "list[Effect]", route: Route) -> "Iterator[tuple[Route, Effect]]":
    """Effects with their places, those to choose from after the choice."""
    for number, effect in enumerate(effects):
        yield (*route, number), effect
        if effect.do == "choose":
            yield from effects_of(effect.options, (*route, number, "options"))


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


def expression_of(route: Route) -> str:
    """How a text of the card names what stands at a route: ``effects[0].options[1].amount``."""
    return "".join(map(_step, route)).removeprefix(".")


def _step(step: str | int) -> str:
    if isinstance(step, int):
        return f"[{step}]"
    return f".{step}" if step.isidentifier() else f"['{step}']"
