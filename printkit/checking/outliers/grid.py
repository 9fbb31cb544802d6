"""Numbers that are less round than all others of their column."""

from collections.abc import Iterator
from itertools import accumulate
from math import gcd

from printkit.checking.columns import Cell, Columns, Field
from printkit.checking.figures import figures
from printkit.checking.outliers.suspicion import Suspicion
from printkit.checking.rule_numbers import MONEY
from printkit.diagnostics import Rule, Severity

RULE = Rule(
    code="PK218",
    name="number-off-grid",
    severity=Severity.WARNING,
    what="A number is not a multiple of what all others of its column are multiples of.",
    why="Prices, rents, payments and notes are round numbers, as far as the money allows. Where "
    "all others are multiples of 10, a 66 is likely to be a slip for 60; a number half way "
    "between, such as 175 or 350 on the classic board, is not. Notes are worth 1, 2, 2.5 or 5 "
    "with zeros, by themselves or counted in the smallest one; a set of unusual notes is meant.",
    bad="prices 60, 100, 120, 140, 160, 180, 200, 66",
    good="prices 60, 100, 120, 140, 160, 180, 200, 60",
    formerly=(
        ("PK218", "number-off-grid"),
        ("PK421", "amount-off-grid"),
        ("PK424", "odd-note"),
    ),
)

_FEWEST_DEEDS = 12
"""Deeds, and half as many different numbers: of fewer, a common divisor says nothing."""
_FEWEST_PAYMENTS = 8
_FEWEST_NOTES = 4
_FURTHER = "rents"
"""The column of all rents but the first ones."""
_WHOLE = 100
"""Amounts may have two decimals."""
_PAYMENTS = {"amount", "fees", "otherwise_pay"}
_USUAL_NOTES = {"1", "2", "25", "5"}


def detect(columns: Columns) -> Iterator[Suspicion]:
    """In each column no number breaks what the others share; half a step is round enough."""
    for rows in columns.kinds.values():
        sorts: dict[Field, list[Cell]] = {}
        for row in rows if len(rows) >= _FEWEST_DEEDS else ():
            for field, cell in row.cells.items():
                sorts.setdefault(
                    _FURTHER if isinstance(field, int) and field else field, []
                ).append(cell)
        for cells in sorts.values():
            yield from _off_divisor(cells)
    yield from _payments(columns)
    yield from _notes(columns)


def _off_divisor(cells: list[Cell]) -> Iterator[Suspicion]:
    whole = [round(cell.value * _WHOLE) for cell in cells]
    if 2 * len(set(whole)) < _FEWEST_DEEDS:
        return
    before = list(accumulate(whole, gcd, initial=0))
    after = list(accumulate(reversed(whole), gcd, initial=0))[::-1]
    for number, cell in enumerate(cells):
        step = _round_part(gcd(before[number], after[number + 1]))
        if step and 2 * whole[number] % step:
            says = f"all others of its column are multiples of {figures(step / _WHOLE)}"
            yield Suspicion(RULE, "PK218", cell, 0.45, says)


def _round_part(step: int) -> int:
    """The greatest divisor that is a round number.

    Amounts that were multiplied by 3 and rounded are not all multiples of 3.
    """
    rest = step
    for prime in (2, 5):
        while rest and rest % prime == 0:
            rest //= prime
    return step // rest if rest else 0


def _payments(columns: Columns) -> Iterator[Suspicion]:
    """Of the payments on spaces, on cards and in the rules not exactly one is less round."""
    cells = [cell for cell in columns.cells.values() if _is_payment(columns, cell)]
    largest = max((cell.value for cell in cells), default=0)
    for step in _steps(largest) if len(cells) >= _FEWEST_PAYMENTS else ():
        off = [cell for cell in cells if cell.value % step]
        if len(off) == 1 and 2 * off[0].value % step:
            says = f"the other {len(cells) - 1} payments on spaces, on cards and in the rules are "
            says += f"multiples of {columns.context.amount(step)}"
            yield Suspicion(RULE, "PK421", off[0], 0.45, says)
        if len(off) <= 1:
            return


def _is_payment(columns: Columns, cell: Cell) -> bool:
    match cell.route:
        case ("board", "spaces", _, "amount"):
            return True
        case ("decks", *_, last, piece):
            return last == "fees" or piece in _PAYMENTS
        case ("rules", str() as name):
            return columns.context.numbers.is_one_of(name, *MONEY)
    return False


def _steps(largest: float) -> Iterator[int]:
    """Round steps, the largest first: … 100, 50, 10, 5."""
    power = 1
    while power * 10 <= largest:
        power *= 10
    while power > 1:
        yield power
        yield power // 2
        power //= 10


def _notes(columns: Columns) -> Iterator[Suspicion]:
    """Of several notes not exactly one is odd, by itself and counted in the smallest one."""
    notes = [c for c in columns.below("money", "denominations") if c.route[-1] == c.value]
    unit = min((note.value for note in notes), default=1)
    odd = [c for c in notes if not _is_usual(c.value) and not _is_usual(c.value / unit)]
    if len(notes) >= _FEWEST_NOTES and len(odd) == 1:
        others = ", ".join(columns.shown(c) for c in sorted(notes, key=_value) if c is not odd[0])
        says = f"an unusual note, the others are {others}"
        yield Suspicion(RULE, "PK424", odd[0], 0.5, says)


def _value(cell: Cell) -> float:
    return cell.value


def _is_usual(value: float) -> bool:
    return value % 1 == 0 and str(int(value)).rstrip("0") in _USUAL_NOTES
