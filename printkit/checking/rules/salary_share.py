"""Salaries out of proportion to the start money."""

from collections.abc import Iterator

from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK419", "salary-share", Severity.WARNING,
    "The salary is tiny or huge, compared with the start money.",
    "The classic salary is 0.13 of it. Often one of the two has a digit too many or too few.",
    "salary: 2000, start_money: 1500",
    "salary: 200, start_money: 1500",
)  # fmt: skip
REQUIRES = ("rules",)

_BAND = Band(0.03, 0.6)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The salary keeps to the band around the start money."""
    salary, start = subject.variant.rules.get("salary"), subject.start_money
    if salary and start and not _BAND.holds(salary / start):
        yield RULE.diagnostic(
            f"the salary of {subject.amount(salary)} is {figures(salary / start, 2)} times the "
            "start money "
            f"of {subject.amount(start)}; {_BAND} times is usual",
            route=("rules", "salary"),
            help="correct the salary, or the start money",
            related=(Related("the start money", route=subject.start_money_route),),
        )
