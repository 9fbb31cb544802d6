"""Two statements of the start money that differ."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK402", "start-money-differs", Severity.ERROR,
    "The rules and the money state different sums to start with.",
    "The rulebook is printed with rules.start_money, the table of notes with "
    "money.start_total.",
    "rules: {start_money: 1500}\nmoney: {start_total: 900}",
    "rules: {start_money: 900}\nmoney: {start_total: 900}",
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
        )
