"""Cards whose text has another deck drawn from than their effects."""

import re
from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.subject import Subject
from printkit.checking.texts.reading import says
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK321", "card-says-other-deck", Severity.ERROR,
    "The text of a card names another deck to draw from than its effect, or its effects draw no "
    "card.",
    "Players take the card that the text names.",
    "text: Take a Chance card.\n"
    "effects: [{do: draw, deck: chest}]",
    "text: Take a Chance card.\n"
    "effects: [{do: draw, deck: chance}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The deck that is drawn from is the one in the text."""
    decks = {deck_id: re.escape(deck.name) for deck_id, deck in subject.variant.decks.items()}
    for card, language in subject.readable_cards:
        drawn = {effect.deck for effect in card.effects if effect.do == "draw"}
        told = {
            d
            for d, name in decks.items()
            if says(language.draw_card.replace("{deck}", name), card.said)
        }
        if drawn and told and not told & drawn:
            fault = f"draws from '{min(told)}', but its effect from '{min(drawn)}'"
            yield differs(RULE, card, fault, "correct the text or the effect")
        elif told and card.effects and not drawn:
            fault = f"says that a card of '{min(told)}' is drawn, but none of its effects does"
            yield differs(RULE, card, fault, "add {do: draw, deck: …} to the effects")
