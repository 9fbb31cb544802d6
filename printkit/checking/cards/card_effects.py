"""The effects of the cards, and where they stand."""

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
        for route, effect in _placed(card.effects, (*card_route(deck_id, card_id), "effects"))
    ]


def _placed(effects: "list[Effect]", route: Route) -> "Iterator[tuple[Route, Effect]]":
    """Effects with their places, those to choose from after the choice."""
    for number, effect in enumerate(effects):
        yield (*route, number), effect
        if effect.do == "choose":
            yield from _placed(effect.options, (*route, number, "options"))


def expression_of(route: Route) -> str:
    """How a text of the card names what stands at a route: ``effects[0].options[1].amount``."""
    _deck, _, _cards, _, *steps = route
    return "".join(map(_step, steps)).removeprefix(".")


def _step(step: str | int) -> str:
    if isinstance(step, int):
        return f"[{step}]"
    return f".{step}" if step.isidentifier() else f"['{step}']"
