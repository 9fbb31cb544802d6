"""Mortgages that are not the stated share of the price."""

from collections.abc import Iterator

from printkit.checking.deeds.price_shares import wrong_shares
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK203", "mortgage-share", Severity.ERROR,
    "A mortgage is not the share of the price that the rules state.",
    "The deed and the rulebook would contradict each other at the table.",
    "rules: {mortgage_percent: 50}, price: 60, mortgage: 35",
    "rules: {mortgage_percent: 50}, price: 60, mortgage: 30",
    mended="Writes the share, if whole, where most deeds keep to it and the price suits its group.",
)  # fmt: skip
REQUIRES = ("deeds", "rules")
PRESUPPOSES = ("resale-above-price",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each mortgage is ``rules.mortgage_percent`` of the price."""
    return wrong_shares(subject, RULE, "mortgage", "mortgage_percent")
