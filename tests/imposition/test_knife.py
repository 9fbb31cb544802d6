"""Lines for cutters: where the pieces lie, once each, on fronts only."""

from dataclasses import replace

import pytest

from printkit.geometry.path import Bounds, polyline
from printkit.geometry.transform import IDENTITY
from printkit.imposition.impose import impose
from printkit.imposition.imposed import Imposed, Placement
from printkit.imposition.knife import with_knife_lines
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import PAPERS
from printkit.imposition.tiling import tile
from printkit.scene import Group, Sheet, Side
from tests.imposition.samples import WORDS, FixedWidth, chip, piece

OPTIONS = SheetOptions(PAPERS["a4"])


def _boxes(sheet: Sheet) -> list[tuple[float, ...]]:
    """The bounds of each closed line of the cut, rounded."""
    assert sheet.cut is not None
    lines = [list(line) for line in sheet.cut.polylines()]
    return sorted(
        (
            round(min(x for x, _ in line), 2),
            round(min(y for _, y in line), 2),
            round(max(x for x, _ in line), 2),
            round(max(y for _, y in line), 2),
        )
        for line in lines
    )


def _trims(imposed: Imposed, sheet: int) -> list[tuple[float, ...]]:
    return sorted(
        tuple(round(edge, 2) for edge in (b.x, b.y, b.right, b.bottom))
        for b in (p.bounds for p in imposed.placements if p.sheet == sheet)
    )


def test_every_piece_is_cut_where_it_lies() -> None:
    pieces = [piece(60, 40, copies=20), chip(25, copies=8)]
    imposed = with_knife_lines(impose(pieces, OPTIONS, WORDS, FixedWidth()))
    fronts = [n for n, sheet in enumerate(imposed.sheets) if sheet.side is Side.FRONT]
    assert fronts
    for number in fronts:
        assert _boxes(imposed.sheets[number]) == _trims(imposed, number)


def test_backs_are_not_cut_again() -> None:
    imposed = with_knife_lines(impose([piece(60, 40, copies=3)], OPTIONS, WORDS, FixedWidth()))
    assert [(sheet.side, sheet.cut is None) for sheet in imposed.sheets] == [
        (Side.FRONT, False),
        (Side.BACK, True),
    ]


def test_folds_are_scored_where_they_lie() -> None:
    folded = replace(chip(25), score=polyline([(0, 12.5), (25, 12.5)]))
    imposed = with_knife_lines(impose([folded], OPTIONS, WORDS, FixedWidth()))
    [sheet], [place] = imposed.sheets, imposed.placements
    assert sheet.score is not None
    line = sheet.score.bounds()
    assert (line.x, line.width) == pytest.approx((place.bounds.x, 25))
    assert line.y == pytest.approx(place.bounds.y + 12.5)


def test_tiles_are_cut_and_their_overview_is_not() -> None:
    board = piece(400, 400, back=False, name="board")
    imposed = with_knife_lines(tile(board, OPTIONS, WORDS, FixedWidth()))
    first, *tiles = imposed.sheets
    assert first.cut is None
    assert [_boxes(each) for each in tiles] == [
        _trims(imposed, number) for number in range(1, len(imposed.sheets))
    ]


def test_an_edge_that_two_pieces_share_is_cut_once() -> None:
    one = piece(10, 10)
    places = [
        Placement(one, 0, Side.FRONT, IDENTITY, box, box)
        for box in (Bounds(0, 0, 10, 10), Bounds(10, 0, 10, 10))
    ]
    sheet = Sheet(50, 50, Group(()), "One")
    [cut] = with_knife_lines(Imposed((sheet,), tuple(places))).sheets
    assert cut.cut is not None
    lines = [sorted(set(line)) for line in cut.cut.polylines()]
    assert lines == [
        [(0, 0), (0, 10), (10, 0), (10, 10)],
        [(10, 0), (10, 10), (20, 0), (20, 10)],
    ]
    assert [len(line) for line in cut.cut.polylines()] == [5, 4], "the second is open"
