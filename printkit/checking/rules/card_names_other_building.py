"""Cards that ask a fee for houses where the game has other buildings."""

import re
from collections.abc import Iterator, Mapping

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.fees import building_names
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import folded, noun
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK326", "card-names-other-building", Severity.WARNING,
    "The text of a card asks a fee for each house or hotel, but its effect for another building.",
    "Texts that were written for the classic game speak of its houses. Players of this one have "
    "none, and do not know what they pay for.",
    "text: Pay $15 for each house.\n"
    "effects: [{do: repairs, fees: {barn: 15}}]",
    "text: Pay $15 for each barn.\n"
    "effects: [{do: repairs, fees: {barn: 15}}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """A text that names none of the buildings with a fee does not name a classic one."""
    for card, language in subject.readable_cards:
        for effect in card.effects:
            if effect.do != "repairs" or not _is_known(subject, effect.fees):
                continue
            named = _other(subject, card.said, effect.fees, language)
            if named is not None:
                keys = " and ".join(f"'{key}'" for key in effect.fees)
                yield differs(
                    RULE,
                    card,
                    f"asks a fee for each “{named}”, but its effects for {keys}",
                    "name the building as the game does, or correct the effects",
                )


def _is_known(subject: Subject, fees: Mapping[str, float]) -> bool:
    """Whether the buildings exist: a misspelt one may be what the text means (PK164)."""
    levels = {level.id for kind in subject.variant.deed_kinds.values() for level in kind.levels}
    return fees.keys() <= subject.variant.pieces.keys() | levels


def _other(
    subject: Subject, text: str, fees: Mapping[str, float], language: Language
) -> str | None:
    """The classic building in a text that names none of those with a fee."""
    names = building_names(subject, fees)
    if any(re.search(noun(name, language), folded(text)) for name in names):
        return None
    each = rf"{language.each}\s+(?:\w+\s+)?({language.buildings})\b"
    found = re.search(each, text, re.IGNORECASE)
    if found is None or any(folded(found[1]) in name for name in names):
        return None
    return found[1]
