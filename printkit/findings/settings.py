"""What a variant's ``checks`` say about rules that do not exist, or that cannot be lowered."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic
from printkit.findings.codes import FIXED_SEVERITY, UNKNOWN_RULE
from printkit.findings.selectors import fixed, unknown
from printkit.former_rules import retired

if TYPE_CHECKING:
    from printkit.model.variant import Variant


def check_settings(variant: "Variant") -> Iterator[Diagnostic]:
    """Each key is a code, the beginning of one, or a name, of rules that may weigh otherwise."""
    for selector, level in variant.checks.items():
        route = ("checks", selector)
        complaint, gone = unknown(selector), retired(selector)
        if gone:
            yield UNKNOWN_RULE.diagnostic(gone, route=route, help="delete it", at_key=True)
        if complaint is not None:
            yield UNKNOWN_RULE.diagnostic(
                complaint.message, route=route, help=complaint.help, at_key=True
            )
        complaint = None if level == "error" else fixed(selector)
        if complaint is not None:
            yield FIXED_SEVERITY.diagnostic(complaint.message, route=route, help=complaint.help)
