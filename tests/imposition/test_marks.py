"""Cut marks, crop marks and the calibration sheet."""

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.geometry.path import Bounds
from printkit.imposition.arrange import arrange
from printkit.imposition.calibration import calibration_sheets
from printkit.imposition.frames import frames, mark_area
from printkit.imposition.marks import SHORTEST_MARK, cut_marks, cutting_lines
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4
from printkit.imposition.single import crop_marks, single_page
from printkit.scene import Group, Layer, Side
from tests.imposition.samples import WORDS, FixedWidth, chip, piece

OPTIONS = SheetOptions(A4)
sizes = st.floats(10, 120).map(lambda value: round(value, 1))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(sizes, sizes), min_size=1, max_size=9), st.sampled_from([0.0, 3.0]))
def test_cut_marks_touch_no_paint_and_stay_in_their_area(
    trims: list[tuple[float, float]], bleed: float
) -> None:
    pieces = [piece(w, h, bleed=bleed, name=f"p{i}") for i, (w, h) in enumerate(trims)]
    for leaf in arrange(pieces, frames(OPTIONS, fold=False)):
        paint = [slot.paint for slot in leaf.slots]
        room = mark_area(leaf.frame.paper, OPTIONS.margin)
        for mark in cut_marks(leaf.slots, paint, room):
            assert not any(mark.bounds.overlaps(other) for other in paint)
            assert room.contains(mark.bounds, tolerance=0.1)
            assert max(abs(mark.x1 - mark.x2), abs(mark.y1 - mark.y2)) >= SHORTEST_MARK - 1e-5


def test_a_full_grid_has_marks_at_every_cut_line() -> None:
    (leaf,) = arrange([piece(57, 80)] * 9, frames(OPTIONS, fold=False))
    paint = [slot.paint for slot in leaf.slots]
    marks = cut_marks(leaf.slots, paint, mark_area(leaf.frame.paper, OPTIONS.margin))
    xs = {mark.x1 for mark in marks if mark.x1 == mark.x2}
    ys = {mark.y1 for mark in marks if mark.y1 == mark.y2}
    assert (len(xs), len(ys), len(marks)) == (6, 6, 24)


def test_shaped_pieces_have_outlines_instead_of_marks() -> None:
    (leaf,) = arrange([chip(25.4)] * 5, frames(OPTIONS, fold=False))
    assert cut_marks(leaf.slots, [], mark_area(leaf.frame.paper, OPTIONS.margin)) == []
    (lines,) = cutting_lines(leaf.slots)
    assert isinstance(lines, Group)
    assert lines.layer is Layer.CUT


def test_a_single_page_has_room_for_bleed_and_marks() -> None:
    sheet = single_page(piece(495, 495))
    assert sheet.trim == Bounds(9.5, 9.5, 495, 495)
    assert sheet.bleed == Bounds(6.5, 6.5, 501, 501)
    assert (sheet.width, sheet.height) == (514, 514)
    for mark in crop_marks(sheet.trim, 3.5, 6.0):
        assert not mark.bounds.overlaps(sheet.bleed)
        assert Bounds(0, 0, 514, 514).contains(mark.bounds, tolerance=0.1)


def test_a_single_page_claims_no_bleed_that_is_not_painted() -> None:
    sheet = single_page(piece(100, 50, bleed=1.0), marks=False)
    assert (sheet.width, sheet.height) == (102, 52)
    assert sheet.bleed == Bounds(0, 0, 102, 52)


def test_calibration_is_one_sheet_with_two_sides() -> None:
    front, back = calibration_sheets(OPTIONS, WORDS, FixedWidth())
    assert (front.side, back.side) == (Side.FRONT, Side.BACK)
    assert (front.width, front.height) == (back.width, back.height) == (210, 297)
