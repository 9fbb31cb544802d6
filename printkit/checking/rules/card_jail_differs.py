"""Cards whose text speaks of jail where their effects do not."""

import re
from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import says
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK316", "card-jail-differs", Severity.ERROR,
    "The text of a card sends to jail or frees from it, its effects do not; or the other way "
    "round.",
    "'move_to' to the space of the jail is a visit; only 'go_to_jail' locks up. The text may call "
    "the jail by the name of its space, or by a word such as jail or prison.",
    "text: Go straight to jail.\n"
    "effects: [{do: move_to, space: 10}]",
    "text: Go straight to jail.\n"
    "effects: [{do: go_to_jail}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Jail is in the text of a card if it is in its effects, and the other way round."""
    jails, names = subject.jails, subject.jails.names
    if subject.variant.board is not None and not jails.places:
        return  # a missing jail is told of by itself
    for card, language in subject.readable_cards:
        words = [language.jail, *(re.escape(name) + language.endings for name in names)]
        fault = _fault(card, language, "|".join(words))
        if card.effects and fault is not None:
            yield differs(RULE, card, fault, "correct the text or the effects")


def _fault(card: PrintedCard, language: Language, jail: str) -> str | None:
    does = {effect.do for effect in card.effects}
    text = f"{card.title}. {card.said}"
    frees = says(language.from_jail.replace("{jail}", jail), card.said)
    sends = says(language.to_jail.replace("{jail}", jail), card.said)
    if "go_to_jail" in does and not says(jail, text):
        return "sends to jail, but its text does not say so"
    if "leave_jail" in does and not says(jail, text):
        return "frees from jail, but its text does not say so"
    if sends and not frees and "go_to_jail" not in does and not says(language.visit, card.said):
        return "says that one goes to jail, but has no effect go_to_jail"
    if frees and not sends and not does & {"leave_jail", "pay", "choose"}:
        return "says that one leaves jail, but has no effect leave_jail"
    return None
