"""Editing one cell of a table changes that cell and nothing else."""

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.diagnostics import Span
from printkit.source.table_cells import rows
from printkit.source.table_edits import rename_column, respell_cell, set_cell
from printkit.source.text_edits import edited

TEXT = '''\
space,name,rents,rents, price
1,"Elm, old ""one""",2, 10 ,60
2,Oak Lane,4,20,"80"
3,"two
lines",4,,100
'''
WORDS = st.text(st.sampled_from("ab09 ,;\"'#é."), min_size=1, max_size=8).map(str.strip)


def cell(text: str, row: int, column: int) -> Span:
    return list(rows(text, "f.csv"))[row].span(column)


def texts(text: str) -> list[list[str]]:
    return [[part.strip() for part in row] for row in csv.reader(text.split("\n")) if row]


@pytest.mark.parametrize(
    ("row", "column", "value", "old", "new"),
    [
        (1, 2, 30, ",2, 10 ,60", ",30, 10 ,60"),
        (1, 3, 12.5, ", 10 ,", ", 12.5 ,"),
        (2, 4, 90, '"80"', '"90"'),
        (2, 1, "a, b", "Oak Lane", '"a, b"'),
    ],
)  # fmt: skip
def test_a_cell_keeps_its_quotes_and_blanks(
    row: int, column: int, value: str | float, old: str, new: str
) -> None:
    edits = set_cell(TEXT, cell(TEXT, row, column), value)
    assert edits is not None
    assert edited(TEXT, edits) == TEXT.replace(old, new)


@given(st.sampled_from([(1, 1), (1, 2), (2, 1), (2, 3), (2, 4)]), WORDS)
def test_a_new_text_changes_no_other_cell(place: tuple[int, int], value: str) -> None:
    edits = set_cell(TEXT, cell(TEXT, *place), value)
    if edits is not None:
        expected = texts(TEXT)
        expected[place[0]][place[1]] = value
        assert texts(edited(TEXT, edits)) == expected


def test_a_cell_of_several_lines_stays() -> None:
    assert set_cell(TEXT, cell(TEXT, 3, 1), "one") is None


def test_texts_that_would_read_as_numbers_are_not_written() -> None:
    assert set_cell(TEXT, cell(TEXT, 2, 1), "60") is None
    assert set_cell(TEXT, cell(TEXT, 2, 1), "1e999") is None


def test_a_semicolon_separates_where_the_header_has_no_comma() -> None:
    text = "space;name\r\n1;Elm\r\n".replace("\r\n", "\n")
    edits = set_cell(text, cell(text, 1, 1), "a;b")
    assert edits is not None
    assert edited(text, edits) == 'space;name\n1;"a;b"\n'


def test_a_word_in_a_cell_is_respelt() -> None:
    edits = respell_cell(TEXT, cell(TEXT, 1, 1), "old", "very old")
    assert edits is not None
    assert edited(TEXT, edits) == TEXT.replace("old", "very old")
    assert respell_cell(TEXT, cell(TEXT, 1, 1), "ol", "x") is None


def test_a_column_is_renamed_in_the_header_however_often_it_stands_there() -> None:
    edits = rename_column(TEXT, cell(TEXT, 2, 2), "rents", "rent")
    assert edits is not None
    assert edited(TEXT, edits) == TEXT.replace("rents,rents", "rent,rent")


def test_the_last_part_of_a_nested_column_is_renamed() -> None:
    text = "id,need.peice\na,1\n"
    edits = rename_column(text, cell(text, 1, 1), "peice", "piece")
    assert edits is not None
    assert edited(text, edits) == "id,need.piece\na,1\n"


def test_the_key_of_a_row_is_renamed_in_its_cell() -> None:
    text = "id,price\nelm,60\n"
    edits = rename_column(text, cell(text, 1, 0), "elm", "oak")
    assert edits is not None
    assert edited(text, edits) == "id,price\noak,60\n"


def test_a_column_of_another_name_stays() -> None:
    assert rename_column(TEXT, cell(TEXT, 2, 1), "nam", "name") is None
