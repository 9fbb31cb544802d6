"""What a command ends with, after its findings."""

from collections.abc import Collection

from printkit.diagnostics import Diagnostic, Severity
from printkit.loading.codes import UNKNOWN_PACK

FAILED = 1
WRONG_USAGE = 2


_ERRORS = (Severity.ERROR,)


def code_of(found: Collection[Diagnostic], failing: Collection[Severity] = _ERRORS) -> int:
    """0, or 1 if a finding fails; 2 if what the command line names is not there."""
    if any(d.code == UNKNOWN_PACK.code and d.span is None for d in found):
        return WRONG_USAGE
    return FAILED if any(d.severity in failing for d in found) else 0
