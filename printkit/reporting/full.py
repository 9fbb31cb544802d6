"""Findings with the lines that they are about, for people."""

from collections.abc import Callable, Iterable, Iterator

from printkit.diagnostics import Diagnostic, Span, format_route
from printkit.reporting.ansi import Paint, painter
from printkit.reporting.frame import excerpt, shown

ReadLine = Callable[[str, int], str | None]
"""The line of a file by its shown name and number (from 1), or nothing if there is none."""


def full(diagnostics: Iterable[Diagnostic], read_line: ReadLine, *, colour: bool = False) -> str:
    """Each finding with its place, its line, related places and the remedy."""
    paint = painter(colour=colour)
    return "\n".join(
        "\n".join(_finding(diagnostic, read_line, paint)) + "\n" for diagnostic in diagnostics
    )


def _finding(diagnostic: Diagnostic, read_line: ReadLine, paint: Paint) -> Iterator[str]:
    severity = diagnostic.severity.value
    label = paint(f"{severity}[{diagnostic.code}]", severity)
    yield f"{label} {shown(diagnostic.message)} ({diagnostic.name})"
    gutter = max((len(str(span.line)) for span in _spans(diagnostic)), default=1)
    if diagnostic.span is not None:
        yield from _place(diagnostic.span, read_line, paint, gutter, severity)
    elif diagnostic.route:
        yield paint(" " * gutter + "--> ", "frame") + format_route(diagnostic.route)
    for related in diagnostic.related:
        if related.span is not None:
            yield " " * gutter + paint(" = ", "frame") + f"{shown(related.message)}:"
            yield from _place(related.span, read_line, paint, gutter, "frame")
    lead = " " * gutter + paint(" = ", "frame")
    if diagnostic.help is not None:
        yield lead + paint("help:", "help") + f" {shown(diagnostic.help)}"
    if diagnostic.fix is not None and diagnostic.fix.text_edits:
        yield lead + paint("fix:", "help") + f" {shown(diagnostic.fix.title)}"


def _spans(diagnostic: Diagnostic) -> Iterator[Span]:
    places = (diagnostic.span, *(related.span for related in diagnostic.related))
    return (span for span in places if span is not None)


def _place(span: Span, read_line: ReadLine, paint: Paint, gutter: int, style: str) -> Iterator[str]:
    """The name of the place, and its line with a mark if the line can be read."""
    yield paint(" " * gutter + "--> ", "frame") + paint(str(span), "place")
    line = read_line(span.file, span.line)
    if line is None or not line.strip():
        return
    text, marks = excerpt(line, span.column, span.end_column)
    yield paint(f"{span.line:>{gutter}} | ", "frame") + text
    yield (
        paint(" " * gutter + " | ", "frame")
        + marks[: len(marks) - marks.count("^")]
        + paint("^" * marks.count("^"), style)
    )
