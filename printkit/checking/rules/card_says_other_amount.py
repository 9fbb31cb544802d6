"""Cards whose text names an amount that their effects do not."""

from collections.abc import Iterator

from printkit.checking.card_amounts import compare, numbers_of
from printkit.checking.card_findings import differs
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

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
    """Each amount of money in a text is one of the effects or, where these are said, the rules."""
    for card in subject.printed_cards:
        effects = sorted(numbers_of(card.card.effects))
        stated = ", ".join(f"{number:g}" for number in effects) or "none"
        for claim in compare(subject, card).foreign:
            yield differs(
                RULE,
                card,
                f"says {subject.amount(claim.value)}, but its effects say {stated}",
                "write the amount as {{ effects[0].… | money }}, or correct one of them",
            )
