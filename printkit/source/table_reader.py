"""CSV tables as node trees: a mapping of rows, keyed by one column.

An empty cell is an absent field; columns with the same header collect into a list, and a
header such as ``a.b`` nests. Cells follow the same rules as plain words in YAML.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from printkit.diagnostics import Diagnostic, Related, Span
from printkit.limits import limits, remedy
from printkit.source import codes
from printkit.source.encoding import ReadBytes, read_text
from printkit.source.nodes import ColumnKey, Entry, Mapping, Node, Scalar, Sequence
from printkit.source.reading import MAX_REMEMBERED, REMEMBERED, Reading
from printkit.source.scalars import NotFiniteError, resolve, resolve_key
from printkit.source.table_cells import Cell, TableSyntaxError, rows
from printkit.suggestion import did_you_mean


def read_table(path: Path, key: str, shown: str, read_bytes: ReadBytes) -> Reading:
    """The rows of a CSV file by the column ``key``; ``shown`` is its name in diagnostics."""
    text = read_text(path, shown, read_bytes)
    if isinstance(text, Diagnostic):
        return Reading(None, (text,))
    return parse_table(text, key, shown)


def parse_table(text: str, key: str, shown: str) -> Reading:
    """The rows of a CSV text by the column ``key``."""
    return (_parsed_before if len(text) <= MAX_REMEMBERED else _parsed)(text, key, shown)


def _parsed(text: str, key: str, shown: str) -> Reading:
    found: list[list[Cell]] = []
    try:
        found.extend(row for row in rows(text, shown) if any(cell.text for cell in row))
    except TableSyntaxError as error:
        return Reading(
            None, (codes.TABLE_SYNTAX.diagnostic(str(error), span=Span(shown, error.line)),)
        )
    if not found:
        return Reading(None, (codes.EMPTY_FILE.diagnostic(f"{shown} is empty", span=Span(shown)),))
    too_large = _too_large(found, shown)
    if too_large is not None:
        return Reading(None, (too_large,))
    header = found[0]
    problems = [*_header_problems(header), *_key_problems(header, key, shown)]
    if problems:
        return Reading(None, tuple(problems))
    table = _Table(header, key, [])
    return Reading(table.mapping(found[1:], Span(shown)), tuple(table.diagnostics))


def _too_large(found: list[list[Cell]], shown: str) -> Diagnostic | None:
    """What is said of a table beyond a limit."""
    longest = max((cell for row in found for cell in row), key=lambda cell: len(cell.text))
    for name, count, what, place in (
        ("values", sum(map(len, found)), "the table has {:,} cells", Span(shown)),
        ("entries", len(found[0]), "the table has {:,} columns", Span(shown)),
        ("entries", len(found) - 1, "the table has {:,} rows", Span(shown)),
        ("text-characters", len(longest.text), "this text has {:,} characters", longest.span),
    ):
        if count > getattr(limits(), name.replace("-", "_")):
            message = what.format(count)
            return codes.SIZE_LIMIT.diagnostic(message, span=place, help=remedy(name))
    return None


_parsed_before = lru_cache(REMEMBERED)(_parsed)


def _header_problems(header: list[Cell]) -> Iterator[Diagnostic]:
    names = {cell.text for cell in header}
    for cell in header:
        steps = cell.text.split(".")
        if not all(steps):
            yield codes.TABLE_HEADER.diagnostic(
                "a column has no name" if not cell.text else f"'{cell.text}' has an empty part",
                span=cell.span,
                help="name each column after its field",
            )
        elif len(steps) > limits().nesting // 2:
            yield codes.SIZE_LIMIT.diagnostic("a column's name nests too deep", span=cell.span)
        for length in range(1, len(steps)):
            outer = ".".join(steps[:length])
            if outer in names:
                yield codes.TABLE_HEADER.diagnostic(
                    f"'{cell.text}' needs '{outer}' to be a mapping, but it is a column itself",
                    span=cell.span,
                    help=f"rename or delete the column '{outer}'",
                )


def _key_problems(header: list[Cell], key: str, shown: str) -> Iterator[Diagnostic]:
    names = [cell.text for cell in header]
    if names.count(key) == 1:
        return
    if key in names:
        second = [cell for cell in header if cell.text == key][1]
        yield codes.TABLE_HEADER.diagnostic(
            f"the key column '{key}' stands twice", span=second.span, help="rename one of the two"
        )
        return
    yield codes.TABLE_HEADER.diagnostic(
        f"the table has no column '{key}'",
        span=Span(shown, header[0].span.line, 1, header[-1].span.end_column),
        help=_columns_help(key, names),
    )


def _columns_help(key: str, names: list[str]) -> str:
    if len(names) == 1 and "\t" in names[0]:
        return "separate the cells by commas or semicolons, not by tabs"
    return did_you_mean(key, names) or f"its columns are {', '.join(names)}"


_Branch = dict[str, "Node | _Branch"]


@dataclass(frozen=True, slots=True)
class _Table:
    """A header that makes sense, and what is wrong with the rows below it."""

    header: list[Cell]
    key: str
    diagnostics: list[Diagnostic]
    heads: dict[str, Span] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def mapping(self, body: list[list[Cell]], span: Span) -> Mapping:
        entries: dict[object, Entry] = {}
        for row in body:
            entry = self._entry(row)
            if entry is None:
                continue
            first = entries.setdefault(entry.key.value, entry)
            if first is not entry:
                self.diagnostics.append(
                    codes.DUPLICATE_KEY.diagnostic(
                        f"two rows have the key '{entry.key.value}'",
                        span=entry.key.span,
                        help="delete or renumber one of the two",
                        related=(Related("first defined here", first.key.span),),
                    )
                )
        return Mapping(tuple(entries.values()), span)

    def _entry(self, row: list[Cell]) -> Entry | None:
        place = Span(row[0].span.file, row[0].span.line, 1, row[-1].span.end_column)
        if len(row) != len(self.header):
            self._report_ragged(row, place)
            return None
        fields: dict[str, list[Scalar]] = {}
        key = None
        for column, cell in zip(self.header, row, strict=True):
            if column.text == self.key:
                key = Scalar(resolve_key(cell.text), cell.span)
            elif cell.text:
                fields.setdefault(column.text, []).append(self._scalar(cell))
        if key is None or key.value == "":
            self.diagnostics.append(
                codes.TABLE_ROW.diagnostic(
                    f"this row has no '{self.key}'", span=place, help="every row needs its key"
                )
            )
            return None
        return Entry(key, self._record(fields, place))

    def _report_ragged(self, row: list[Cell], place: Span) -> None:
        many = len(row) > len(self.header)
        self.diagnostics.append(
            codes.TABLE_ROW.diagnostic(
                f"this row has {len(row)} cells, the header has {len(self.header)}",
                span=row[len(self.header)].span if many else place,
                help="put cells that contain the separator in double quotes"
                if many
                else "add the missing separators; an empty cell is fine",
            )
        )

    def _scalar(self, cell: Cell) -> Scalar:
        try:
            return Scalar(resolve(cell.text), cell.span)
        except NotFiniteError:
            message = f"{cell.text[:20]} is not a number that can be used"
            self.diagnostics.append(codes.NOT_FINITE.diagnostic(message, span=cell.span))
            return Scalar(0, cell.span)

    def _record(self, fields: dict[str, list[Scalar]], place: Span) -> Mapping:
        """The fields of a row, nested by the dots in their names."""
        tree: _Branch = {}
        for name, cells in fields.items():
            *outer, last = name.split(".")
            branch = tree
            for step in outer:
                inner = branch.setdefault(step, {})
                assert isinstance(inner, dict)  # noqa: S101 - the header was checked
                branch = inner
            branch[last] = (
                Sequence(tuple(cells), cells[0].span) if self._is_repeated(name) else cells[0]
            )
        return self._as_mapping(tree, place)

    def _as_mapping(self, tree: _Branch, place: Span, outer: str = "") -> Mapping:
        entries = []
        for name, value in tree.items():
            path = outer + name
            node = self._as_mapping(value, place, path + ".") if isinstance(value, dict) else value
            key = ColumnKey(name, node.span, self._head(path))
            entries.append(Entry(key, node))
        return Mapping(tuple(entries), place)

    def _head(self, path: str) -> Span:
        """The head of the first column of this name, or of a part of it."""
        if not self.heads:
            for cell in self.header:
                steps = cell.text.split(".")
                for length in range(1, len(steps) + 1):
                    self.heads.setdefault(".".join(steps[:length]), cell.span)
        return self.heads[path]

    def _is_repeated(self, name: str) -> bool:
        if not self.counts:
            self.counts.update(cell.text for cell in self.header)
        return self.counts[name] > 1
