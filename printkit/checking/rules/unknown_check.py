"""Settings of rules that do not exist."""

from collections.abc import Iterator

from printkit.checking.findings.selectors import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK904", "unknown-check", Severity.WARNING,
    "`checks` names a rule that does not exist.",
    "The setting has no effect, and the findings that it was meant for are still reported, or not.",
    "checks: {PK29: off}",
    "checks: {PK209: off}   # or a name: {price-falls: off}",
)  # fmt: skip
REQUIRES = ("checks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each key is a code, the beginning of one, or a name."""
    for selector in subject.variant.checks:
        complaint = unknown(selector)
        if complaint is not None:
            yield RULE.diagnostic(
                complaint.message, route=("checks", selector), help=complaint.help, at_key=True
            )
