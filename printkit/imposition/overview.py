"""The first page of a tiled piece: a map of the tiles, and how to join them."""

from collections.abc import Iterator, Sequence

from printkit.colour import WHITE
from printkit.geometry.path import Bounds, polyline
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Point, Transform, scale, translate
from printkit.imposition.frames import field
from printkit.imposition.joins import badge, joins
from printkit.imposition.marks import HAIRLINE
from printkit.imposition.seams import Stretch
from printkit.imposition.slug_line import Words, home_sheet
from printkit.imposition.symbols import artwork_layer, placed
from printkit.scene import Group, Layer, Node, Shape, Sheet, Stroke, Symbol
from printkit.units import MM_PER_POINT

STEP_SIZE = 9.0 * MM_PER_POINT
STEP_LEADING = 1.4
MAP_SHARE = 0.78
"""Part of the page's height that the map may take."""
_GAP = 8.0
_TILE_BADGE = 5.0
_JOIN_BADGE = 2.2


def overview(
    symbol: Symbol,
    trim: Bounds,
    columns: Sequence[Stretch],
    rows: Sequence[Stretch],
    words: Words,
    total: int,
) -> Sheet:
    """The whole piece in small with the numbers of its tiles, above the assembly steps."""
    paper = words.options.paper.portrait
    room = field(paper, words.options.margin).grown(-_GAP / 2)
    factor = min(room.width / trim.width, room.height * MAP_SHARE / trim.height)
    to_map = scale(factor).then(translate(room.centre.x - trim.width * factor / 2, room.y))
    corner = to_map.apply(0.0, 0.0)
    small = Bounds(corner.x, corner.y, trim.width * factor, trim.height * factor)
    marks = [*_seams(columns, rows, to_map, words), *_numbers(columns, rows, to_map, words)]
    nodes = [
        artwork_layer([placed(symbol, to_map, rectangle(*small))]),
        Group(tuple(marks), layer=Layer.GUIDES),
        Group(tuple(_steps(words, room, small.bottom + _GAP)), layer=Layer.GUIDES),
        *words.front(paper, 1, total),
    ]
    return home_sheet(paper, nodes, words.label(1, total))


def _seams(
    columns: Sequence[Stretch], rows: Sequence[Stretch], to_map: Transform, words: Words
) -> Iterator[Node]:
    """The seams as white lines with a dark core, seen on any picture, and their letters."""
    for join in joins(columns, rows):
        line = polyline([to_map.apply(*join.start), to_map.apply(*join.end)])
        yield Shape(line, stroke=Stroke(WHITE, 6 * HAIRLINE))
        yield Shape(line, stroke=Stroke(words.slug_texts.colour, 2 * HAIRLINE, dash=(2.0, 1.0)))
        yield from badge(to_map.apply(*join.middle), _JOIN_BADGE, join.letter, words.letters)


def _numbers(
    columns: Sequence[Stretch], rows: Sequence[Stretch], to_map: Transform, words: Words
) -> Iterator[Node]:
    """The number of each tile in its middle."""
    cells = [(row, column) for row in rows for column in columns]
    for number, (row, column) in enumerate(cells, 1):
        middle = Point((column.start + column.end) / 2, (row.start + row.end) / 2)
        yield from badge(to_map.apply(*middle), _TILE_BADGE, str(number), words.letters)


def _steps(words: Words, room: Bounds, y: float) -> Iterator[Node]:
    """The assembly steps, numbered, each on as many lines as it needs."""
    indent = 2 * STEP_SIZE
    for number, step in enumerate(words.slug_texts.steps, 1):
        yield words.letters.line(f"{number}.", room.x, y + STEP_SIZE, size=STEP_SIZE)
        for line in words.letters.wrapped(step.split(), room.width - indent, STEP_SIZE):
            yield words.letters.line(line, room.x + indent, y + STEP_SIZE, size=STEP_SIZE)
            y += STEP_SIZE * STEP_LEADING
        y += STEP_SIZE * 0.4
