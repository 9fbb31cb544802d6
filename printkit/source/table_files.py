"""Files with tables: CSV, and the spreadsheets XLSX and ODS."""

from pathlib import Path

from printkit.diagnostics import Diagnostic, Span
from printkit.source import codes
from printkit.source.encoding import ReadBytes, decode, read_data
from printkit.source.reading import Reading
from printkit.source.table_header import TableForm
from printkit.source.table_reader import parse_table

SPREADSHEETS = (".xlsx", ".ods")
_TABLES = (".csv", *SPREADSHEETS)


def is_table(file: str) -> bool:
    """Whether a file of this name is a table."""
    return file.lower().endswith(_TABLES)


def read_table(path: Path, form: TableForm, shown: str, read_bytes: ReadBytes) -> Reading:
    """The rows of a file; ``shown`` is its name in diagnostics."""
    data = read_data(path, shown, read_bytes)
    if isinstance(data, Diagnostic):
        return Reading(None, (data,))
    if shown.lower().endswith(SPREADSHEETS):
        from printkit.source.spreadsheets import sheet_table  # noqa: PLC0415 - late: zipfile

        return sheet_table(data, form, shown)
    if form.sheet is not None:
        found = codes.BAD_TABLE.diagnostic(
            f"{shown} has no sheets", span=Span(shown), help="leave 'sheet' out"
        )
        return Reading(None, (found,))
    text = decode(data, shown)
    if isinstance(text, Diagnostic):
        return Reading(None, (text,))
    return parse_table(text, form, shown)
