"""The grid of the contents sheet: each component a panel, each kind of piece a tile in it."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import fsum

from printkit.components.bill import Bill, BillLine, BillPiece
from printkit.geometry.path import Bounds
from printkit.records import record

UNITS, FEWEST, MOST = 10, 6, 11
"""Columns of the grid, how few it may have on several pages, and how many where that makes one of
them; a tile takes one or two."""
ROWS, FEW_ROWS = 4, 3
"""Rows on a page at most, and on each of several that have room."""
GAP = 4.0
"""Between panels, and between rows, mm."""
LARGE = 1.4
"""How much higher a row with the board is than the others."""
HIGHEST = 56.0
"""Height of an ordinary row at most, mm: in a higher one pictures stand far from their words."""
NOTED, LONG = 0.22, 40
"""How much higher a row is below whose pictures notes of so many letters stand."""


@record
class PanelTile:
    """A kind of piece in its panel; ``x`` counts from the panel's left edge, mm."""

    piece: BillPiece
    x: float
    width: float


@record
class Panel:
    """A component, or as much of it as stands in one row."""

    line: BillLine
    box: Bounds
    tiles: tuple[PanelTile, ...]


@record
class _Chunk:
    """Some pieces of a component that stand side by side."""

    line: BillLine
    pieces: Sequence[BillPiece]

    @property
    def units(self) -> int:
        return len(self.pieces) * _units_each(self.line)


def panels_of(bill: Bill, area: Bounds) -> list[tuple[Panel, ...]]:
    """The panels of each page: as high as it has room for, that of the board the highest."""
    rows = _rows(bill, UNITS)
    if not rows:
        return []
    if len(rows) > ROWS >= len(narrower := _rows(bill, MOST)):
        rows = narrower
    count = math.ceil(len(rows) / ROWS)
    if count > 1:
        rows = _spread(bill, rows, FEW_ROWS * count)
    rows = list(_even(rows))
    each = math.ceil(len(rows) / count)
    pages = [rows[i : i + each] for i in range(0, len(rows), each)]
    return [tuple(_page(page, area)) for page in pages]


def _spread(bill: Bill, rows: list[list[_Chunk]], most: int) -> list[list[_Chunk]]:
    """Up to so many rows of fewer and wider tiles, which fill the pages; none is torn for that."""
    whole = sum(map(len, rows))
    for units in range(UNITS - 1, FEWEST - 1, -1):
        wider = _rows(bill, units)
        if len(wider) > most or sum(map(len, wider)) > whole:
            break
        rows = wider
    return rows


def _rows(bill: Bill, units: int) -> list[list[_Chunk]]:
    """As few rows as the order of the components allows, all as full as can be."""
    chunks = list(_chunks(bill, units))
    best: list[tuple[int, int, list[list[_Chunk]]]] = [(0, 0, [])]
    for end in range(1, len(chunks) + 1):
        ways = []
        for start in range(end):
            row = chunks[start:end]
            free = units - sum(chunk.units for chunk in row)
            if free >= 0:
                count, blank, rows = best[start]
                ways.append((count + 1, blank + free**2, [*rows, row]))
        best.append(min(ways, key=lambda way: way[:2]))
    return best[-1][2]


def _even(rows: Iterable[list[_Chunk]]) -> Iterator[list[_Chunk]]:
    """The rows; those that one component has to itself share its pieces evenly."""
    for component, group in groupby(rows, key=_only_component):
        alike = list(group)
        if component is None:
            yield from alike
            continue
        line = alike[0][0].line
        pieces = [piece for [chunk] in alike for piece in chunk.pieces]
        each = math.ceil(len(pieces) / len(alike))
        for start in range(0, len(pieces), each):
            yield [_Chunk(line, pieces[start : start + each])]


def _only_component(row: Sequence[_Chunk]) -> str | None:
    return row[0].line.component if len(row) == 1 else None


def _chunks(bill: Bill, units: int) -> Iterator[_Chunk]:
    for line in bill.lines:
        most = units // _units_each(line)
        for start in range(0, len(line.pieces), most):
            yield _Chunk(line, line.pieces[start : start + most])


def _units_each(line: BillLine) -> int:
    return 2 if line.wide else 1


def _page(rows: Sequence[Sequence[_Chunk]], area: Bounds) -> Iterator[Panel]:
    shares = list(map(_share, rows))
    free = min((area.height - GAP * (len(rows) - 1)) / fsum(shares), HIGHEST)
    y = area.y
    for row, share in zip(rows, shares, strict=True):
        height = free * share
        unit = (area.width - GAP * (len(row) - 1)) / sum(chunk.units for chunk in row)
        x = area.x
        for chunk in row:
            width = unit * chunk.units
            yield _panel(chunk, Bounds(x, y, width, height))
            x += width + GAP
        y += height + GAP


def _share(row: Sequence[_Chunk]) -> float:
    """The height of a row in those of others."""
    if any(chunk.line.component == "board" for chunk in row):
        return LARGE
    noted = any(len(piece.note) >= LONG for chunk in row for piece in chunk.pieces)
    return 1.0 + NOTED * noted


def _panel(chunk: _Chunk, box: Bounds) -> Panel:
    width = box.width / len(chunk.pieces)
    tiles = (PanelTile(piece, i * width, width) for i, piece in enumerate(chunk.pieces))
    return Panel(chunk.line, box, tuple(tiles))
