"""The numbers that deeds state, by field, so that rules can compare them across deeds."""

from collections import defaultdict

from printkit.checking.deeds.rent_tables import RentTable, rent_route
from printkit.checking.subject import Subject
from printkit.diagnostics import Route

Field = str | int
"""A field of a deed, or the line of its rent table."""

FIELDS = {
    "price": "price",
    "mortgage": "mortgage",
    "resale": "resale",
    "build_cost": "building cost",
}
"""The fields, and what messages call them."""


def deed_numbers(table: RentTable) -> dict[Field, float]:
    """The numbers that a deed states; computed rents are left out."""
    stated: dict[Field, float] = {
        field: getattr(table.deed, field)
        for field in FIELDS
        if getattr(table.deed, field) is not None
    }
    return stated | {
        n: line.amount for n, line in enumerate(table.lines) if line.level.times is None
    }


def number_route(table: RentTable, field: Field) -> Route:
    """Where the number stands."""
    return ("deeds", table.key, field) if isinstance(field, str) else rent_route(table, field)


def number_words(table: RentTable, field: Field) -> str:
    """What messages call the number."""
    if isinstance(field, str):
        return FIELDS[field]
    return f"rent “{table.lines[field].level.label}”"


def tables_by_kind(subject: Subject) -> dict[str, list[RentTable]]:
    """The rent tables of each kind of deed, along the board."""
    kinds: defaultdict[str, list[RentTable]] = defaultdict(list)
    for table in subject.tables:
        kinds[table.deed.kind].append(table)
    return kinds
