"""Tables in XLSX and ODS files: the same as in CSV, with their cells as places."""

import importlib.util
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.source import to_plain
from printkit.source.nodes import walk
from printkit.source.pack_reader import PackReader
from printkit.source.reading import Reading
from printkit.source.table_files import read_table
from printkit.source.table_header import TableForm
from tests.source.sheets import Value, ods, ods_parts, packed, xlsx, xlsx_parts

HAS_OPENPYXL = importlib.util.find_spec("openpyxl") is not None
needs_openpyxl = pytest.mark.skipif(not HAS_OPENPYXL, reason="openpyxl is an extra")
Write = Callable[..., bytes]
KINDS = [pytest.param("c.xlsx", xlsx, marks=needs_openpyxl), ("c.ods", ods)]
ROWS: Sequence[Sequence[Value]] = [
    ["id", "name", "rents", "rents", "x.y", None],
    ["a", " Elm\nSt ", 2, 4.0, "no", None],
    [None],
    [3, "7", 0.1 + 0.2, None, "012"],
]


def read(folder: Path, name: str, data: bytes, form: TableForm | None = None) -> Reading:
    (folder / name).write_bytes(data)
    form = form or TableForm("id")
    return read_table(folder / name, form, name, PackReader.of([folder]).read)


def only(reading: Reading) -> Diagnostic:
    (found,) = reading.diagnostics
    return found


@pytest.mark.parametrize(("name", "write"), KINDS)
def test_a_sheet_is_the_same_as_a_csv(tmp_path: Path, name: str, write: Write) -> None:
    reading = read(tmp_path, name, write(ROWS))
    assert reading.root is not None, reading.diagnostics
    assert to_plain(reading.root) == {
        "a": {"name": "Elm\nSt", "rents": [2, 4], "x": {"y": "no"}},
        3: {"name": 7, "rents": [0.3], "x": {"y": "012"}},
    }


@pytest.mark.parametrize(("name", "write"), KINDS)
def test_the_place_of_a_cell_is_its_row_and_column(tmp_path: Path, name: str, write: Write) -> None:
    root = read(tmp_path, name, write(ROWS)).root
    assert root is not None
    spans = {".".join(map(str, route)): str(node.span) for route, node in walk(root)}
    assert spans["a.name"] == f"{name}:2:2"
    assert spans["3.rents.0"] == f"{name}:4:3"
    assert spans["3.x.y"] == f"{name}:4:5"


@pytest.mark.parametrize(("name", "write"), KINDS)
def test_a_sheet_is_chosen_by_its_name(tmp_path: Path, name: str, write: Write) -> None:
    data = write(ROWS, "Old", "Cards")
    assert read(tmp_path, name, data, TableForm("id", "Cards")).root is not None
    found = only(read(tmp_path, name, data, TableForm("id", "Crads")))
    assert found.message == f"{name} has no sheet 'Crads'"
    assert found.help == "did you mean 'Cards'?"


@pytest.mark.parametrize(("name", "write"), KINDS)
def test_mistakes_are_at_their_cells(tmp_path: Path, name: str, write: Write) -> None:
    found = only(read(tmp_path, name, write([["id", "p"], ["a", 1], ["a", 2]])))
    assert (found.name, str(found.span)) == ("bad-table", f"{name}:3:1")
    found = only(read(tmp_path, name, write([["key", "p"], ["a", 1]])))
    assert (found.message, str(found.span)) == ("the table has no column 'id'", f"{name}:1:1")


@needs_openpyxl
def test_openpyxl_writes_what_is_read(tmp_path: Path) -> None:
    """What openpyxl writes has no values of formulas: no program has worked them out."""
    from datetime import date  # noqa: PLC0415 - for this test

    from openpyxl import Workbook  # noqa: PLC0415 - an extra

    book = Workbook()
    book.active.append(["id", "on", "ok", "sum"])
    book.active.append(["a", date(2026, 11, 22), True, 2])
    book.save(tmp_path / "c.xlsx")
    root = read(tmp_path, "c.xlsx", (tmp_path / "c.xlsx").read_bytes()).root
    assert root is not None
    assert to_plain(root) == {"a": {"on": "2026-11-22", "ok": True, "sum": 2}}
    book.active.append(["b", None, None, "=1+1"])
    book.active.append(["c", None, None, "=1+2"])
    book.save(tmp_path / "c.xlsx")
    (found,) = read(tmp_path, "c.xlsx", (tmp_path / "c.xlsx").read_bytes()).diagnostics
    assert found.message == "the formula of this cell was never calculated, and 1 more like this"
    assert (found.span and found.span.line, found.span and found.span.column) == (3, 4)


@needs_openpyxl
def test_a_formula_may_give_an_empty_text(tmp_path: Path) -> None:
    heads = "".join(f'<c t="inlineStr"><is><t>{head}</t></is></c>' for head in ("id", "sum"))
    cells = '<c t="inlineStr"><is><t>a</t></is></c><c t="str"><f>IF(1,"")</f><v></v></c>'
    data = packed(xlsx_parts(f"<row>{heads}</row><row>{cells}</row>"))
    reading = read(tmp_path, "c.xlsx", data)
    assert reading.root is not None
    assert reading.diagnostics == ()


def test_ods_has_values_not_what_is_shown(tmp_path: Path) -> None:
    text = (
        '<text:p>a<text:s text:c="2"/>b</text:p><text:p>c</text:p>'
        "<office:annotation><text:p>note</text:p></office:annotation>"
    )
    cells = (
        '<table:table-cell office:value-type="date" office:date-value="2026-11-22"/>',
        '<table:table-cell office:value-type="boolean" office:boolean-value="true"/>',
        f'<table:table-cell table:number-columns-repeated="2">{text}</table:table-cell>',
    )
    heads = "".join(
        f"<table:table-cell><text:p>{head}</text:p></table:table-cell>" for head in "abcd"
    )
    rows = f"<table:table-row>{heads}</table:table-row><table:table-row table:number-rows-repeated"
    rows += f'="2">{"".join(cells)}</table:table-row>'
    root = read(tmp_path, "c.ods", packed(ods_parts(rows)), TableForm(noun="row")).root
    assert root is not None
    row = {"a": "2026-11-22", "b": True, "c": "a  b\nc", "d": "a  b\nc"}
    assert to_plain(root) == {"row-1": row, "row-2": row}


def test_a_failed_formula_is_found_at_its_cell(tmp_path: Path) -> None:
    rows = (
        "<table:table-row><table:table-cell><text:p>id</text:p></table:table-cell>"
        '<table:table-cell calcext:value-type="error" office:value-type="string">'
        "<text:p>#REF!</text:p></table:table-cell></table:table-row>"
    )
    found = only(read(tmp_path, "c.ods", packed(ods_parts(rows))))
    assert found.message == "the formula of this cell has failed: #REF!"
    assert str(found.span) == "c.ods:1:2"


@needs_openpyxl
def test_a_failed_formula_of_excel_is_found_too(tmp_path: Path) -> None:
    rows = '<row><c t="inlineStr"><is><t>id</t></is></c><c t="e"><f>A9</f><v>#REF!</v></c></row>'
    found = only(read(tmp_path, "c.xlsx", packed(xlsx_parts(rows))))
    assert (found.message[-5:], str(found.span)) == ("#REF!", "c.xlsx:1:2")


@pytest.mark.parametrize(
    ("name", "data", "message", "remedy"),
    [
        ("c.csv", xlsx(ROWS), "is a file of a spreadsheet program", "save the table as CSV"),
        ("c.xlsx", b"id,name\na,b\n", "is not a spreadsheet", "if it is text, call it c.csv"),
        ("c.xlsx", b"\xd0\xcf\x11\xe0\xa1\xb1", "is in Excel's old form", "save it as XLSX"),
        ("c.ods", packed({"a.txt": "a"}), "is no ODS file", "save the table as CSV"),
        ("c.ods", ods(ROWS)[:200], "is damaged", "save it anew"),
    ],
)
def test_other_files_are_named_for_what_they_are(
    tmp_path: Path, name: str, data: bytes, message: str, remedy: str
) -> None:
    found = only(read(tmp_path, name, data))
    assert found.message.startswith(f"{name} {message}")
    assert found.help is not None
    assert found.help.startswith(remedy)


def test_without_openpyxl_it_is_said_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    found = only(read(tmp_path, "c.xlsx", xlsx(ROWS)))
    assert found.message == "c.xlsx is a spreadsheet, and openpyxl is not installed"
    assert found.help is not None
    assert "save it as CSV" in found.help
    assert "'sheets'" in found.help


def test_a_csv_has_no_sheets(tmp_path: Path) -> None:
    assert only(read(tmp_path, "c.csv", b"id\na\n", TableForm("id", "A"))).help is not None
