"""Prices and rents of nothing."""

from collections.abc import Iterator

from printkit.checking.deeds.deed_numbers import (
    deed_numbers,
    number_route,
    number_words,
    tables_by_kind,
)
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK222", "deed-for-nothing", Severity.WARNING,
    "A number of a deed is 0, although it is not on most deeds of its kind.",
    "A deed that costs nothing, or where visitors pay nothing, is most often one that lost a "
    "digit, or was left for later.",
    "price: 400, rent: 0",
    "price: 400, rent: 40",
)  # fmt: skip
REQUIRES = ("deeds",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """A number is 0 on most deeds of a kind, or on none."""
    for tables in tables_by_kind(subject).values():
        numbers = [(table, deed_numbers(table)) for table in tables]
        for field in numbers[0][1]:
            empty = [table for table, mine in numbers if mine.get(field) == 0]
            for table in empty if 2 * len(empty) < len(tables) else ():
                yield RULE.diagnostic(
                    f"the {number_words(table, field)} of {subject.variant.deed_name(table.key)} "
                    "is 0",
                    route=number_route(table, field),
                    help="give it a number",
                )
