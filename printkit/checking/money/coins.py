"""Which amounts given notes can pay: with change, exactly, and from the notes in a box."""

from collections.abc import Collection, Mapping
from functools import cache
from math import gcd

_LARGEST = 1 << 18
"""Sums beyond this many of the smallest unit are not searched; real notes need far less."""


class Notes:
    """What notes of these values can pay, as long as there are enough of each."""

    def __init__(self, values: Collection[int]) -> None:
        self.unit = gcd(*values)
        """With change the notes pay the multiples of this, and nothing else."""
        self._steps = sorted(value // self.unit for value in values)
        # Above this product (Schur's bound) every multiple of the unit is a sum of notes.
        self._bound = (self._steps[0] - 1) * (self._steps[-1] - 1)
        self._sums: bytes | None = None

    def pay(self, amount: float) -> bool:
        """Whether the amount can be paid if the other side gives change."""
        return amount % self.unit == 0

    def pay_exactly(self, amount: float) -> bool:
        """Whether some notes make exactly this amount."""
        if not self.pay(amount):
            return False
        wanted = int(amount) // self.unit
        return wanted >= min(self._bound, _LARGEST) or self._reaches(wanted)

    def _reaches(self, wanted: int) -> bool:
        sums = self._reach()
        return bool(sums[wanted // 8] >> wanted % 8 & 1)

    def _reach(self) -> bytes:
        """The sums below the bound, as bits."""
        if self._sums is None:
            limit = min(self._bound, _LARGEST)
            mask, sums = (1 << (limit + 1)) - 1, 1
            for step in self._steps:
                shift = step
                while shift <= limit:
                    sums |= sums << shift & mask
                    shift *= 2
            self._sums = sums.to_bytes(limit // 8 + 1, "little")
        return self._sums


_BUDGET = 5_000
"""Steps of the search for a deal; a box that can be dealt is found in a few dozen."""
_DEEPEST = 150
"""Kinds of notes times players, beyond which the search is not begun."""


def deals(box: Mapping[int, int], total: int, players: int) -> bool | None:
    """Whether the notes in the box can be dealt so that each player gets exactly the total.

    ``None`` if a bounded search does not decide it.
    """
    values = sorted((value for value, count in box.items() if count), reverse=True)
    if len(values) * players > _DEEPEST:
        return None
    spent = 0

    @cache
    def dealt(left: tuple[int, ...], done: int, position: int, rest: int) -> bool:
        """Whether the hand in progress, and those after it, can be completed."""
        nonlocal spent
        spent += 1
        if spent > _BUDGET:
            raise _TooLongError
        if rest == 0:
            return done + 1 == players or dealt(left, done + 1, 0, total)
        if position == len(values):
            return False
        value, have = values[position], left[position]
        most = min(have, rest // value)
        return any(
            dealt(_replaced(left, position, have - n), done, position + 1, rest - n * value)
            for n in range(most, -1, -1)
        )

    try:
        return total == 0 or dealt(tuple(box[value] for value in values), 0, 0, total)
    except _TooLongError:
        return None


def _replaced(counts: tuple[int, ...], position: int, count: int) -> tuple[int, ...]:
    return (*counts[:position], count, *counts[position + 1 :])


class _TooLongError(Exception):
    """The search takes longer than a check may."""
