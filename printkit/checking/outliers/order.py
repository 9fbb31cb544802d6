"""Prices and rents that break an order which all others keep."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from printkit.checking.columns import Cell, Columns, Row
from printkit.checking.deeds.ordering import misplaced
from printkit.checking.outliers.suspicion import Suspicion, near
from printkit.diagnostics import Rule, Severity

RULE = Rule(
    code="PK208",
    name="number-out-of-order",
    severity=Severity.WARNING,
    what="A price, a rent or a building cost breaks an order that all others keep.",
    why="Streets grow dearer on the way from the start to the last corner, by like steps from "
    "group to group; the deeds of a group cost nearly the same, a dearer street has no lower rent "
    "on any line, and buildings cost more from side to side. One number that many others "
    "contradict is reported once; a game that keeps no such order is left alone.",
    bad="1: {price: 60, rent: 20}\n3: {price: 80, rent: 4}",
    good="1: {price: 60, rent: 2}\n3: {price: 80, rent: 4}",
    formerly=(
        ("PK208", "dearer-deed-lower-rent"),
        ("PK209", "price-falls"),
        ("PK518", "group-prices-apart"),
        ("PK519", "group-price-step"),
        ("PK520", "build-cost-falls"),
    ),
)

_FEWEST = 3
"""Prices of a kind: of two, as of railroads, one is an exception wherever it stands."""


class Conflict(NamedTuple):
    """A cheaper deed with a higher rent, and a dearer one with a lower rent."""

    cheap: Row
    dear: Row


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Numbers rise along the board and with the price, as far as they do in the game."""
    for rows in columns.kinds.values():
        priced = [row for row in rows if "price" in row.cells]
        yield from _lower_rents(columns, priced)
        if columns.context.variant.board is not None:
            yield from _falling_prices(columns, priced)


def _lower_rents(columns: Columns, rows: list[Row]) -> Iterator[Suspicion]:
    """Per line, rents do not fall when prices grow; several lines of a deed judge its price."""
    slips: dict[object, list[tuple[Row, Row, int]]] = {}
    for line in range(max((len(row.table.lines) for row in rows), default=0)):
        for blamed, other in _blamed(rows, line):
            slips.setdefault(blamed.key, []).append((blamed, other, line))
    for mine in slips.values():
        yield _lower_rent(columns, *mine[0], len(mine))


def _lower_rent(columns: Columns, blamed: Row, other: Row, line: int, lines: int) -> Suspicion:
    """The rent of a deed that does not suit its price; if there are several, the price."""
    more, less = ("more", "less") if blamed.price < other.price else ("less", "more")
    name, rent, price = columns.deed(other), other.cells[line], other.cells["price"]
    if lines > 1:
        says = f"{name} costs {columns.shown(price)} and collects {less} on {lines} lines"
        return Suspicion(
            RULE, "PK208", blamed.cells["price"], 0.5, says, None, (near(columns, price),)
        )
    says = f"{more} than {columns.shown(rent)} on {name}, which costs {more}"
    return Suspicion(RULE, "PK208", blamed.cells[line], 0.5, says, None, (near(columns, rent),))


def _blamed(rows: list[Row], line: int) -> Iterator[tuple[Row, Row]]:
    """The fewest deeds whose rents on this line explain all conflicts, each with a witness."""
    stated = sorted(
        (row for row in rows if line in row.rents), key=lambda r: (r.price, r.rents[line])
    )
    if all(one.rents[line] <= other.rents[line] for one, other in pairwise(stated)):
        return
    conflicts = [
        Conflict(cheap, dear)
        for cheap, dear in combinations(stated, 2)
        if cheap.price < dear.price and cheap.rents[line] > dear.rents[line]
    ]
    while conflicts:
        count = Counter(row.key for conflict in conflicts for row in conflict)
        key = max(count, key=count.__getitem__)
        first = next(c for c in conflicts if key in {c.cheap.key, c.dear.key})
        yield (first.cheap, first.dear) if first.cheap.key == key else (first.dear, first.cheap)
        conflicts = [c for c in conflicts if key not in {c.cheap.key, c.dear.key}]


def _falling_prices(columns: Columns, rows: list[Row]) -> Iterator[Suspicion]:
    """Within a kind that has several prices they rise along the board."""
    prices = [row.cells["price"] for row in rows]
    distinct = {cell.value for cell in prices}
    if len(distinct) >= _FEWEST:
        yield from out_of_order(columns, "PK209", prices)


def out_of_order(columns: Columns, old: str, cells: Sequence[Cell]) -> Iterator[Suspicion]:
    """Of numbers along the board, those that are less than one before, or more than one after."""
    for position, other in misplaced([cell.value for cell in cells]):
        cell, witness = cells[position], cells[other]
        than, where = ("less", "before") if other < position else ("more", "after")
        says = f"{than} than {columns.name(witness)} {where} it, {columns.shown(witness)}"
        related = (near(columns, witness, f"the one {where} it"),)
        yield Suspicion(RULE, old, cell, 0.5, says, None, related)
