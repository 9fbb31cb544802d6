"""Tables in the files of spreadsheet programs: their sheets, and what is wrong with the files."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from printkit.diagnostics import Diagnostic, Span
from printkit.source import codes
from printkit.source.encoding import control_character
from printkit.source.ods import read_ods
from printkit.source.reading import Reading
from printkit.source.sheet_cells import SheetRow, SheetRows
from printkit.source.table_header import TableForm
from printkit.source.table_reader import table_of
from printkit.source.xlsx import read_xlsx
from printkit.source.zip_members import SheetError

_READERS: dict[str, Callable[[bytes, str, str | None], SheetRows]] = {
    ".xlsx": read_xlsx,
    ".ods": read_ods,
}
_INSTALL = (
    "save it as CSV or ODS, or install openpyxl beside printkit, as printkit's extra 'sheets' does "
    "(pipx inject printkit-games openpyxl)"
)
_ARCHIVE = b"PK\x03\x04"
_OLD_OR_SECRET = b"\xd0\xcf\x11\xe0"
"""How files of Excel begin that are old or protected by a password."""


def sheet_table(data: bytes, form: TableForm, shown: str) -> Reading:
    """The table that a sheet holds."""
    rows, problems = sheet_rows(data, form.sheet, shown)
    return Reading(None, problems) if problems else table_of(rows, form, shown)


def sheet_rows(
    data: bytes, name: str | None, shown: str
) -> tuple[list[SheetRow], tuple[Diagnostic, ...]]:
    """The rows of a sheet, and what keeps them from being read."""
    wrong = _wrong_kind(data, shown)
    if wrong is not None:
        return [], (wrong,)
    try:
        sheet = _READERS[Path(shown).suffix.lower()](data, shown, name)
    except ModuleNotFoundError:
        found = codes.UNREADABLE_FILE.diagnostic(
            f"{shown} is a spreadsheet, and openpyxl is not installed",
            span=Span(shown),
            help=_INSTALL,
        )
        return [], (found,)
    except SheetError as error:
        rule = codes.SIZE_LIMIT if error.is_size else codes.UNREADABLE_FILE
        found = rule.diagnostic(f"{shown} {error}", span=Span(shown), help=error.help_text)
        return [], (found,)
    return sheet.rows, tuple(_cell_problems(sheet))


def _wrong_kind(data: bytes, shown: str) -> Diagnostic | None:
    """What is said of a file that is something else than its name says."""
    if data.startswith(_ARCHIVE):
        return None
    if data.startswith(_OLD_OR_SECRET):
        message = f"{shown} is in Excel's old form, or protected by a password"
        help_text = "save it as XLSX without a password, or as CSV"
    else:
        message = f"{shown} is not a spreadsheet, whatever its name says"
        help_text = f"if it is text, call it {Path(shown).stem}.csv"
    return codes.UNREADABLE_FILE.diagnostic(message, span=Span(shown), help=help_text)


def _cell_problems(sheet: SheetRows) -> Iterator[Diagnostic]:
    """Cells with what can be neither printed nor worked with."""
    never = [span for span, text in sheet.errors if not text]
    if never:
        more = f", and {len(never) - 1} more like this" if never[1:] else ""
        yield codes.WRONG_VALUE.diagnostic(
            f"the formula of this cell was never calculated{more}",
            span=never[0],
            help="open the file in a spreadsheet program, and save it there",
        )
    for span, text in ((span, text) for span, text in sheet.errors if text):
        yield codes.WRONG_VALUE.diagnostic(
            f"the formula of this cell has failed: {text[:20]}",
            span=span,
            help="correct it in the spreadsheet, and save that",
        )
    for row in sheet.rows:
        for number, text in enumerate(row.texts):
            found = control_character(text, partial(_cell_place, row, number))
            if found is not None:
                yield found


def _cell_place(row: SheetRow, number: int, _character: int) -> Span:
    return row.span(number)
