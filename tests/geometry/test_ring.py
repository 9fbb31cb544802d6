"""The ring of spaces: it covers the border, and each space reads from its side."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.geometry.path import Bounds
from printkit.geometry.ring import Ring, ring, seams


@st.composite
def boards(draw: st.DrawFn) -> tuple[float, float, Ring]:
    size = draw(st.floats(200, 700))
    corner = draw(st.floats(20, 0.4 * size))
    return size, corner, ring(size, corner, 4 * draw(st.integers(2, 16)))


def test_the_classic_board() -> None:
    board = ring(495, 65, 40)
    assert board.spaces[1].width == pytest.approx(40.556, abs=0.001)
    assert board.spaces[1].height == 65
    assert board.centre == Bounds(65, 65, 365, 365)
    corners = {slot.index: slot.bounds for slot in board.spaces if slot.corner}
    assert corners == {
        0: Bounds(430, 430, 65, 65),
        10: Bounds(0, 430, 65, 65),
        20: Bounds(0, 0, 65, 65),
        30: Bounds(430, 0, 65, 65),
    }


@given(boards())
def test_spaces_cover_the_border_once(board: tuple[float, float, Ring]) -> None:
    size, _, laid = board
    assert not any(a.bounds.overlaps(b.bounds) for a, b in combinations(laid.spaces, 2))
    assert all(Bounds(0, 0, size, size).contains(slot.bounds) for slot in laid.spaces)
    assert not any(slot.bounds.overlaps(laid.centre) for slot in laid.spaces)
    area = sum(slot.bounds.width * slot.bounds.height for slot in laid.spaces)
    assert area + laid.centre.width * laid.centre.height == pytest.approx(size * size)


@given(boards())
def test_play_runs_clockwise_from_space_to_neighbour(board: tuple[float, float, Ring]) -> None:
    _, corner, laid = board
    spaces = laid.spaces
    for here, there in zip(spaces, (*spaces[1:], spaces[0]), strict=True):
        dx = there.bounds.centre.x - here.bounds.centre.x
        dy = there.bounds.centre.y - here.bounds.centre.y
        step = (here.width + there.width) / 2
        expected = [(-step, 0), (0, -step), (step, 0), (0, step)][here.side]
        assert (dx, dy) == pytest.approx(expected, abs=1e-6)
    assert spaces[0].width == corner


@given(boards())
def test_outer_edges_lie_on_the_rim_and_read_from_their_side(
    board: tuple[float, float, Ring],
) -> None:
    size, _, laid = board
    for slot in laid.spaces:
        left = slot.transform.apply(0, slot.height)
        right = slot.transform.apply(slot.width, slot.height)
        rim = [(left.y, size), (left.x, 0), (left.y, 0), (left.x, size)][slot.side]
        assert rim[0] == pytest.approx(rim[1], abs=1e-6)
        along = (right.x - left.x, right.y - left.y)
        reading = [(1, 0), (0, 1), (-1, 0), (0, -1)][slot.side]
        assert along == pytest.approx(tuple(slot.width * part for part in reading), abs=1e-6)


@given(boards())
def test_seams_cut_no_space_of_the_sides_they_cross(board: tuple[float, float, Ring]) -> None:
    _, corner, laid = board
    lines = seams(laid)
    assert len(lines) == len(laid.spaces) // 4
    assert lines[0] == pytest.approx(corner)
    for slot in laid.spaces:
        low, high = (
            (slot.bounds.y, slot.bounds.bottom)
            if slot.side % 2
            else (slot.bounds.x, slot.bounds.right)
        )
        assert not any(low + 1e-6 < line < high - 1e-6 for line in lines)


@pytest.mark.parametrize(
    ("size", "corner", "count"),
    [(495, 65, 4), (495, 65, 0), (495, 65, 42), (100, 50, 40), (100, 0, 40)],
)
def test_what_is_no_ring_is_refused(size: float, corner: float, count: int) -> None:
    with pytest.raises(ValueError, match=r"spaces|corners"):
        ring(size, corner, count)
