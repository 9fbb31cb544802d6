"""Whether the notes of a box can be dealt to all players alike."""

from collections.abc import Mapping
from functools import cache

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
            dealt(
                (*left[:position], have - n, *left[position + 1 :]),
                done,
                position + 1,
                rest - n * value,
            )
            for n in range(most, -1, -1)
        )

    try:
        return total == 0 or dealt(tuple(box[value] for value in values), 0, 0, total)
    except _TooLongError:
        return None


class _TooLongError(Exception):
    """The search takes longer than a check may."""
