"""Dearer deeds that collect less than cheaper ones."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from printkit.checking.deeds.deed_numbers import tables_by_kind
from printkit.checking.deeds.rent_tables import DeedKey, RentTable, rent_route
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK208", "dearer-deed-lower-rent", Severity.WARNING,
    "A deed costs more than another of its kind but collects less.",
    "On the classic boards no dearer street has a lower rent on any line. The rent that most "
    "others contradict is reported, or the price where it is several rents of a deed.",
    "1: {price: 60, rent: 20}\n3: {price: 80, rent: 4}",
    "1: {price: 60, rent: 2}\n3: {price: 80, rent: 4}",
)  # fmt: skip
REQUIRES = ("deeds",)

Conflict = tuple[RentTable, RentTable]
"""A cheaper deed with a higher rent, and a dearer one with a lower rent."""


class Slip(NamedTuple):
    """A deed whose rent on a line does not fit its price, and one that shows it."""

    blamed: RentTable
    other: RentTable
    line: int


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Per kind and line, rents do not fall when prices grow."""
    slips: defaultdict[DeedKey, list[Slip]] = defaultdict(list)
    for tables in tables_by_kind(subject).values():
        for number in range(max(len(table.lines) for table in tables)):
            for slip in _slips(tables, number):
                slips[slip.blamed.key].append(slip)
    for mine in slips.values():
        yield _finding(subject, mine)


def _slips(tables: list[RentTable], number: int) -> Iterator[Slip]:
    """The fewest deeds whose rents on this line explain all conflicts."""
    conflicts = _conflicts(tables, number)
    while conflicts:
        count = Counter(table.key for conflict in conflicts for table in conflict)
        blamed = max(count, key=lambda key: count[key])
        cheap, dear = next(c for c in conflicts if blamed in {c[0].key, c[1].key})
        yield Slip(cheap, dear, number) if cheap.key == blamed else Slip(dear, cheap, number)
        conflicts = [c for c in conflicts if blamed not in {c[0].key, c[1].key}]


def _conflicts(tables: list[RentTable], number: int) -> list[Conflict]:
    stated = [
        table
        for table in tables
        if number < len(table.lines) and table.lines[number].level.times is None
    ]
    return [
        (cheap, dear)
        for cheap, dear in combinations(sorted(stated, key=lambda t: t.deed.price), 2)
        if cheap.deed.price < dear.deed.price
        and cheap.lines[number].amount > dear.lines[number].amount
    ]


def _finding(subject: Subject, slips: list[Slip]) -> Diagnostic:
    blamed, other, line = slips[0]
    name = subject.variant.deed_name
    cheaper = blamed.deed.price < other.deed.price
    several = len(slips) > 1
    more = f", and so on {len(slips)} lines" if several else ""
    price = ("deeds", other.key, "price")
    return RULE.diagnostic(
        f"{name(blamed.key)} costs {'less' if cheaper else 'more'} than {name(other.key)}, but "
        f"its rent “{blamed.lines[line].level.label}” is {'higher' if cheaper else 'lower'} "
        f"({figures(blamed.lines[line].amount)} against {figures(other.lines[line].amount)}){more}",
        route=("deeds", blamed.key, "price") if several else rent_route(blamed, line),
        help="look for a wrong digit in the rents or in the price",
        related=(Related(name(other.key), route=price if several else rent_route(other, line)),),
    )
