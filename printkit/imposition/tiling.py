"""A piece larger than the paper, in parts that overlap and are glued together."""

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.imposition.frames import field
from printkit.imposition.imposed import Imposed, Placement
from printkit.imposition.joins import Join, join_marks, joins
from printkit.imposition.marks import cut_marks, mark_shape
from printkit.imposition.options import Furniture, Shaper, SheetOptions
from printkit.imposition.overview import overview
from printkit.imposition.paper import Paper
from printkit.imposition.seams import JOIN_ROOM, Part, parts, seams
from printkit.imposition.slots import MARK_ROOM, Place, Slot
from printkit.imposition.symbols import Symbols, artwork_layer, placed
from printkit.imposition.words import Words, home_sheet
from printkit.scene import Artwork, Node, Side, Symbol

Borders = tuple[Sequence[float], Sequence[float]]
"""Where seams are welcome, across and down, mm from the corner of the piece."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """Columns and rows on one paper."""

    paper: Paper
    columns: tuple[Part, ...]
    rows: tuple[Part, ...]

    @property
    def count(self) -> int:
        """How many tiles there are."""
        return len(self.columns) * len(self.rows)


def tile(
    artwork: Artwork,
    options: SheetOptions,
    furniture: Furniture,
    shaper: Shaper,
    borders: Borders = ((), ()),
) -> Imposed:
    """The front of the piece on as few pages as possible, an overview of them first.

    Neighbouring tiles share a strip of :data:`~printkit.imposition.seams.OVERLAP` mm, which is
    glued under the right or the lower one. Placements give the part of the piece that each
    page shows as ``bounds``.
    """
    tiling = best_tiling(artwork, options, borders)
    words = Words(options, furniture, shaper)
    symbol = Symbols().front(artwork)
    several = tiling.count > 1
    total = tiling.count + several
    named = joins(tiling.columns, tiling.rows)
    placements = [
        _placement(artwork, tiling, options, column, row, index + several)
        for index, (row, column) in enumerate(_cells(tiling))
    ]
    sheets = [
        home_sheet(
            tiling.paper,
            [
                *_tile_nodes(placement, symbol, tiling.paper, words, named),
                *words.front(
                    tiling.paper,
                    placement.sheet + 1,
                    total,
                    subject=furniture.tile.format(tile=number) if several else "",
                ),
            ],
            words.label(placement.sheet + 1, total),
        )
        for number, placement in enumerate(placements, 1)
    ]
    if several:
        sheets.insert(0, overview(symbol, artwork.trim, tiling.columns, tiling.rows, words, total))
    return Imposed(tuple(sheets), tuple(placements))


def best_tiling(artwork: Artwork, options: SheetOptions, borders: Borders) -> Tiling:
    """Fewest pages, then fewest seams away from a border, then upright pages."""
    choices = [
        _tiling(artwork, paper, options, borders)
        for paper in (options.paper.portrait, options.paper.landscape)
    ]
    return min(choices, key=lambda tiling: (tiling.count, _off_border(tiling, borders)))


def _tiling(artwork: Artwork, paper: Paper, options: SheetOptions, borders: Borders) -> Tiling:
    room = field(paper, options.margin)
    across = seams(artwork.width, room.width, borders[0])
    down = seams(artwork.height, room.height, borders[1])
    return Tiling(paper, parts(artwork.width, across), parts(artwork.height, down))


def _off_border(tiling: Tiling, borders: Borders) -> int:
    lanes = zip((tiling.columns, tiling.rows), borders, strict=True)
    return sum(part.start not in set(welcome) for lane, welcome in lanes for part in lane[1:])


def _cells(tiling: Tiling) -> list[tuple[Part, Part]]:
    """Row and column of each tile, in reading order."""
    return [(row, column) for row in tiling.rows for column in tiling.columns]


def _placement(
    artwork: Artwork, tiling: Tiling, options: SheetOptions, column: Part, row: Part, sheet: int
) -> Placement:
    """The tile in the middle of its page, or further from a seam that needs the room."""
    room = field(tiling.paper, options.margin)
    x = room.x + _before(column, room.width)
    y = room.y + _before(row, room.height)
    trim = Bounds(x, y, column.end - column.start, row.end - row.start)
    edge = artwork.trim.grown(artwork.bleed)
    transform = translate(x - column.start, y - row.start)
    painted = Bounds(edge.x + transform.e, edge.y + transform.f, edge.width, edge.height)
    paint = _outer_bleed(trim, painted, column, row, artwork, room)
    return Placement(artwork, sheet, Side.FRONT, transform, trim, paint)


def _before(part: Part, room: float) -> float:
    """The blank before a tile: half of what is left, at least the room of a join letter."""
    left = room - (part.end - part.start)
    return max(left / 2, JOIN_ROOM if part.start > 0 else 0.0)


def _outer_bleed(
    trim: Bounds, painted: Bounds, column: Part, row: Part, artwork: Artwork, room: Bounds
) -> Bounds:
    """The tile, with bleed on those of its edges that are edges of the piece."""
    safe = room.grown(-MARK_ROOM)
    x = min(trim.x, max(painted.x, safe.x)) if column.start == 0 else trim.x
    y = min(trim.y, max(painted.y, safe.y)) if row.start == 0 else trim.y
    last_column, last_row = column.end == artwork.width, row.end == artwork.height
    right = max(trim.right, min(painted.right, safe.right)) if last_column else trim.right
    bottom = max(trim.bottom, min(painted.bottom, safe.bottom)) if last_row else trim.bottom
    return Bounds(x, y, right - x, bottom - y)


def _tile_nodes(
    placement: Placement,
    symbol: Symbol,
    paper: Paper,
    words: Words,
    named: Sequence[Join],
) -> list[Node]:
    """The part of the piece, its cut marks and the marks of its joins."""
    slot = Slot(placement.artwork, Place(placement.bounds, turned=False), placement.paint)
    marks = cut_marks([slot], [placement.paint], field(paper, words.options.margin))
    return [
        artwork_layer([placed(symbol, placement.transform, placement.paint)]),
        mark_shape(marks),
        join_marks(placement, named, words.letters),
    ]
