"""Rents that break a proportion that all other deeds keep."""

from collections.abc import Iterator, Mapping
from math import gcd
from statistics import median

from printkit.checking.deeds.deed_numbers import number_route, number_words, tables_by_kind
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK219", "rent-off-pattern", Severity.WARNING,
    "A rent is not the multiple of the first rent that it is on all other deeds.",
    "Some games compute all rents from the first one: five times as much with one building, and so "
    "on, perhaps rounded. Where all other deeds keep to that on all lines, a rent that does not is "
    "likely to be a slip. The classic rents do not keep to it; such tables are left alone.",
    "rents of 10, 18 and 28 times half the first one, everywhere but here",
    "the same rents everywhere",
)  # fmt: skip
REQUIRES = ("deeds",)

FEWEST_DEEDS = 6
FEWEST_LINES = 3
_WHOLE = 100
"""Amounts may have two decimals."""
_ROUNDED = 0.6
"""Of a step, as far as rounding moves an amount."""

Ladder = Mapping[int, float]
"""The stated rents of a deed by line."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where the rents of a kind are proportional, they are on every deed."""
    for tables in tables_by_kind(subject).values():
        ladders = [(table, _ladder(table)) for table in tables]
        if len(ladders) >= FEWEST_DEEDS and _comparable([ladder for _, ladder in ladders]):
            yield from _breaks(subject, ladders)


def _ladder(table: RentTable) -> Ladder:
    return {n: line.amount for n, line in enumerate(table.lines) if line.level.times is None}


def _comparable(ladders: list[Ladder]) -> bool:
    lines = ladders[0].keys()
    different = {ladder.get(0) for ladder in ladders}
    return len(lines) > FEWEST_LINES <= len(different) and all(
        ladder.keys() == lines and ladder.get(0) for ladder in ladders
    )


def _breaks(subject: Subject, ladders: list[tuple[RentTable, Ladder]]) -> Iterator[Diagnostic]:
    broken: dict[int, dict[int, float]] = {}
    for line, deeds in _unlike([ladder for _, ladder in ladders]).items():
        if len(deeds) > 1:
            return
        for number, amount in deeds.items():
            broken.setdefault(number, {})[line] = amount
    for number, lines in broken.items():
        table, ladder = ladders[number]
        if len(lines) == 1:
            line, amount = next(iter(lines.items()))
            yield _finding(
                subject, table, line, ladder[line], f"; about {figures(amount)} is usual"
            )
        elif 2 * len(lines) > len(ladder) - 1:
            yield _finding(subject, table, 0, ladder[0], ", which fits none of its other rents")


def _unlike(ladders: list[Ladder]) -> dict[int, dict[int, float]]:
    """For each line the deeds that break its usual proportion, and what would keep it.

    Amounts may be rounded to what those are multiples of that keep it exactly.
    """
    usual = {
        line: [median(a[line] / a[0] for a in ladders) * ladder[0] for ladder in ladders]
        for line in list(ladders[0])[1:]
    }
    found = {
        line: [(ladder[line], one) for ladder, one in zip(ladders, amounts, strict=True)]
        for line, amounts in usual.items()
    }
    exact = (mine for pairs in found.values() for mine, one in pairs if mine == one)
    step = gcd(*(round(_WHOLE * amount) for amount in exact)) / _WHOLE
    return {
        line: {n: one for n, (mine, one) in enumerate(pairs) if abs(mine - one) > step * _ROUNDED}
        for line, pairs in found.items()
    }


def _finding(subject: Subject, table: RentTable, line: int, mine: float, how: str) -> Diagnostic:
    name = subject.variant.deed_name(table.key)
    return RULE.diagnostic(
        f"the {number_words(table, line)} of {name} is {figures(mine)}{how}",
        route=number_route(table, line),
        help="compare it with the first rents and this rent of the other deeds",
    )
