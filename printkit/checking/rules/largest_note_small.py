"""Rents that take a pile of the largest notes."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK418", "largest-note-small", Severity.INFO,
    "The highest rent takes more than twenty of the largest notes.",
    "Paying 2000 takes four notes of 500. A larger note makes the counting shorter.",
    "denominations: {1: …, 5: …, 20: …}, a rent of 2000",
    "denominations: {1: …, 5: …, 20: …, 100: …, 500: …}",
)  # fmt: skip
REQUIRES = ("money", "deeds")

_MOST = 20


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The highest rent takes a handful of notes."""
    rents = {
        line.amount: table.key
        for table in subject.tables
        if table.kind.unit == "money"
        for line in table.lines
    }
    largest = max(subject.money.denominations)
    highest = max(rents, default=0)
    if highest > _MOST * largest:
        yield RULE.diagnostic(
            f"the highest rent, {subject.amount(highest)} on "
            f"{subject.variant.deed_name(rents[highest])}, takes {-(-highest // largest):g} notes "
            f"of {subject.amount(largest)}, the largest",
            route=("money", "denominations", largest),
            help="add a larger note",
            related=(Related("the deed", route=("deeds", rents[highest], "rents")),),
        )
