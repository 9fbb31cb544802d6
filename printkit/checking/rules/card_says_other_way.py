"""Cards whose text collects what their effects pay, or the other way round."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.money_claims import way_said, ways_of
from printkit.checking.subject import Subject
from printkit.checking.texts.reading import clause_around
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK311", "card-says-other-way", Severity.ERROR,
    "The text of a card says that the player collects an amount, its effects that the player "
    "pays it; or the other way round.",
    "A card that was copied often keeps the effect of the other. Texts are read in English and "
    "German; where a sentence could mean either, nothing is said.",
    "text: Collect $50.\neffects: [{do: pay, amount: 50}]",
    "text: Collect $50.\neffects: [{do: collect, amount: 50}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """An amount that only goes one way in the effects goes no other way in the text."""
    for card, language in subject.readable_cards:
        ways = list(ways_of(card.effects))
        for claim in card.amounts:
            stated = {way for amount, way in ways if amount == claim.value}
            said = way_said(clause_around(card.said, claim.start, language), language)
            if len(stated) == 1 and said is not None and said not in stated:
                yield differs(
                    RULE,
                    card,
                    f"says that the player {said.value} {subject.amount(claim.value)}, "
                    f"but in its effects the player {stated.pop().value} it",
                    "correct the text, or write the other of 'do: collect' and 'do: pay'",
                )
