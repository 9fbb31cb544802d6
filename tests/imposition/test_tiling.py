"""Tiles of a piece that is larger than the paper."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.colour import BLACK
from printkit.geometry.ring import ring
from printkit.geometry.ring import seams as borders_of
from printkit.imposition.frames import MARK_REACH, field, mark_area
from printkit.imposition.joins import joins, letter_of
from printkit.imposition.marks import NEAR, SHORTEST_MARK, cut_marks
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4, LETTER, Paper
from printkit.imposition.seams import OVERLAP, SEAM_BLEED, Prices, blanks, parts, seams
from printkit.imposition.slots import PlacedTrim, Slot
from printkit.imposition.text_spans import Spans, text_spans
from printkit.imposition.tiling import Borders, best_tiling, tile
from printkit.scene import GlyphRun, Group, Text
from printkit.scene.nodes import keyed, late
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
    lane = parts(length, seams(length, room, Prices(frozenset(borders))))
    assert (lane[0].start, lane[-1].end) == (0.0, length)
    for part, following in pairwise(lane):
        assert part.end - following.start == pytest.approx(OVERLAP)
    for part in lane:
        assert part.end - part.start + sum(blanks(part, length)) <= room + 1e-5


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
    lane = parts(495, seams(495, 196, Prices()))
    rows = parts(495, seams(495, 273.2, Prices()))
    named = joins(lane, rows)
    assert [join.letter for join in named] == list("ABCDEFG")
    assert [letter_of(i) for i in (25, 26, 27, 52)] == ["Z", "AA", "AB", "BA"]


def test_room_below_the_overlap_is_a_wrong_use() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        seams(100, 12, Prices())


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("size", [495.0, 508.0])
def test_each_cut_of_a_tile_has_bleed_and_a_mark_at_both_ends(paper: Paper, size: float) -> None:
    board = piece(size, size)
    for placed in tile(
        board, SheetOptions(paper), WORDS, FixedWidth(), (BORDERS, BORDERS)
    ).placements:
        trim, paint = placed.bounds, placed.paint
        shown_from = (trim.x - placed.transform.e, trim.y - placed.transform.f)
        shown_to = (shown_from[0] + trim.width, shown_from[1] + trim.height)
        assert trim.x - paint.x >= SEAM_BLEED - 1e-6
        assert trim.y - paint.y >= SEAM_BLEED - 1e-6
        if shown_to[0] == pytest.approx(size):
            assert paint.right - trim.right >= SEAM_BLEED - 1e-6
        if shown_to[1] == pytest.approx(size):
            assert paint.bottom - trim.bottom >= SEAM_BLEED - 1e-6
        landscape = best_tiling(board, SheetOptions(paper), (BORDERS, BORDERS)).paper
        room = mark_area(landscape, 7.0)
        slot = Slot(board, PlacedTrim(trim, turned=False), paint)
        marks = cut_marks([slot], [paint], room)
        assert len(marks) == 8
        assert all(room.contains(mark.bounds, tolerance=0.05) for mark in marks)


def test_marks_of_tiles_stay_within_what_home_printers_reach() -> None:
    assert 7.0 - MARK_REACH >= 6.0
    assert NEAR + SHORTEST_MARK <= MARK_REACH


def test_a_seam_avoids_texts_where_no_border_is_near() -> None:
    run = GlyphRun("any", 5.0, "A long name", (4.0,) * 11)
    board = replace(piece(300, 100), front=Group((Text(run, 140.0, 50.0, BLACK),)))
    (across, down) = text_spans(board.front)
    assert (across.cut_at(139.9), across.cut_at(150.0), across.cut_at(184.1)) == (0, 1, 0)
    assert down.cut_at(49.0) == 1
    (seam,) = seams(300, 196, Prices(texts=across))
    assert not 140.0 < seam < 184.0
    assert Spans().cut_at(10.0) == 0


def test_texts_of_a_known_board_are_looked_for_once() -> None:
    known: dict[str, object] = {}

    def once(key: str, work: Callable[[], object]) -> object:
        if key not in known:
            known[key] = work()
        return known[key]

    run = GlyphRun("any", 5.0, "A long name", (4.0,) * 11)
    front = keyed(Group((Text(run, 190.0, 50.0, BLACK),)), "board")
    board, options = replace(piece(300, 100), front=front), SheetOptions(A4, once=once)
    first = best_tiling(board, options, ((), ()))
    assert len(known) == 1
    unread = late(lambda: pytest.fail("the scene was read"), "board")
    assert best_tiling(replace(board, front=unread), options, ((), ())) == first
    assert best_tiling(board, SheetOptions(A4), ((), ())) == first
