"""Findings as JSON, for other programs.

The schema is stable: version 1 may gain keys, and never loses or renames one. It is published in
``docs/findings.schema.json``, made from the types below.
"""

from collections.abc import Iterable
from typing import Literal, NotRequired, TypedDict

from printkit.diagnostics import Diagnostic, Fix, Related, Severity, Span, TextEdit, format_route
from printkit.reporting.statistics import tallies
from printkit.reporting.summary import counts
from printkit.reporting.visible import json_text

VERSION: Literal[1] = 1

SeverityName = Literal["error", "warning", "info"]
_NAMES: dict[Severity, SeverityName] = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFO: "info",
}


class PlaceData(TypedDict):
    """Where something stands; all null where there is no place."""

    file: str | None
    """The file, relative to the current folder where it is inside it."""
    line: int | None
    """Counted from 1."""
    column: int | None
    """The first character, counted from 1."""
    end_column: int | None
    """The column behind the last character, on the same line."""


class RelatedData(PlaceData):
    """Another place that explains a finding."""

    message: str
    """What there is to see."""


class EditData(TypedDict):
    """Other text for a stretch of a line."""

    file: str
    line: int
    """Counted from 1."""
    column: int
    """The first character that goes, counted from 1."""
    end_column: int
    """The column behind the last; one more than the line has takes the line break too."""
    text: str
    """What comes in its place."""


class FixData(TypedDict):
    """The one right way to fix a finding; what check --fix would do."""

    title: str
    """The remedy in a few words."""
    edits: list[EditData]
    """All edits, of files that belong to the variant itself."""


class FindingData(PlaceData):
    """One thing that is wrong, or that one might want to know."""

    code: str
    """PK and three digits; never given to another rule."""
    name: str
    """The rule's name, such as rent-not-increasing."""
    severity: SeverityName
    """How much it weighs, after the settings."""
    message: str
    """The fact."""
    help: str | None
    """The remedy."""
    route: str | None
    """The way from the definition's root to the value, such as deeds.3.rents.2."""
    related: list[RelatedData]
    """Other places that explain the finding."""
    fix: FixData | None
    """How it can be fixed without a doubt; null where that is for people to decide."""


class SummaryData(TypedDict):
    """How many findings there are."""

    error: int
    warning: int
    info: int


class TallyData(TypedDict):
    """How many findings there are of one rule and severity."""

    code: str
    name: str
    severity: SeverityName
    count: int


class ReportData(TypedDict):
    """The whole report."""

    version: Literal[1]
    """The version of this schema."""
    diagnostics: list[FindingData]
    """All findings by place, each once."""
    summary: SummaryData
    """How many findings there are of each severity."""
    statistics: NotRequired[list[TallyData]]
    """How many there are of each rule, the most frequent first; only if requested."""


def json_report(diagnostics: Iterable[Diagnostic], *, statistics: bool = False) -> str:
    """The report as text, ended by a line feed."""
    report = report_data(diagnostics, statistics=statistics)
    return json_text(report) + "\n"


def report_data(diagnostics: Iterable[Diagnostic], *, statistics: bool = False) -> ReportData:
    """``version``, ``diagnostics`` and ``summary``, and ``statistics`` if requested."""
    found = list(diagnostics)
    number = counts(found)
    report: ReportData = {
        "version": VERSION,
        "diagnostics": [finding_data(diagnostic) for diagnostic in found],
        "summary": {
            "error": number[Severity.ERROR],
            "warning": number[Severity.WARNING],
            "info": number[Severity.INFO],
        },
    }
    if statistics:
        report["statistics"] = [
            {"code": t.code, "name": t.name, "severity": _NAMES[t.severity], "count": t.count}
            for t in tallies(found)
        ]
    return report


def finding_data(diagnostic: Diagnostic) -> FindingData:
    """A finding as it stands in reports."""
    return {
        "code": diagnostic.code,
        "name": diagnostic.name,
        "severity": _NAMES[diagnostic.severity],
        "message": diagnostic.message,
        "help": diagnostic.help,
        **_place(diagnostic.span),
        "route": None if diagnostic.route is None else format_route(diagnostic.route),
        "related": [_related(related) for related in diagnostic.related],
        "fix": _fix(diagnostic.fix),
    }


def _fix(fix: Fix | None) -> FixData | None:
    if fix is None or not fix.text_edits:
        return None
    return {"title": fix.title, "edits": [_edit(edit) for edit in fix.text_edits]}


def _edit(edit: TextEdit) -> EditData:
    return {
        "file": edit.span.file,
        "line": edit.span.line,
        "column": edit.span.column,
        "end_column": edit.span.end_column,
        "text": edit.text,
    }


def _related(related: Related) -> RelatedData:
    return {"message": related.message, **_place(related.span)}


def _place(span: Span | None) -> PlaceData:
    return {
        "file": None if span is None else span.file,
        "line": None if span is None else span.line,
        "column": None if span is None else span.column,
        "end_column": None if span is None else span.end_column,
    }
