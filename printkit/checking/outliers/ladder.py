"""Rents that grow otherwise than on all other deeds."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import gcd
from statistics import median
from typing import NamedTuple

from printkit.checking.columns import Columns, DeedNumbers, StatedNumber
from printkit.checking.figures import figures
from printkit.checking.outliers.suspicion import Band, Suspicion, near

BANDS = (Band(3.5, 6.5), Band(2.2, 3.5), Band(1.9, 3.5), Band(1.1, 2.0), Band(1.05, 1.75))
"""Of each rent to the one before, from the bare rent to the fifth building level."""
MIDDLES = (5, 3, 2.7, 1.25, 1.2)
"""The classic medians of these."""
_FEWEST = 6
"""Ladders of a kind that show what is usual."""
_FEWEST_LINES = 3
_APART = 3.0
"""How many times the usual step of its kind is no longer a habit of its own."""
_NEXT = Band(0.75, 1.33)
"""A step beside that of a deed next in price, as far as both follow one habit."""
_WHOLE = 100
"""Amounts may have two decimals."""
_ROUNDED = 0.6
"""Of a step, as far as rounding moves an amount."""

Ladder = Mapping[int, float]


class RentStep(NamedTuple):
    """Two neighbouring rents of a deed."""

    row: DeedNumbers
    before: StatedNumber
    after: StatedNumber

    @property
    def ratio(self) -> float:
        """How many times the lower rent the higher one is."""
        return self.after.value / self.before.value


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Each step of a ladder lies in its band; one that falls is a contradiction by itself."""
    ladders: dict[tuple[str, int], list[list[RentStep]]] = {}
    for row in columns.rows:
        steps = _steps(row)
        is_classic = len(steps) == len(BANDS) and "build_cost" in row.cells
        ladders.setdefault(("" if is_classic else row.kind, len(steps)), []).append(steps)
    for (kind, _), alike in ladders.items():
        for number, column in enumerate(zip(*alike, strict=True)):
            ratios = [step.ratio for step in column]
            classic = None if kind else BANDS[number].widened(MIDDLES[number], ratios)
            yield from _off_band(columns, column, classic or _of_kind(column))
    for rows in columns.kinds.values():
        yield from _off_pattern(columns, rows)


def _steps(row: DeedNumbers) -> list[RentStep]:
    """The steps between the stated rents, if all are amounts that rise, and none is nothing."""
    cells = [row.cells[line] for line in row.rents]
    amounts = [line.amount for line in row.table.lines]
    rise = all(one < other for one, other in pairwise(amounts))
    if not row.is_money or not rise or not all(cell.value for cell in cells):
        return []
    return [RentStep(row, *pair) for pair in pairwise(cells)]


def _of_kind(column: Sequence[RentStep]) -> Band | None:
    """The band around the usual step of a ladder that only this game has."""
    if len(column) < _FEWEST:
        return None
    usual = median(step.ratio for step in column)
    return Band(usual / _APART, usual * _APART)


def _off_band(
    columns: Columns, column: Sequence[RentStep], band: Band | None
) -> Iterator[Suspicion]:
    ordered = sorted(column, key=lambda step: step.row.price)
    for number, step in enumerate(ordered):
        lower, higher = step.before.value, step.after.value
        if band is None or _in_band(lower, higher, columns.context.printed_step, band):
            continue
        beside = [*ordered[max(number - 1, 0) : number], *ordered[number + 1 : number + 2]]
        if any(_NEXT.holds(step.ratio / other.ratio) for other in beside) and _is_habit(ordered):
            continue
        times, before, after = figures(step.ratio, 2), step.before, step.after
        says = (
            f"{times} times the rent before, {columns.shown(before)}, where {band} times is usual"
        )
        related = (near(columns, before, "the rent before"),)
        yield Suspicion("PK206", after, 0.45, says, None, related)
        says = f"the next rent, {columns.shown(after)}, is {times} times as much; usual are {band}"
        related = (near(columns, after, "the next rent"),)
        yield Suspicion("PK206", before, 0.4, says, None, related)


def _is_habit(ordered: Sequence[RentStep]) -> bool:
    """Whether steps change little from price to price, as where all hotels cost the same more."""
    pairs = list(pairwise(ordered))
    like = sum(_NEXT.holds(one.ratio / other.ratio) for one, other in pairs)
    return len(pairs) >= _FEWEST and like == len(pairs)


def _in_band(lower: float, higher: float, step: float, band: Band) -> bool:
    """Whether the amounts, or some that were rounded up to them, have a ratio of the band."""
    most = higher / (lower - step) if lower > step else float("inf")
    return (higher - step) / lower <= band.high and most >= band.low


def _off_pattern(columns: Columns, rows: list[DeedNumbers]) -> Iterator[Suspicion]:
    """Where the rents of a kind are proportional, they are on every deed."""
    ladders: list[Ladder] = [row.rents for row in rows]
    if len(rows) < _FEWEST or not _comparable(ladders):
        return
    broken: dict[int, dict[int, float]] = {}
    for line, deeds in _unlike(ladders).items():
        if len(deeds) > 1:
            return
        for number, amount in deeds.items():
            broken.setdefault(number, {})[line] = amount
    for number, lines in broken.items():
        row = rows[number]
        if len(lines) == 1:
            line, amount = next(iter(lines.items()))
            cell = row.cells[line]
            says = "by the first rent, as on all other deeds, it would be about "
            yield Suspicion("PK219", cell, 0.7, says + columns.shown(cell, amount))
        elif 2 * len(lines) > len(ladders[number]) - 1:
            says = "on all other deeds it is in proportion to the further rents"
            yield Suspicion("PK219", row.cells[0], 0.7, says)


def _comparable(ladders: list[Ladder]) -> bool:
    lines = ladders[0].keys()
    different = {ladder.get(0) for ladder in ladders}
    return len(lines) > _FEWEST_LINES <= len(different) and all(
        ladder.keys() == lines and ladder.get(0) for ladder in ladders
    )


def _unlike(ladders: list[Ladder]) -> dict[int, dict[int, float]]:
    """For each line the deeds that break its usual proportion, and what would keep it.

    Amounts may be rounded to what those are multiples of that keep it exactly.
    """
    usual = {
        line: median(ladder[line] / ladder[0] for ladder in ladders)
        for line in list(ladders[0])[1:]
    }
    found = {
        line: [(ladder[line], times * ladder[0]) for ladder in ladders]
        for line, times in usual.items()
    }
    exact = (mine for pairs in found.values() for mine, one in pairs if mine == one)
    step = gcd(*(round(_WHOLE * amount) for amount in exact)) / _WHOLE
    return {
        line: {n: one for n, (mine, one) in enumerate(pairs) if abs(mine - one) > step * _ROUNDED}
        for line, pairs in found.items()
    }
