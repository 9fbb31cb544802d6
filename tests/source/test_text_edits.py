"""Edits leave the rest of a file as it is, byte for byte."""

import pytest

from printkit.diagnostics import Span, TextEdit
from printkit.source.text_edits import apply_edits, lines_of, overlap


def edit(line: int, column: int, end: int, text: str) -> TextEdit:
    return TextEdit(Span("f", line, column, end), text)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"a: 1\nb: 2\n", b"a: 1\nb: 30\n"),
        (b"a: 1\nb: 2", b"a: 1\nb: 30"),
        (b"a: 1\r\nb: 2\r\n", b"a: 1\r\nb: 30\r\n"),
        (b"a: 1\rb: 2\r", b"a: 1\rb: 30\r"),
        (b"a: 1\r\nb: 2\n\n", b"a: 1\r\nb: 30\n\n"),
        (b"\xef\xbb\xbfa: 1\nb: 2\n", b"\xef\xbb\xbfa: 1\nb: 30\n"),
        ("é: 1\nb: 2 # 𝄞\n".encode(), "é: 1\nb: 30 # 𝄞\n".encode()),
    ],
)
def test_only_the_stretch_changes(before: bytes, after: bytes) -> None:
    assert apply_edits(before, [edit(2, 4, 5, "30")]) == after


def test_a_stretch_past_the_end_takes_the_line_away() -> None:
    assert apply_edits(b"a\r\nbb\r\nc\r\n", [edit(2, 1, 4, "")]) == b"a\r\nc\r\n"
    assert apply_edits(b"a\nbb", [edit(2, 1, 4, "")]) == b"a\n"


def test_new_lines_end_as_the_file_has_them() -> None:
    assert apply_edits(b"a\r\nb\r\n", [edit(1, 1, 1, "x\n")]) == b"x\r\na\r\nb\r\n"


def test_several_edits_of_a_line_do_not_disturb_each_other() -> None:
    both = [edit(1, 1, 2, "long"), edit(1, 3, 4, "")]
    assert apply_edits(b"a b c", both) == apply_edits(b"a b c", both[::-1]) == b"long  c"


def test_lines_keep_their_ends() -> None:
    assert lines_of("a\r\nb\rc\n\nd") == ["a\r\n", "b\r", "c\n", "\n", "d"]
    assert lines_of("a\n") == ["a\n", ""]
    assert lines_of("") == [""]


def test_edits_overlap_where_they_touch() -> None:
    assert overlap([edit(1, 1, 3, "")], [edit(1, 3, 4, "")])
    assert not overlap([edit(1, 1, 3, "")], [edit(1, 4, 5, ""), edit(2, 1, 3, "")])
