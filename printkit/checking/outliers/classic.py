"""Streets of the classic board, and other numbers of it, that are all but for one as they are."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from printkit.checking.columns import Columns, DeedNumbers, Field, StatedNumber
from printkit.checking.figures import is_digit_slip
from printkit.checking.habits.classic import BUILDINGS, COUNTS, STREETS, SUMS, TAXES, ClassicStreet
from printkit.checking.outliers.suspicion import Suspicion

_ENOUGH = 12
"""So many streets without any difference make a board a classic one, of 22."""
_USUAL = 0.75
"""The share of streets that must agree in a number for it to count at all."""
_MIN_RENTS = 4
"""Rents of a street, out of six, that must be those of a classic one."""

Numbers = Mapping[Field, float]


class ClassicMatch(NamedTuple):
    """Amounts are the classic ones times ``scale``; ``odd`` are the likely slips, ``whole`` not."""

    scale: float
    odd: list[tuple[StatedNumber, float]]
    whole: set[object]


class Pair(NamedTuple):
    """A street, its numbers, and those of the classic street that is most like it."""

    row: DeedNumbers
    numbers: Numbers
    classic: Numbers


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Each street is wholly classic, or clearly not; changes of a base are compared with that."""
    likeness = columns.once(classic_match)
    if likeness is None:
        return
    for cell, usual in likeness.odd:
        if cell.restated is None:
            says = f"with its other numbers the classic street has {columns.shown(cell, usual)}"
            yield Suspicion("PK213", cell, 0.9, says, usual)
    for cell, known in _other_numbers(columns, likeness.scale):
        slips = [usual for usual in known if is_digit_slip(usual, cell.value)]
        if slips and cell.value not in known and cell.restated is None:
            says = f"on the classic board it is {columns.shown(cell, slips[0])}"
            yield Suspicion("PK854", cell, 0.9, says, slips[0])


def is_classic(columns: Columns, cell: StatedNumber) -> bool:
    """Whether a number belongs to a deed all of whose numbers are those of a classic street."""
    likeness = columns.once(classic_match)
    return likeness is not None and cell.route[1] in likeness.whole


def classic_match(columns: Columns) -> ClassicMatch | None:
    """How the streets differ from classic ones, if most are just these."""
    mine = [(row, numbers) for row in columns.rows if (numbers := _numbers(row))]
    scale = _scale([list(row.rents.values()) for row, _ in mine])
    if scale is None:
        return None
    pairs = list(_pairs(mine, scale))
    alike = Counter(field for pair in pairs for field in pair.numbers if _agrees(pair, field))
    fields = {field for field, count in alike.items() if count >= _USUAL * len(pairs)}
    unlike = [[f for f in pair.numbers if f in fields and not _agrees(pair, f)] for pair in pairs]
    whole: set[object] = {pair.row.key for pair, odd in zip(pairs, unlike, strict=True) if not odd}
    if len(whole) < _ENOUGH:
        return None
    odd = [
        (pair.row.cells[field], pair.classic[field])
        for pair, differing in zip(pairs, unlike, strict=True)
        if len(differing) == 1 or _is_exchange(pair, differing)
        for field in differing
    ]
    return ClassicMatch(scale, odd, whole)


def _numbers(row: DeedNumbers) -> Numbers:
    """The numbers of a street with a classic ladder; nothing for other deeds."""
    if len(row.rents) != len(STREETS[0].rents) or not row.is_money or "price" not in row.cells:
        return {}
    return {field: cell.value for field, cell in row.cells.items() if field != "resale"}


def _scale(ladders: list[list[float]]) -> float | None:
    """What most ladders are multiplied with."""
    votes: Counter[float] = Counter()
    for rents in ladders:
        dearest = _dearest_rents().get(_shape(rents))
        if dearest is not None:
            votes[round(rents[-1] / dearest, 9)] += 1
    scale, count = max(votes.items(), key=lambda vote: vote[1], default=(0.0, 0))
    return scale if count >= _ENOUGH else None


@cache
def _dearest_rents() -> Mapping[tuple[float, ...], int]:
    """The last rent of each classic ladder, by the shape of the ladder."""
    return {_shape(street.rents): street.rents[-1] for street in STREETS}


def _shape(rents: Sequence[float]) -> tuple[float, ...]:
    """A ladder without its scale."""
    return tuple(round(rent / rents[-1], 9) for rent in rents) if rents[-1] else ()


def _pairs(mine: list[tuple[DeedNumbers, Numbers]], scale: float) -> Iterator[Pair]:
    known = {(s.price * scale, *(rent * scale for rent in s.rents)): s for s in STREETS}
    for row, numbers in mine:
        street = known.get((numbers["price"], *row.rents.values()))
        if street is None:
            street = max(STREETS, key=lambda each: _likeness(row, each, scale))
            if _likeness(row, street, scale)[0] < _MIN_RENTS:
                continue
        yield Pair(row, numbers, _classic(row, street, scale))


def _likeness(row: DeedNumbers, street: ClassicStreet, scale: float) -> tuple[int, bool]:
    """How many rents are those of a street, and whether the price is."""
    pairs = zip(row.rents.values(), street.rents, strict=True)
    same = sum(_same(mine, rent * scale) for mine, rent in pairs)
    return same, _same(row.price, street.price * scale)


def _classic(row: DeedNumbers, street: ClassicStreet, scale: float) -> Numbers:
    """The numbers of a classic street in the fields of this one."""
    rents: dict[Field, float] = dict(zip(row.rents, street.rents, strict=True))
    classic: dict[Field, float] = {
        "price": street.price, "build_cost": street.build_cost, "mortgage": street.price / 2,
    }  # fmt: skip
    return {field: value * scale for field, value in {**classic, **rents}.items()}


def _agrees(pair: Pair, field: Field) -> bool:
    return _same(pair.numbers[field], pair.classic[field])


def _is_exchange(pair: Pair, unlike: list[Field]) -> bool:
    """Whether two numbers stand in each other's place."""
    return len(unlike) == 2 and all(  # noqa: PLR2004 - a pair
        _same(pair.numbers[one], pair.classic[other]) for one, other in (unlike, unlike[::-1])
    )


def _same(one: float, other: float) -> bool:
    return one == other or abs(one - other) <= 1e-6 * max(one, other)


def _other_numbers(
    columns: Columns, scale: float
) -> Iterator[tuple[StatedNumber, tuple[float, ...]]]:
    """Other numbers, with what they may be; amounts may be without the scale of the rents."""
    for cell in columns.below("rules"):
        name = str(cell.route[1])
        if name in SUMS:
            yield cell, (SUMS[name] * scale, SUMS[name])
        elif name in COUNTS:
            yield cell, (COUNTS[name],)
    taxes = (*(tax * scale for tax in TAXES), *TAXES)
    yield from ((cell, taxes) for cell in columns.below("board", "spaces") if cell.value)
    pieces = columns.context.variant.pieces
    built = [piece for piece in pieces if pieces[piece].BUILT]
    for piece, usual in zip(built, BUILDINGS, strict=False) if len(built) == len(BUILDINGS) else ():
        count = columns.cells.get(("pieces", piece, "count"))
        if count is not None:
            yield count, (usual,)
