"""Cards whose text tells to keep them, though they are not kept."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.subject import Subject
from printkit.checking.texts.reading import says
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK317", "card-says-keep", Severity.WARNING,
    "The text of a card tells the player to keep it, but 'keep' is not set.",
    "Only cards with 'keep: true' are known to stay with the player; the theme may say so on them.",
    "text: Keep this card until you need it.\n"
    "effects: [{do: shield, kind: tax}]",
    "text: Keep this card until you need it.\n"
    "effects: [{do: shield, kind: tax}]\n"
    "keep: true",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Cards that are to be kept say ``keep: true``; for those that help later see PK307."""
    for card, language in subject.readable_cards:
        helps_later = any(effect.do in {"leave_jail", "shield"} for effect in card.effects)
        if not card.card.keep and not helps_later and says(language.keep, card.said):
            yield differs(
                RULE, card, "says that it is kept", "add 'keep: true', or correct the text"
            )
