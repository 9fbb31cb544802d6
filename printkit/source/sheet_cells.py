"""Rows of spreadsheets: what stands in their cells, as the same table in CSV would have it."""

from datetime import date, datetime
from typing import NamedTuple

from printkit.diagnostics import Span
from printkit.limits import limits, remedy
from printkit.source.table_cells import Row
from printkit.source.zip_members import SheetError

_SEEN_PER_VALUE = 10
"""Cells that are looked at for each that may have a value: programs write many empty ones."""
_LARGEST_WHOLE = 10**15


class SheetRows(NamedTuple):
    """The rows of a sheet from its first one on, without empty cells at their ends.

    ``errors`` are the places of cells whose formulas have failed, with what stands in them.
    """

    rows: "list[SheetRow]"
    errors: list[tuple[Span, str]]


class SheetRow(Row):
    """A row of a sheet; the column of a cell is its number, not that of a character."""

    __slots__ = ()

    def __init__(self, texts: list[str], file: str, line: int) -> None:
        super().__init__(texts, [], file, line, "")

    def span(self, number: int) -> Span:
        """The place of a cell."""
        column = range(len(self.texts))[number] + 1
        return Span(self._file, self._line, column, column + 1)


class SheetWriter:
    """Takes rows while a sheet is read, and stops a reader that brings far too many."""

    def __init__(self, shown: str) -> None:
        self._shown = shown
        self._seen = 0
        self._rows: list[SheetRow] = []
        self._errors: list[tuple[Span, str]] = []

    def add(self, line: int, texts: list[str]) -> None:
        """A row, with all its cells.

        Raises:
            SheetError: there are more rows, columns or cells than allowed.
        """
        while texts and not texts[-1].strip():
            texts.pop()
        self.count(len(texts))
        if texts:
            self._rows.append(SheetRow(texts, self._shown, line))
        for name, count, what in (
            ("entries", len(texts), "columns"),
            ("entries", len(self._rows) - 1, "rows"),
        ):
            if count > getattr(limits(), name):
                raise SheetError(f"has {count:,} {what}", remedy(name), is_size=True)

    def add_error(self, line: int, column: int, text: str) -> None:
        """The formula of a cell has failed; without a text it was never calculated."""
        self._errors.append((Span(self._shown, line, column, column + 1), text))

    def count(self, cells: int) -> None:
        """Cells that were looked at, and rows, be they empty or not.

        Raises:
            SheetError: they are more than anybody fills.
        """
        self._seen += 1 + cells
        if self._seen > _SEEN_PER_VALUE * limits().values:
            raise SheetError("has far too many cells", remedy("values"), is_size=True)

    def sheet(self) -> SheetRows:
        """All rows, each as long as the longest."""
        width = max((len(row.texts) for row in self._rows), default=0)
        for row in self._rows:
            row.texts += [""] * (width - len(row.texts))
        return SheetRows(self._rows, self._errors)


def cell_text(value: object | None) -> str:
    """The value of a cell as CSV has it: 7 and 0.3, true, 2026-11-22."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return _number(value)
        case datetime() if not (value.hour or value.minute or value.second):
            return value.date().isoformat()
        case datetime():
            return value.isoformat(" ", "seconds")
        case date():
            return value.isoformat()
    return str("" if value is None else value).replace("\r\n", "\n").replace("\r", "\n")


def _number(value: float) -> str:
    """A number with the digits that spreadsheet programs keep, which are 15."""
    if abs(value) < _LARGEST_WHOLE and float(value).is_integer():
        return str(int(value))
    return f"{value:.15g}"
