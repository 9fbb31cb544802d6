"""Start money in notes that do not exist."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK400", "unknown-note", Severity.ERROR,
    "The start money names a note that is not printed.",
    "Nobody can be dealt a note that is not in the box.",
    "denominations: {100: …, 50: …}\nstart: {25: 2}",
    "denominations: {100: …, 50: …}\nstart: {50: 1}",
)  # fmt: skip
REQUIRES = ("money",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each note of the start money is one of the denominations."""
    notes = subject.money.denominations
    for value, count in subject.money.start.items():
        if count and value not in notes:
            yield RULE.diagnostic(
                f"the start money has notes of {subject.amount(value)}, which are not printed",
                route=("money", "start", value),
                help=f"printed are {', '.join(str(note) for note in sorted(notes))}",
                absent=("money", "denominations", value),
            )
