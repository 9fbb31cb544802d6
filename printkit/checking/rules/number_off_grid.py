"""Numbers that are no multiple of what all others are multiples of."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from math import gcd
from typing import NamedTuple

from printkit.checking.deeds.deed_numbers import (
    Field,
    deed_numbers,
    number_route,
    number_words,
    tables_by_kind,
)
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK218", "number-off-grid", Severity.WARNING,
    "A number of a deed is no multiple of what all others of its column are multiples of.",
    "Prices and rents are round numbers, as far as the notes allow. Where all others are multiples "
    "of 10, a 66 is likely to be a slip for 60; a number half way between, such as 175 or 350 on "
    "the classic board, is not.",
    "prices 60, 100, 120, 140, 160, 180, 200, 66",
    "prices 60, 100, 120, 140, 160, 180, 200, 60",
)  # fmt: skip
REQUIRES = ("deeds",)

FEWEST = 12
"""Deeds, and half as many different numbers: of fewer, a common divisor says nothing."""
FURTHER = "rents"
"""The column of all rents but the first ones."""
_WHOLE = 100
"""Amounts may have two decimals."""


class Stated(NamedTuple):
    """A number of a deed."""

    table: RentTable
    field: Field
    value: float


def check(subject: Subject) -> Iterator[Diagnostic]:
    """In each column, and in all further rents, no number breaks what the others share."""
    for tables in tables_by_kind(subject).values():
        columns: defaultdict[Field, list[Stated]] = defaultdict(list)
        for table in tables:
            for field, value in deed_numbers(table).items():
                name = FURTHER if isinstance(field, int) and field else field
                columns[name].append(Stated(table, field, value))
        for column in columns.values():
            if len(tables) >= FEWEST:
                yield from _off_grid(subject, column)


def _off_grid(subject: Subject, column: list[Stated]) -> Iterator[Diagnostic]:
    whole = [round(stated.value * _WHOLE) for stated in column]
    if 2 * len(set(whole)) < FEWEST:
        return
    before = list(accumulate(whole, gcd, initial=0))
    after = list(accumulate(reversed(whole), gcd, initial=0))[::-1]
    for number, (table, field, value) in enumerate(column):
        step = _round_part(gcd(before[number], after[number + 1]))
        if step and 2 * whole[number] % step:
            yield RULE.diagnostic(
                f"the {number_words(table, field)} of {subject.variant.deed_name(table.key)} is "
                f"{figures(value)}; all others of the kind are multiples of "
                f"{figures(step / _WHOLE)}",
                route=number_route(table, field),
                help="look for a wrong digit",
            )


def _round_part(step: int) -> int:
    """The greatest divisor that is a round number.

    Amounts that were multiplied by 3 and rounded are not all multiples of 3.
    """
    rest = step
    for prime in (2, 5):
        while rest and rest % prime == 0:
            rest //= prime
    return step // rest if rest else 0
