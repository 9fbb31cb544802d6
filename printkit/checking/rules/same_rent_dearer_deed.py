"""Deeds that are dearer in all but one number, which is the same."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import median

from printkit.checking.deeds.deed_numbers import number_route, number_words, tables_by_kind
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK220", "same-rent-dearer-deed", Severity.WARNING,
    "A deed has a higher price and first rent than another, but a further rent is the same.",
    "A number copied from the line above looks sound by itself. On the classic boards no two "
    "streets that begin differently have a rent in common at the same level; where a game has "
    "several such pairs, nothing is reported.",
    "11: {price: 36, rent: 5, rents: [20]}, 13: {price: 40, rent: 6, rents: [20]}",
    "11: {price: 36, rent: 5, rents: [18]}, 13: {price: 40, rent: 6, rents: [20]}",
)  # fmt: skip
REQUIRES = ("deeds",)

FEWEST = 6
"""Different first rents, so that two equal rents are worth a word."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """No two neighbours in price share a single further rent."""
    for tables in () if subject.printed_step else tables_by_kind(subject).values():
        if len({table.deed.rent for table in tables}) >= FEWEST:
            ordered = sorted(tables, key=lambda t: (t.deed.price, t.deed.rent or 0))
            for line in range(1, max(len(table.lines) for table in tables)):
                ties = [pair for pair in pairwise(ordered) if _is_tie(*pair, line)]
                if len(ties) == 1:
                    yield _finding(subject, *ties[0], line, ordered)


def _is_tie(cheap: RentTable, dear: RentTable, line: int) -> bool:
    one, other = cheap.deed, dear.deed
    return (
        line < min(len(cheap.lines), len(dear.lines))
        and cheap.lines[line].level.times is None
        and cheap.lines[line].amount == dear.lines[line].amount
        and one.price < other.price
        and (one.rent or 0) < (other.rent or 0)
    )


def _finding(
    subject: Subject, cheap: RentTable, dear: RentTable, line: int, tables: list[RentTable]
) -> Diagnostic:
    ratios = [_ratio(t, line) for t in tables if line < len(t.lines) and t.lines[0].amount]
    usual = median(ratios)
    blamed, other = sorted((cheap, dear), key=lambda t: -abs(_ratio(t, line) - usual))
    name = subject.variant.deed_name
    return RULE.diagnostic(
        f"the {number_words(blamed, line)} of {name(blamed.key)} is "
        f"{figures(blamed.lines[line].amount)}, as on {name(other.key)}, which differs in price "
        "and in "
        "the first rent",
        route=number_route(blamed, line),
        help="look whether one was copied from the other",
        related=(Related(name(other.key), route=number_route(other, line)),),
    )


def _ratio(table: RentTable, line: int) -> float:
    first = table.lines[0].amount
    return table.lines[line].amount / first if first else 0
