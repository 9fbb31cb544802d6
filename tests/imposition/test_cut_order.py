"""The order of cuts goes from edge to edge and frees every piece."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.geometry.path import Bounds
from printkit.imposition.arrange import arrange
from printkit.imposition.cut_order import CutStep, cut_order
from printkit.imposition.frames import frames
from printkit.imposition.impose import impose
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4
from printkit.imposition.slots import PlacedTrim, Slot
from tests.imposition.samples import WORDS, FixedWidth, chip, piece
from tests.imposition.test_impose import words

sizes = st.integers(20, 90)


def slots(*boxes: tuple[float, float, float, float]) -> list[Slot]:
    return [
        Slot(piece(box[2], box[3]), PlacedTrim(Bounds(*box), turned=False), Bounds(*box))
        for box in boxes
    ]


@pytest.mark.parametrize(
    ("boxes", "steps"),
    [
        ([(0, 0, 10, 10)], []),
        ([(0, 0, 10, 10), (10, 0, 10, 10)], [(True, 2), (False, 3)]),
        ([(0, 0, 10, 10), (0, 10, 10, 10)], [(True, 3), (False, 2)]),
        ([(0, 0, 10, 10), (12, 0, 10, 10)], [(True, 2), (False, 4)]),
        # Two columns, the second with two pieces: only the upright cuts go through.
        ([(0, 0, 10, 20), (12, 0, 10, 9), (12, 11, 10, 9)], [(False, 4), (True, 4)]),
        # A pinwheel: no cut goes from edge to edge.
        ([(0, 0, 20, 9), (21, 0, 9, 20), (10, 21, 20, 9), (0, 10, 9, 20), (11, 11, 8, 8)], []),
    ],
)  # fmt: skip
def test_the_fewest_cuts_are_chosen(
    boxes: list[tuple[float, float, float, float]], steps: list[tuple[bool, int]]
) -> None:
    assert cut_order(slots(*boxes)) == tuple(CutStep(*step) for step in steps)


def test_a_chip_is_cut_by_scissors_and_by_no_straight_cut() -> None:
    disc = Slot(chip(30), PlacedTrim(Bounds(0, 0, 30, 30), turned=False), Bounds(0, 0, 30, 30))
    beside = slots((40, 0, 10, 10), (40, 12, 10, 10))
    assert cut_order([disc, *beside]) == (
        CutStep(across=False, cuts=2),
        CutStep(across=True, cuts=4),
    )
    assert cut_order([disc, disc]) == ()
    # Above the cut below the first piece there is still the disc, so it comes late.
    around = slots((40, 0, 10, 20), (0, 40, 10, 10))
    assert cut_order([disc, *around]) == (
        CutStep(across=True, cuts=3),
        CutStep(across=False, cuts=4),
        CutStep(across=True, cuts=1),
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(sizes, sizes, st.integers(1, 6)), min_size=2, max_size=5))
def test_every_sheet_can_be_cut_in_some_order(kinds: list[tuple[int, int, int]]) -> None:
    copies = [
        made
        for number, (width, height, count) in enumerate(kinds)
        for made in [piece(width, height, name=f"p{number}")] * count
    ]
    for leaf in arrange(copies, frames(SheetOptions(A4), fold=False)):
        steps = cut_order(leaf.slots)
        assert bool(steps) == (len(leaf.slots) > 1)
        assert all(one.across != other.across for one, other in pairwise(steps))


def test_a_sheet_says_it() -> None:
    sheet, *_ = impose([piece(57, 80, copies=9)], SheetOptions(A4), WORDS, FixedWidth()).sheets
    assert "cut 6 across, then 6 down" in " ".join(words(sheet.content))
    alone, *_ = impose([piece(57, 80)], SheetOptions(A4), WORDS, FixedWidth()).sheets
    assert "cut" not in " ".join(words(alone.content))
