"""Files with tables: CSV, and the spreadsheets XLSX and ODS."""

from collections.abc import Sequence as Listed
from pathlib import Path

from printkit.diagnostics import Diagnostic, Span
from printkit.source import codes
from printkit.source.encoding import ReadBytes, decode, read_data
from printkit.source.reading import Reading
from printkit.source.table_cells import Row
from printkit.source.table_header import TableForm
from printkit.source.table_reader import filled_rows, parse_table, text_rows

SPREADSHEETS = (".xlsx", ".ods")
_TABLES = (".csv", *SPREADSHEETS)


def is_table(file: str) -> bool:
    """Whether a file of this name is a table."""
    return file.lower().endswith(_TABLES)


def read_table(path: Path, form: TableForm, shown: str, read_bytes: ReadBytes) -> Reading:
    """The table that a file holds; ``shown`` is its name in diagnostics."""
    data = _data(path, form, shown, read_bytes)
    if isinstance(data, Diagnostic):
        return Reading(None, (data,))
    if isinstance(data, bytes):
        from printkit.source.spreadsheets import sheet_table  # noqa: PLC0415 - late: zipfile

        return sheet_table(data, form, shown)
    return parse_table(data, form, shown)


def read_rows(
    path: Path, form: TableForm, shown: str, read_bytes: ReadBytes
) -> tuple[list[Row], tuple[Diagnostic, ...]]:
    """The rows of a file that are not empty, the heads first, and what is wrong with it."""
    data = _data(path, form, shown, read_bytes)
    if isinstance(data, Diagnostic):
        return [], (data,)
    rows: Listed[Row]
    if isinstance(data, bytes):
        from printkit.source.spreadsheets import sheet_rows  # noqa: PLC0415 - late: zipfile

        rows, problems = sheet_rows(data, form.sheet, shown)
    else:
        rows, problems = text_rows(data, shown)
    return ([], problems) if problems else filled_rows(rows, shown)


def _data(
    path: Path, form: TableForm, shown: str, read_bytes: ReadBytes
) -> bytes | str | Diagnostic:
    """The bytes of a spreadsheet, the text of any other table, or why it cannot be read."""
    data = read_data(path, shown, read_bytes)
    if isinstance(data, Diagnostic) or shown.lower().endswith(SPREADSHEETS):
        return data
    if form.sheet is not None:
        return codes.BAD_TABLE.diagnostic(
            f"{shown} has no sheets", span=Span(shown), help="leave 'sheet' out"
        )
    return decode(data, shown)
