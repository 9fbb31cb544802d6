"""Amounts that cannot be paid with the printed notes."""

from collections.abc import Iterator
from math import gcd

from printkit.checking.printed_amounts import printed_amounts
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK405", "amount-not-payable", Severity.ERROR,
    "An amount cannot be paid with the printed notes, not even with change.",
    "With notes of 10 and 20 nobody can pay 25. Smaller notes or rounder amounts help.",
    "denominations: {20: …, 10: …}, price: 65",
    "denominations: {20: …, 10: …, 5: …}, price: 65",
)  # fmt: skip
REQUIRES = ("money",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each amount is a multiple of the notes' greatest common divisor."""
    step = gcd(*subject.money.denominations)
    for route, amount in printed_amounts(subject):
        if amount % step:
            yield RULE.diagnostic(
                f"{subject.amount(amount)} cannot be paid: the notes make multiples of "
                f"{subject.amount(step)} only",
                route=route,
                help="round the amount, or print smaller notes",
                related=(Related("the notes", route=("money", "denominations")),),
            )
