"""What the columns of a table are, by the names in its first row."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Span
from printkit.limits import limits
from printkit.records import record
from printkit.source import codes
from printkit.source.table_cells import Cell, Row
from printkit.suggestion import did_you_mean

IGNORED = frozenset({"notes", "comment", "comments"})
"""Columns for whoever writes the table."""


class Named(NamedTuple):
    """The heads under the names that their columns have in the definition, and what is wrong."""

    cells: list[Cell]
    problems: tuple[Diagnostic, ...] = ()


def as_written(header: list[Cell]) -> Named:
    """Columns that are called as their heads say."""
    return Named(header)


@record
class TableForm:
    """How a table is read.

    Where ``key`` is None, the column ``id`` has the keys if there is one; rows without are called
    ``card-1``, ``card-2`` … after ``noun``. ``sheet`` is the sheet of a spreadsheet, by default the
    first. Columns below ``verbatim`` hold a number only where it is written as it would be printed.
    """

    key: str | None = None
    sheet: str | None = None
    noun: str = "row"
    named: Callable[[list[Cell]], Named] = as_written
    verbatim: str = ""


class TableColumn:
    """A column: its number, the steps of its name, and whether others have the same name."""

    __slots__ = ("is_repeated", "is_verbatim", "name", "number", "steps")

    def __init__(self, number: int, name: str, *, is_repeated: bool, is_verbatim: bool) -> None:
        self.number = number
        self.name = name
        self.steps = name.split(".")
        self.is_repeated = is_repeated
        self.is_verbatim = is_verbatim


class Header:
    """The columns of a table without those that hold nothing, and what is wrong with their heads.

    ``width`` counts all columns, ``key`` is the one that has the keys, if one has.
    """

    def __init__(self, rows: list[Row], form: TableForm, shown: str) -> None:
        heads = rows[0].cells()
        self.width = len(heads)
        self._written = [cell for cell in heads if cell.text]
        named, self.problems = form.named(heads)
        kept = [
            (number, cell)
            for number, cell in enumerate(named)
            if cell.text.casefold() not in IGNORED and (cell.text or _is_used(number, rows[1:]))
        ]
        counts = Counter(cell.text for _, cell in kept)
        self.columns = [
            TableColumn(
                number,
                cell.text,
                is_repeated=counts[cell.text] > 1,
                is_verbatim=bool(form.verbatim) and cell.text.startswith(f"{form.verbatim}."),
            )
            for number, cell in kept
        ]
        self.heads = _heads(cell for _, cell in kept)
        cells = [cell for _, cell in kept]
        self.problems += tuple(_problems(cells))
        key = "id" if form.key is None else form.key
        if form.key is not None or key in counts:
            self.problems += tuple(self._key_problems(cells, key, shown))
        self.key = next((column for column in self.columns if column.name == key), None)

    def _key_problems(self, cells: list[Cell], key: str, shown: str) -> Iterator[Diagnostic]:
        same = [cell for cell in cells if cell.text == key]
        if len(same) > 1:
            yield codes.BAD_TABLE.diagnostic(
                f"the key column '{key}' is there twice",
                span=same[1].span,
                help="rename one of the two",
            )
        elif not same:
            first, last = self._written[0].span, self._written[-1].span
            yield codes.BAD_TABLE.diagnostic(
                f"the table has no column '{key}'",
                span=Span(shown, first.line, 1, last.end_column),
                help=_columns_help(key, [cell.text for cell in self._written]),
            )


def _is_used(number: int, body: list[Row]) -> bool:
    return any(any(row.texts[number : number + 1]) for row in body)


def _problems(heads: list[Cell]) -> Iterator[Diagnostic]:
    names = {cell.text for cell in heads}
    for cell in heads:
        steps = cell.text.split(".")
        if not all(steps):
            yield codes.BAD_TABLE.diagnostic(
                "a column has no name" if not cell.text else f"'{cell.text}' has an empty part",
                span=cell.span,
                help="name each column after its field",
            )
        elif len(steps) > limits().nesting // 2:
            yield codes.SIZE_LIMIT.diagnostic("a column's name nests too deep", span=cell.span)
        for length in range(1, len(steps)):
            outer = ".".join(steps[:length])
            if outer in names:
                yield codes.BAD_TABLE.diagnostic(
                    f"'{cell.text}' needs '{outer}' to be a mapping, but it is a column itself",
                    span=cell.span,
                    help=f"rename or delete the column '{outer}'",
                )


def _columns_help(key: str, names: list[str]) -> str:
    if len(names) == 1 and "\t" in names[0]:
        return "separate the cells by commas or semicolons, not by tabs"
    return did_you_mean(key, names) or f"its columns are {', '.join(names)}"


def _heads(header: Iterable[Cell]) -> dict[str, Span]:
    """The head of the first column of each name, or of a part of it."""
    heads: dict[str, Span] = {}
    for cell in header:
        steps = cell.text.split(".")
        for length in range(1, len(steps) + 1):
            heads.setdefault(".".join(steps[:length]), cell.span)
    return heads
