"""The game as an economy: how often deeds are visited, and when they have paid for themselves."""

from functools import cached_property, lru_cache
from math import fsum
from statistics import mean
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.board.chain import Rows, reached, stationary
from printkit.checking.board.moves import FixedMoves, Moves, settled

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext
    from printkit.checking.deeds.rent_tables import RentTable


@lru_cache(maxsize=4)
def _rows(
    moves: FixedMoves, sums: tuple[tuple[int, float], ...], caught: float, jails: tuple[int, ...]
) -> Rows:
    """For each space where the next roll ends; editions that rename a board have its moves."""
    count = len(moves)
    rests = [settled(moves, index) for index in range(count)]
    rows: list[dict[int, float]] = []
    for index in range(count):
        row: dict[int, float] = {}
        if caught:
            row[jails[0]] = caught
        for total, chance in sums:
            for rest, share in rests[(index + total) % count].items():
                row[rest] = row.get(rest, 0.0) + (1 - caught) * chance * share
        rows.append(row)
    return rows


class Payback(NamedTuple):
    """A group built up to a level: what it costs, and what a roll of an opponent brings."""

    group: str
    cost: float
    income: float

    @property
    def rolls(self) -> float:
        """Opponents' rolls until the income has paid the cost."""
        return self.cost / self.income


class Economy:
    """Needs a board whose spaces are numbered without a gap, else ``sound`` is false.

    The tokens move by the dice of the box and leave a jail at once; a throw that repeats a double
    too often leads to jail. Whoever may choose does it by lot.
    """

    def __init__(self, context: "CheckContext") -> None:
        self._context = context
        board = context.variant.board
        self.sound = board is not None and set(board.spaces) == set(range(len(board.spaces)))

    @cached_property
    def moves(self) -> Moves:
        """What landing on the spaces leads to."""
        return Moves(self._context.variant, self._context.jails)

    @cached_property
    def rows(self) -> Rows:
        """For each space where the next roll ends, and how likely it does there."""
        sums = tuple(self._context.throw.sums.items())
        return _rows(self.moves.fixed(), sums, self._caught, tuple(self.moves.jails))

    @cached_property
    def visited(self) -> set[int]:
        """The spaces on which a token can come to rest."""
        return {rest for state in reached(self.rows, 0) for rest in self.rows[state]}

    @cached_property
    def rests(self) -> list[float]:
        """The share of all rolls that end on each space."""
        return stationary(self.rows)

    @cached_property
    def deed_rests(self) -> dict[int, float]:
        """The shares of the spaces that have a deed."""
        keys = (key for key in self._context.variant.deeds if isinstance(key, int))
        return {key: self.rests[key] for key in keys if key < len(self.rests)}

    @cached_property
    def mean_rests(self) -> float:
        """The mean share of a space with a deed."""
        return mean(self.deed_rests.values())

    @cached_property
    def paybacks(self) -> list[Payback]:
        """The groups on whose deeds one builds, each with up to three buildings on a deed."""
        return [payback for group in self._context.variant.groups for payback in self._of(group)]

    @property
    def _caught(self) -> float:
        """How likely a roll is the double too many."""
        most = int(self._context.variant.rules.get("doubles_to_jail", 0))
        double = self._context.throw.double
        if most < 1 or not double or not self.moves.jails:
            return 0.0
        return float(double**most / fsum(double**streak for streak in range(most)))

    def _of(self, group: str) -> list[Payback]:
        tables = [table for table in self._context.tables if table.deed.group == group]
        built = [_built(table) for table in tables]
        cost = fsum(cost for cost, _ in built)
        income = fsum(
            rent * self.deed_rests.get(table.key, 0.0)
            for table, (_, rent) in zip(tables, built, strict=True)
            if isinstance(table.key, int)
        )
        sound = built and all(rent for _, rent in built) and income > 0
        return [Payback(group, cost, income)] if sound else []


_LEVELS = 3
"""Buildings on a deed with which classic groups earn best for their cost."""


def _built(table: "RentTable") -> tuple[float, float]:
    """What a deed costs with its buildings and its rent then; rent 0 where nothing is built."""
    lines = [line for line in table.lines if line.level.icon or line.level.buildings][:_LEVELS]
    if table.kind.unit != "money" or table.deed.build_cost is None or not lines:
        return 0.0, 0.0
    return table.deed.price + len(lines) * table.deed.build_cost, lines[-1].amount
