"""Deeds with all the rents of a deed that costs more or less."""

from collections.abc import Iterator
from itertools import combinations

from printkit.checking.deeds.deed_numbers import tables_by_kind
from printkit.checking.deeds.rent_tables import DeedKey, RentTable, rent_route
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK224", "rents-of-other-deed", Severity.WARNING,
    "All rents of a deed are those of another deed, which costs more or less.",
    "A line of a table that was copied and not finished looks sound by itself. The deed is told "
    "of that costs the same as a third one with other rents; where there is none, or where several "
    "deeds share their rents at different prices, nothing is reported.",
    "6: {price: 100, rent: 6, rents: [30, 90]}\n"
    "8: {price: 100, rent: 8, rents: [40, 100]}\n"
    "9: {price: 120, rent: 8, rents: [40, 100]}",
    "6 and 8: {price: 100, rent: 6, rents: [30, 90]}\n"
    "9: {price: 120, rent: 8, rents: [40, 100]}",
)  # fmt: skip
REQUIRES = ("deeds",)

FEWEST_DEEDS = 6
"""Deeds of a kind with rents of their own, so that two alike are worth a word."""
FEWEST_RENTS = 3
"""Rents of a deed, so that all of them are hardly alike by chance."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """At most twins, which cost the same, have all rents in common."""
    for tables in tables_by_kind(subject).values():
        if len({_rents(table) for table in tables}) < FEWEST_DEEDS:
            continue
        slips = _price_slips(subject)
        pairs = [pair for pair in combinations(tables, 2) if _is_copy(*pair)]
        pairs = [pair for pair in pairs if not slips & {table.key for table in pair}]
        blamed = [pair for one in pairs for pair in (one, one[::-1]) if _has_twin(pair[0], tables)]
        if len({table.key for table, _ in blamed}) == 1:
            yield _finding(subject, *blamed[0])


def _rents(table: RentTable) -> tuple[float, ...]:
    return tuple(line.amount for line in table.lines)


def _is_copy(one: RentTable, other: RentTable) -> bool:
    return (
        len(one.lines) >= FEWEST_RENTS
        and one.deed.price != other.deed.price
        and not _shares_value(one, other)
        and _rents(one) == _rents(other)
    )


def _price_slips(subject: Subject) -> set[DeedKey]:
    """Deeds of which it is told that their price is not the classic one."""
    differences = subject.likeness.differences if subject.likeness else []
    return {found.table.key for found in differences if found.field == "price"}


def _shares_value(one: RentTable, other: RentTable) -> bool:
    """Whether the bank gives the same for both, so that it is one of the prices that is wrong."""
    mine, others = (t.deed.mortgage or t.deed.resale for t in (one, other))
    return mine is not None and mine == others


def _has_twin(table: RentTable, tables: list[RentTable]) -> bool:
    """Whether another deed costs the same and has rents of its own."""
    return any(
        other.deed.price == table.deed.price and _rents(other) != _rents(table) for other in tables
    )


def _finding(subject: Subject, blamed: RentTable, other: RentTable) -> Diagnostic:
    name = subject.variant.deed_name
    return RULE.diagnostic(
        f"all rents of {name(blamed.key)} are exactly those of {name(other.key)}, which costs "
        f"{subject.amount(other.deed.price)} and not {subject.amount(blamed.deed.price)}",
        route=rent_route(blamed, 0),
        help="write the rents that belong to it, or give the two the same price",
        related=(Related(name(other.key), route=rent_route(other, 0)),),
    )
