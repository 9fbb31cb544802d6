"""Cards whose text names an amount that their effects do not."""

from collections.abc import Iterator

from printkit.checking.card_amounts import numbers_of, numbers_said
from printkit.checking.subject import Subject, card_route
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK302", "card-says-other-amount", Severity.ERROR,
    "The text of a card names an amount that neither its effects nor the rules have.",
    "Players read the text; the checks and the numbers in the reports come from the effects. "
    "An expression such as {{ effects[0].amount | money }} keeps the two together.",
    "text: Collect $50.\neffects: [{do: collect, amount: 100}]",
    "text: Collect {{ effects[0].amount | money }}.\neffects: [{do: collect, amount: 100}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each amount of money in a text is one of the effects, the rules or the start."""
    variant = subject.variant
    known = set(variant.rules.values())
    for deck_id, card_id, card in subject.cards:
        numbers = numbers_of(card.effects)
        if not numbers:
            continue
        for said in numbers_said(card.text, variant.currency.symbol):
            if said not in numbers and said not in known:
                route = card_route(deck_id, card_id)
                yield RULE.diagnostic(
                    f"card '{card_id}' says {subject.amount(said)}, but its effects say "
                    f"{', '.join(f'{number:g}' for number in sorted(numbers))}",
                    route=(*route, "text"),
                    help="write the amount as {{ effects[0].… | money }}, or correct one of them",
                    related=(Related("the effects", route=(*route, "effects")),),
                )
