"""Excerpts keep the mark below what it marks, whatever the line holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.reporting.frame import MAX_WIDTH, excerpt, width


@pytest.mark.parametrize(
    ("line", "column", "end", "text", "marks"),
    [
        ("price: 60", 8, 10, "price: 60", "       ^^"),
        ("price: 60\n", 8, 8, "price: 60", "       ^"),
        ("\tprice: 60", 9, 11, "    price: 60", "           ^^"),
        ("名前: 東京", 5, 7, "名前: 東京", "      ^^^^"),
        (
            "cafe\N{COMBINING ACUTE ACCENT}: 1",
            8,
            9,
            "cafe\N{COMBINING ACUTE ACCENT}: 1",
            " " * 6 + "^",
        ),
        ("short", 90, 95, "short", "     ^"),
        ("short", 0, -3, "short", "^"),
        ("", 1, 1, "", "^"),
        ("a\u202eb", 3, 4, "a\N{REPLACEMENT CHARACTER}b", "  ^"),
        ("a\x1b[31mb", 6, 7, "a\N{REPLACEMENT CHARACTER}[31mb", "     ^"),
    ],
)
def test_the_mark_stands_below(line: str, column: int, end: int, text: str, marks: str) -> None:
    assert excerpt(line, column, end) == (text, marks)


def test_a_long_line_is_shortened_around_the_mark() -> None:
    text, marks = excerpt("x" * 500 + "HERE" + "y" * 500, 501, 505)
    assert text.startswith("…x")
    assert text.endswith("y…")
    assert width(text) == MAX_WIDTH
    assert text[marks.index("^") : marks.rindex("^") + 1] == "HERE"


@pytest.mark.parametrize("columns", [20, 40, 79])
def test_a_narrow_terminal_breaks_no_line(columns: int) -> None:
    text, marks = excerpt("x" * 50 + "HERE" + "y" * 50, 51, 55, columns)
    assert width(text) <= columns
    assert text[marks.index("^") : marks.rindex("^") + 1] == "HERE"


def test_a_long_mark_is_cut() -> None:
    text, marks = excerpt("z" * 500, 1, 501)
    assert text.endswith("…")
    assert width(text) == len(marks) == MAX_WIDTH


@given(st.text(max_size=300), st.integers(-5, 400), st.integers(-5, 400))
def test_any_span_in_any_line_can_be_shown(line: str, column: int, end: int) -> None:
    text, marks = excerpt(line, column, end)
    assert width(text) <= MAX_WIDTH
    assert marks.strip(" ").strip("^") == ""
    assert "^" in marks
    assert "\n" not in text
    assert "\x1b" not in text


def test_only_the_part_of_a_very_long_line_that_is_near_the_mark_counts() -> None:
    far, near = "x" * 1_000_000, "y" * 200
    assert excerpt(far + near + "!" + near + far, 1_000_201, 1_000_202) == excerpt(
        "x" + near + "!" + near + "x", 202, 203
    )
