"""A throw of two dice matches no card of a deck, or more than one.

Where cards state a `roll`, each of the 21 throws must say what happens, and only one thing.
Bad: prize: {…, roll: [1, 2]}, caught: {…, roll: [2, 1]}
Good: prize: {…, roll: [1, 2]}, caught: {…, roll: [1, 3]}
"""

from collections import defaultdict
from itertools import combinations_with_replacement

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Related, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK309", Severity.ERROR)
READS_TEXTS = False
REQUIRES = ("decks",)


def check(context: CheckContext) -> Findings:
    for deck_id, deck in context.variant.decks.items():
        rolls = {
            card_id: tuple(sorted(card.roll)) for card_id, card in deck.cards.items() if card.roll
        }
        uses: defaultdict[tuple[int, ...], list[Route]] = defaultdict(list)
        for card_id, throw in rolls.items():
            uses[throw].append((*card_route(deck_id, card_id), "roll"))
        for throw, (first, *others) in uses.items():
            if others:
                yield RULE.diagnostic(
                    f"the throw {throw[0]} and {throw[1]} matches {len(others) + 1} cards",
                    route=others[-1],
                    help="give each card its own throw; 1-2 and 2-1 are the same",
                    related=tuple(Related("also here", route=r) for r in (first, *others[:-1])),
                )
        missing = [t for t in combinations_with_replacement(range(1, 7), 2) if t not in uses]
        if rolls and missing:
            listed = ", ".join(f"{first}-{second}" for first, second in missing)
            yield RULE.diagnostic(
                f"no card of deck '{deck_id}' matches the throw {listed}",
                route=("decks", deck_id, "cards"),
                help="give the rest of the cards a 'roll', or none",
            )
