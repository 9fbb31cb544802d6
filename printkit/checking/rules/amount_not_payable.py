"""Amounts that cannot be paid with the printed notes."""

import re
from collections.abc import Iterator
from math import gcd

from printkit.checking.card_amounts import money_of
from printkit.checking.subject import Subject, card_route, rent_route
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    "PK405", "amount-not-payable", Severity.ERROR,
    "An amount cannot be paid with the printed notes, not even with change.",
    "With notes of 10 and 20 nobody can pay 25. Smaller notes or rounder amounts help.",
    "denominations: {20: …, 10: …}, price: 65",
    "denominations: {20: …, 10: …, 5: …}, price: 65",
)  # fmt: skip
REQUIRES = ("money",)

_MONEY_IN_RULES = re.compile(r"\brules\.(\w+)\s*\|\s*money\b")
"""Only the numbers that are printed as money are; others are percentages, turns or pieces."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each amount is a multiple of the notes' greatest common divisor."""
    step = gcd(*subject.money.denominations)
    for route, amount in _amounts(subject):
        if amount % step:
            yield RULE.diagnostic(
                f"{subject.amount(amount)} cannot be paid: the notes make multiples of "
                f"{subject.amount(step)} only",
                route=route,
                help="round the amount, or print smaller notes",
                related=(Related("the notes", route=("money", "denominations")),),
            )


def _amounts(subject: Subject) -> Iterator[tuple[Route, float]]:
    yield ("money", "start_total"), subject.money.start_total
    yield from _of_deeds(subject)
    board = subject.variant.board
    for index, space in () if board is None else board.spaces.items():
        if space.amount is not None:
            yield ("board", "spaces", index, "amount"), space.amount
    for deck_id, card_id, card in subject.cards:
        for _, amount in money_of(card.effects):
            yield (*card_route(deck_id, card_id), "effects"), amount
    yield from _printed_rules(subject)


def _of_deeds(subject: Subject) -> Iterator[tuple[Route, float]]:
    for key, deed in subject.variant.deeds.items():
        for field in ("price", "mortgage", "resale", "build_cost"):
            if getattr(deed, field) is not None:
                yield ("deeds", key, field), getattr(deed, field)
    for table in subject.tables:
        for number, line in enumerate(table.lines) if table.kind.unit == "money" else ():
            if line.level.times is None:
                yield rent_route(table, number), line.amount


def _printed_rules(subject: Subject) -> Iterator[tuple[Route, float]]:
    rules = subject.variant.rules
    printed = {name for _, text in subject.texts for name in _MONEY_IN_RULES.findall(text)}
    return ((("rules", name), rules[name]) for name in sorted(printed & rules.keys()))
