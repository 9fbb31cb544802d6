"""Cards whose effects move money that their text does not mention."""

from collections.abc import Iterator

from printkit.checking.cards.card_amounts import compare
from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.card_findings import differs
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK303", "card-hides-amount", Severity.WARNING,
    "A card's effect has an amount that its text does not say.",
    "Players can only do what the text tells them.",
    "text: The bank pays you.\neffects: [{do: collect, amount: 50}]",
    "text: The bank pays you {{ effects[0].amount | money }}.\n"
    "effects: [{do: collect, amount: 50}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each amount is in the text, unless the text has another in its place."""
    for card in subject.printed_cards:
        comparison = compare(subject, card)
        for money in () if comparison.foreign else comparison.unsaid:
            yield differs(
                RULE,
                card,
                f"has the {money.words} {subject.amount(money.amount)}, but its text does not "
                "say it",
                f"name it: {{{{ {expression_of(money.route)} | money }}}}",
            )
