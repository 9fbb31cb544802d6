"""Grids of equal pieces: as many on a sheet as fit, upright and turned."""

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice, pairwise, product, zip_longest

from printkit.geometry.path import Bounds
from printkit.imposition.slots import PlacedTrim, Slot, fill
from printkit.records import record
from printkit.scene import Artwork

TOLERANCE = 1e-6
LEAST_BLEED = 2.0
"""No piece has less if its artwork is painted that far, mm: fewer lie on a sheet instead."""
STEP = 1.0
"""Between two gutters that are tried, mm; narrower ones are taken only where they save a sheet."""
SCISSORS = (3.0, 2.0)
"""Gaps that scissors need between pieces cut along an outline, if possible and at least, mm."""
LANE = 1.5
"""Between the paint of two blocks, for the marks of the cuts that end there, mm."""


_Lanes = Sequence[Sequence[Artwork | None]]
"""The pieces by columns or by rows; none where a sheet is not full."""


@record
class Block:
    """Columns and rows of cells; the corner is relative to the arrangement's own."""

    x: float
    y: float
    columns: int
    rows: int
    turned: bool


@record
class Grid:
    """One or two blocks of equal pieces with a gutter around each piece."""

    width: float
    height: float
    gutter: float
    blocks: tuple[Block, ...]

    @property
    def capacity(self) -> int:
        """Pieces on a sheet."""
        return sum(block.columns * block.rows for block in self.blocks)

    @property
    def pattern(self) -> int:
        """How plain it is: one block comes before two."""
        return len(self.blocks)

    def slots(self, area: Bounds, pieces: Sequence[Artwork]) -> tuple[Slot, ...]:
        """The pieces on their places, with as much bleed as the gutter lets them have."""
        return fill(pieces, self.places(area, pieces), area, self.gutter / 2)

    def places(self, area: Bounds, pieces: Sequence[Artwork]) -> tuple[PlacedTrim, ...]:
        """The places of the pieces row by row, the whole grid in the middle of the area.

        There is no gutter where the edges on both sides of it are equal all along.
        """
        waiting = iter(pieces)
        blocks = [list(islice(waiting, block.columns * block.rows)) for block in self.blocks]
        cells = [
            place
            for block, held in zip(self.blocks, blocks, strict=True)
            for place in self._cells(block, held)
        ]
        right = max(place.bounds.right for place in cells) + self.gutter / 2
        bottom = max(place.bounds.bottom for place in cells) + self.gutter / 2
        x, y = area.centre.x - right / 2, area.centre.y - bottom / 2
        moved = (PlacedTrim(b._replace(x=b.x + x, y=b.y + y), turned) for b, turned in cells)
        return tuple(islice(moved, len(pieces)))

    def _cells(self, block: Block, pieces: Sequence[Artwork]) -> Iterator[PlacedTrim]:
        width, height = self._size(block.turned)
        rows = [pieces[i : i + block.columns] for i in range(0, len(pieces), block.columns)]
        columns = list(zip_longest(*rows))
        lefts = self._starts(block.x, width, block.columns, columns, beside=not block.turned)
        tops = self._starts(block.y, height, block.rows, rows, beside=block.turned)
        for y, x in product(tops, lefts):
            yield PlacedTrim(Bounds(x, y, width, height), block.turned)

    def _starts(
        self, start: float, size: float, count: int, lanes: _Lanes, *, beside: bool
    ) -> list[float]:
        """Where the lanes of a block begin, their number being ``count``."""
        gaps = [0.0 if _touch(*pair, beside=beside) else self.gutter for pair in pairwise(lanes)]
        gaps += [self.gutter] * (count - 1 - len(gaps))
        return list(accumulate((size + gap for gap in gaps), initial=start + self.gutter / 2))

    def _size(self, turned: bool) -> tuple[float, float]:  # noqa: FBT001 - which of two sizes
        return (self.height, self.width) if turned else (self.width, self.height)


def gutters(bleed: float, least: float, *, shaped: bool) -> tuple[float, ...]:
    """The gaps to try, the best first; bleeds may be cut down to ``least``."""
    wished, needed = SCISSORS if shaped else (0.0, 0.0)
    widest, narrowest = max(2 * bleed, wished), max(2 * min(bleed, least), needed)
    steps = (widest - STEP * i for i in range(math.ceil((widest - narrowest) / STEP)))
    return (*steps, narrowest)


def _touch(one: Sequence[Artwork | None], other: Sequence[Artwork | None], *, beside: bool) -> bool:
    """Whether one cut parts two lanes: all neighbours across it show the same flat colours."""
    pairs = (
        [piece.edges.beside if beside else piece.edges.below for piece in (a, b)]
        for a, b in zip(one, other, strict=False)
        if a is not None and b is not None
    )
    return all(mine is not None and mine == theirs for mine, theirs in pairs)


def alone(area: Bounds, width: float, height: float) -> float:
    """The gutter around one piece that leaves no room for another, upright or turned."""
    sizes = ((width, height), (height, width))
    return max(0.0, *(min(area.width - w, area.height - h) for w, h in sizes))


def grids(area: Bounds, width: float, height: float, gutter: float) -> Iterator[Grid]:
    """All arrangements of one block of upright pieces and one of turned pieces beside or below it.

    Plain grids come first; arrangements that hold nothing are left out.
    """
    room_x, room_y = area.width, area.height
    cell_x, cell_y = width + gutter, height + gutter
    columns, rows = _fit(room_x, cell_x), _fit(room_y, cell_y)
    splits = [
        *((c, rows, c * cell_x + LANE if c and rows else 0.0, 0.0) for c in range(columns, -1, -1)),
        *((columns, r, 0.0, r * cell_y + LANE) for r in range(rows - 1, 0, -1)),
    ]
    for c, r, x, y in splits:
        turned_columns, turned_rows = _fit(room_x - x, cell_y), _fit(room_y - y, cell_x)
        blocks = (
            Block(0.0, 0.0, c, r, turned=False),
            Block(x, y, turned_columns, turned_rows, turned=True),
        )
        grid = Grid(width, height, gutter, tuple(b for b in blocks if b.columns and b.rows))
        if grid.blocks:
            yield grid


def _fit(room: float, size: float) -> int:
    """How often the size goes into the room."""
    return max(0, math.floor((room + TOLERANCE) / size))
