"""Values along the board that ought to rise, and which of them are out of order."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

_HABIT = 3
"""Where more than one value in so many is out of order, the game keeps no order at all."""


class Misplaced(NamedTuple):
    """The position of a value that is out of order, and of one in order that shows it."""

    position: int
    witness: int


def misplaced(values: Sequence[float]) -> list[Misplaced]:
    """The fewest values without which the others never fall; none where there is no order.

    One slip is one value, however many it contradicts. Of two that are exchanged it is the later.
    """
    kept = _longest_rise(values)
    strays = sorted(set(range(len(values))) - set(kept))
    if _HABIT * len(strays) > len(values):
        return []
    return [Misplaced(stray, _witness(values, kept, stray)) for stray in strays]


def _longest_rise(values: Sequence[float]) -> list[int]:
    """The positions of the longest row that never falls, the earlier values if there are several.

    Worked out from the end, where each value is laid on the lowest heap whose top is not below
    it, so that of equally long rows the one that begins highest is left.
    """
    tops: list[float] = []
    heads: list[int] = []
    after: dict[int, int | None] = {}
    for position in reversed(range(len(values))):
        heap = bisect_right(tops, -values[position])
        after[position] = heads[heap - 1] if heap else None
        tops[heap:] = [-values[position], *tops[heap + 1 :]]
        heads[heap:] = [position, *heads[heap + 1 :]]
    row: list[int] = []
    following = heads[-1] if heads else None
    while following is not None:
        row.append(following)
        following = after[following]
    return row


def _witness(values: Sequence[float], kept: Sequence[int], stray: int) -> int:
    """The nearest value before it that is higher, or else the nearest after it that is lower."""
    before = [n for n in kept if n < stray and values[n] > values[stray]]
    return (
        before[-1] if before else next(n for n in kept if n > stray and values[n] < values[stray])
    )
