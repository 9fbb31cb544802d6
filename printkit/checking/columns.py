"""The numbers of a variant that can be compared, listed once: what each is and where it stands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from printkit.checking.context import CheckContext, contents_of
from printkit.checking.deeds.rent_tables import DeedKey, RentTable
from printkit.checking.figures import figures
from printkit.checking.rule_numbers import SUMS
from printkit.diagnostics import Route, format_route

if TYPE_CHECKING:
    from printkit.checking.habits.overlay import Restated
    from printkit.model.columns import Column

T = TypeVar("T")

Field = str | int
"""A field of a deed, or the line of its rent table."""


class StatedNumber(NamedTuple):
    """A number, with what the base has in its place where the definition states it again."""

    route: Route
    value: float
    column: "Column | None" = None
    restated: "Restated | None" = None

    @property
    def base(self) -> float | None:
        """The base's number."""
        number = None if self.restated is None else self.restated.base
        return number if isinstance(number, int | float) else None


class DeedNumbers:
    """The stated numbers of a deed, by field and by line of its rent table.

    ``price`` is 0 where it is unknown, ``rents`` are by line; ``is_money`` says whether they
    are amounts.
    """

    __slots__ = ("cells", "group", "is_money", "key", "kind", "price", "rents", "table")

    def __init__(self, table: RentTable, cells: Mapping[Field, StatedNumber]) -> None:
        self.table = table
        self.cells = cells
        self.key: DeedKey = table.key
        self.kind: str = table.deed.kind
        self.group: str = table.deed.group
        self.is_money: bool = table.kind.unit == "money"
        self.price: float = cells["price"].value if "price" in cells else 0
        self.rents = {line: c.value for line, c in cells.items() if isinstance(line, int)}

    def get(self, name: Field) -> float | None:
        """A number of the deed, if it is known."""
        cell = self.cells.get(name)
        return None if cell is None else cell.value


@dataclass(frozen=True, eq=False)
class Columns:
    """All numbers of a variant that can be compared, by their routes."""

    context: CheckContext
    cells: Mapping[Route, StatedNumber]
    _known: dict[object, Any] = field(default_factory=dict)

    def once(self, work: "Callable[[Columns], T]") -> T:
        """What a function makes of these numbers, worked out once for all who ask."""
        if work not in self._known:
            self._known[work] = work(self)
        known: T = self._known[work]
        return known

    @cached_property
    def rows(self) -> list[DeedNumbers]:
        """The deeds along the board."""
        return [DeedNumbers(table, self._of_deed(table)) for table in self.context.tables]

    @cached_property
    def kinds(self) -> dict[str, list[DeedNumbers]]:
        """The deeds of each kind, along the board."""
        found: dict[str, list[DeedNumbers]] = {}
        for row in self.rows:
            found.setdefault(row.kind, []).append(row)
        return found

    @cached_property
    def _by_part(self) -> dict[str | int, list[StatedNumber]]:
        """The numbers that belong to a column, by the part of the definition."""
        found: dict[str | int, list[StatedNumber]] = {}
        for cell in self.cells.values():
            if cell.column is not None:
                found.setdefault(cell.route[0], []).append(cell)
        return found

    def _of_deed(self, table: RentTable) -> dict[Field, StatedNumber]:
        """The numbers of a deed; its rents only if they are as many as there are lines."""
        deed = ("deeds", table.key)
        routes: dict[Field, Route] = {
            name: (*deed, name) for name in ("price", "mortgage", "resale", "build_cost")
        }
        lines = [n for n, level in enumerate(table.kind.levels) if level.times is None]
        if len(lines) == len(table.deed.rents) + (table.deed.rent is not None):
            routes |= {line: table.routes[line] for line in lines}
        return {f: self.cells[route] for f, route in routes.items() if route in self.cells}

    def below(self, *route: str | int) -> list[StatedNumber]:
        """The numbers that stand below a route and belong to a column."""
        depth, among = len(route), self._by_part.get(route[0], ())
        return [c for c in among if c.route[:depth] == route]

    def with_value(self, cell: StatedNumber, value: float | None) -> "Columns":
        """The same with a different number in the place of one, or without it."""
        others = dict(self.cells)
        if value is None:
            del others[cell.route]
        else:
            others[cell.route] = cell._replace(value=value)
        return Columns(self.context, others)

    def shown(self, cell: StatedNumber, value: float | None = None) -> str:
        """The number of a cell, or another in its place, as messages write it."""
        number = cell.value if value is None else value
        return self.context.amount(number) if self._is_money(cell) else figures(number)

    def _is_money(self, cell: StatedNumber) -> bool:
        match cell.route:
            case ("deeds", key, "rent" | "rents", *_):
                variant = self.context.variant
                return variant.deed_kinds[variant.deeds[key].kind].unit == "money"
            case ("rules", str() as name):
                known = self.context.numbers.kinds.get(name)
                return known is not None and known.kind in SUMS
        return cell.column is not None and cell.column.unit == "money"

    def deed(self, row: DeedNumbers) -> str:
        """The name of a deed."""
        return self.context.variant.deed_name(row.key)

    def name(self, cell: StatedNumber) -> str:
        """What messages call the number."""
        what = "" if cell.column is None else cell.column.name
        owner = self._owner(cell.route) if what else None
        if owner is None:
            return f"'{format_route(cell.route)}'"
        if cell.route[0] == "deeds" and what == "rent":
            row = next(row for row in self.rows if row.key == cell.route[1])
            lines = (f for f, other in row.cells.items() if other.route == cell.route)
            what += f" “{row.table.lines[int(next(lines, 0))].level.label}”"
        return f"the {what} of {owner}"

    def _owner(self, route: Route) -> str | None:
        """The thing that a number belongs to."""
        variant = self.context.variant
        match route:
            case ("deeds", int() | str() as key, *_):
                return variant.deed_name(key)
            case ("board", "spaces", index, _):
                return self.context.spaces[int(index)].name
            case ("decks", _, "cards", card, *_):
                return f"card '{card}'"
            case ("money", "denominations", int() as note, "count"):
                return self.context.amount(note)
            case ("pieces", piece, _):
                return f"'{piece}'"
        return None


def columns_of(context: CheckContext) -> Columns:
    """The numbers of a variant, and all those besides that stand in its base too."""
    restated = {value.route: value for value in context.overlay.values}
    cells = {
        route: StatedNumber(route, value, column, restated.get(route))
        for route, value, column in contents_of(context.variant).numbers
    }
    for route, value in restated.items():
        if route not in cells and value.ratio is not None:
            cells[route] = StatedNumber(route, float(str(value.mine)), None, value)
    return Columns(context, cells)
