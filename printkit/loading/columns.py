"""A column of a table that is wrong in most rows is one mistake, which stands at its head."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Route, Span
from printkit.loading import codes
from printkit.loading.index import SourceIndex
from printkit.loading.short_names import SHORT_NAME
from printkit.source.nodes import ColumnKey, Mapping, Scalar

_FEWEST = 3
"""Wrong cells that are told one by one."""
_OF_VALUES = {
    rule.code
    for rule in (
        codes.WRONG_TYPE,
        codes.OUT_OF_RANGE,
        codes.MALFORMED_TEXT,
        codes.UNKNOWN_CHOICE,
    )
}
_Column = tuple[Span, str]
"""The head of a column, and the code of what is wrong with its cells."""


def told_at_heads(found: list[Diagnostic], index: SourceIndex) -> list[Diagnostic]:
    """The findings, those of a column that is wrong in most rows as one, without a remedy.

    Columns of which each wrong cell has a remedy of its own are mended cell by cell.
    """
    columns: defaultdict[_Column, list[Diagnostic]] = defaultdict(list)
    for diagnostic in found:
        column = _column(diagnostic, index)
        if column is not None:
            columns[column].append(diagnostic)
    told: dict[int, Diagnostic | None] = {}
    for (head, _), wrong in columns.items():
        cells = _cells(wrong[0].route or (), head, index)
        has_remedies = all(diagnostic.fix for diagnostic in wrong)
        if len(wrong) > _FEWEST and 2 * len(wrong) > len(cells) and not has_remedies:
            told |= dict.fromkeys(map(id, wrong))
            told[id(wrong[0])] = _at_head(wrong, cells, head, index)
    return [said for d in found if (said := told.get(id(d), d)) is not None]


def _column(diagnostic: Diagnostic, index: SourceIndex) -> _Column | None:
    if diagnostic.route is None or diagnostic.code not in _OF_VALUES:
        return None
    head = index.head_span(diagnostic.route)
    return None if head is None else (head, diagnostic.code)


def _at_head(
    wrong: list[Diagnostic], cells: list[str], head: Span, index: SourceIndex
) -> Diagnostic:
    first = wrong[0]
    return replace(
        first,
        message=f"{first.message}, and so {len(wrong)} of {len(cells)} cells of the column",
        span=head,
        help=_remedy(first, head, index),
        fix=None,
    )


def _remedy(first: Diagnostic, head: Span, index: SourceIndex) -> str:
    """Where the values may be that belong below this head."""
    route = first.route or ()
    if isinstance(index.value_of(route), Mapping):
        return f"write '{route[-1]}' in the definition: a cell of a table holds a single value"
    others = _of_short_names(route, head, index) if first.code == codes.MALFORMED_TEXT.code else []
    if len(others) == 1:
        return f"the heads '{route[-1]}' and '{others[0]}' look exchanged"
    if others:
        return f"look whether two heads are exchanged: {' and '.join(others)} hold short names"
    return "look whether the heads stand above the right columns"


def _of_short_names(route: Route, head: Span, index: SourceIndex) -> list[str]:
    """The other columns of the table that have a short name in each row."""
    cells: defaultdict[str, list[str]] = defaultdict(list)
    for name, cell in _rows(route, head, index):
        cells[name].append(cell)
    rows = len(cells.pop(str(route[-1])))
    return [
        name
        for name, texts in cells.items()
        if len(texts) == rows and all(map(SHORT_NAME.fullmatch, texts))
    ]


def _cells(route: Route, head: Span, index: SourceIndex) -> list[str]:
    """The texts of the column that the route leads into."""
    return [cell for name, cell in _rows(route, head, index) if name == route[-1]]


def _rows(route: Route, head: Span, index: SourceIndex) -> Iterator[tuple[str, str]]:
    """Each cell of the table with the name of its column, row by row."""
    table = index.value_of(route[:-2])
    for row in table.entries if isinstance(table, Mapping) else ():
        for cell in row.value.entries if isinstance(row.value, Mapping) else ():
            is_here = isinstance(cell.key, ColumnKey) and cell.key.head.file == head.file
            if is_here:
                value = cell.value.value if isinstance(cell.value, Scalar) else ""
                yield str(cell.key.value), str(value)
