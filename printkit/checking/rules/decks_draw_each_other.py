"""Decks whose cards draw from one another in a circle."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import PlacedEffect
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK343",
    name="decks-draw-each-other",
    severity=Severity.WARNING,
    what="A card draws from a deck whose cards lead back to the card’s own deck.",
    why="A turn can become very long, and with few cards it never ends.",
    bad="chance: draw from chest, and chest: draw from chance",
    good="chest: draw from chance",
)
REQUIRES = ("decks",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No way of drawing leads back to a deck; drawing once more from the same one is common."""
    draws = [
        placed
        for placed in context.effects
        if placed.effect.do == "draw" and placed.effect.deck != placed.deck
    ]
    for placed in draws:
        if placed.effect.do == "draw" and placed.deck in _after(placed.effect.deck, draws):
            yield RULE.diagnostic(
                f"card '{placed.card}' of '{placed.deck}' draws from '{placed.effect.deck}', which "
                f"leads back to '{placed.deck}'",
                route=placed.route,
                help="let the card do something else",
            )


def _after(deck: str, draws: list[PlacedEffect]) -> set[str]:
    """The decks that drawing from a deck can lead to, itself included."""
    found, waiting = {deck}, [deck]
    while waiting:
        current = waiting.pop()
        for placed in draws:
            if (
                placed.deck == current
                and placed.effect.do == "draw"
                and placed.effect.deck not in found
            ):
                found.add(placed.effect.deck)
                waiting.append(placed.effect.deck)
    return found
