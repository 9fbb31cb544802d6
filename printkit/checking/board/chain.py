"""Markov chains: how often a walk comes to rest where, in the long run."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import fsum

Rows = Sequence[Mapping[int, float]]
"""For each state the states that follow it, and how likely they are."""


def reached(rows: Rows, start: int) -> set[int]:
    """The states that a walk from here can come to, its start included."""
    found, waiting = {start}, [start]
    while waiting:
        for state in rows[waiting.pop()]:
            if state not in found:
                found.add(state)
                waiting.append(state)
    return found


def stationary(rows: Rows, start: int = 0) -> list[float]:
    """The share of all rests in each state, for a walk that begins at ``start``.

    States that the walk leaves for good have no share. The elimination of Grassmann, Taksar and
    Heyman subtracts nothing, so that no accuracy is lost.
    """
    return list(_stationary(tuple(tuple(row.items()) for row in rows), start))


@lru_cache(maxsize=16)
def _stationary(fixed: tuple[tuple[tuple[int, float], ...], ...], start: int) -> tuple[float, ...]:
    """The same; editions that rename a board have its chain."""
    rows = [dict(row) for row in fixed]
    states = sorted(_closed(rows, start))
    place = {state: position for position, state in enumerate(states)}
    matrix = [[0.0] * len(states) for _ in states]
    for state in states:
        for target, chance in rows[state].items():
            matrix[place[state]][place[target]] += chance
    shares = [0.0] * len(rows)
    for state, share in zip(states, _eliminated(matrix), strict=True):
        shares[state] = share
    return tuple(shares)


def _closed(rows: Rows, start: int) -> set[int]:
    """States that the walk can never leave, and all of which it visits again and again."""
    root = start
    while True:
        ahead = reached(rows, root)
        lost = ahead - _leading(rows, root)
        if not lost:
            return ahead
        root = min(lost)


def _leading(rows: Rows, target: int) -> set[int]:
    """The states from which a walk can come to the target."""
    before: list[dict[int, float]] = [{} for _ in rows]
    for state, row in enumerate(rows):
        for follower in row:
            before[follower][state] = 1
    return reached(before, target)


def _eliminated(matrix: list[list[float]]) -> Iterable[float]:
    for last in range(len(matrix) - 1, 0, -1):
        row = matrix[last][:last]
        leaving = fsum(row)
        for other in matrix[:last]:
            share = other[last] / leaving
            other[last] = share
            if share:
                other[:last] = [a + share * b for a, b in zip(other, row, strict=False)]
    shares = [1.0]
    for state in range(1, len(matrix)):
        shares.append(fsum(shares[i] * matrix[i][state] for i in range(state)))
    total = fsum(shares)
    return [share / total for share in shares]
