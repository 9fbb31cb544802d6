"""One mistake, one finding: what is left out because another finding tells it already."""

from collections import Counter, defaultdict
from dataclasses import replace

from printkit.diagnostics import Diagnostic, Route, format_route
from printkit.loading import codes
from printkit.loading.index import SourceIndex
from printkit.source.nodes import Mapping
from printkit.suggestion import did_you_mean

_ALIKE = 0.5
"""An unknown key and the only missing field need not be more alike than this to be one."""
_MANY = 3
"""Rows, at least, of which all lack a field."""


def without_echoes(found: list[Diagnostic], index: SourceIndex) -> list[Diagnostic]:
    """The findings without missing fields that are there, only misspelt, and each once.

    A column of a table, misspelt or missing, is wrong once and not once for each row.
    """
    unknown = _by_record(found, codes.UNKNOWN_KEY.code)
    missing = _by_record(found, codes.MISSING_FIELD.code)
    lacking = _lacking(missing)
    kept: dict[object, Diagnostic] = {}
    for diagnostic in found:
        said: Diagnostic | None = diagnostic
        beside = diagnostic.route[:-1] if diagnostic.route else ()
        if diagnostic.code == codes.MISSING_FIELD.code:
            said = _missing(diagnostic, unknown[beside], missing, lacking, index)
        elif diagnostic.code == codes.UNKNOWN_KEY.code:
            said = _unknown(diagnostic, unknown[beside], missing[beside])
        if said is not None:
            kept.setdefault((said.code, said.span, said.message), said)
    return list(kept.values())


_ByRecord = defaultdict[Route, list[Diagnostic]]


def _by_record(found: list[Diagnostic], code: str) -> _ByRecord:
    """The findings with a code, by the route of what the key stands in."""
    listed: _ByRecord = defaultdict(list)
    for diagnostic in found:
        if diagnostic.code == code and diagnostic.route:
            listed[diagnostic.route[:-1]].append(diagnostic)
    return listed


def _lacking(missing: _ByRecord) -> Counter[tuple[Route, str]]:
    """How many records of a table, which its route stands for, lack the field of a name."""
    routes = {d.route for found in missing.values() for d in found if d.route}
    return Counter((route[:-2], str(route[-1])) for route in routes)


def _missing(
    diagnostic: Diagnostic,
    unknown: list[Diagnostic],
    missing: _ByRecord,
    lacking: Counter[tuple[Route, str]],
    index: SourceIndex,
) -> Diagnostic | None:
    """The missing field, of all rows if all lack it; None if it is there under another name."""
    route = diagnostic.route or ()
    if not route:
        return diagnostic
    name = str(route[-1])
    if any(other.help == did_you_mean(name, [name]) for other in unknown):
        return None
    if _is_meant(unknown, missing[route[:-1]]):
        return None
    if diagnostic.span is None or not diagnostic.span.file.endswith(".csv"):
        return diagnostic
    table = index.value_of(route[:-2])
    rows = len(table.entries) if isinstance(table, Mapping) else 0
    if rows < _MANY or lacking[route[:-2], name] < rows:
        return diagnostic
    return replace(
        diagnostic,
        message=f"'{name}' is missing in all rows of '{format_route(route[:-2])}'",
        span=replace(diagnostic.span, line=1, column=1, end_column=1),
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
