"""Tables as node trees: a mapping of rows, keyed by one column or numbered.

An empty cell is an absent field; columns with the same header collect into a list, and a
header such as ``a.b`` nests. Cells follow the same rules as plain words in YAML.
"""

import re
from collections.abc import Sequence as Listed
from dataclasses import replace
from functools import lru_cache

from printkit.diagnostics import Diagnostic, Related, Span
from printkit.limits import limits, remedy
from printkit.source import codes
from printkit.source.nodes import (
    At,
    ColumnKey,
    Entry,
    Mapping,
    Node,
    NumberCell,
    Plain,
    Scalar,
    Sequence,
)
from printkit.source.ragged_rows import ragged
from printkit.source.reading import MAX_REMEMBERED, REMEMBERED, Reading
from printkit.source.scalars import NotFiniteError, resolve, resolve_key
from printkit.source.table_cells import Row, TableSyntaxError, rows
from printkit.source.table_header import Header, TableColumn, TableForm


def parse_table(text: str, form: TableForm, shown: str) -> Reading:
    """The rows of a CSV text."""
    if len(text) > MAX_REMEMBERED:
        return _parsed(text, form, shown)
    return _parsed_before(text, form, shown)


def _parsed(text: str, form: TableForm, shown: str) -> Reading:
    found, problems = text_rows(text, shown)
    return Reading(None, problems) if problems else table_of(found, form, shown)


def text_rows(text: str, shown: str) -> tuple[list[Row], tuple[Diagnostic, ...]]:
    """The rows of a CSV text, and what keeps them from being read."""
    try:
        return list(rows(text, shown)), ()
    except TableSyntaxError as error:
        return [], (codes.BAD_TABLE.diagnostic(str(error), span=Span(shown, error.line)),)


def table_of(found: Listed[Row], form: TableForm, shown: str) -> Reading:
    """The table that is made of these rows; the first that is not empty has the heads."""
    filled, problems = filled_rows(found, shown)
    if problems:
        return Reading(None, problems)
    header = Header(filled, form, shown)
    if header.problems:
        return Reading(None, header.problems)
    table = _Table(header, form.noun if form.key is None else "")
    return Reading(table.mapping(filled[1:], Span(shown)), tuple(table.diagnostics))


def filled_rows(found: Listed[Row], shown: str) -> tuple[list[Row], tuple[Diagnostic, ...]]:
    """The rows that are not empty, and what is said where there are none, or far too many."""
    filled = [row for row in found if any(row.texts)]
    if not filled:
        return [], (codes.UNREADABLE_FILE.diagnostic(f"{shown} is empty", span=Span(shown)),)
    too_large = _too_large(filled, shown)
    return filled, () if too_large is None else (too_large,)


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


_Branch = dict[str, "Scalar | list[Scalar] | _Branch"]


class _Table:
    """A header that makes sense, and what is wrong with the rows below it."""

    def __init__(self, header: Header, noun: str) -> None:
        """``noun`` is what rows are called after that have no key; empty if all need one."""
        self._header = header
        self._noun = noun
        self.diagnostics: list[Diagnostic] = []

    def mapping(self, body: list[Row], span: Span) -> Mapping:
        """The rows by their keys."""
        entries: dict[Plain, Entry] = {}
        for number, row in enumerate(body, 1):
            entry = self._entry(row, number, body)
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

    def _entry(self, row: Row, number: int, body: list[Row]) -> Entry | None:
        if len(row.texts) != self._header.width:
            usual = self._nearest(row, body)
            self.diagnostics.append(ragged(row, usual, self._header.width))
            return None
        record = self._record(row)
        column = self._header.key
        written = "" if column is None else row.texts[column.number]
        key = self._called(written, number) if self._noun else resolve_key(written)
        if key == "":
            assert column is not None  # noqa: S101 - only numbered rows need no key
            self.diagnostics.append(
                codes.BAD_TABLE.diagnostic(
                    f"this row has no '{column.name}'",
                    span=row.whole(),
                    help="every row needs its key",
                )
            )
            return None
        place: At = (row.whole,) if column is None else (row.span, column.number)
        return Entry(Scalar(key, place), record)

    def _called(self, written: str, number: int) -> str:
        """The id of a row: that of its cell as ids are written, or its number."""
        plain = re.sub(r"[^a-z0-9_]+", "-", written.lower()).strip("-_")
        return plain if plain[:1].isalpha() else f"{self._noun}-{plain or number}"

    def _nearest(self, row: Row, body: list[Row]) -> list[str] | None:
        """The row that stands nearest to this one and has all its cells."""
        whole = [other for other in body if len(other.texts) == self._header.width]
        line = row.span(0).line
        nearest = min(whole, key=lambda other: abs(other.span(0).line - line), default=None)
        return None if nearest is None else nearest.texts

    def _record(self, row: Row) -> Mapping:
        """The fields of a row, nested by the dots in their names."""
        tree: _Branch = {}
        for column in self._header.columns:
            text = row.texts[column.number]
            if not text or column is self._header.key:
                continue
            branch, (scalar, wrong) = tree, cell_value(text, row, column)
            self.diagnostics += wrong
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

    def _as_mapping(self, tree: _Branch, place: At, outer: str = "") -> Mapping:
        entries: dict[Plain, Entry] = {}
        for name, value in tree.items():
            path = outer + name
            node = self._as_node(value, place, path)
            entries[name] = Entry(ColumnKey(name, node.at, self._header.heads[path]), node)
        return Mapping.of(entries, place)

    def _as_node(self, value: "Scalar | list[Scalar] | _Branch", place: At, path: str) -> Node:
        """What is below a name; parts that are called by numbers make a list."""
        if isinstance(value, list):
            return Sequence(tuple(value), value[0].at)
        if isinstance(value, Scalar):
            return value
        inner = self._as_mapping(value, place, path + ".")
        if all(step.isdigit() for step in value):
            return Sequence(tuple(entry.value for entry in inner.entries), place)
        return inner


def cell_value(text: str, row: Row, column: TableColumn) -> tuple[Scalar, tuple[Diagnostic, ...]]:
    """What stands in a cell, and what is wrong with it."""
    at = (row.span, column.number)
    try:
        value = resolve(text)
    except NotFiniteError:
        if column.is_verbatim:
            return Scalar(text, at), ()
        message = f"{text[:20]} is not a number that can be used"
        found = codes.WRONG_VALUE.diagnostic(message, span=row.span(column.number))
        return Scalar(0, at), (found,)
    if isinstance(value, str):
        return Scalar(value, at), ()
    if column.is_verbatim and not isinstance(value, bool) and str(value) != text:
        return Scalar(text, at), ()
    return NumberCell(value, at, text), ()


@lru_cache(REMEMBERED)
def _parsed_before(text: str, form: TableForm, shown: str) -> Reading:
    return replace(_parsed(text, form, shown), remembered=True)
