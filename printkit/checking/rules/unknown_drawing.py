"""Names of icons and drawings that the library does not have."""

from printkit.checking.context import CheckContext
from printkit.checking.names import DRAWN, used_names
from printkit.checking.reference_findings import unknown
from printkit.diagnostics import Findings
from printkit.templating.codes import UNKNOWN_DRAWING as RULE


def check(context: CheckContext) -> Findings:
    names = used_names(context)
    return (unknown(RULE, use, names) for use in names.unknown if use.part in DRAWN)
