"""Showing findings from some weight on."""

from collections.abc import Iterable

from printkit.diagnostics import Diagnostic, Severity
from printkit.findings.codes import ERRORS_SWITCHED_OFF

_ORDER = tuple(Severity)


def from_level(diagnostics: Iterable[Diagnostic], level: Severity) -> tuple[Diagnostic, ...]:
    """The findings that weigh at least so much.

    That errors were switched off is always said: whoever prints a stranger's pack has to know.
    """
    shown = _ORDER[: _ORDER.index(level) + 1]
    return tuple(
        d for d in diagnostics if d.severity in shown or d.code == ERRORS_SWITCHED_OFF.code
    )
