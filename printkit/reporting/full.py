"""Findings with the lines that they are about, for people."""

from collections.abc import Callable, Iterable, Iterator

from printkit.diagnostics import Diagnostic, Span, format_route
from printkit.records import record
from printkit.reporting.ansi import Paint, painter
from printkit.reporting.frame import MAX_WIDTH, excerpt, shown

ReadLine = Callable[[str, int], str | None]
"""The line of a file by its shown name and number (from 1), or nothing if there is none."""


BAR = " | "
"""Stands between the number of a line and the line."""


@record
class ReportPage:
    """On what findings are written: how to read lines, how to paint, how many columns."""

    read_line: ReadLine
    paint: Paint
    columns: int


def full(
    diagnostics: Iterable[Diagnostic],
    read_line: ReadLine,
    *,
    colour: bool = False,
    columns: int = MAX_WIDTH,
) -> str:
    """Each finding with its place, its line, related places and the remedy."""
    page = ReportPage(read_line, painter(colour=colour), columns)
    return "\n".join("\n".join(_finding(diagnostic, page)) + "\n" for diagnostic in diagnostics)


def _finding(diagnostic: Diagnostic, page: ReportPage) -> Iterator[str]:
    paint = page.paint
    severity = diagnostic.severity.value
    label = paint(f"{severity}[{diagnostic.code}]", severity)
    yield f"{label} {shown(diagnostic.message)} ({diagnostic.name})"
    gutter = max((len(str(span.line)) for span in _spans(diagnostic)), default=1)
    if diagnostic.span is not None:
        yield from _place(diagnostic.span, page, gutter, severity)
    elif diagnostic.route:
        yield paint(" " * gutter + "--> ", "frame") + shown(format_route(diagnostic.route))
    for related in diagnostic.related:
        if related.span is not None:
            yield " " * gutter + paint(" = ", "frame") + f"{shown(related.message)}:"
            yield from _place(related.span, page, gutter, "frame")
    lead = " " * gutter + paint(" = ", "frame")
    if diagnostic.help is not None:
        yield lead + paint("help:", "help") + f" {shown(diagnostic.help)}"
    if diagnostic.fix is not None and diagnostic.fix.text_edits:
        yield lead + paint("fix:", "help") + f" {shown(diagnostic.fix.title)}"


def _spans(diagnostic: Diagnostic) -> Iterator[Span]:
    places = (diagnostic.span, *(related.span for related in diagnostic.related))
    return (span for span in places if span is not None)


def _place(span: Span, page: ReportPage, gutter: int, style: str) -> Iterator[str]:
    """The name of the place, and its line with a mark if the line can be read."""
    paint = page.paint
    yield paint(" " * gutter + "--> ", "frame") + paint(shown(str(span)), "place")
    line = page.read_line(span.file, span.line)
    if line is None or not line.strip() or line.count("\0") > 1:  # the last: a binary file
        return
    text, marks = excerpt(line, span.column, span.end_column, page.columns - gutter - len(BAR))
    yield paint(f"{span.line:>{gutter}}{BAR}", "frame") + text
    yield (
        paint(" " * gutter + BAR, "frame")
        + marks[: len(marks) - marks.count("^")]
        + paint("^" * marks.count("^"), style)
    )
