"""Pieces for scissors: wherever there is room, on no more sheets than guillotines need."""

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.geometry.path import Bounds
from printkit.imposition.arrange import arrange
from printkit.imposition.cut_order import is_parted
from printkit.imposition.frames import frames
from printkit.imposition.impose import impose
from printkit.imposition.options import CutBy, SheetOptions
from printkit.imposition.paper import A4
from printkit.imposition.scattered import scattered
from tests.imposition.samples import WORDS, FixedWidth, piece
from tests.imposition.test_guillotine import ROOM, SIZES
from tests.imposition.test_impose import words


@settings(max_examples=30, deadline=None)
@given(st.lists(SIZES, min_size=1, max_size=5))
def test_every_piece_lies_once_and_by_itself(sizes: list[tuple[float, float, int]]) -> None:
    classes = [[piece(w, h, name=f"p{n}")] * count for n, (w, h, count) in enumerate(sizes)]
    pages = scattered(classes, ROOM, 2.0)
    assert sum(len(page.laid) for page in pages) == sum(map(len, classes))
    for page in pages:
        bounds = [place.bounds for place in page.places(ROOM)]
        assert all(ROOM.grown(0.01).contains(box) for box in bounds)
        assert not any(a.overlaps(b) for i, a in enumerate(bounds) for b in bounds[:i])


def test_what_does_not_fit_has_no_pages() -> None:
    assert scattered([[piece(300, 300)]], Bounds(0, 0, 100, 100), 2.0) == []


def test_a_sheet_is_saved_even_where_cuts_go_through() -> None:
    pieces = [piece(145, 60, name="long")] * 3 + [piece(105, 90)]
    choices = frames(SheetOptions(A4), fold=False)
    assert len(arrange(pieces, choices)) == 2
    [leaf] = arrange(pieces, choices, anywhere=CutBy.GUILLOTINE)
    assert is_parted(leaf.slots)


@settings(max_examples=25, deadline=None)
@given(st.lists(SIZES, min_size=2, max_size=4))
def test_the_freer_pieces_lie_the_fewer_sheets_they_take(
    sizes: list[tuple[float, float, int]],
) -> None:
    pieces = [piece(w, h, name=f"{w} {h}") for w, h, count in sizes for _ in range(count)]
    choices = frames(SheetOptions(A4), fold=False)
    plain, guillotine, scissors = (arrange(pieces, choices, anywhere=by) for by in (None, *CutBy))
    assert len(scissors) <= len(guillotine) <= len(plain)
    assert all(is_parted(leaf.slots) for leaf in guillotine)


def test_sheets_for_scissors_name_no_order() -> None:
    for by, is_said in ((CutBy.GUILLOTINE, True), (CutBy.SCISSORS, False)):
        options = SheetOptions(A4, cut_by=by)
        sheet, *_ = impose([piece(57, 80, copies=9)], options, WORDS, FixedWidth()).sheets
        assert ("cut 6 across" in " ".join(words(sheet.content))) == is_said
