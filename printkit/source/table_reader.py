"""CSV tables as node trees: a mapping of rows, keyed by one column.

An empty cell is an absent field; columns with the same header collect into a list, and a
header such as ``a.b`` nests. Cells follow the same rules as plain words in YAML.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from printkit.diagnostics import Diagnostic, Related, Span
from printkit.limits import limits, remedy
from printkit.source import codes
from printkit.source.encoding import ReadBytes, read_text
from printkit.source.nodes import At, ColumnKey, Entry, Mapping, Node, Plain, Scalar, Sequence
from printkit.source.ragged_rows import ragged
from printkit.source.reading import MAX_REMEMBERED, REMEMBERED, Reading
from printkit.source.scalars import NotFiniteError, resolve, resolve_key
from printkit.source.table_cells import Cell, Row, TableSyntaxError, rows
from printkit.suggestion import did_you_mean


def read_table(path: Path, key: str, shown: str, read_bytes: ReadBytes) -> Reading:
    """The rows of a CSV file by the column ``key``; ``shown`` is its name in diagnostics."""
    text = read_text(path, shown, read_bytes)
    if isinstance(text, Diagnostic):
        return Reading(None, (text,))
    return parse_table(text, key, shown)


def parse_table(text: str, key: str, shown: str) -> Reading:
    """The rows of a CSV text by the column ``key``."""
    if len(text) > MAX_REMEMBERED:
        return _parsed(text, key, shown)
    return _parsed_before(text, key, shown)


def _parsed(text: str, key: str, shown: str) -> Reading:
    found: list[Row] = []
    try:
        found.extend(row for row in rows(text, shown) if any(row.texts))
    except TableSyntaxError as error:
        return Reading(
            None, (codes.BAD_TABLE.diagnostic(str(error), span=Span(shown, error.line)),)
        )
    if not found:
        return Reading(
            None, (codes.UNREADABLE_FILE.diagnostic(f"{shown} is empty", span=Span(shown)),)
        )
    too_large = _too_large(found, shown)
    if too_large is not None:
        return Reading(None, (too_large,))
    header = found[0].cells()
    problems = [*_header_problems(header), *_key_problems(header, key, shown)]
    if problems:
        return Reading(None, tuple(problems))
    table = _Table(header, key)
    return Reading(table.mapping(found[1:], Span(shown)), tuple(table.diagnostics))


def _too_large(found: list[Row], shown: str) -> Diagnostic | None:
    """What is said of a table beyond a limit."""
    longest = max(found, key=lambda row: max(map(len, row.texts)))
    text = max(longest.texts, key=len)
    for name, count, what, place in (
        ("values", sum(len(row.texts) for row in found), "the table has {:,} cells", None),
        ("entries", len(found[0].texts), "the table has {:,} columns", None),
        ("entries", len(found) - 1, "the table has {:,} rows", None),
        ("text-characters", len(text), "this text has {:,} characters", longest),
    ):
        if count > getattr(limits(), name.replace("-", "_")):
            span = place.span(place.texts.index(text)) if place else Span(shown)
            message = what.format(count)
            return codes.SIZE_LIMIT.diagnostic(message, span=span, help=remedy(name))
    return None


def _header_problems(header: list[Cell]) -> Iterator[Diagnostic]:
    names = {cell.text for cell in header}
    for cell in header:
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


def _key_problems(header: list[Cell], key: str, shown: str) -> Iterator[Diagnostic]:
    names = [cell.text for cell in header]
    if names.count(key) == 1:
        return
    if key in names:
        second = [cell for cell in header if cell.text == key][1]
        yield codes.BAD_TABLE.diagnostic(
            f"the key column '{key}' is there twice", span=second.span, help="rename one of the two"
        )
        return
    yield codes.BAD_TABLE.diagnostic(
        f"the table has no column '{key}'",
        span=Span(shown, header[0].span.line, 1, header[-1].span.end_column),
        help=_columns_help(key, names),
    )


def _columns_help(key: str, names: list[str]) -> str:
    if len(names) == 1 and "\t" in names[0]:
        return "separate the cells by commas or semicolons, not by tabs"
    return did_you_mean(key, names) or f"its columns are {', '.join(names)}"


_Branch = dict[str, "Scalar | list[Scalar] | _Branch"]


class _Column:
    """A column: the steps of its name, and whether others have the same name."""

    __slots__ = ("is_repeated", "name", "steps")

    def __init__(self, name: str, *, is_repeated: bool) -> None:
        self.name = name
        self.steps = name.split(".")
        self.is_repeated = is_repeated


class _Table:
    """A header that makes sense, and what is wrong with the rows below it."""

    def __init__(self, header: list[Cell], key: str) -> None:
        counts = Counter(cell.text for cell in header)
        self._columns = [_Column(c.text, is_repeated=counts[c.text] > 1) for c in header]
        self._key = next(number for number, cell in enumerate(header) if cell.text == key)
        self._heads = _heads(header)
        self.diagnostics: list[Diagnostic] = []

    def mapping(self, body: list[Row], span: Span) -> Mapping:
        """The rows by their keys."""
        entries: dict[Plain, Entry] = {}
        for row in body:
            entry = self._entry(row, body)
            if entry is None:
                continue
            first = entries.setdefault(entry.key.value, entry)
            if first is not entry:
                self.diagnostics.append(
                    codes.BAD_TABLE.diagnostic(
                        f"two rows have the key '{entry.key.value}'",
                        span=entry.key.span,
                        help="delete or renumber one of the two",
                        related=(Related("first defined here", first.key.span),),
                    )
                )
        return Mapping.of(entries, span)

    def _entry(self, row: Row, body: list[Row]) -> Entry | None:
        if len(row.texts) != len(self._columns):
            usual = self._nearest(row, body)
            self.diagnostics.append(ragged(row, usual, len(self._columns)))
            return None
        record = self._record(row)
        key = resolve_key(row.texts[self._key])
        if key == "":
            self.diagnostics.append(
                codes.BAD_TABLE.diagnostic(
                    f"this row has no '{self._columns[self._key].name}'",
                    span=row.whole(),
                    help="every row needs its key",
                )
            )
            return None
        return Entry(Scalar(key, (row.span, self._key)), record)

    def _nearest(self, row: Row, body: list[Row]) -> list[str] | None:
        """The row that stands nearest to this one and has all its cells."""
        whole = [other for other in body if len(other.texts) == len(self._columns)]
        line = row.span(0).line
        nearest = min(whole, key=lambda other: abs(other.span(0).line - line), default=None)
        return None if nearest is None else nearest.texts

    def _record(self, row: Row) -> Mapping:
        """The fields of a row, nested by the dots in their names."""
        tree: _Branch = {}
        for number, (column, text) in enumerate(zip(self._columns, row.texts, strict=True)):
            if not text or number == self._key:
                continue
            branch, scalar = tree, self._scalar(text, row, number)
            for step in column.steps[:-1]:
                inner = branch.setdefault(step, {})
                assert isinstance(inner, dict)  # noqa: S101 - the header was checked
                branch = inner
            if column.is_repeated:
                items = branch.setdefault(column.steps[-1], [])
                assert isinstance(items, list)  # noqa: S101 - the header was checked
                items.append(scalar)
            else:
                branch[column.steps[-1]] = scalar
        return self._as_mapping(tree, (row.whole,))

    def _scalar(self, text: str, row: Row, number: int) -> Scalar:
        try:
            return Scalar(resolve(text), (row.span, number))
        except NotFiniteError:
            message = f"{text[:20]} is not a number that can be used"
            self.diagnostics.append(codes.WRONG_VALUE.diagnostic(message, span=row.span(number)))
            return Scalar(0, (row.span, number))

    def _as_mapping(self, tree: _Branch, place: At, outer: str = "") -> Mapping:
        entries: dict[Plain, Entry] = {}
        for name, value in tree.items():
            path = outer + name
            node: Node
            if isinstance(value, dict):
                node = self._as_mapping(value, place, path + ".")
            else:
                node = Sequence(tuple(value), value[0].at) if isinstance(value, list) else value
            entries[name] = Entry(ColumnKey(name, node.at, self._heads[path]), node)
        return Mapping.of(entries, place)


def _heads(header: list[Cell]) -> dict[str, Span]:
    """The head of the first column of each name, or of a part of it."""
    heads: dict[str, Span] = {}
    for cell in header:
        steps = cell.text.split(".")
        for length in range(1, len(steps) + 1):
            heads.setdefault(".".join(steps[:length]), cell.span)
    return heads


@lru_cache(REMEMBERED)
def _parsed_before(text: str, key: str, shown: str) -> Reading:
    return replace(_parsed(text, key, shown), remembered=True)
