"""Things in the margin hang beside their lines, or below one another."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from printkit.diagnostics import Span
from printkit.rulebook.lines import Hung
from printkit.rulebook.margins import DRIFT, GAP, GROWTHS, Wish, hang, hang_large
from printkit.scene import Group

HEIGHT = 100.0


def wish(top: float, height: float) -> Wish:
    return Wish(Hung(Group(()), height, Span("rules.md", 1)), top)


def tops(*wishes: Wish, taken: tuple[tuple[float, float], ...] = ()) -> list[float]:
    placed, _ = hang(wishes, taken, HEIGHT)
    return [one.top for one in placed]


def test_each_hangs_beside_its_line_if_it_can() -> None:
    assert tops(wish(0, 20), wish(50, 20)) == [0, 50]


def test_what_would_overlap_is_pushed_down() -> None:
    assert tops(wish(10, 20), wish(15, 20)) == [10, 30 + GAP]


def test_what_would_reach_below_the_page_is_moved_up() -> None:
    assert tops(wish(90, 30)) == [70]


def test_things_near_the_foot_keep_their_order() -> None:
    assert tops(wish(60, 20), wish(85, 20), wish(95, 20)) == [34, 57, 80]


def test_nothing_hangs_over_a_wide_figure() -> None:
    assert tops(wish(40, 20), taken=((30, 60),)) == [60 + GAP]
    assert tops(wish(40, 20), taken=((50, 95),)) == [50 - GAP - 20]


def test_what_finds_no_room_is_said() -> None:
    placed, lost = hang([wish(0, 60), wish(0, 60)], [], HEIGHT)
    assert (len(placed), len(lost)) == (1, 1)


def picture(top: float, height: float) -> Wish:
    def grown(by: float) -> Hung:
        return Hung(Group(()), by * height, Span("rules.md", 1), grown)

    return Wish(grown(1.0), top)


def heights(*wishes: Wish) -> list[float]:
    placed, _ = hang_large(wishes, [], HEIGHT)
    return [one.hung.height for one in placed]


def test_pictures_are_as_large_as_the_page_allows() -> None:
    largest = max(GROWTHS)
    assert heights(picture(0, 20)) == [largest * 20]
    assert heights(picture(0, 20), wish(60, 20)) == [largest * 20, 20]


def test_all_pictures_of_a_page_are_larger_alike_and_none_strays_for_that() -> None:
    near = 20 * 1.2 + GAP - DRIFT
    assert heights(picture(0, 20), picture(near, 20)) == [24, 24]
    assert heights(picture(0, 20), picture(near - 4, 20)) == [20, 20]


def test_what_finds_no_room_does_not_grow() -> None:
    _, lost = hang_large([picture(0, 60), picture(0, 60)], [], HEIGHT)
    assert [hung.height for hung in lost] == [60]


@given(st.lists(st.tuples(st.floats(0, 100), st.floats(1, 40)), max_size=8))
def test_nothing_ever_overlaps_or_leaves_the_page(sizes: list[tuple[float, float]]) -> None:
    placed, lost = hang([wish(*size) for size in sizes], [], HEIGHT)
    assert len(placed) + len(lost) == len(sizes)
    ends = sorted((one.top, one.top + one.hung.height) for one in placed)
    assert all(below[0] >= above[1] + GAP - 1e-5 for above, below in pairwise(ends))
    assert all(top >= -1e-5 and bottom <= HEIGHT + 1e-5 for top, bottom in ends)
