"""Rows of a table that have more cells or fewer than its header."""

import re
from itertools import pairwise

from printkit.diagnostics import Diagnostic, Span
from printkit.source import codes
from printkit.source.table_cells import Cell, Row

_LEADING, _THOUSAND = re.compile(r"[1-9]\d{0,2}"), re.compile(r"\d{3}")


def ragged(row: Row, usual: list[str] | None, columns: int) -> Diagnostic:
    """What is said of such a row; ``usual`` is another row of the table, with all its cells."""
    cells = row.cells()
    counted = f"this row has {len(cells)} cells, the header has {columns}"
    if len(cells) < columns:
        return codes.BAD_TABLE.diagnostic(
            counted, span=row.whole(), help="add the missing separators; an empty cell is fine"
        )
    split = _split_number(cells, usual) if len(cells) == columns + 1 else None
    if split is None:
        return codes.BAD_TABLE.diagnostic(
            counted,
            span=cells[columns].span,
            help="put cells that contain the separator in double quotes",
        )
    first, rest = cells[split : split + 2]
    return codes.BAD_TABLE.diagnostic(
        f"{counted}: the comma in {first.text},{rest.text} begins a new cell",
        span=Span(first.span.file, first.span.line, first.span.column, rest.span.end_column),
        help=f"delete the comma: write {first.text}{rest.text}",
    )


def _split_number(row: list[Cell], usual: list[str] | None) -> int | None:
    """The cell at which a number with a comma between its thousands begins."""
    places = [
        number
        for number, (one, other) in enumerate(pairwise(row))
        if one.span.end_column + 1 == other.span.column
        and _LEADING.fullmatch(one.text)
        and _THOUSAND.fullmatch(other.text)
    ]
    if usual is None:
        return places[0] if places else None
    likely = [place for place in places if _is_like(_joined(row, place), usual)]
    return min(likely, key=lambda place: _unlikeness(_joined(row, place), usual), default=None)


def _joined(row: list[Cell], place: int) -> list[str]:
    texts = [cell.text for cell in row]
    return [*texts[:place], texts[place] + texts[place + 1], *texts[place + 2 :]]


def _is_like(row: list[str], usual: list[str]) -> bool:
    """Whether numbers stand where numbers are usual."""
    pairs = zip(row, usual, strict=True)
    return all(text.isdigit() for text, other in pairs if text and other.isdigit())


def _unlikeness(row: list[str], usual: list[str]) -> int:
    """How much longer or shorter the cells of a row are than those of another."""
    return sum(abs(len(text) - len(other)) for text, other in zip(row, usual, strict=True))
