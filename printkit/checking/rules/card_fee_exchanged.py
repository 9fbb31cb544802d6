"""Cards whose text asks for the fee of one building on another."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.fees import fee_pairs
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK310", "card-fee-exchanged", Severity.ERROR,
    "The text of a card names the fee of one building beside the name of another.",
    "Both amounts are in the effects, so that no other rule sees the exchange; but whoever has "
    "houses pays what hotels cost.",
    "text: Pay $100 for each house and $25 for each hotel.\n"
    "effects: [{do: repairs, fees: {house: 25, hotel: 100}}]",
    "text: Pay $25 for each house and $100 for each hotel.\n"
    "effects: [{do: repairs, fees: {house: 25, hotel: 100}}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Beside the name of each building stands its own fee."""
    for card, language in subject.readable_cards:
        for effect in card.effects:
            if effect.do != "repairs" or len(effect.fees) == 1:
                continue
            pairs = fee_pairs(subject, card.said, effect.fees, language)
            wrong = [(key, value) for key, value in pairs if value != effect.fees[key]]
            if wrong:
                key, value = wrong[0]
                yield differs(
                    RULE,
                    card,
                    f"says {subject.amount(value)} for '{key}', but its effects say "
                    f"{subject.amount(effect.fees[key])}",
                    "exchange the amounts in the text or those in the effects",
                )
