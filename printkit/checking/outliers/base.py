"""Numbers that differ from the base's although all around them is the same."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import chain
from math import gcd
from typing import NamedTuple

from printkit.checking.columns import Columns, StatedNumber
from printkit.checking.figures import is_digit_slip, slip_words
from printkit.checking.habits.overlay import Restated
from printkit.checking.outliers.classic import is_classic
from printkit.checking.outliers.suspicion import Suspicion
from printkit.diagnostics import Related, Route

_LIKE = 0.75
"""The share of the same number of other deeds that must be as in the base."""
_WHOLE = 0.9
"""The same where the table is the base's own, so that any other digit is a slip."""
_FEWEST = 5
"""Deeds, or numbers of a deed, by which the table is known to be the base's own."""

Ratios = Mapping[float | None, int]
"""How many values are so many times those of the base; None are those that are not numbers."""


def detect(columns: Columns) -> Iterator[Suspicion]:
    """What is stated again is the same, or clearly another."""
    tables: defaultdict[object, _BaseTable] = defaultdict(_BaseTable)
    for value in columns.context.overlay.values:
        tables[value.route[0]].add(value, columns.cells.get(value.route))
    for table in tables.values():
        for number in table.numbers:
            usual = _usual(columns, number, table)
            if usual is not None:
                yield _doubt(columns, number.stated, number.cell, usual)


class _Number(NamedTuple):
    """A number that is stated again, and how many times the base's it is.

    Beside it the ratios of the same number of all things, and of all numbers of the same thing.
    """

    stated: Restated
    cell: StatedNumber
    ratio: float | None
    of_field: list[float | None]
    of_thing: list[float | None]


class _BaseTable:
    """The numbers of one part of the game, such as all deeds."""

    def __init__(self) -> None:
        self.numbers: list[_Number] = []
        self._of_field: defaultdict[Route, list[float | None]] = defaultdict(list)
        self._of_thing: defaultdict[Route, list[float | None]] = defaultdict(list)
        self.same_texts = 0

    def add(self, value: Restated, cell: StatedNumber | None) -> None:
        ratio = None if cell is None else _ratio(cell)
        of_field, of_thing = self._of_field[value.field], self._of_thing[value.thing]
        of_field.append(ratio)
        of_thing.append(ratio)
        if cell is not None:
            self.numbers.append(_Number(value, cell, ratio, of_field, of_thing))
        self.same_texts += value.ratio is None and value.mine == value.base

    @cached_property
    def ratios(self) -> Ratios:
        """Those of all numbers."""
        return Counter(chain.from_iterable(self._of_field.values()))


def _usual(columns: Columns, number: _Number, table: _BaseTable) -> float | None:
    """The number that is likely to be meant, if it is not this one."""
    cell, own = number.cell, number.ratio
    base = cell.base
    if own is None or own == 1.0 or base is None:
        return None
    alike = number.of_field
    if 2 * alike.count(own) > len(alike) + 1:  # as most others are, which are most numbers
        return None
    fields, things = _others(Counter(alike), own), _others(Counter(number.of_thing), own)
    if not fields and not things:
        return None
    around = fields or things
    ratio = max((r for r in around if r is not None), key=around.__getitem__, default=1.0)
    if not ratio:  # what the numbers around it are left out for says nothing about this one
        return None
    kind = slip_words(base * ratio, cell.value)
    if kind == "another digit":
        is_copied = cell.route[0] == "deeds" and fields.get(ratio, 0) >= _FEWEST
        is_off = things.get(ratio, 0) >= _FEWEST and _is_off_grid(columns, cell)
        is_alone = not (is_copied or is_off) or is_classic(columns, cell)
        is_meant = _share(things, ratio) < 1 or _share(fields, ratio) < _WHOLE
    else:
        numbers = sum(table.ratios[same] for same in {1.0, ratio})
        is_alone = not numbers or numbers + table.same_texts < 2  # noqa: PLR2004 - one is chance
        is_meant = _share(things, ratio) < _LIKE / 1.5 or _share(fields, ratio) < _LIKE
    return None if kind is None or is_alone or is_meant else base * ratio


def _is_off_grid(columns: Columns, cell: StatedNumber) -> bool:
    """Whether all other deeds have multiples of a step there, and the number is none."""
    others = [
        c.value for c in columns.below("deeds") if c.route[2:] == cell.route[2:] and c != cell
    ]
    step = gcd(*map(int, others))
    return cell.route[0] == "deeds" and step > 1 and cell.value % step > 0


def _ratio(cell: StatedNumber) -> float | None:
    """How many times the base's number this one is."""
    base = cell.base
    if not base:
        return 1.0 if base == cell.value else None
    return round(cell.value / base, 9)


def _others(ratios: Ratios, own: float) -> Ratios:
    """The ratios without one of the value's own."""
    return {r: count - (r == own) for r, count in ratios.items() if count > 1 or r != own}


def _share(ratios: Ratios, ratio: float) -> float:
    """Of the numbers, how many are the base's times the usual ratio."""
    numbers = sum(ratios.values()) - ratios.get(None, 0)
    return ratios.get(ratio, 0) / numbers if numbers else 1.0


def by_base(columns: Columns, doubt: Suspicion) -> Suspicion:
    """What is doubted without a likely number, and is a slip of the base's number after all."""
    cell = doubt.cell
    if doubt.likely is not None or cell.restated is None or cell.base is None:
        return doubt
    if not is_digit_slip(cell.base, cell.value):
        return doubt
    return replace(_doubt(columns, cell.restated, cell, cell.base), old=doubt.old, is_of_base=True)


def _doubt(columns: Columns, value: Restated, cell: StatedNumber, usual: float) -> Suspicion:
    has = f"the base has {columns.shown(cell, cell.base)}"
    if usual != cell.base:
        has += f", with the numbers around it {columns.shown(cell, usual)}"
    return Suspicion(
        "PK850",
        cell,
        0.95,
        f"{has} ({slip_words(usual, cell.value)})",
        usual,
        (Related("the base", span=value.base_span),),
    )
