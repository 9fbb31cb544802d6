"""One mistake, one finding: what is left out because another finding tells it already."""

from collections import Counter, defaultdict
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Route, format_route
from printkit.loading import codes
from printkit.loading.index import SourceIndex
from printkit.source.nodes import Mapping
from printkit.suggestion import question

_ALIKE = 0.5
"""An unknown key and the only missing field need not be more alike than this to be one."""
_MANY = 3
"""Rows, at least, of which all lack a field; and fields that a definition without a base lacks."""


def without_echoes(found: list[Diagnostic], index: SourceIndex) -> list[Diagnostic]:
    """The findings without missing fields that are there, only misspelt, and each once.

    A column of a table, misspelt or missing, is wrong once and not once for each row.
    """
    unknown = _by_record(found, codes.UNKNOWN_KEY.code)
    missing = _by_record(found, codes.MISSING_FIELD.code)
    helps = {record: {d.help for d in others} for record, others in unknown.items()}
    columns = _missing_columns(missing, index)
    kept: dict[object, Diagnostic] = {}
    baseless = _baseless(missing[()])
    for diagnostic in found:
        said: Diagnostic | None = diagnostic
        beside = diagnostic.route[:-1] if diagnostic.route else ()
        if diagnostic.code == codes.MISSING_FIELD.code:
            is_meant = _is_meant(unknown[beside], missing[beside])
            said = _missing(diagnostic, helps.get(beside, set()), columns)
            said = None if is_meant else said
            if baseless is not None and len(diagnostic.route or ()) == 1:
                said = baseless
        elif diagnostic.code == codes.UNKNOWN_KEY.code:
            said = _unknown(diagnostic, unknown[beside], missing[beside])
        if said is not None:
            kept.setdefault((said.code, said.span, said.message), said)
    return list(kept.values())


def _baseless(missing: list[Diagnostic]) -> Diagnostic | None:
    """What is said of a definition that lacks much and builds on no base."""
    if len(missing) < _MANY:
        return None
    names = [f"'{diagnostic.route[-1]}'" for diagnostic in missing if diagnostic.route]
    return replace(
        missing[0],
        message=f"{', '.join(names[:-1])} and {names[-1]} are missing, and there is no base",
        help="add 'extends: classic-us' to take from that game what is not stated here "
        "(`printkit list variants` names the others), or state them",
    )


_ByRecord = defaultdict[Route, list[Diagnostic]]


def _by_record(found: list[Diagnostic], code: str) -> _ByRecord:
    """The findings with a code, by the route of what the key stands in."""
    listed: _ByRecord = defaultdict(list)
    for diagnostic in found:
        if diagnostic.code == code and diagnostic.route:
            listed[diagnostic.route[:-1]].append(diagnostic)
    return listed


_Columns = set[tuple[Route, str | int]]
"""The routes of tables, with the names of columns."""


def _missing_columns(missing: _ByRecord, index: SourceIndex) -> _Columns:
    """The fields that all rows of a table lack, where it has many."""
    routes = (d.route for listed in missing.values() for d in listed if d.route)
    lacking = Counter((route[:-2], route[-1]) for route in routes)
    return {
        (table, name)
        for (table, name), count in lacking.items()
        if isinstance(rows := index.value_of(table), Mapping)
        and _MANY <= len(rows.entries) <= count
    }


def _missing(
    diagnostic: Diagnostic, helps: set[str | None], columns: _Columns
) -> Diagnostic | None:
    """The missing field, of all rows if all lack it; None if it is there under another name.

    ``helps`` are the remedies for the unknown keys beside it.
    """
    route, span = diagnostic.route, diagnostic.span
    if not route:
        return diagnostic
    name = str(route[-1])
    if question(name) in helps:
        return None
    if span is None or not span.file.endswith(".csv") or (route[:-2], route[-1]) not in columns:
        return diagnostic
    return replace(
        diagnostic,
        message=f"'{name}' is missing in all rows of '{format_route(route[:-2])}'",
        span=replace(span, line=1, column=1, end_column=1),
        help=f"add a column '{name}'",
    )


def _unknown(
    diagnostic: Diagnostic, unknown: list[Diagnostic], missing: list[Diagnostic]
) -> Diagnostic:
    """The unknown key, as the only missing field if it is like that."""
    if not _is_meant(unknown, missing) or not missing[0].route:
        return diagnostic
    return replace(diagnostic, help=f"did you mean '{missing[0].route[-1]}', which is missing?")


def _is_meant(unknown: list[Diagnostic], missing: list[Diagnostic]) -> bool:
    """Whether one key is unknown and one missing, and the two are alike."""
    if len(unknown) != 1 or len(missing) != 1 or unknown[0].fix is not None:
        return False
    from difflib import SequenceMatcher  # noqa: PLC0415 - late: start-up

    one, other = (str(d.route[-1]).lower() if d.route else "" for d in (*unknown, *missing))
    return SequenceMatcher(None, one, other).ratio() >= _ALIKE
