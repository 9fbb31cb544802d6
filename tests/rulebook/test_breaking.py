"""Pages end where they may, and where the whole book is torn least."""

from hypothesis import given
from hypothesis import strategies as st

from printkit.rulebook.blocks import BoxKind
from printkit.rulebook.breaking import break_pages
from printkit.rulebook.lines import CalloutFrame, Line, height_of

HEIGHT = 50.0
lines_of_text = st.lists(
    st.builds(
        Line,
        nodes=st.just(()),
        height=st.floats(1, 8),
        space=st.sampled_from([0.0, 2.0, 6.0]),
        bound=st.booleans(),
    ),
    min_size=1,
    max_size=80,
)


def line(
    height: float = 10.0, space: float = 0.0, *, bound: bool = False, opens: bool = False
) -> Line:
    return Line((), height, space, bound=bound, opens=opens)


def section(number: int, *blocks: int, height: float = 5.0) -> list[Line]:
    """A section of blocks with so many lines each."""
    return [
        Line((), height, 0.0, block=10 * number + block, section=number)
        for block, count in enumerate(blocks)
        for _ in range(count)
    ]


def counts(lines: list[Line]) -> list[int]:
    """How many lines each page holds."""
    return [len(page.lines) for page in break_pages(lines, HEIGHT).of(lines)]


@given(lines_of_text)
def test_every_line_is_set_once_in_order_and_no_page_is_too_high(lines: list[Line]) -> None:
    pages = [page.lines for page in break_pages(lines, HEIGHT).of(lines)]
    assert [one for page in pages for one in page] == lines
    assert all(height_of(page) <= HEIGHT + 1e-6 for page in pages)


def test_no_lines_are_no_pages() -> None:
    assert break_pages([], HEIGHT).count == 0


def test_a_bound_line_takes_the_line_above_with_it() -> None:
    assert counts([line(), line(), line(), line(), line(), line(bound=True), *[line()] * 3]) == [
        4,
        5,
    ]


def test_lines_that_are_all_bound_still_end_a_page() -> None:
    assert counts([line(bound=True)] * 12) == [4, 4, 4]


def test_a_line_higher_than_a_page_stands_alone() -> None:
    assert counts([line(), line(80), line()]) == [1, 1, 1]


def test_space_above_counts_only_inside_a_page() -> None:
    assert height_of([line(space=7), line(space=3)]) == 23


def test_an_author_ends_a_page() -> None:
    assert counts([line(), line(opens=True), line(), line()]) == [1, 3]


def test_a_page_that_an_author_ends_is_two_thirds_full_too() -> None:
    lines = [line(5.0) for _ in range(14)]
    assert counts([*lines, line(opens=True)]) == [7, 7, 1]


def test_a_page_ends_before_a_section_that_would_be_torn() -> None:
    assert counts([*section(1, 4, 3), *section(2, 4, 4), *section(3, 9)]) == [7, 8, 9]


def test_an_early_end_is_paid_for_by_a_better_one_later() -> None:
    """Filling the first page would leave a scrap of the second section on the third."""
    lines = [*section(1, 5), *section(2, 4), *section(3, 10), *section(4, 3)]
    assert counts(lines) == [9, 10, 3]


def test_a_box_is_divided_only_where_it_is_higher_than_a_page() -> None:
    def boxed(count: int) -> list[Line]:
        frame = CalloutFrame(BoxKind.NOTE, 7)
        return [Line((), 5.0, 0.0, block=7, section=1, frame=frame) for _ in range(count)]

    assert counts([*section(1, 7), *boxed(5), *section(1, 2)])[0] == 7
    pages = break_pages(boxed(18), HEIGHT).of(boxed(18))
    assert [(page.continued, page.continues) for page in pages] == [(False, True), (True, False)]
    assert len(pages[0].lines) == 9, "the frame needs room at the foot of the page"


def test_pages_are_two_thirds_full_though_a_section_is_torn_for_it() -> None:
    lines = [*section(1, 5), *section(2, 9), *section(3, 9)]
    first, *_ = counts(lines)
    assert first >= 7


def test_the_last_page_holds_more_than_a_line_or_two() -> None:
    one_by_one = [line(5.0) for _ in range(21)]
    assert counts(one_by_one)[-1] >= 3


def test_hardly_anything_is_left_alone_on_the_last_page() -> None:
    assert counts([*section(1, 1, 3), *section(2, 5, 2)]) == [8, 3]
