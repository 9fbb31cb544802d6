"""Numbers of deeds that are alike on all others of their kind or group."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from statistics import median

from printkit.checking.columns import Columns, DeedNumbers, Field
from printkit.checking.outliers.suspicion import Suspicion, is_changed, near

_FEWEST = 4
"""Deeds of a kind: of three, two may be alike by chance."""
_PAIR = 3
"""Deeds of a group among which two are twins; of more, one is unlike its kind."""
_SEVERAL = 6
"""Different first rents, or deeds with their own rents, so that two alike are worth a word."""


def detect(columns: Columns) -> Iterator[Suspicion]:
    """No deed is alone with one number."""
    for rows in columns.kinds.values():
        if len(rows) >= _FEWEST:
            yield from _unlike_kind(columns, rows)
        if not columns.context.printed_step:
            yield from _ties(columns, rows)
        yield from _copies(columns, rows)
    yield from _building_costs(columns)
    if not columns.context.printed_step:
        yield from _twins(columns)


def _unlike_kind(columns: Columns, rows: list[DeedNumbers]) -> Iterator[Suspicion]:
    """A single number in which a deed differs from all others of its kind."""
    usual: dict[Field, float] = {}
    for field in {**rows[0].cells, **rows[1].cells}:
        value, count = Counter(row.get(field) for row in rows).most_common(1)[0]
        if value is not None and count >= len(rows) - 1:
            usual[field] = value
    for row in rows:
        odd = [
            field for field, cell in row.cells.items() if usual.get(field, cell.value) != cell.value
        ]
        if len(odd) == 1:
            other = next(r for r in rows if r is not row and odd[0] in r.cells)
            cell, right = row.cells[odd[0]], usual[odd[0]]
            says = f"on all others of kind '{row.kind}' it is {columns.shown(cell, right)}"
            related = (near(columns, other.cells[odd[0]]),)
            yield Suspicion("PK214", cell, 0.85, says, right, related)


def _building_costs(columns: Columns) -> Iterator[Suspicion]:
    """Buildings cost the same in a group, where they do so in most groups."""
    groups: dict[tuple[str, str], list[DeedNumbers]] = {}
    for row in columns.rows:
        groups.setdefault((row.group, row.kind), []).append(row)
    mixed = [rows for rows in groups.values() if len({r.get("build_cost") for r in rows}) > 1]
    built = [rows for rows in groups.values() if any("build_cost" in r.cells for r in rows)]
    for rows in mixed if 2 * len(mixed) <= len(built) or len(mixed) == 1 else ():
        costs = Counter(row.get("build_cost") for row in rows)
        own = {row.get("build_cost") for row in rows if is_changed(row.cells.get("build_cost"))}
        usual = max(costs, key=lambda cost: (costs[cost], cost not in own))
        example = next(row for row in rows if row.get("build_cost") == usual)
        for row in rows:
            cell = row.cells.get("build_cost")
            if cell is not None and cell.value != usual:
                right = "not stated" if usual is None else columns.shown(cell, usual)
                others = near(columns, example.cells.get("build_cost") or example.cells["price"])
                says = f"on the others of group '{row.group}' it is {right}"
                yield Suspicion("PK210", cell, 0.75, says, usual, (others,))


def _twins(columns: Columns) -> Iterator[Suspicion]:
    """Deeds of a group with one price, of which all rents are alike but for one."""
    sizes = Counter((row.group, row.kind) for row in columns.rows)
    alike: dict[object, list[DeedNumbers]] = {}
    for row in columns.rows:
        if row.price:
            alike.setdefault((row.kind, row.group, row.price, *row.rents), []).append(row)
    for one, other in (pair for rows in alike.values() for pair in combinations(rows, 2)):
        odd = [line for line, rent in one.rents.items() if other.rents[line] != rent]
        first = next(iter(one.rents), None)
        is_pair = sizes[one.group, one.kind] <= _PAIR and len(one.rents) > 1
        if first in odd and not (is_pair and odd == [first]):
            continue
        for line in odd:
            yield _unlike_twin(columns, other, one, line, 0.65)
            yield _unlike_twin(columns, one, other, line, 0.6)


def _unlike_twin(
    columns: Columns, row: DeedNumbers, twin: DeedNumbers, line: int, score: float
) -> Suspicion:
    cell, right = row.cells[line], twin.cells[line]
    first = next(iter(row.rents))
    changed = [row.cells[f] for f in ("price", first) if is_changed(row.cells.get(f))]
    says = f"on {columns.deed(twin)}, which has the same price and other rents, it is "
    return Suspicion(
        "PK207",
        cell,
        score,
        says + columns.shown(right),
        right.value,
        (near(columns, right), *(near(columns, other) for other in changed)),
        help="make the two equal, give the deeds different prices",
    )


def _ties(columns: Columns, rows: list[DeedNumbers]) -> Iterator[Suspicion]:
    """A single further rent that two neighbours in price share, which begin differently."""
    if len({row.get(0) for row in rows}) < _SEVERAL:
        return
    ordered = sorted(rows, key=lambda row: (row.price, row.get(0) or 0))
    for line in range(1, max(len(row.table.lines) for row in rows)):
        ties = [pair for pair in pairwise(ordered) if _is_tie(*pair, line)]
        if len(ties) == 1:
            usual = median(_ratio(row, line) for row in rows if row.get(0) and line in row.cells)
            blamed, other = sorted(ties[0], key=lambda r: -abs(_ratio(r, line) - usual))
            says = f"as on {columns.deed(other)}, which differs in price and in the first rent"
            related = (near(columns, other.cells[line]),)
            yield Suspicion("PK220", blamed.cells[line], 0.5, says, None, related)


def _is_tie(cheap: DeedNumbers, dear: DeedNumbers, line: int) -> bool:
    same = cheap.get(line) == dear.get(line) is not None
    return same and cheap.price < dear.price and (cheap.get(0) or 0) < (dear.get(0) or 0)


def _ratio(row: DeedNumbers, line: int) -> float:
    first = row.get(0)
    return (row.get(line) or 0) / first if first else 0


def _copies(columns: Columns, rows: list[DeedNumbers]) -> Iterator[Suspicion]:
    """All rents of a deed stand on another that costs more or less: a line copied, not finished.

    The deed is blamed that costs the same as a third one with other rents; where there is none, or
    where several deeds share their rents at different prices, nothing is reported.
    """
    ladders: dict[object, list[DeedNumbers]] = {}
    for row in rows:
        ladders.setdefault(tuple(row.rents.items()), []).append(row)
    pairs = [pair for alike in ladders.values() for pair in permutations(alike, 2)]
    blamed = [
        (one, other)
        for one, other in pairs
        if _is_copy(one, other)
        if any(third.price == one.price and third.rents != one.rents for third in rows)
    ]
    if len(ladders) >= _SEVERAL and len({row.key for row, _ in blamed}) == 1:
        row, other = blamed[0]
        first = next(iter(row.rents))
        name, price = columns.deed(other), columns.shown(other.cells["price"])
        says = f"all rents are exactly those of {name}, which costs {price}"
        remedy = "write the rents that belong to it, give the two the same price"
        related = (near(columns, other.cells[first]),)
        yield Suspicion("PK224", row.cells[first], 0.6, says, None, related, remedy)


def _is_copy(one: DeedNumbers, other: DeedNumbers) -> bool:
    shares = [row.get("mortgage") or row.get("resale") for row in (one, other)]
    same_share = shares[0] is not None and shares[0] == shares[1]
    is_copy = len(one.rents) >= _PAIR and 0 < one.price != other.price > 0
    return is_copy and not same_share
