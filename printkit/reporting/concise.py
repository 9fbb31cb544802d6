"""Findings in a line each, for editors and for grep."""

from collections.abc import Iterable

from printkit.diagnostics import Diagnostic, format_route
from printkit.reporting.ansi import painter
from printkit.reporting.frame import shown


def concise(diagnostics: Iterable[Diagnostic], *, colour: bool = False) -> str:
    """``file:line:column: severity[code] message (help)``."""
    paint = painter(colour=colour)
    return "".join(
        f"{paint(_place(d), 'place')}: {paint(f'{d.severity}[{d.code}]', d.severity.value)} "
        f"{_message(d)}\n"
        for d in diagnostics
    )


def _place(diagnostic: Diagnostic) -> str:
    if diagnostic.span is not None:
        return shown(str(diagnostic.span))
    return shown(format_route(diagnostic.route)) if diagnostic.route else "-"


def _message(diagnostic: Diagnostic) -> str:
    remedy = "" if diagnostic.help is None else f" ({diagnostic.help})"
    return shown((diagnostic.message + remedy).replace("\n", " "))
