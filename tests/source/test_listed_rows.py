"""Rows one by one, of tables and of JSON lines."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from printkit.source.listed_rows import ListedRow, listed_rows
from printkit.source.nodes import to_plain


def rows_of(name: str, text: str) -> Iterator[ListedRow]:
    """The rows of a file with this text."""
    found = listed_rows(Path(name), name, None, lambda _path: text.encode())
    assert not found.diagnostics
    rows = list(found.rows())
    assert len(rows) == found.count
    return iter(rows)


def test_cells_come_with_their_places() -> None:
    [first, second] = rows_of("a.csv", 'title,a.1,a.1,notes\n"B, C",1,2,x\n1984,,,\n')
    assert [(one.steps, to_plain(one.value)) for one in first.said] == [
        (("title",), "B, C"),
        (("a", "1"), [1, 2]),
    ]
    assert str(first.said[0].value.span) == "a.csv:2:1"
    assert str(first.said[1].head) == "a.csv:1:7"
    assert [to_plain(one.value) for one in second.said] == [1984]


def test_a_row_of_another_length_says_nothing() -> None:
    [_, short] = rows_of("a.csv", "a,b\n1,2\n3\n")
    assert short.said == ()
    assert [str(found.span) for found in short.diagnostics] == ["a.csv:3:1"]


def test_objects_of_json_lines_become_steps() -> None:
    line = '{"title": "Ä", "b": {"39": {"n": 1.50}, "c.d": null}, "e": [true, {"f": "g"}]}'
    [row] = rows_of("a.jsonl", f"\n{line}\n")
    assert [(one.steps, to_plain(one.value)) for one in row.said] == [
        (("title",), "Ä"),
        (("b", 39, "n"), 1.5),
        (("b", "c", "d"), None),
        (("e",), [True, {"f": "g"}]),
    ]
    assert str(row.said[1].value.span) == "a.jsonl:2:34"


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ('{"a": }', 7),
        ("[1]", 1),
        ('{"a": 1, "a": 2}', 10),
        ('{"a": "\\ud800"}', 7),
        ('{"a": "\\u0007"}', 7),
        ('{"a": 1e999}', 7),
        ('{"a": NaN}', 7),
        ('{"a": 1} x', 10),
        ('{"a" 1}', 6),
        ("{a: 1}", 2),
        ('{"a": 1', 8),
        ('{"a":' * 90, 326),
        ('{"a": ' + "9" * 5000 + "}", 7),
    ],
)
def test_mistakes_in_json_have_their_column(line: str, column: int) -> None:
    [row] = rows_of("a.jsonl", line)
    assert row.said == ()
    assert [str(found.span) for found in row.diagnostics] == [f"a.jsonl:1:{column}"]
