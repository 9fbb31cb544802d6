"""Texts that misspell the name of a space."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.cards.targets import is_destination
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.space_names import Mention
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK319", "misspelt-space-name", Severity.WARNING,
    "The text of a card has almost the name of a space.",
    "A name that was corrected on the board is easily forgotten on the cards.",
    "text: Advance to Elm Stret.",
    "text: Advance to Elm Street.",
)  # fmt: skip
REQUIRES = ("decks", "board")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Names are written as on the board; a name of one word must be meant as one."""
    for card, language in subject.readable_cards:
        for mention, name in subject.space_names.misspelt(card.said):
            if " " in name or _is_meant(card, mention, language):
                fault = f"says “{mention.written}”, but the space is called “{name}”"
                yield differs(RULE, card, fault, f"write {name}")


def _is_meant(card: PrintedCard, mention: Mention, language: Language) -> bool:
    """Whether the word stands for the space, and is no other word that is like it."""
    targets = {effect.space for effect in card.effects if effect.do == "move_to"}
    return bool(targets & mention.spaces) or is_destination(card.said, mention.start, language)
