"""The rent that a deed lacks, where another ladder that is otherwise the same has it."""

from collections.abc import Iterator, Sequence

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.figures import figures
from printkit.checking.habits.classic import STREETS


def lost_rent(context: CheckContext, table: RentTable, tables: Sequence[RentTable]) -> str | None:
    """What to add, if the base, a deed at its price or a classic street has just one rent more.

    ``tables`` are the deeds of its kind.
    """
    mine, lines = _stated(table), table.wanted
    for known_by, ladder in _ladders(context, table, tables):
        for line, amount in enumerate(ladder if len(ladder) == len(lines) else ()):
            if ladder[:line] + ladder[line + 1 :] == mine:
                return f"add {figures(amount)} as “{lines[line]}”: {known_by} has it"
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
