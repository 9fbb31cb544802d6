"""Deeds with all the rents of a deed that costs more or less."""

from collections.abc import Iterator
from itertools import combinations

from printkit.checking.deed_numbers import tables_by_kind
from printkit.checking.rent_tables import DeedKey, RentTable, rent_route
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK224", "rents-of-other-deed", Severity.WARNING,
    "All rents of a deed are those of another deed, which costs more or less.",
    "A line of a table that was copied and not finished looks sound by itself. Where several "
    "deeds of a kind share their rents at different prices, nothing is reported.",
    "8: {price: 100, rent: 8, rents: [40, 100]}, 9: {price: 120, rent: 8, rents: [40, 100]}",
    "8: {price: 100, rent: 6, rents: [30, 90]}, 9: {price: 120, rent: 8, rents: [40, 100]}",
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
        keys = [{table.key for table in pair} for pair in pairs]
        shared = set.intersection(*keys) if keys else set()
        if len(pairs) == 1 or (shared and len({p.deed.price for q in pairs for p in q}) == 2):  # noqa: PLR2004 - one deed against twins
            yield _finding(subject, *_blamed(pairs[0], tables, shared))


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


def _blamed(
    pair: tuple[RentTable, RentTable], tables: list[RentTable], shared: set[DeedKey]
) -> tuple[RentTable, RentTable]:
    """The deed whose rents do not fit its price, and the other.

    It is the one that stands against twins, or else the further from its neighbours in price.
    """
    ordered = sorted(pair, key=lambda t: (t.key not in shared, -_misfit(t, pair, tables)))
    return (ordered[0], ordered[1])


def _misfit(table: RentTable, pair: tuple[RentTable, RentTable], tables: list[RentTable]) -> float:
    """How far the first rent is from what the deeds next to it in price let expect."""
    price, rent = table.deed.price, table.lines[0].amount
    known = sorted((t.deed.price, t.lines[0].amount) for t in tables if t not in pair)
    below = max((k for k in known if k[0] <= price), default=known[0])
    above = min((k for k in known if k[0] >= price), default=known[-1])
    span = above[0] - below[0]
    expected = below[1] + (above[1] - below[1]) * ((price - below[0]) / span if span else 0.5)
    return abs(rent - expected)


def _finding(subject: Subject, blamed: RentTable, other: RentTable) -> Diagnostic:
    name = subject.variant.deed_name
    return RULE.diagnostic(
        f"all rents of {name(blamed.key)} are exactly those of {name(other.key)}, which costs "
        f"{subject.amount(other.deed.price)} and not {subject.amount(blamed.deed.price)}",
        route=rent_route(blamed, 0),
        help="write the rents that belong to it, or give the two the same price",
        related=(Related(name(other.key), route=rent_route(other, 0)),),
    )
