"""Edits of single cells in a CSV text, in the quotes that they have.

Each function gives the edits, or None where the cell cannot be changed safely; an edit counts
only if the edited table reads back with the same cells but for those that were meant.
"""

from collections.abc import Callable, Collection

from printkit.diagnostics import Span, TextEdit
from printkit.source.scalars import NotFiniteError, resolve
from printkit.source.table_cells import Cell, TableSyntaxError, rows
from printkit.source.text_edits import edited
from printkit.source.yaml_edits import Edits, Value, whole_word


def set_cell(text: str, span: Span, value: Value) -> Edits | None:
    """The cell at the span's place becomes another value."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    written = str(value)
    try:
        same = resolve(written) == value
    except NotFiniteError:
        return None
    return _write(text, {span}, lambda _: written) if same else None


def respell_cell(text: str, span: Span, old: str, new: str) -> Edits | None:
    """Each ``old`` in the cell at the span's place is written as ``new``."""
    word = whole_word(old)
    return _write(text, {span}, lambda was: word.sub(lambda _: new, was))


def rename_column(text: str, span: Span, old: str, new: str) -> Edits | None:
    """The columns that are called like that of the cell at the span's place get another name.

    Where the cell itself is the name that is wrong, the key of its row, only the cell changes.
    """
    table = _table(text, span.file)
    row = next((row for row in table if any(cell.span == span for cell in row)), [])
    number = next((n for n, cell in enumerate(row) if cell.span == span), 0)
    if not row or number >= len(table[0]):
        return None
    path, dot, last = table[0][number].text.rpartition(".")
    if last == old:
        columns = {cell.span for cell in table[0] if cell.text == path + dot + old}
        return _write(text, columns, lambda _: path + dot + new)
    return _write(text, {span}, lambda _: new) if row[number].text == old else None


def _write(text: str, spans: Collection[Span], change: Callable[[str], str]) -> Edits | None:
    """New texts for the cells at these places."""
    file = next(iter(spans)).file
    table = _table(text, file)
    cells = [cell for row in table for cell in row if cell.span in spans]
    lines = text.split("\n")
    edits = tuple(_edit(lines[cell.span.line - 1], cell, change(cell.text)) for cell in cells)
    expected = [[change(c.text) if c.span in spans else c.text for c in row] for row in table]
    changed = any(change(cell.text) != cell.text for cell in cells)
    return edits if changed and _texts(_table(edited(text, edits), file)) == expected else None


def _edit(line: str, cell: Cell, written: str) -> TextEdit:
    """The cell's new text, in quotes where it was or has to be."""
    raw = line[cell.span.column - 1 : cell.span.end_column - 1]
    if raw.startswith('"') or any(sign in written for sign in ',;"'):
        written = '"' + written.replace('"', '""') + '"'
    return TextEdit(cell.span, written)


def _table(text: str, file: str) -> list[list[Cell]]:
    """The rows; none if the text is not a table."""
    try:
        return [row.cells() for row in rows(text, file)]
    except TableSyntaxError:
        return []


def _texts(table: list[list[Cell]]) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table]
