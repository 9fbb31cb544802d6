"""Findings as JSON, for other programs.

The schema is stable: version 1 may gain keys, and never loses or renames one.
"""

import json
from collections.abc import Iterable
from typing import Any

from printkit.diagnostics import Diagnostic, Related, Span, format_route
from printkit.reporting.summary import counts

VERSION = 1


def json_report(diagnostics: Iterable[Diagnostic]) -> str:
    """``version``, ``diagnostics`` and ``summary``, ended by a line feed."""
    listed = list(diagnostics)
    report = {
        "version": VERSION,
        "diagnostics": [_diagnostic(diagnostic) for diagnostic in listed],
        "summary": {str(severity): count for severity, count in counts(listed).items()},
    }
    return json.dumps(report, indent=2, ensure_ascii=False) + "\n"


def _diagnostic(diagnostic: Diagnostic) -> dict[str, Any]:
    return {
        "code": diagnostic.code,
        "name": diagnostic.name,
        "severity": str(diagnostic.severity),
        "message": diagnostic.message,
        "help": diagnostic.help,
        **_place(diagnostic.span),
        "route": None if diagnostic.route is None else format_route(diagnostic.route),
        "related": [_related(related) for related in diagnostic.related],
    }


def _related(related: Related) -> dict[str, Any]:
    return {"message": related.message, **_place(related.span)}


def _place(span: Span | None) -> dict[str, Any]:
    """Where it stands; all null where there is no place."""
    return {
        "file": None if span is None else span.file,
        "line": None if span is None else span.line,
        "column": None if span is None else span.column,
        "end_column": None if span is None else span.end_column,
    }
