"""A piece larger than the paper, in parts that overlap and are glued together."""

from collections.abc import Sequence
from dataclasses import replace
from math import fsum

from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.imposition.edges import SEPARATOR
from printkit.imposition.frames import field, mark_area
from printkit.imposition.imposed import Imposed, Placement
from printkit.imposition.joins import Seam, join_marks, joins
from printkit.imposition.marks import cut_marks, mark_shape
from printkit.imposition.options import Once, SheetOptions, SlugTexts, TextShaper
from printkit.imposition.overview import overview
from printkit.imposition.paper import Paper
from printkit.imposition.seams import (
    SEAM_BLEED,
    Prices,
    Stretch,
    blanks,
    parts,
    seams,
)
from printkit.imposition.slots import PlacedTrim, Slot
from printkit.imposition.slug_line import Words, home_sheet
from printkit.imposition.symbols import Symbols, artwork_layer, placed
from printkit.imposition.text_spans import Spans, text_spans
from printkit.records import record
from printkit.scene import Artwork, Node, Side, Symbol
from printkit.scene.digest import brief_key

Borders = tuple[Sequence[float], Sequence[float]]
"""Where seams are welcome, across and down, mm from the corner of the piece."""


@record
class Tiling:
    """Columns and rows on one paper; ``price`` is what all seams cost."""

    paper: Paper
    columns: tuple[Stretch, ...]
    rows: tuple[Stretch, ...]
    price: float

    @property
    def count(self) -> int:
        """How many tiles there are."""
        return len(self.columns) * len(self.rows)


def tile(
    artwork: Artwork,
    options: SheetOptions,
    slug_texts: SlugTexts,
    shaper: TextShaper,
    borders: Borders = ((), ()),
    tiling: Tiling | None = None,
) -> Imposed:
    """The front of the piece on as few pages as possible, an overview of them first.

    ``tiling`` is the best one, if it is known already.

    Neighbouring tiles share a strip of :data:`~printkit.imposition.seams.OVERLAP` mm, which is
    glued under the right or the lower one. That one is painted
    :data:`~printkit.imposition.seams.SEAM_BLEED` mm beyond its seam, where it is cut. Placements
    give the part of the piece that each page shows as ``bounds``.
    """
    if options.bleed is not None:
        artwork = replace(artwork, bleed=min(artwork.bleed, options.bleed))
    tiling = tiling or best_tiling(artwork, options, borders)
    words = Words(options, slug_texts, shaper)
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
                    subject=_subject(slug_texts, number) if several else "",
                ),
            ],
            words.label(placement.sheet + 1, total),
        )
        for number, placement in enumerate(placements, 1)
    ]
    if several:
        sheets.insert(0, overview(symbol, artwork.trim, tiling.columns, tiling.rows, words, total))
    return Imposed(tuple(sheets), tuple(placements))


def _subject(slug_texts: SlugTexts, number: int) -> str:
    """Which tile it is, and the first step with it: how it is cut."""
    return SEPARATOR.join([slug_texts.tile.format(tile=number), *slug_texts.steps[:1]])


def best_tiling(artwork: Artwork, options: SheetOptions, borders: Borders) -> Tiling:
    """Fewest pages, then seams that cut the fewest texts and spaces, then upright pages."""
    lanes = zip(borders, _text_spans(artwork.front, options.once), strict=True)
    prices = [Prices(frozenset(welcome), texts) for welcome, texts in lanes]
    choices = [
        _tiling(artwork, paper, options, *prices)
        for paper in (options.paper.portrait, options.paper.landscape)
    ]
    return min(choices, key=lambda tiling: (tiling.count, tiling.price))


def _text_spans(front: Node, once: Once) -> list[Spans]:
    """Of a scene that is known at a glance they are not looked for again, nor is it read."""
    key = brief_key(front)
    if not key:
        return list(text_spans(front))
    plain = once(f"texts {key}", lambda: [(each.starts, each.ends) for each in text_spans(front)])
    return [Spans(*each) for each in plain]


def _tiling(
    artwork: Artwork, paper: Paper, options: SheetOptions, upright: Prices, level: Prices
) -> Tiling:
    room = field(paper, options.margin)
    across = seams(artwork.width, room.width, upright)
    down = seams(artwork.height, room.height, level)
    price = fsum([*map(upright.of, across), *map(level.of, down)])
    return Tiling(paper, parts(artwork.width, across), parts(artwork.height, down), price)


def _cells(tiling: Tiling) -> list[tuple[Stretch, Stretch]]:
    """Row and column of each tile, in reading order."""
    return [(row, column) for row in tiling.rows for column in tiling.columns]


def _placement(
    artwork: Artwork,
    tiling: Tiling,
    options: SheetOptions,
    column: Stretch,
    row: Stretch,
    sheet: int,
) -> Placement:
    """The tile in the middle of what its bleed and its marks leave of the page."""
    room = field(tiling.paper, options.margin)
    x, left, right = _laid(column, artwork.width, artwork.bleed, room.width)
    y, up, down = _laid(row, artwork.height, artwork.bleed, room.height)
    trim = Bounds(room.x + x, room.y + y, column.end - column.start, row.end - row.start)
    paint = Bounds(trim.x - left, trim.y - up, trim.width + left + right, trim.height + up + down)
    transform = translate(trim.x - column.start, trim.y - row.start)
    return Placement(artwork, sheet, Side.FRONT, transform, trim, paint)


def _laid(part: Stretch, length: float, bleed: float, room: float) -> tuple[float, float, float]:
    """Where a part begins in the room, and how far it is painted before and after that.

    A seam has the bleed that it needs, the edges of the piece have all that there is room for,
    and the strip that goes under the next tile has none.
    """
    before, after = blanks(part, length)
    spare = (room - (part.end - part.start) - before - after) / 2
    free = spare + SEAM_BLEED
    first = min(bleed, free) if part.start == 0 else SEAM_BLEED
    return spare + before, first, min(bleed, free) if part.end == length else 0.0


def _tile_nodes(
    placement: Placement,
    symbol: Symbol,
    paper: Paper,
    words: Words,
    named: Sequence[Seam],
) -> list[Node]:
    """The part of the piece, its cut marks and the marks of its joins."""
    slot = Slot(placement.artwork, PlacedTrim(placement.bounds, turned=False), placement.paint)
    margin = words.options.margin
    return [
        artwork_layer([placed(symbol, placement.transform, placement.painted)]),
        mark_shape(cut_marks([slot], [placement.paint], mark_area(paper, margin))),
        join_marks(placement, named, field(paper, margin), words.letters),
    ]
