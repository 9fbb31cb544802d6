"""Cards whose effects move money that their text does not mention."""

from collections.abc import Iterator

from printkit.checking.card_amounts import figures, money_of
from printkit.checking.subject import Subject, card_route
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

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
    """Each amount is in the text in digits; a text with an expression for it is trusted."""
    for deck_id, card_id, card in subject.cards:
        if "effect" in card.text and "{{" in card.text:
            continue
        said = figures(card.text) | set(_from_rules(subject, card.text))
        route = card_route(deck_id, card_id)
        for words, amount in money_of(card.effects):
            if amount and amount not in said:
                yield RULE.diagnostic(
                    f"card '{card_id}' has the {words} {subject.amount(amount)}, "
                    "but its text does not say it",
                    route=(*route, "text"),
                    help="name it: {{ effects[0].amount | money }}",
                    related=(Related("the effects", route=(*route, "effects")),),
                )


def _from_rules(subject: Subject, text: str) -> Iterator[float]:
    return (value for name, value in subject.variant.rules.items() if "{{" in text and name in text)
