"""Where a length is cut into parts that overlap: on borders if possible, in few parts always."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

OVERLAP = 10.0
"""The strip of each part that is glued under the next one, mm."""
JOIN_ROOM = 3.5
"""Kept free before a seam, for the letter that names it, mm."""
_OFF_BORDER = 1e6
"""Price of a seam that is not on a border; squares of distances in mm² stay below it."""
_EPSILON = 1e-6


@dataclass(frozen=True, slots=True)
class Part:
    """One part along a length: it shows ``start`` to ``end``, the overlap included."""

    start: float
    end: float


def parts(length: float, seams: Sequence[float]) -> tuple[Part, ...]:
    """The parts between the seams; each but the last reaches the overlap beyond its seam."""
    starts = (0.0, *seams)
    ends = (*(min(seam + OVERLAP, length) for seam in seams), length)
    return tuple(Part(start, end) for start, end in zip(starts, ends, strict=True))


def seams(length: float, room: float, borders: Sequence[float]) -> tuple[float, ...]:
    """The fewest seams so that each part fits the room, on ``borders`` where that is possible.

    Raises:
        ValueError: the room is so small that no number of parts would do.
    """
    if room <= JOIN_ROOM + OVERLAP:
        raise ValueError(f"parts that overlap by {OVERLAP} mm do not fit {room} mm")
    count = _fewest(length, room)
    if count == 0:
        return ()
    even = [length * i / (count + 1) for i in range(1, count + 1)]
    return _cheapest(length, room, _candidates(length, room, count, borders), even)


def _fewest(length: float, room: float) -> int:
    """How many seams are needed when every part is as large as the room allows."""
    if length <= room + _EPSILON:
        return 0
    first, middle, last = room - OVERLAP, room - OVERLAP - JOIN_ROOM, room - JOIN_ROOM
    return 1 + max(0, math.ceil((length - first - last) / middle - _EPSILON))


def _candidates(
    length: float, room: float, count: int, borders: Sequence[float]
) -> list[tuple[float, float]]:
    """Positions and their prices: the borders, and others that always hold a solution.

    Those are the earliest and the latest position that each seam can have, the middle of both,
    and equal parts. A part is never smaller than its overlap.
    """
    step = room - OVERLAP - JOIN_ROOM
    latest = [room - OVERLAP + step * i for i in range(count)]
    earliest = [length - (room - JOIN_ROOM) - step * i for i in reversed(range(count))]
    middle = [(low + high) / 2 for low, high in zip(earliest, latest, strict=True)]
    even = [length * i / (count + 1) for i in range(1, count + 1)]
    prices = dict.fromkeys((*earliest, *middle, *latest, *even), _OFF_BORDER)
    prices.update(dict.fromkeys(borders, 0.0))
    inside = length - OVERLAP
    return sorted((at, price) for at, price in prices.items() if OVERLAP < at < inside)


def _cheapest(
    length: float, room: float, places: Sequence[tuple[float, float]], even: Sequence[float]
) -> tuple[float, ...]:
    """The cheapest chain of places, one for each even position, whose parts all fit."""
    chains: list[tuple[float, tuple[float, ...]]] = [(0.0, ())]
    for wish in even:
        chains = [
            min(candidates)
            for at, price in places
            if (
                candidates := [
                    (cost + price + (at - wish) ** 2, (*chain, at))
                    for cost, chain in chains
                    if _fits(chain, at, room)
                ]
            )
        ]
    return min(c for c in chains if length - c[1][-1] + JOIN_ROOM <= room + _EPSILON)[1]


def _fits(chain: Sequence[float], seam: float, room: float) -> bool:
    """Whether the part that ends at the seam fits."""
    if not chain:
        return seam + OVERLAP <= room + _EPSILON
    return chain[-1] < seam and seam + OVERLAP - chain[-1] + JOIN_ROOM <= room + _EPSILON
