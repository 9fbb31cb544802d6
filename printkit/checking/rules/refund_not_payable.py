"""Refunds for buildings that are no payable amount."""

from collections.abc import Iterator
from math import gcd

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK407", "refund-not-payable", Severity.WARNING,
    "The refund for a building cannot be paid with the printed notes.",
    "Players who sell a building get a share of its cost; a broken amount needs a rule of its "
    "own.",
    "rules: {building_sell_back_percent: 50}, build_cost: 25     # 12.50",
    "rules: {building_sell_back_percent: 50}, build_cost: 50     # 25",
)  # fmt: skip
REQUIRES = ("money", "deeds", "rules")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The stated share of each building cost is payable."""
    percent = subject.variant.rules.get("building_sell_back_percent")
    step = gcd(*subject.money.denominations)
    for key, deed in () if percent is None else subject.variant.deeds.items():
        refund = (deed.build_cost or 0) * (percent or 0) / 100
        if refund % step:
            yield RULE.diagnostic(
                f"{percent:g} % of a building on {subject.variant.deed_name(key)} is "
                f"{subject.amount(refund)}, which the notes cannot pay",
                route=("deeds", key, "build_cost"),
                help="choose another build_cost, or let the rules say how to round",
            )
