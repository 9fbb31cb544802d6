"""Deeds whose kind is not defined."""

from collections.abc import Iterator

from printkit.checking.findings.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK162", "unknown-deed-kind", Severity.ERROR,
    "A deed is of a kind that is not defined.",
    "The kind says which lines the rent table has.",
    "5: {kind: rialroad, …}",
    "5: {kind: railroad, …}",
    mended="Writes the name, where only one is near.",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each deed's kind is one of ``deed_kinds``."""
    kinds = subject.variant.deed_kinds
    for key, deed in subject.variant.deeds.items():
        if deed.kind not in kinds:
            yield unknown(RULE, ("deeds", key, "kind"), "deed kind", deed.kind, kinds)
