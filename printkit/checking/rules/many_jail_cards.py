"""Decks with several cards that leave jail."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK305",
    name="many-jail-cards",
    severity=Severity.INFO,
    what="A deck has more than one card that leaves jail.",
    why="The classic decks have one each: with more of them jail loses its sting.",
    bad="two cards with {do: leave_jail} in a deck",
    good="one such card in each deck",
)
REQUIRES = ("decks",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """At most one card of each deck leaves jail, copies included."""
    for deck_id, deck in context.variant.decks.items():
        effects = [p for p in context.effects if p.deck == deck_id and p.effect.do == "leave_jail"]
        count = sum(deck.cards[placed.card].copies for placed in effects)
        if count > 1:
            yield RULE.diagnostic(
                f"{count} cards of deck '{deck_id}' leave jail",
                route=effects[-1].route,
                help="one is usual",
                related=(Related("the first", route=effects[0].route),),
            )
