"""Deeds that differ from all others of their kind in one number."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.deeds.deed_numbers import Field, deed_numbers, number_words, tables_by_kind
from printkit.checking.deeds.deed_numbers import number_route as route_of
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK214", "deed-unlike-its-kind", Severity.WARNING,
    "A number of a deed is another than on all other deeds of its kind, which are all alike.",
    "Stations cost the same and collect the same, and so do other deeds without colours. Where all "
    "deeds of a kind share a number and one does not, while the rest of it is like the others, "
    "that number is likely to be a slip.",
    "5, 15 and 25: {kind: railroad, rent: 25}, but 35: {kind: railroad, rent: 5}",
    "5, 15, 25 and 35: {kind: railroad, rent: 25}",
)  # fmt: skip
REQUIRES = ("deeds",)

FEWEST = 4
"""Deeds of a kind: of three, two may be alike by chance."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """No deed is alone with one number among its kind."""
    for tables in tables_by_kind(subject).values():
        if len(tables) >= FEWEST:
            yield from _odd_ones(subject, tables)


def _odd_ones(subject: Subject, tables: list[RentTable]) -> Iterator[Diagnostic]:
    numbers = {table.key: deed_numbers(table) for table in tables}
    usual: dict[Field, float] = {}
    for field in numbers[tables[0].key]:
        counts = Counter(mine.get(field) for mine in numbers.values())
        value, count = counts.most_common(1)[0]
        if value is not None and count >= len(tables) - 1:
            usual[field] = value
    for table in tables:
        mine = numbers[table.key]
        odd = [field for field in usual if mine.get(field, usual[field]) != usual[field]]
        if len(odd) == 1:
            yield _finding(subject, table, odd[0], mine[odd[0]], tables, usual[odd[0]])


def _finding(
    subject: Subject,
    table: RentTable,
    field: Field,
    mine: float,
    tables: list[RentTable],
    usual: float,
) -> Diagnostic:
    other = next(t for t in tables if t is not table)
    return RULE.diagnostic(
        f"the {number_words(table, field)} of {subject.variant.deed_name(table.key)} is "
        f"{figures(mine)}, "
        f"on all others of kind '{table.deed.kind}' it is {figures(usual)}",
        route=route_of(table, field),
        help=f"write {figures(usual)}",
        related=(Related(subject.variant.deed_name(other.key), route=route_of(other, field)),),
    )
