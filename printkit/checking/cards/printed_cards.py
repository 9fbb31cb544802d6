"""The cards as they will be printed, read for what they say."""

from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.cards.card_effects import CardAmount, card_route, effects_of, money_of
from printkit.checking.context import CheckContext, once
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import Claim, amounts, in_figures, numbers
from printkit.diagnostics import Route, Value
from printkit.languages.vocabulary import Vocabulary, spoken
from printkit.templating.expression_scope import card_context
from printkit.text.characters import SOFT_HYPHEN

if TYPE_CHECKING:
    from printkit.model.decks import Card
    from printkit.model.effects import Effect


class PrintedCard(NamedTuple):
    """A card as it will be printed, its expressions worked out, and what it does.

    ``said`` is its text with number words as figures, ``numbers`` all that stand in it,
    ``amounts`` those of money, ``literal`` those that no expression wrote; ``placed`` are the
    effects with their routes in the card, those to choose from too, ``money`` their amounts.
    """

    route: Route
    id: str
    card: "Card"
    title: str
    said: str
    numbers: frozenset[float]
    amounts: tuple[Claim, ...]
    literal: frozenset[float]
    placed: "tuple[tuple[Route, Effect], ...]"
    money: tuple[CardAmount, ...]
    language: Vocabulary | None

    @property
    def effects(self) -> "tuple[Effect, ...]":
        """The effects without their routes."""
        return tuple(effect for _, effect in self.placed)

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
    cards = (_printed_card(context, *placed) for placed in context.cards)
    return [card for card in cards if card is not None]


def _printed_card(
    context: CheckContext, deck_id: str, card_id: str, card: "Card"
) -> PrintedCard | None:
    about = card_context(card, context.variant.decks[deck_id])
    title, text = context.printed(card.title, **about), context.printed(card.text, **about)
    if title is None or text is None:
        return None
    language = spoken(text, context.language)
    said = in_figures(text.replace(SOFT_HYPHEN, ""), language)
    return PrintedCard(
        route=card_route(deck_id, card_id),
        id=card_id,
        card=card,
        title=title,
        said=said,
        numbers=numbers(said),
        amounts=amounts(said, context.variant.currency, language),
        literal=numbers(in_figures(without_expressions(card.text), language)),
        placed=tuple(effects_of(card.effects, ("effects",))),
        money=tuple(money_of(card.effects)),
        language=language,
    )
