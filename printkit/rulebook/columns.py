"""Lines in columns, columns on pages: filled from top to bottom, even at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum

from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.scene import Group, Node

TOLERANCE = 1e-6
STRETCH = 1.1
"""How much a gap between blocks may grow, mm, so that a column ends at its foot."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line: its nodes hang from its top; ``space`` is the blank above it within a column.

    ``bound`` lines must not be parted from the line above.
    """

    nodes: tuple[Node, ...]
    height: float
    space: float
    bound: bool = False


Column = Sequence[Line]


def height_of(column: Column) -> float:
    """From the top of the first line to the bottom of the last, mm."""
    return fsum(line.height + line.space for line in column) - (column[0].space if column else 0.0)


def pages_of(lines: Sequence[Line], heights: Iterator[float]) -> Iterator[tuple[Column, Column]]:
    """Pages of two columns; ``heights`` gives their heights page by page. The last is even."""
    while lines:
        height = next(heights)
        left = _fill(lines, height)
        right = _fill(lines[left:], height)
        end = left + right
        if end == len(lines):
            left = _even(lines, height, left)
        yield lines[:left], lines[left:end]
        lines = lines[end:]


def placed(column: Column, foot: float) -> Node:
    """The column from its own top; gaps grow a little so that it ends at ``foot``, if it can."""
    gaps = [line.space > 0 for line in column[1:]].count(True)
    extra = (foot - height_of(column)) / gaps if gaps else 0.0
    if not 0 <= extra <= STRETCH:
        extra = 0.0
    nodes: list[Node] = []
    y = 0.0
    for i, line in enumerate(column):
        if i and line.space > 0:
            y += line.space + extra
        nodes.append(Group(line.nodes, translate(0.0, y)))
        y += line.height
    return Group(tuple(nodes))


def column_boxes(area: Bounds, gap: float) -> tuple[Bounds, Bounds]:
    """Two equal columns of an area."""
    width = (area.width - gap) / 2
    left = Bounds(area.x, area.y, width, area.height)
    return left, Bounds(area.x + width + gap, area.y, width, area.height)


def _fill(lines: Sequence[Line], height: float) -> int:
    """How many lines fit, ending where a column may end; at least one, so that all ends."""
    used, fitting = 0.0, 0
    for line in lines:
        used += line.height + (line.space if fitting else 0.0)
        if used > height + TOLERANCE:
            break
        fitting += 1
    for end in range(fitting, 0, -1):
        if _may_end(lines, end):
            return end
    return max(1, fitting) if lines else 0


def _may_end(lines: Sequence[Line], end: int) -> bool:
    return end == len(lines) or not lines[end].bound


def _even(lines: Sequence[Line], height: float, filled: int) -> int:
    """Where the left column ends so that both are as short as can be, the left one no shorter.

    ``filled`` is where it ends when it is simply filled.
    """
    ends = [end for end in range(1, len(lines) + 1) if _may_end(lines, end)]
    halves = {end: (height_of(lines[:end]), height_of(lines[end:])) for end in ends}
    fitting = [end for end in ends if max(halves[end]) <= height + TOLERANCE]
    return min(
        fitting,
        key=lambda end: (round(max(halves[end]), 6), halves[end][0] < halves[end][1]),
        default=filled,
    )
