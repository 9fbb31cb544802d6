"""Rows one by one, of tables and of JSON lines: each says something of one thing of a kind."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Span
from printkit.records import record
from printkit.source import codes
from printkit.source.encoding import ReadBytes, decode, read_data
from printkit.source.json_lines import JsonLineError, json_object
from printkit.source.nodes import Mapping, Node, entry_key
from printkit.source.nodes import Sequence as ListNode
from printkit.source.ragged_rows import ragged
from printkit.source.table_cells import Cell, Row
from printkit.source.table_files import is_table, read_rows
from printkit.source.table_header import Header, TableColumn, TableForm
from printkit.source.table_reader import cell_value

JSON_LINES = (".jsonl", ".ndjson")


class RowValue(NamedTuple):
    """What a row says of one value: the steps that lead to it, the value, what names it."""

    steps: tuple[str | int, ...]
    value: Node
    head: Span


@record
class ListedRow:
    """A row, counted from 1; one that could not be read says nothing."""

    number: int
    place: Span
    said: tuple[RowValue, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


def _none() -> Iterator[ListedRow]:
    """The rows of a file that could not be read."""
    return iter(())


@record
class RowList:
    """The rows of a file, read when they are asked for; JSON lines have no common heads."""

    count: int = 0
    rows: Callable[[], Iterator[ListedRow]] = _none
    heads: tuple[Cell, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


def is_row_list(name: str) -> bool:
    """Whether a file of this name holds rows."""
    return is_table(name) or name.lower().endswith(JSON_LINES)


def listed_rows(path: Path, shown: str, sheet: str | None, read_bytes: ReadBytes) -> RowList:
    """The rows of a file; ``shown`` is its name in diagnostics."""
    if shown.lower().endswith(JSON_LINES):
        return _json_lines(path, shown, read_bytes)
    form = TableForm(sheet=sheet)
    rows, problems = read_rows(path, form, shown, read_bytes)
    if problems:
        return RowList(diagnostics=problems)
    header = Header(rows, form, shown)
    heads = tuple(Cell(column.name, header.heads[column.name]) for column in header.columns)
    read = partial(_of_table, header, rows[1:])
    return RowList(len(rows) - 1, read, heads, header.problems)


def _of_table(header: Header, rows: Sequence[Row]) -> Iterator[ListedRow]:
    for number, row in enumerate(rows, 1):
        if len(row.texts) != header.width:
            usual = next((one.texts for one in rows if len(one.texts) == header.width), None)
            found = ragged(row, usual, header.width)
            yield ListedRow(number, row.span(0), diagnostics=(found,))
            continue
        said: list[RowValue] = []
        wrong: list[Diagnostic] = []
        for columns in _by_name(header).values():
            filled = [column for column in columns if row.texts[column.number]]
            cells = [cell_value(row.texts[column.number], row, column) for column in filled]
            wrong += [found for _, problems in cells for found in problems]
            if cells:
                nodes = tuple(node for node, _ in cells)
                value = ListNode(nodes, nodes[0].at) if columns[0].is_repeated else nodes[0]
                said.append(RowValue(tuple(columns[0].steps), value, header.heads[columns[0].name]))
        yield ListedRow(number, row.whole(), tuple(said), tuple(wrong))


def _by_name(header: Header) -> dict[str, list[TableColumn]]:
    """The columns, those of one name together."""
    found: dict[str, list[TableColumn]] = {}
    for column in header.columns:
        found.setdefault(column.name, []).append(column)
    return found


def _json_lines(path: Path, shown: str, read_bytes: ReadBytes) -> RowList:
    data = read_data(path, shown, read_bytes)
    text = data if isinstance(data, Diagnostic) else decode(data, shown)
    if isinstance(text, Diagnostic):
        return RowList(diagnostics=(text,))
    return rows_of_lines(text.split("\n"), shown)


def rows_of_lines(text: Sequence[str], shown: str) -> RowList:
    """The rows of lines of JSON."""
    lines = [(line, part) for line, part in enumerate(text, 1) if part.strip()]
    if not lines:
        found = codes.UNREADABLE_FILE.diagnostic(f"{shown} is empty", span=Span(shown))
        return RowList(diagnostics=(found,))
    return RowList(len(lines), partial(_of_json, lines, shown))


def _of_json(lines: Sequence[tuple[int, str]], shown: str) -> Iterator[ListedRow]:
    for number, (line, text) in enumerate(lines, 1):
        try:
            root = json_object(text, shown, line)
        except JsonLineError as error:
            place = Span(shown, line, error.column, error.column + 1)
            remedy = 'write an object in each line: {"title": "Harbour"}'
            found = codes.BAD_TABLE.diagnostic(str(error), span=place, help=remedy)
            yield ListedRow(number, place, diagnostics=(found,))
        else:
            yield ListedRow(number, root.span, tuple(_said(root)))


def _said(node: Mapping, outer: tuple[str | int, ...] = ()) -> Iterator[RowValue]:
    """The values of an object, those of objects in it with all steps; ``a.b`` are two steps."""
    for entry in node.entries:
        key = entry_key(entry)
        steps = (*outer, *(key.split(".") if isinstance(key, str) else (key,)))
        if isinstance(entry.value, Mapping):
            yield from _said(entry.value, steps)
        else:
            yield RowValue(steps, entry.value, entry.key.span)
