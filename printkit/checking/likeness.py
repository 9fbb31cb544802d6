"""How far the streets of a variant are those of the classic board."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from printkit.checking.classic import STREETS, Street
from printkit.checking.deed_numbers import Field, deed_numbers, number_route
from printkit.checking.subject import RentTable, Subject
from printkit.diagnostics import Route

ENOUGH = 12
"""So many streets without any difference make a board a classic one, of 22."""

USUAL = 0.75
"""The share of streets that must agree in a number for it to count at all."""

MIN_RENTS = 4
"""Rents of a street, out of six, that must be those of a classic one."""

Numbers = Mapping[Field, float]
"""Numbers of a street by field."""


class Difference(NamedTuple):
    """A number that all other numbers of its street contradict."""

    table: RentTable
    field: Field
    usual: float
    is_exchanged: bool

    @property
    def route(self) -> Route:
        """Where the number stands."""
        return number_route(self.table, self.field)


class Likeness(NamedTuple):
    """Amounts are the classic ones times ``scale``; ``differences`` are the likely slips."""

    scale: float
    differences: list[Difference]


def classic_likeness(subject: Subject) -> Likeness | None:
    """How the variant's streets differ from classic ones, if most are just these."""
    mine = [(table, _numbers(table)) for table in subject.tables]
    ladders = [(table, numbers) for table, numbers in mine if numbers]
    if len(ladders) < ENOUGH:
        return None
    scale = _scale([numbers for _, numbers in ladders])
    if scale is None:
        return None
    pairs = [
        (table, numbers, _classic(table, street, scale))
        for table, numbers in ladders
        for street in (_nearest(numbers, scale),)
        if street is not None
    ]
    fields = _usual_fields([(numbers, classic) for _, numbers, classic in pairs])
    found = [
        (table, numbers, classic, _unlike(numbers, classic, fields))
        for table, numbers, classic in pairs
    ]
    if sum(not unlike for *_, unlike in found) < ENOUGH:
        return None
    return Likeness(
        scale,
        [
            Difference(table, field, classic[field], is_exchanged=len(unlike) > 1)
            for table, numbers, classic, unlike in found
            if len(unlike) == 1 or _exchanged(numbers, classic, unlike)
            for field in unlike
        ],
    )


def _numbers(table: RentTable) -> Numbers:
    """The numbers of a street with a classic ladder; nothing for other deeds."""
    numbers = deed_numbers(table)
    is_ladder = len(_rents(numbers)) == len(STREETS[0].rents)
    numbers.pop("resale", None)
    return numbers if is_ladder and table.kind.unit == "money" else {}


def _classic(table: RentTable, street: Street, scale: float) -> Numbers:
    lines = (n for n, line in enumerate(table.lines) if line.level.times is None)
    numbers: dict[Field, float] = {
        "price": street.price * scale,
        "build_cost": street.build_cost * scale,
        "mortgage": street.price * scale / 2,
    }
    return numbers | {n: rent * scale for n, rent in zip(lines, street.rents, strict=True)}


def _scale(ladders: list[Numbers]) -> float | None:
    """What most ladders are multiplied with."""
    dearest = {_shape(street.rents): street.rents[-1] for street in STREETS}
    votes: Counter[float] = Counter()
    for rents in map(_rents, ladders):
        shape = _shape(rents)
        if shape in dearest:
            votes[round(rents[-1] / dearest[shape], 9)] += 1
    scale, count = max(votes.items(), key=lambda vote: vote[1], default=(0.0, 0))
    return scale if count >= ENOUGH else None


def _shape(rents: Sequence[float]) -> tuple[float, ...]:
    """A ladder without its scale."""
    return tuple(round(rent / rents[-1], 9) for rent in rents) if rents[-1] else ()


def _nearest(numbers: Numbers, scale: float) -> Street | None:
    """The classic street with most of these rents, or of two the one with the price."""
    rents = _rents(numbers)

    def likeness(street: Street) -> tuple[int, bool]:
        same = sum(_same(a, b * scale) for a, b in zip(rents, street.rents, strict=True))
        return same, _same(numbers["price"], street.price * scale)

    candidates = (s for s in STREETS if _same(s.rents[0] * scale, rents[0]))
    best = next((s for s in candidates if likeness(s) == (len(rents), True)), None)
    best = best or max(STREETS, key=likeness)
    return best if likeness(best)[0] >= MIN_RENTS else None


def _rents(numbers: Numbers) -> list[float]:
    return [value for field, value in numbers.items() if isinstance(field, int)]


def _usual_fields(pairs: list[tuple[Numbers, Numbers]]) -> frozenset[Field]:
    """The fields in which most streets are classic."""
    alike: Counter[Field] = Counter()
    for numbers, classic in pairs:
        alike.update(field for field in numbers if _same(numbers[field], classic[field]))
    return frozenset(field for field, count in alike.items() if count >= USUAL * len(pairs))


def _unlike(numbers: Numbers, classic: Numbers, fields: frozenset[Field]) -> list[Field]:
    return [f for f in numbers if f in fields and not _same(numbers[f], classic[f])]


def _exchanged(numbers: Numbers, classic: Numbers, unlike: list[Field]) -> bool:
    """Whether two numbers stand in each other's place."""
    return len(unlike) == 2 and all(  # noqa: PLR2004 - a pair
        _same(numbers[one], classic[other]) for one, other in (unlike, unlike[::-1])
    )


def _same(one: float, other: float) -> bool:
    return abs(one - other) <= 1e-6 * max(one, other)
