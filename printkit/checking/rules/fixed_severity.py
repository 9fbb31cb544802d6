"""Settings that would lower errors of structure."""

from collections.abc import Iterator

from printkit.checking.findings.selectors import fixed
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK905", "fixed-severity", Severity.WARNING,
    "`checks` gives an error of structure another weight.",
    "Errors from PK100 to PK199 leave parts of the game undefined: while they are there, it cannot "
    "be drawn.",
    "checks: {PK162: info}",
    "checks: {PK209: info}",
)  # fmt: skip
REQUIRES = ("checks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each key means rules that may have another weight."""
    for selector, level in subject.variant.checks.items():
        complaint = None if level == "error" else fixed(selector)
        if complaint is not None:
            yield RULE.diagnostic(
                complaint.message, route=("checks", selector), help=complaint.help
            )
