"""One report in the form that was asked for."""

from collections.abc import Sequence
from typing import Literal, assert_never

from printkit.diagnostics import Diagnostic
from printkit.reporting.concise import concise
from printkit.reporting.full import ReadLine, full
from printkit.reporting.json_report import json_report

Format = Literal["full", "concise", "json"]


def render(
    diagnostics: Sequence[Diagnostic],
    format: Format,  # noqa: A002 - what the option is called
    read_line: ReadLine,
    *,
    colour: bool = False,
) -> str:
    """The findings as text: with their lines, a line each, or as JSON (never in colour)."""
    match format:
        case "full":
            return full(diagnostics, read_line, colour=colour)
        case "concise":
            return concise(diagnostics, colour=colour)
        case "json":
            return json_report(diagnostics)
        case _:
            assert_never(format)
