"""Two statements of the start money that differ."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Fix, Related, Rule, SetValue, Severity

RULE = Rule(
    "PK402", "start-money-differs", Severity.ERROR,
    "The rules and the money state different sums to start with.",
    "The rulebook is printed with rules.start_money, the table of notes with "
    "money.start_total.",
    "rules: {start_money: 1500}\nmoney: {start_total: 900}",
    "rules: {start_money: 900}\nmoney: {start_total: 900}",
    mended="Writes the sum of the start notes, where one of the two states it.",
)  # fmt: skip
REQUIRES = ("money", "rules")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """``rules.start_money`` is ``money.start_total``, where both are stated."""
    promised, dealt = subject.variant.rules.get("start_money"), subject.money.start_total
    if promised is not None and promised != dealt:
        yield RULE.diagnostic(
            f"rules.start_money is {subject.amount(promised)}, but money.start_total is "
            f"{subject.amount(dealt)}",
            route=("rules", "start_money"),
            help="make the two equal",
            related=(Related("the other statement", route=("money", "start_total")),),
            fix=_agreed(subject),
        )


def _agreed(subject: Subject) -> Fix | None:
    """The start notes tell which of the two is right, if they add up to either."""
    promised, dealt = subject.variant.rules["start_money"], subject.money.start_total
    notes = sum(value * count for value, count in subject.money.start.items())
    if notes == dealt:
        return Fix(f"write {dealt}", (SetValue(("rules", "start_money"), dealt),))
    if notes == promised:
        place = ("money", "start_total")
        return Fix(f"write 'start_total: {notes}'", (SetValue(place, notes),))
    return None
