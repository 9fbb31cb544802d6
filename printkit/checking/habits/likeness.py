"""How far the streets of a variant are those of the classic board."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from printkit.checking.deeds.deed_numbers import Field, deed_numbers, number_route
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.habits.classic import STREETS, Street
from printkit.checking.subject import Subject
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


class Pair(NamedTuple):
    """A street, its numbers, and those of the classic street that is most like it."""

    table: RentTable
    numbers: Numbers
    classic: Numbers


def classic_likeness(subject: Subject) -> Likeness | None:
    """How the variant's streets differ from classic ones, if most are just these."""
    mine = [(table, _numbers(table)) for table in subject.tables]
    ladders = [(table, numbers) for table, numbers in mine if numbers]
    scale = _scale([numbers for _, numbers in ladders])
    if scale is None:
        return None
    pairs = list(_pairs(ladders, scale))
    fields = _usual_fields(pairs)
    unlike = [_unlike(pair, fields) for pair in pairs]
    if sum(not one for one in unlike) < ENOUGH:
        return None
    return Likeness(scale, list(_differences(pairs, unlike)))


def _pairs(ladders: list[tuple[RentTable, Numbers]], scale: float) -> Iterator[Pair]:
    known = {(s.price * scale, *(rent * scale for rent in s.rents)): s for s in STREETS}
    for table, numbers in ladders:
        street = known.get((numbers["price"], *_rents(numbers))) or _nearest(numbers, scale)
        if street is not None:
            yield Pair(table, numbers, _classic(numbers, street, scale))


def _differences(pairs: list[Pair], unlike: list[list[Field]]) -> Iterator[Difference]:
    """The single numbers that differ, and those that stand in each other's place."""
    for (table, numbers, classic), fields in zip(pairs, unlike, strict=True):
        if len(fields) == 1 or _exchanged(numbers, classic, fields):
            for field in fields:
                yield Difference(table, field, classic[field], is_exchanged=len(fields) > 1)


def _numbers(table: RentTable) -> Numbers:
    """The numbers of a street with a classic ladder; nothing for other deeds."""
    numbers = deed_numbers(table)
    is_ladder = len(_rents(numbers)) == len(STREETS[0].rents)
    numbers.pop("resale", None)
    return numbers if is_ladder and table.kind.unit == "money" else {}


def _classic(numbers: Numbers, street: Street, scale: float) -> Numbers:
    """The numbers of a classic street in the fields of this one."""
    lines = (field for field in numbers if isinstance(field, int))
    classic: dict[Field, float] = {
        "price": street.price * scale,
        "build_cost": street.build_cost * scale,
        "mortgage": street.price * scale / 2,
    }
    return classic | {n: rent * scale for n, rent in zip(lines, street.rents, strict=True)}


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

    best = max(STREETS, key=likeness)
    return best if likeness(best)[0] >= MIN_RENTS else None


def _rents(numbers: Numbers) -> list[float]:
    return [value for field, value in numbers.items() if isinstance(field, int)]


def _usual_fields(pairs: list[Pair]) -> frozenset[Field]:
    """The fields in which most streets are classic."""
    alike: Counter[Field] = Counter()
    for _, numbers, classic in pairs:
        alike.update(field for field in numbers if _same(numbers[field], classic[field]))
    return frozenset(field for field, count in alike.items() if count >= USUAL * len(pairs))


def _unlike(pair: Pair, fields: frozenset[Field]) -> list[Field]:
    mine, classic = pair.numbers, pair.classic
    return [f for f in mine if f in fields and not _same(mine[f], classic[f])]


def _exchanged(numbers: Numbers, classic: Numbers, unlike: list[Field]) -> bool:
    """Whether two numbers stand in each other's place."""
    return len(unlike) == 2 and all(  # noqa: PLR2004 - a pair
        _same(numbers[one], classic[other]) for one, other in (unlike, unlike[::-1])
    )


def _same(one: float, other: float) -> bool:
    return one == other or abs(one - other) <= 1e-6 * max(one, other)
