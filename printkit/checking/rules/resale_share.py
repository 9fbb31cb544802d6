"""Resale values that are not the stated share of the price."""

from collections.abc import Iterator

from printkit.checking.deeds.price_shares import wrong_shares
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK204", "resale-share", Severity.ERROR,
    "A resale value is not the share of the price that the rules state.",
    "The deed and the rulebook would contradict each other at the table.",
    "rules: {resale_percent: 100}, price: 60, resale: 80",
    "rules: {resale_percent: 100}, price: 60, resale: 60",
    mended="Writes the share, if whole, where most deeds keep to it and the price suits its group.",
)  # fmt: skip
REQUIRES = ("deeds", "rules")
PRESUPPOSES = ("resale-above-price",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each resale value is ``rules.resale_percent`` of the price."""
    return wrong_shares(subject, RULE, "resale", "resale_percent")
