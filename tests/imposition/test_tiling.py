"""Tiles of a piece that is larger than the paper."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.geometry.ring import ring
from printkit.geometry.ring import seams as borders_of
from printkit.imposition.frames import field
from printkit.imposition.joins import joins, letter_of
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4, LETTER, Paper
from printkit.imposition.seams import JOIN_ROOM, OVERLAP, parts, seams
from printkit.imposition.tiling import Borders, best_tiling, tile
from tests.imposition.samples import WORDS, FixedWidth, piece

BORDERS = borders_of(ring(495, 65, 40))


@given(
    st.floats(20, 2000),
    st.floats(60, 400),
    st.lists(st.floats(1, 1999), max_size=12),
)
def test_parts_fit_and_cover_the_length_with_the_overlap(
    length: float, room: float, borders: list[float]
) -> None:
    lane = parts(length, seams(length, room, borders))
    assert (lane[0].start, lane[-1].end) == (0.0, length)
    for part, following in pairwise(lane):
        assert part.end - following.start == pytest.approx(OVERLAP)
    for part in lane:
        blank = JOIN_ROOM if part.start > 0 else 0.0
        assert part.end - part.start + blank <= room + 1e-5


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("size", [495.0, 508.0])
def test_a_board_takes_six_pages(paper: Paper, size: float) -> None:
    assert best_tiling(piece(size, size), SheetOptions(paper), ((), ())).count == 6


def test_seams_lie_on_borders_of_spaces() -> None:
    borders: Borders = (BORDERS, BORDERS)
    tiling = best_tiling(piece(495, 495), SheetOptions(A4), borders)
    starts = [part.start for lane in (tiling.columns, tiling.rows) for part in lane[1:]]
    assert tiling.count == 6
    assert set(starts) <= set(BORDERS)


@given(st.floats(200, 700), st.floats(200, 700), st.sampled_from([A4, LETTER]))
def test_tiles_show_every_point_and_stay_in_the_field(
    width: float, height: float, paper: Paper
) -> None:
    board = piece(width, height)
    result = tile(board, SheetOptions(paper), WORDS, FixedWidth(), (BORDERS, BORDERS))
    shown = set()
    for placement in result.placements:
        sheet = result.sheets[placement.sheet]
        chosen = paper.landscape if sheet.width > sheet.height else paper.portrait
        assert field(chosen, 7.0).contains(placement.paint, tolerance=1e-5)
        x, y = placement.transform.e, placement.transform.f
        shown.add(
            (
                placement.bounds.x - x,
                placement.bounds.right - x,
                placement.bounds.y - y,
                placement.bounds.bottom - y,
            )
        )
    for i in range(21):
        for j in range(21):
            at = (width * i / 20, height * j / 20)
            assert any(
                a - 1e-6 <= at[0] <= b + 1e-6 and c - 1e-6 <= at[1] <= d + 1e-6
                for a, b, c, d in shown
            )


def test_the_overview_comes_first() -> None:
    result = tile(piece(495, 495), SheetOptions(A4), WORDS, FixedWidth())
    assert len(result.sheets) == 7
    assert [placement.sheet for placement in result.placements] == [1, 2, 3, 4, 5, 6]
    assert result.sheets[0].label == "Cards 1/7"


def test_a_piece_that_fits_is_one_page_without_overview() -> None:
    assert len(tile(piece(100, 100), SheetOptions(A4), WORDS, FixedWidth()).sheets) == 1


def test_each_join_has_its_own_letter() -> None:
    lane = parts(495, seams(495, 196, ()))
    rows = parts(495, seams(495, 271.5, ()))
    named = joins(lane, rows)
    assert [join.letter for join in named] == list("ABCDEFG")
    assert [letter_of(i) for i in (25, 26, 27, 52)] == ["Z", "AA", "AB", "BA"]


def test_room_below_the_overlap_is_a_wrong_use() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        seams(100, 12, ())
