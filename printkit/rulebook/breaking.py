"""Where pages end: of all ways the one that costs least over the whole book.

Cost is counted in mm of blank paper: what a page leaves empty at its foot, more than that where
it is left nearly bare, and what tearing a paragraph, a section or a box is worth sparing.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import fsum, inf

from printkit.limits import check_time
from printkit.records import record
from printkit.rulebook.lines import FRAME_ABOVE, FRAME_BELOW, Line, PageLines, divides_frame

TOLERANCE = 1e-6
TORN_BLOCK, TORN_SECTION, TORN_OFF, TORN_BOX = 8.0, 3.0, 34.0, 60.0
"""What it costs to tear a paragraph, a section, a scrap off one, and a box."""
SCRAP = 4
"""Fewer lines of a section, alone on a page, are a scrap."""
LEAST_FILLED = 2 / 3
"""Pages but the last are filled at least so far."""
LEAST_LAST, FEW = 0.3, 4.0
"""The last page should be filled so far; the cost of each mm less."""
BARE, PARTED, OVERFULL = 10.0, 20_000.0, 500_000.0
"""The cost of each mm that a page lacks to be filled so far, of parting what is bound, and of what
no page can hold."""


@record
class Pages:
    """Where each page begins and the last one ends, and what all the ends cost."""

    ends: tuple[int, ...]
    cost: float

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self.ends) - 1

    def of(self, lines: Sequence[Line]) -> list[PageLines]:
        """The lines of each page."""
        return [_page(lines, start, end) for start, end in pairwise(self.ends)]


def break_pages(lines: Sequence[Line], height: float) -> Pages:
    """Break the lines into pages of a height (mm) at the least cost."""
    tears = [0.0, *(_tear(lines, end) for end in range(1, len(lines))), 0.0]
    tops = list(accumulate((line.height + line.space for line in lines), initial=0.0))
    hung = list(accumulate((_hung(line) for line in lines), initial=0.0))
    best: list[tuple[float, int]] = [(0.0, 0)]
    for end in range(1, len(lines) + 1):
        check_time()
        found = (inf, end - 1)
        for start in range(end - 1, -1, -1):
            used = _used(lines, tops, start, end)
            over = used > height + TOLERANCE
            if over and start < end - 1:
                break
            margin = max(0.0, hung[end] - hung[start] - height)
            cost = best[start][0] + tears[end] + _blank(lines, height, used, end)
            cost += (OVERFULL if over else 0.0) + (PARTED if margin > TOLERANCE else 0.0)
            found = min(found, (cost, start))
            if lines[start].opens:
                break
        best.append(found)
    ends = [len(lines)]
    while ends[-1] > 0:
        ends.append(best[ends[-1]][1])
    return Pages(tuple(reversed(ends)), best[-1][0])


def _page(lines: Sequence[Line], start: int, end: int) -> PageLines:
    last = end == len(lines)
    head = lines[start].head
    return PageLines(
        (head, *lines[start:end]) if head else lines[start:end],
        continued=start > 0 and divides_frame(lines[start - 1], lines[start]),
        continues=not last and divides_frame(lines[end - 1], lines[end]),
        ragged=last or lines[end].opens,
    )


def _used(lines: Sequence[Line], tops: Sequence[float], start: int, end: int) -> float:
    """How high the lines are on a page, with the ends of a frame that is divided."""
    used = tops[end] - tops[start] - lines[start].space
    if head := lines[start].head:
        used += head.height
    if start and divides_frame(lines[start - 1], lines[start]):
        used += FRAME_ABOVE
    if end < len(lines) and divides_frame(lines[end - 1], lines[end]):
        used += FRAME_BELOW
    return used


def _hung(line: Line) -> float:
    """How much of the margin a line needs; what is wide needs its own height of it."""
    return fsum(one.height for one in line.beside) + (line.height if line.wide else 0.0)


def _blank(lines: Sequence[Line], height: float, used: float, end: int) -> float:
    """What the blank foot of a page costs; where the author ends it, only if it is nearly bare."""
    if end == len(lines):
        return FEW * max(0.0, LEAST_LAST * height - used)
    lacking = max(0.0, LEAST_FILLED * height - used)
    bare = TORN_BOX + BARE * lacking if lacking else 0.0
    if lines[end].opens:
        return bare
    blank = max(0.0, height - used)
    return blank + blank * blank / height + bare


def _tear(lines: Sequence[Line], end: int) -> float:
    """What it costs to end a page before this line."""
    above, below = lines[end - 1], lines[end]
    if below.opens:
        return 0.0
    cost = PARTED if below.bound else 0.0
    if divides_frame(above, below):
        cost += TORN_BOX
    if above.section != below.section:
        return cost
    if above.block == below.block:
        cost += TORN_BLOCK
    before = [line.section for line in lines[max(0, end - SCRAP) : end]].count(above.section)
    after = [line.section for line in lines[end : end + SCRAP]].count(above.section)
    return cost + TORN_SECTION + (TORN_OFF if min(before, after) < SCRAP else 0.0)
