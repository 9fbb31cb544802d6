"""Lines in columns, columns on pages: filled from top to bottom, even at the end.

A column ends where the text tears least: each tear counts as so much blank paper, and a column
stays that much shorter to spare it.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import fsum

from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.records import record
from printkit.scene import Group, Node

TOLERANCE = 1e-6
STRETCH = 1.1
"""How much a gap between blocks may grow, mm, so that a column ends at its foot."""
TORN_BLOCK, TORN_SECTION, TORN_OFF = 20.0, 16.0, 30.0
"""Blank paper, mm, that is worth sparing a paragraph, a section, or a scrap of one."""
SCRAP = 4
"""Fewer lines of a section, alone in a column, are a scrap."""


@record
class Line:
    """A line: its nodes hang from its top; ``space`` is the blank above it within a column.

    ``bound`` lines must not be separated from the line above. ``block`` and ``section`` count the
    paragraphs or items, and the headings of the first rank, up to this line.
    """

    nodes: tuple[Node, ...]
    height: float
    space: float
    bound: bool = False
    block: int = 0
    section: int = 0


Column = Sequence[Line]


def height_of(column: Column) -> float:
    """From the top of the first line to the bottom of the last, mm."""
    return fsum(line.height + line.space for line in column) - (column[0].space if column else 0.0)


def pages_of(
    lines: Sequence[Line], heights: Iterator[float], *, spare: bool = True
) -> Iterator[tuple[Column, Column]]:
    """Pages of two columns; ``heights`` gives their heights page by page. The last is even.

    Columns end early to ``spare`` sections from tearing; else all are as full as can be.
    """
    while lines:
        height = next(heights)
        left = _fill(lines, height, spare=spare)
        right = _fill(lines[left:], height, spare=spare)
        end = left + right
        if end == len(lines):
            left = _even(lines, height, left)
        yield lines[:left], lines[left:end]
        lines = lines[end:]


def torn(pages: Sequence[tuple[Column, Column]]) -> float:
    """What the ends of all columns cost, in mm of blank paper."""
    columns = [column for page in pages for column in page if column]
    return fsum(_tear([*above, *below], len(above)) for above, below in pairwise(columns))


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


def _fill(lines: Sequence[Line], height: float, *, spare: bool) -> int:
    """How many lines go into a column, ending where it may end; at least one, so that all ends."""
    used: list[float] = []
    for line in lines:
        used.append((used[-1] + line.space if used else 0.0) + line.height)
        if used[-1] > height + TOLERANCE:
            used.pop()
            break
    ends = [end for end in range(len(used), 0, -1) if _may_end(lines, end)]
    if not spare:
        ends = ends[:1]
    return min(
        ends,
        key=lambda end: height - used[end - 1] + _tear(lines, end),
        default=max(1, len(used)) if lines else 0,
    )


def _may_end(lines: Sequence[Line], end: int) -> bool:
    return end == len(lines) or not lines[end].bound


def _tear(lines: Sequence[Line], end: int) -> float:
    """What it costs, in mm of blank paper, to end a column before this line."""
    if end == len(lines) or lines[end].section != lines[end - 1].section:
        return 0.0
    block, section = lines[end].block, lines[end].section
    above = [line.section for line in lines[max(0, end - SCRAP) : end]].count(section)
    below = [line.section for line in lines[end : end + SCRAP]].count(section)
    torn = TORN_BLOCK if lines[end - 1].block == block else 0.0
    return TORN_SECTION + torn + (TORN_OFF if min(above, below) < SCRAP else 0.0)


def _even(lines: Sequence[Line], height: float, filled: int) -> int:
    """Where the left column ends so that both are as short as can be, the left one no shorter.

    ``filled`` is where it ends when it is simply filled.
    """
    ends = [end for end in range(1, len(lines) + 1) if _may_end(lines, end)]
    halves = {end: (height_of(lines[:end]), height_of(lines[end:])) for end in ends}
    fitting = [end for end in ends if max(halves[end]) <= height + TOLERANCE]
    return min(
        fitting,
        key=lambda end: (
            round(max(halves[end]) + _tear(lines, end), 6),
            halves[end][0] < halves[end][1],
        ),
        default=filled,
    )
