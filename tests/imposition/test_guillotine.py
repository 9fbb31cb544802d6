"""Pieces laid freely: still cut from edge to edge, on fewer sheets than shelves take."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.geometry.path import Bounds
from printkit.imposition.arrange import arrange
from printkit.imposition.cut_order import cut_order
from printkit.imposition.cuts import cuts_of, labour
from printkit.imposition.frames import frames
from printkit.imposition.guillotine import guillotined
from printkit.imposition.options import Backs, Save, SheetOptions
from printkit.imposition.paper import A4
from printkit.imposition.slots import Slot
from tests.imposition.samples import chip, piece

ROOM = Bounds(0, 0, 196, 273)
SIZES = st.tuples(st.floats(15, 120), st.floats(15, 120), st.integers(1, 12))


@settings(max_examples=30, deadline=None)
@given(st.lists(SIZES, min_size=1, max_size=5))
def test_every_piece_lies_once_and_cuts_part_them_all(
    sizes: list[tuple[float, float, int]],
) -> None:
    classes = [[piece(w, h, name=f"p{n}")] * count for n, (w, h, count) in enumerate(sizes)]
    pages = guillotined(classes, ROOM, 2.0)
    assert sum(len(page.laid) for page in pages) == sum(map(len, classes))
    for page in pages:
        places = page.places(ROOM)
        bounds = [place.bounds for place in places]
        assert all(ROOM.grown(0.01).contains(box) for box in bounds)
        assert not any(a.overlaps(b) for i, a in enumerate(bounds) for b in bounds[:i])
        slots = [
            Slot(cell.piece, place, place.bounds)
            for (cell, _, _), place in zip(page.laid, places, strict=True)
        ]
        assert len(slots) == 1 or cut_order(slots)


def test_what_does_not_fit_has_no_pages() -> None:
    assert guillotined([[piece(300, 300)]], ROOM, 2.0) == []


def test_edges_in_one_line_are_one_cut() -> None:
    leaves = arrange([piece(60, 80)] * 4, frames(SheetOptions(A4), fold=False))
    assert cuts_of(leaves[0].slots).lines == 8
    leaves = arrange([chip(25)] * 5, frames(SheetOptions(A4), fold=False))
    assert cuts_of(leaves[0].slots) == (0, 5)


@pytest.mark.parametrize("backs", [Backs.DUPLEX_LONG, Backs.NONE])
def test_those_who_save_cuts_have_less_work(backs: Backs) -> None:
    choices = frames(SheetOptions(A4, backs), fold=False)
    pieces = [
        *[piece(57, 80, name="a")] * 13,
        *[piece(87, 56, name="b")] * 11,
        *[piece(92, 120)] * 3,
    ]
    few, fewest = (arrange(pieces, choices, few_cuts=wish) for wish in (True, False))
    assert labour(leaf.slots for leaf in few) <= labour(leaf.slots for leaf in fewest)
    assert len(few) >= len(fewest)


def test_bleeds_are_cut_down_further_only_where_none_is_asked_for() -> None:
    assert SheetOptions(A4, save=Save.PAPER).least_bleed == 1.0
    assert SheetOptions(A4, save=Save.PAPER, bleed=2.5).least_bleed == 2.5
    assert SheetOptions(A4).least_bleed is None
