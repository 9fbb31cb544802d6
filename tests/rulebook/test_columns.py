"""Columns are filled from the top, end where they may, and are even on the last page."""

from itertools import repeat

from hypothesis import given
from hypothesis import strategies as st

from printkit.rulebook.columns import STRETCH, Line, height_of, pages_of, placed, torn
from printkit.scene import Group

HEIGHT = 50.0
lines_of_text = st.lists(
    st.builds(
        Line,
        nodes=st.just(()),
        height=st.floats(1, 8),
        space=st.sampled_from([0.0, 2.0, 6.0]),
        bound=st.booleans(),
    ),
    max_size=80,
)


def line(height: float = 10.0, space: float = 0.0, *, bound: bool = False) -> Line:
    return Line((), height, space, bound)


@given(lines_of_text)
def test_every_line_is_set_once_and_in_order(lines: list[Line]) -> None:
    pages = list(pages_of(lines, repeat(HEIGHT)))
    assert [one for page in pages for column in page for one in column] == lines


@given(lines_of_text)
def test_no_column_is_higher_than_its_page(lines: list[Line]) -> None:
    for page in pages_of(lines, repeat(HEIGHT)):
        for column in page:
            assert height_of(column) <= HEIGHT + 1e-6


def test_a_bound_line_takes_the_line_above_with_it() -> None:
    lines = [line(), line(), line(), line(), line(), line(bound=True), *[line()] * 6]
    (left, _), *_ = pages_of(lines, repeat(HEIGHT))
    assert len(left) == 4


def test_lines_that_are_all_bound_still_end_a_column() -> None:
    lines = [line(bound=True)] * 12
    (left, right), (rest, _) = pages_of(lines, repeat(HEIGHT))
    assert len(left) == len(right) == 5
    assert len(rest) == 2


def test_space_above_counts_only_inside_a_column() -> None:
    assert height_of([line(space=7), line(space=3)]) == 23


def test_the_last_page_is_even() -> None:
    ((left, right),) = pages_of([line()] * 7, repeat(HEIGHT))
    assert (len(left), len(right)) == (4, 3)


def test_gaps_stretch_to_the_foot_but_not_too_far() -> None:
    column = [line(), line(space=2), line(space=2)]

    def last_top(foot: float) -> float:
        node = placed(column, foot)
        assert isinstance(node, Group)
        last = node.children[-1]
        assert isinstance(last, Group)
        return last.transform.f

    assert last_top(34) == 24
    assert last_top(35) == 25
    assert last_top(34 + 2 * STRETCH + 1) == 24


def section(number: int, *blocks: int) -> list[Line]:
    """A section of blocks with so many lines each."""
    return [
        Line((), 5.0, 0.0, block=10 * number + block, section=number)
        for block, count in enumerate(blocks)
        for _ in range(count)
    ]


def ends(lines: list[Line], *, spare: bool = True) -> list[int]:
    """How many lines each column holds."""
    return [len(column) for page in pages_of(lines, repeat(HEIGHT), spare=spare) for column in page]


def test_a_column_ends_before_a_section_that_would_be_torn() -> None:
    lines = [*section(1, 4, 3), *section(2, 4, 4), *section(3, 9), *section(4, 9)]
    assert ends(lines) == [7, 8, 9, 9]
    assert ends(lines, spare=False)[0] == 10


def test_a_large_section_is_torn_between_its_blocks() -> None:
    lines = [*section(1, 8, 8), *section(2, 7), *section(3, 9), *section(4, 9)]
    assert ends(lines)[:2] == [8, 8]


def test_tears_of_less_than_a_section_cost_more() -> None:
    def cost(*blocks: int, at: int) -> float:
        lines = section(1, *blocks)
        return torn([(lines[:at], lines[at:])])

    whole = torn([(section(1, 5), section(2, 5))])
    assert whole == 0 < cost(5, 5, at=5) < cost(10, at=5) < cost(8, 2, at=8)
