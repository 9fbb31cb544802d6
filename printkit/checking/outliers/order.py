"""Prices and rents that break an order which all others keep."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

from printkit.checking.columns import Columns, DeedNumbers
from printkit.checking.outliers.suspicion import Suspicion, is_changed, near


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Rents rise with the price, as far as they do in the game."""
    for rows in columns.kinds.values():
        priced = [row for row in rows if "price" in row.cells]
        yield from _lower_rents(columns, priced)


def _lower_rents(columns: Columns, rows: list[DeedNumbers]) -> Iterator[Suspicion]:
    """Per line, rents do not fall when prices grow; several lines of a deed judge its price."""
    slips: dict[object, list[tuple[DeedNumbers, DeedNumbers, int]]] = {}
    for line in range(max((len(row.table.lines) for row in rows), default=0)):
        for blamed, other in _blamed(rows, line):
            slips.setdefault(blamed.key, []).append((blamed, other, line))
    for mine in slips.values():
        yield _lower_rent(columns, *mine[0], len(mine))


def _lower_rent(
    columns: Columns, blamed: DeedNumbers, other: DeedNumbers, line: int, lines: int
) -> Suspicion:
    """The rent of a deed that does not suit its price; if there are several, the price."""
    more, less = ("more", "less") if blamed.price < other.price else ("less", "more")
    name, rent, price = columns.deed(other), other.cells[line], other.cells["price"]
    says = f"{more} than {columns.shown(rent)} on {name}, which costs {more}"
    wrong, related = blamed.cells[line], (near(columns, rent),)
    if lines > 1:
        says = f"{name} costs {columns.shown(price)} and collects {less} on {lines} lines"
        wrong, related = blamed.cells["price"], (near(columns, price),)
    return Suspicion("PK208", wrong, 0.5, says, None, related)


def _blamed(rows: list[DeedNumbers], line: int) -> Iterator[tuple[DeedNumbers, DeedNumbers]]:
    """The fewest deeds whose rents on this line explain all conflicts, each with a witness.

    Of two that explain as many the one is blamed that an edition has changed.
    """
    stated = sorted(
        (row for row in rows if line in row.rents), key=lambda r: (r.price, r.rents[line])
    )
    if all(one.rents[line] <= other.rents[line] for one, other in pairwise(stated)):
        return
    conflicts = [
        (cheap, dear)
        for cheap, dear in combinations(stated, 2)
        if cheap.price < dear.price and cheap.rents[line] > dear.rents[line]
    ]
    own = {row.key for row in stated if any(map(is_changed, row.cells.values()))}
    while conflicts:
        count = Counter(row.key for conflict in conflicts for row in conflict)
        key = max(count, key=lambda key: (count[key], key in own))
        cheap, dear = next(pair for pair in conflicts if key in {pair[0].key, pair[1].key})
        yield (cheap, dear) if cheap.key == key else (dear, cheap)
        conflicts = [pair for pair in conflicts if key not in {pair[0].key, pair[1].key}]
