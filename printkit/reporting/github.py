"""Findings as workflow commands, which GitHub shows beside the lines of a change."""

from collections.abc import Iterable

from printkit.diagnostics import Diagnostic, Severity, Span
from printkit.reporting.places import relative_file
from printkit.reporting.visible import visible

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def github(diagnostics: Iterable[Diagnostic]) -> str:
    """``::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message``, a line each."""
    return "".join(f"{_command(diagnostic)}\n" for diagnostic in diagnostics)


def _command(diagnostic: Diagnostic) -> str:
    properties = _place(diagnostic.span) | {"title": f"{diagnostic.code} ({diagnostic.name})"}
    listed = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    message = diagnostic.message
    if diagnostic.help is not None:
        message += f"\nhelp: {diagnostic.help}"
    return f"::{_COMMANDS[diagnostic.severity]} {listed}::{_data(message)}"


def _place(span: Span | None) -> dict[str, str]:
    if span is None:
        return {}
    return {
        "file": relative_file(span.file),
        "line": str(span.line),
        "endLine": str(span.line),
        "col": str(span.column),
        "endColumn": str(max(span.end_column, span.column)),
    }


def _data(text: str) -> str:
    return visible(text).replace("%", "%25").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
