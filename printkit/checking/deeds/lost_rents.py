"""The rent that a deed lacks, where another ladder that is otherwise the same has it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.habits.classic import STREETS


class LostRent(NamedTuple):
    """The number, the line that it belongs to (from 0), and whose ladder has it."""

    amount: float
    line: int
    known_by: str


def lost_rent(
    context: CheckContext, table: RentTable, tables: Sequence[RentTable]
) -> LostRent | None:
    """The one rent that a deed lacks, if the base, a deed at its price or a classic street has it.

    ``tables`` are the deeds of its kind.
    """
    mine = _stated(table)
    for known_by, ladder in _ladders(context, table, tables):
        for line in range(len(ladder)):
            if ladder[:line] + ladder[line + 1 :] == mine:
                return LostRent(ladder[line], line, known_by)
    return None


def _stated(table: RentTable) -> list[float]:
    from printkit.model.rents import stated_rents  # noqa: PLC0415 - late: pydantic

    return [float(rent) for rent in stated_rents(table.deed)]


def _ladders(
    context: CheckContext, table: RentTable, tables: Sequence[RentTable]
) -> Iterator[tuple[str, list[float]]]:
    deed = table.deed
    if deed.rent is not None:
        base = context.overlay.base_list(("deeds", table.key, "rents"))
        yield "the base", [float(r) for r in (deed.rent, *base) if isinstance(r, int | float)]
    for twin in tables:
        if twin.key != table.key and (twin.deed.group, twin.deed.price) == (deed.group, deed.price):
            yield context.variant.deed_name(twin.key), _stated(twin)
    for street in STREETS:
        if street.price == deed.price:
            yield "the classic street", [float(rent) for rent in street.rents]
