"""The cards as they will be printed, read for what they say."""

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.cards.card_effects import PlacedEffect, card_route
from printkit.checking.columns import StatedNumber
from printkit.checking.context import CheckContext, contents_of, once
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import Claim, amounts, in_figures, numbers
from printkit.diagnostics import Route, Value
from printkit.languages.vocabulary import Vocabulary, spoken
from printkit.templating.expression_scope import card_context
from printkit.text.characters import SOFT_HYPHEN

if TYPE_CHECKING:
    from printkit.model.decks import Card


class PrintedCard(NamedTuple):
    """A card as it will be printed, its expressions worked out, and what it does.

    ``said`` is its text with number words as figures, ``numbers`` all that stand in it,
    ``amounts`` those of money, ``literal`` those that no expression wrote; ``money`` are the
    amounts of its effects, but for fees that they may ask for.
    """

    route: Route
    id: str
    card: "Card"
    title: str
    said: str
    numbers: frozenset[float]
    amounts: tuple[Claim, ...]
    literal: frozenset[float]
    effects: list[PlacedEffect]
    money: list[StatedNumber]
    language: Vocabulary | None

    @property
    def words(self) -> str:
        """The title and the text."""
        return f"{self.title}. {self.said}"


class Fault(NamedTuple):
    """A difference; ``message`` goes on after the name of the card.

    ``old`` is the code that such a difference had of its own. ``is_hidden``: the text does not say
    at all what the effects do. ``instead`` are the values of other routes that the text may be
    right about. ``words`` are those of the text that are in doubt.
    """

    old: str
    message: str
    remedy: str
    is_hidden: bool = False
    instead: tuple[tuple[Route, Value], ...] = ()
    words: str = ""


@once
def printed_cards(context: CheckContext) -> list[PrintedCard]:
    """All cards whose expressions can be worked out."""
    effects: defaultdict[Route, list[PlacedEffect]] = defaultdict(list)
    money: defaultdict[Route, list[StatedNumber]] = defaultdict(list)
    for placed in context.effects:
        effects[card_route(placed.deck, placed.card)].append(placed)
    for route, value, column in contents_of(context.variant).numbers:
        if route[0] == "decks" and column.unit == "money" and route[-1] != "fee":
            money[route[:4]].append(StatedNumber(route, value, column))
    found = []
    for deck_id, card_id, card in context.cards:
        route = card_route(deck_id, card_id)
        about = card_context(card, context.variant.decks[deck_id])
        title, text = context.printed(card.title, **about), context.printed(card.text, **about)
        if title is None or text is None:
            continue
        language = spoken(text, context.language)
        said = in_figures(text.replace(SOFT_HYPHEN, ""), language)
        printed = PrintedCard(
            route=route,
            id=card_id,
            card=card,
            title=title,
            said=said,
            numbers=numbers(said),
            amounts=amounts(said, context.variant.currency, language),
            literal=numbers(in_figures(without_expressions(card.text), language)),
            effects=effects[route],
            money=money[route],
            language=language,
        )
        found.append(printed)
    return found
