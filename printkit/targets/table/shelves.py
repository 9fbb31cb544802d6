"""Where things stand around the board: in rows along each of its sides, the first row nearest.

The table of the program is wider than it is deep, and what lies beyond its edge falls down.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import fsum
from typing import NamedTuple, TypeVar

T = TypeVar("T")
GAP = 10.0
"""Between things, and between the board and the first row, mm."""
LONGEST, DEEPEST = 1270.0, 190.0
"""Of a row before or behind the board, which may be longer than the board is, mm."""


class Spot(NamedTuple):
    """The middle of a thing, mm from the middle of the table; y points away from the player."""

    x: float
    y: float


Sized = tuple[T, float, float]
"""A thing with its width and depth, mm."""


def around(side: str, sets: Sequence[Sequence[Sized[T]]], board: float) -> Iterator[tuple[T, Spot]]:
    """The things of a side of the board (``left``, ``right``, ``top``, ``bottom``) in their order.

    Rows along the left and right are as long as the board, ``board`` mm, and run downwards; the
    others lie around the middle. A set stays in one row if it can.
    """
    half = board / 2
    runs = _Direction(upright=side in ("left", "right"))
    for row, near, far in _rows(sets, board if runs.upright else LONGEST, runs):
        lengths = [length for _, length in row]
        at = -half if runs.upright else -(fsum(lengths) + GAP * (len(row) - 1)) / 2
        for thing, length in row:
            along, out = at + length / 2, half + (near + far) / 2
            at += length + GAP
            yield (
                thing,
                {
                    "left": Spot(-out, -along),
                    "right": Spot(out, -along),
                    "top": Spot(along, out),
                    "bottom": Spot(along, -out),
                }[side],
            )


def in_one_row(
    sets: Iterable[Sequence[Sized[T]]],
) -> tuple[list[Sequence[Sized[T]]], list[Sequence[Sized[T]]]]:
    """The sets that find room in a row before or behind the board, and the others."""
    runs, end = _Direction(upright=False), -GAP
    row: list[Sequence[Sized[T]]] = []
    others: list[Sequence[Sized[T]]] = []
    for one in sets:
        longer = end + GAP + _length(one, runs)
        fits = longer <= LONGEST and max(map(runs.across, one)) <= DEEPEST
        (row if fits else others).append(one)
        end = longer if fits else end
    return row, others


class _Direction(NamedTuple):
    """Whether rows run up and down."""

    upright: bool

    def along(self, thing: Sized[T]) -> float:
        return thing[2] if self.upright else thing[1]

    def across(self, thing: Sized[T]) -> float:
        return thing[1] if self.upright else thing[2]


def _rows(
    sets: Sequence[Sequence[Sized[T]]], length: float, runs: _Direction
) -> Iterator[tuple[list[tuple[T, float]], float, float]]:
    """The rows: things with their lengths, and between which distances from the board they lie."""
    near = GAP
    for row in _broken(sets, length, runs):
        far = near + max(map(runs.across, row))
        yield [(thing[0], runs.along(thing)) for thing in row], near, far
        near = far + GAP


def _broken(
    sets: Sequence[Sequence[Sized[T]]], length: float, runs: _Direction
) -> Iterator[list[Sized[T]]]:
    """The things row by row."""
    row: list[Sized[T]] = []
    for one in sets:
        if row and _length([*row, *one], runs) > length:
            yield row
            row = []
        for thing in one:
            if row and _length([*row, thing], runs) > length:
                yield row
                row = []
            row.append(thing)
    if row:
        yield row


def _length(row: Sequence[Sized[T]], runs: _Direction) -> float:
    return fsum(map(runs.along, row)) + GAP * (len(row) - 1)
