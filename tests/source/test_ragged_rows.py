"""Rows with too many cells: a comma in a number, or one in a text."""

import pytest

from printkit.source.table_header import TableForm
from printkit.source.table_reader import parse_table

SPACE = TableForm("space")
HEADER = "space,name,price,rents,rents\n"
SOUND = "1,Elm,220,875,1050\n2,Oak,220,925,1100\n"


@pytest.mark.parametrize(
    ("row", "written", "column"),
    [("3,Ash,220,875,1,050", "1050", 15), ("3,Ash,1,220,875,980", "1220", 7)],
)
def test_a_comma_in_a_number_is_to_be_deleted(row: str, written: str, column: int) -> None:
    (found,) = parse_table(f"{HEADER}{SOUND}{row}\n", SPACE, "d.csv").diagnostics
    assert found.help == f"delete the comma: write {written}"
    assert found.span is not None
    assert (found.span.line, found.span.column) == (4, column)


def test_a_comma_in_a_text_needs_quotes() -> None:
    (found,) = parse_table(f"{HEADER}{SOUND}3,Ash, old,9,875,980\n", SPACE, "d.csv").diagnostics
    assert found.help == "put cells that contain the separator in double quotes"


def test_the_only_row_shows_its_only_number() -> None:
    (found,) = parse_table("space,price\n3,1,050\n", SPACE, "d.csv").diagnostics
    assert found.help == "delete the comma: write 1050"
