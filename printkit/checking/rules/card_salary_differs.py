"""Cards whose text denies the salary that their effects pay."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.subject import Subject
from printkit.checking.texts.reading import says
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK322", "card-salary-differs", Severity.ERROR,
    "The text of a card denies the salary that its effect pays, or promises one that it does "
    "not pay.",
    "Whether the salary is earned on the way is what players argue about first.",
    "text: Move to Elm Street. This move earns no salary.\n"
    "effects: [{do: move_to, space: 12}]",
    "text: Move to Elm Street. This move earns no salary.\n"
    "effects: [{do: move_to, space: 12, salary: false}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """A move pays the salary as the text says."""
    salary = subject.variant.rules.get("salary")
    for card, language in subject.readable_cards:
        moves = [e for e in card.effects if e.do == "move_to" or e.do == "move_to_nearest"]  # noqa: PLR1714 - mypy narrows only this
        denied = says(language.no_salary, card.said)
        for effect in moves:
            promised = any(claim.value == salary for claim in card.amounts)
            if effect.salary and denied:
                yield differs(RULE, card, "denies the salary", "add 'salary: false' to the effect")
            elif not effect.salary and promised and not denied:
                fault = "promises the salary, but its effect has 'salary: false'"
                yield differs(RULE, card, fault, "correct the text or the effect")
