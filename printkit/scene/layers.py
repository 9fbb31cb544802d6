"""What is painted on a side of a piece, one thing upon the other, found by where it lies."""

from collections import defaultdict
from collections.abc import Iterator
from heapq import merge
from itertools import dropwhile, islice, takewhile

from printkit.colour import Colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY
from printkit.limits import check_time
from printkit.scene.covering import Painted, ground_of

CELL = 8.0
"""mm"""
MOST_CELLS = 64
"""What lies in more of them is looked at everywhere."""
MOST_LOOKED_AT = 150
"""Things near a text; beneath so many nothing can be said."""

MOST_BELOW = 12
"""Things below a text that are looked at for how it stands, the topmost ones."""
MOST_ABOVE = 20
"""Things above a text that are looked at, the topmost ones."""

_Cell = tuple[int, int]


class Layers:
    """The things that are painted, in this order.

    They are sorted into the cells of a grid once somebody looks, so that the time does not grow
    with the square of their number.
    """

    def __init__(self) -> None:
        self.things: list[Painted] = []
        self._sorted = 0
        self._cells: dict[_Cell, list[int]] = defaultdict(list)
        self._wide: list[int] = []

    def add(self, thing: Painted) -> None:
        """Paint one thing more on top of all."""
        self.things.append(thing)

    def ground_of(self, box: Bounds) -> Colour | None:
        """The one colour behind a box; None if it is not certain."""
        return ground_of(box, self.downwards(box))

    def downwards(self, box: Bounds) -> Iterator[Painted]:
        """What may lie in a box, the topmost first; something unknown ends what is too much."""
        for looked_at, number in enumerate(self._numbers(box)):
            if looked_at == MOST_LOOKED_AT:
                yield Painted(rectangle(*box), IDENTITY, None)
                return
            yield self.things[number]

    def above(self, box: Bounds, first: int) -> Iterator[Painted]:
        """What may lie on a box, of the things from number ``first`` on, the topmost first."""
        numbers = takewhile(lambda number: number >= first, self._numbers(box))
        return (self.things[number] for number in islice(numbers, MOST_ABOVE))

    def below(self, box: Bounds, first: int) -> Iterator[Painted]:
        """What may lie in a box, of the things before number ``first``, the topmost first."""
        numbers = dropwhile(lambda number: number >= first, self._numbers(box))
        return (self.things[number] for number in islice(numbers, MOST_BELOW))

    def _numbers(self, box: Bounds) -> Iterator[int]:
        """The numbers of the things near a box, falling."""
        self._sort()
        cells = _cells(box.x, box.y, box.right, box.bottom)
        if cells is None:
            yield from range(len(self.things) - 1, -1, -1)
            return
        lists = [self._wide, *(self._cells[cell] for cell in cells if cell in self._cells)]
        last = -1
        for number in merge(*map(reversed, lists), reverse=True):
            if number != last:
                yield number
            last = number

    def _sort(self) -> None:
        """Note in which cells the things lie that were painted since the last time."""
        check_time()
        for number in range(self._sorted, len(self.things)):
            area, reach = self.things[number].area, self.things[number].reach
            ends = area.left - reach, area.top - reach, area.right + reach, area.bottom + reach
            cells = _cells(*ends)
            for found in [self._wide] if cells is None else map(self._cells.__getitem__, cells):
                found.append(number)
        self._sorted = len(self.things)


def _cells(left: float, top: float, right: float, bottom: float) -> list[_Cell] | None:
    """The cells that a rectangle touches; None if they are many."""
    if not ((right - left) / CELL + 2) * ((bottom - top) / CELL + 2) <= MOST_CELLS:
        return None  # also of what is not a number
    columns = range(int(left // CELL), int(right // CELL) + 1)
    rows = range(int(top // CELL), int(bottom // CELL) + 1)
    return [(column, row) for column in columns for row in rows]
