"""Cards that do nothing."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK306",
    name="card-without-effect",
    severity=Severity.INFO,
    what="A card has no effects, and others of the game have some.",
    why="What a card says but does not state as an effect cannot be checked or counted. A game "
    "none of whose cards has effects is about something else.",
    bad="text: Collect $50.\neffects: []",
    good="text: Collect $50.\neffects: [{do: collect, amount: 50}]",
)
REQUIRES = ("decks",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each card has an effect; those of a deck that have none are one finding."""
    if not context.effects:
        return
    idle: dict[str, list[str]] = {}
    for deck_id, card_id, card in context.cards:
        if not card.effects:
            idle.setdefault(deck_id, []).append(card_id)
    for deck_id, (first, *others) in idle.items():
        counted = "1 other card has" if len(others) == 1 else f"{len(others)} other cards have"
        more = f", and {counted} none in deck '{deck_id}'" if others else ""
        yield RULE.diagnostic(
            f"card '{first}' has no effects{more}",
            route=(*card_route(deck_id, first), "effects"),
            help="state what the card does, if it does anything",
        )
