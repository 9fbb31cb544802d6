"""Dearer deeds that collect less than cheaper ones."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations

from printkit.checking.subject import RentTable, Subject, rent_route
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK208", "dearer-deed-lower-rent", Severity.WARNING,
    "A deed costs more than another of its kind but collects less.",
    "On the classic boards no dearer street has a lower rent on any line. The rent that most "
    "others contradict is reported.",
    "1: {price: 60, rent: 20}\n3: {price: 80, rent: 4}",
    "1: {price: 60, rent: 2}\n3: {price: 80, rent: 4}",
)  # fmt: skip
REQUIRES = ("deeds",)

Conflict = tuple[RentTable, RentTable]
"""A cheaper deed with a higher rent, and a dearer one with a lower rent."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Per kind and line, rents do not fall when prices grow."""
    by_kind: defaultdict[str, list[RentTable]] = defaultdict(list)
    for table in subject.tables:
        by_kind[table.deed.kind].append(table)
    for tables in by_kind.values():
        for number in range(max(len(table.lines) for table in tables)):
            if all(t.lines[number].level.times is None for t in tables if number < len(t.lines)):
                yield from _check_line(subject, tables, number)


def _check_line(subject: Subject, tables: list[RentTable], number: int) -> Iterator[Diagnostic]:
    conflicts = _conflicts(tables, number)
    while conflicts:
        count = Counter(table.key for conflict in conflicts for table in conflict)
        blamed = max(count, key=lambda key: count[key])
        mine = [conflict for conflict in conflicts if blamed in {t.key for t in conflict}]
        conflicts = [conflict for conflict in conflicts if conflict not in mine]
        yield _finding(subject, mine[0], number, blamed_is_cheap=mine[0][0].key == blamed)


def _conflicts(tables: list[RentTable], number: int) -> list[Conflict]:
    comparable = sorted(
        (table for table in tables if number < len(table.lines)), key=lambda t: t.deed.price
    )
    return [
        (cheap, dear)
        for cheap, dear in combinations(comparable, 2)
        if cheap.deed.price < dear.deed.price
        and cheap.lines[number].amount > dear.lines[number].amount
    ]


def _finding(
    subject: Subject, conflict: Conflict, number: int, *, blamed_is_cheap: bool
) -> Diagnostic:
    blamed, other = conflict if blamed_is_cheap else conflict[::-1]
    name, rent = subject.variant.deed_name, number
    return RULE.diagnostic(
        f"{name(blamed.key)} costs {'less' if blamed_is_cheap else 'more'} than "
        f"{name(other.key)} but its rent “{blamed.lines[rent].level.label}” is "
        f"{'higher' if blamed_is_cheap else 'lower'} "
        f"({blamed.lines[rent].amount:g} against {other.lines[rent].amount:g})",
        route=rent_route(blamed, rent),
        help="look for a wrong digit in the rent or in the price",
        related=(Related(name(other.key), route=rent_route(other, rent)),),
    )
