"""The sheets of an ODS file, as LibreOffice writes it: the values that its formulas had last."""

from collections.abc import Callable
from xml.parsers import expat

from printkit.source.sheet_cells import SheetRows, SheetWriter, cell_text
from printkit.source.sheet_names import chosen
from printkit.source.zip_members import DAMAGED, SheetError, xml_parts

_CONTENT = "content.xml"
_OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0 "
_TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0 "
_TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0 "
_EXTENSION = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0 "
_CELLS = (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell")
_WIDEST = 16_384
"""Columns of a sheet."""
_LONGEST_NUMBER = 9
"""Digits of a count."""


def read_ods(data: bytes, shown: str, name: str | None) -> SheetRows:
    """The sheet of this name, or the first one.

    Raises:
        SheetError: the file is no ODS, or too large.
    """
    parts = xml_parts(data, lambda part: part == _CONTENT)
    if _CONTENT not in parts:
        raise SheetError("is no ODS file", "save the table as CSV")
    names: list[str] = []
    _parse(parts[_CONTENT], _Names(names))
    reader = _Cells(names.index(chosen(names, name)), SheetWriter(shown))
    _parse(parts[_CONTENT], reader)
    return reader.writer.sheet()


class _Handler:
    """What is done at the tags of a file."""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """An element begins."""

    def end(self, tag: str) -> None:
        """An element ends."""

    def text(self, data: str) -> None:
        """Text in an element."""


def _parse(xml: bytes, handler: _Handler) -> None:
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartElementHandler = handler.start
    parser.EndElementHandler = handler.end
    parser.CharacterDataHandler = handler.text
    try:
        parser.Parse(xml, True)  # noqa: FBT003 - expat's own signature
    except (expat.ExpatError, ValueError) as error:
        if isinstance(error, SheetError):
            raise
        raise SheetError(*DAMAGED) from error


class _Names(_Handler):
    """Notes the names of the sheets; tables in cells are none."""

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._depth = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == f"{_TABLE}table":
            if not self._depth:
                self._names.append(attributes.get(f"{_TABLE}name", ""))
            self._depth += 1

    def end(self, tag: str) -> None:
        self._depth -= tag == f"{_TABLE}table"


class _Cells(_Handler):
    """Reads the cells of one sheet, by its number."""

    def __init__(self, number: int, writer: SheetWriter) -> None:
        self.writer = writer
        self._left = number
        self._depth = self._notes = self._line = 0
        self._repeated = 1
        self._row: list[str] = []
        self._cell: dict[str, str] = {}
        self._paragraphs: list[str] = []
        self._starts: dict[str, Callable[[dict[str, str]], None]] = {
            f"{_TABLE}table-row": self._start_row,
            **dict.fromkeys(_CELLS, self._start_cell),
            f"{_TEXT}p": lambda _: self._paragraphs.append(""),
            f"{_TEXT}s": lambda a: self.text(" " * min(_count(a, f"{_TEXT}c"), 99)),
            f"{_TEXT}tab": lambda _: self.text("\t"),
            f"{_TEXT}line-break": lambda _: self.text("\n"),
        }

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += tag == f"{_TABLE}table"
        self._notes += tag == f"{_OFFICE}annotation"
        if self._is_here and tag in self._starts:
            self._starts[tag](attributes)

    def end(self, tag: str) -> None:
        if self._is_here and tag == f"{_TABLE}table-row":
            self._end_row()
        elif self._is_here and tag in _CELLS:
            self._end_cell()
        self._notes -= tag == f"{_OFFICE}annotation"
        self._depth -= tag == f"{_TABLE}table"
        self._left -= tag == f"{_TABLE}table" and not self._depth

    def text(self, data: str) -> None:
        if self._is_here and self._paragraphs:
            self._paragraphs[-1] += data

    @property
    def _is_here(self) -> bool:
        """Whether this is the sheet itself, no note on it and no table in one of its cells."""
        return not self._left and self._depth == 1 and not self._notes

    def _start_row(self, attributes: dict[str, str]) -> None:
        self._row, self._repeated = [], _count(attributes, f"{_TABLE}number-rows-repeated")

    def _end_row(self) -> None:
        filled = any(self._row)
        for line in range(self._line + 1, self._line + (self._repeated if filled else 1) + 1):
            self.writer.add(line, list(self._row))
        self._line += self._repeated

    def _start_cell(self, attributes: dict[str, str]) -> None:
        self._cell, self._paragraphs = attributes, []

    def _end_cell(self) -> None:
        text = _value(self._cell, "\n".join(self._paragraphs))
        times = _count(self._cell, f"{_TABLE}number-columns-repeated")
        if self._cell.get(f"{_EXTENSION}value-type") == "error":
            self.writer.add_error(self._line + 1, len(self._row) + 1, text)
        self.writer.count(times if text else 1)
        if text and len(self._row) == _WIDEST:
            raise SheetError(f"has more than {_WIDEST:,} columns", "delete some", is_size=True)
        self._row += [text] * min(times, _WIDEST - len(self._row))
        self._paragraphs = []


def _value(cell: dict[str, str], text: str) -> str:
    """What stands in a cell: its number, date or truth value, else its text."""
    match cell.get(f"{_OFFICE}value-type"):
        case "float" | "percentage" | "currency":
            return cell_text(float(cell[f"{_OFFICE}value"])) if f"{_OFFICE}value" in cell else text
        case "date":
            return cell.get(f"{_OFFICE}date-value", text).removesuffix("T00:00:00")
        case "boolean":
            return cell.get(f"{_OFFICE}boolean-value", text)
    return cell_text(text or cell.get(f"{_OFFICE}string-value"))


def _count(attributes: dict[str, str], name: str) -> int:
    """A count that may be written; 1 if it is not."""
    written = attributes.get(name, "1")
    is_count = written.isdigit() and len(written) <= _LONGEST_NUMBER
    return max(int(written), 1) if is_count else 1
