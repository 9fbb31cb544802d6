"""Which findings about a definition are one slip: misspelt fields, and columns of a table.

What says nothing new is left out; what is wrong in a whole column has one ``cause``.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Route, format_route
from printkit.loading import codes
from printkit.loading.index import SourceIndex
from printkit.source.codes import WRONG_VALUE
from printkit.source.nodes import Mapping, Node, Scalar
from printkit.source.table_files import is_table
from printkit.suggestion import nearest

_ALIKE = 0.5
"""An unknown key and the only missing field need not be more alike than this to be one."""
_FEW = 3
"""Wrong cells of a column that are reported one by one."""


def without_misspelt(found: list[Diagnostic]) -> Iterator[Diagnostic]:
    """The findings without the missing fields that are there under another name."""
    unknown = _by_record(found, codes.UNKNOWN_KEY.code)
    missing = _by_record(found, codes.MISSING_FIELD.code)
    meant = {
        (*record, key): (*record, name)
        for record, keys in unknown.items()
        for key, name in _meant(keys, missing[record])
    }
    is_there = set(meant.values())
    lacking = [f"'{name}'" for name in missing[()] if (name,) not in is_there]
    if len(lacking) > 1:  # without a base much else is missing, too
        found = [d for d in found if d.code != codes.MISSING_FIELD.code or len(d.route or ()) == 1]
    for diagnostic in found:
        route = diagnostic.route or ()
        if diagnostic.code == codes.UNKNOWN_KEY.code and route in meant and not diagnostic.fix:
            remedy = f"did you mean '{meant[route][-1]}', which is missing?"
            yield replace(diagnostic, help=remedy)
        elif diagnostic.code != codes.MISSING_FIELD.code or route not in is_there:
            is_baseless = diagnostic.code == codes.MISSING_FIELD.code and len(route) == 1
            yield _baseless(diagnostic, lacking) if is_baseless else diagnostic


def _baseless(diagnostic: Diagnostic, lacking: list[str]) -> Diagnostic:
    """What is said of a definition that lacks much and builds on no base."""
    if len(lacking) == 1:
        return diagnostic
    return replace(
        diagnostic,
        message=f"{', '.join(lacking[:-1])} and {lacking[-1]} are missing, and there is no base",
        help="add 'extends: classic-us' to take whatever is not stated here from that game "
        "(`printkit list variants` lists the others), or state them",
        cause="no base",
    )


def with_causes(found: Iterable[Diagnostic], index: SourceIndex) -> list[Diagnostic]:
    """The findings, those about one column of a table with the same cause."""
    placed = [(diagnostic, _column(diagnostic, index)) for diagnostic in found]
    counts = Counter((diagnostic.code, column) for diagnostic, column in placed if column)
    return [
        diagnostic
        if column is None
        else _in_column(diagnostic, column, counts[diagnostic.code, column], index)
        for diagnostic, column in placed
    ]


_Column = tuple[Route, str]
"""The route of a table, and the head of one of its columns."""


def _by_record(found: list[Diagnostic], code: str) -> defaultdict[Route, list[str]]:
    """The keys in findings of this code, by the route of what they stand in."""
    listed: defaultdict[Route, list[str]] = defaultdict(list)
    for diagnostic in found:
        if diagnostic.code == code and diagnostic.route:
            listed[diagnostic.route[:-1]].append(str(diagnostic.route[-1]))
    return listed


def _meant(keys: list[str], missing: list[str]) -> Iterator[tuple[str, str]]:
    """The keys of a record that are not known, each with the missing field that it stands for."""
    near = [(key, nearest(key, missing)) for key in keys if missing]
    yield from ((key, name) for key, name in near if name is not None)
    if len(near) == len(missing) == 1 and near[0][1] is None:
        from difflib import SequenceMatcher  # noqa: PLC0415 - late: start-up

        key, name = keys[0], missing[0]
        if SequenceMatcher(None, key.lower(), name.lower()).ratio() >= _ALIKE:
            yield key, name


def _column(diagnostic: Diagnostic, index: SourceIndex) -> _Column | None:
    """The column of a table that the finding is about."""
    route = diagnostic.route or ()
    known = {codes.UNKNOWN_KEY.code, WRONG_VALUE.code}
    in_column = diagnostic.code in known and index.head_span(route) is not None
    is_csv = diagnostic.span is not None and is_table(diagnostic.span.file)
    is_lacking = diagnostic.code == codes.MISSING_FIELD.code and is_csv
    if not in_column and not is_lacking:
        return None
    first = next((n for n in range(2, len(route)) if index.head_span(route[:n])), len(route))
    name = ".".join(str(step) for step in route[first - 1 :] if isinstance(step, str))
    return route[: first - 2], name


def _in_column(
    diagnostic: Diagnostic, column: _Column, count: int, index: SourceIndex
) -> Diagnostic:
    """The finding with the column as its cause, if more is wrong than a few of its cells."""
    (table, name), route = column, diagnostic.route or ()
    rows = index.value_of(table)
    total = len(rows.entries) if isinstance(rows, Mapping) else count
    if diagnostic.code == codes.UNKNOWN_KEY.code:
        return replace(diagnostic, cause=column)
    if diagnostic.code == codes.MISSING_FIELD.code:
        if not _FEW <= total <= count or diagnostic.span is None:
            return diagnostic
        return replace(
            diagnostic,
            message=f"'{name}' is missing in all rows of '{format_route(table)}'",
            span=replace(diagnostic.span, line=1, column=1, end_column=1),
            help=f"add a column '{name}'",
            cause=column,
        )
    if count <= _FEW or 2 * count <= total or diagnostic.fix:
        return diagnostic
    return replace(
        diagnostic,
        message=f"{diagnostic.message}; {count} of {total} cells of the column are wrong",
        span=index.head_span(route),
        help=_column_help(diagnostic, name, index.value_of(route)),
        cause=column,
    )


def _column_help(diagnostic: Diagnostic, name: str, value: Node | None) -> str:
    """What to do about a column whose first wrong cell has this value."""
    if isinstance(value, Mapping):
        return f"write '{name}' in the definition: a cell of a table holds a single value"
    if isinstance(value, Scalar) and re.search(r"\d", str(value.value)) and diagnostic.help:
        return f"{diagnostic.help}; and so in the others"
    return "check whether the heads are above the right columns"
