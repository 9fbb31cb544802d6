"""Spaces whose kind is not defined."""

from collections.abc import Iterator

from printkit.checking.findings.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK160", "unknown-space-kind", Severity.ERROR,
    "A space is of a kind that is not defined.",
    "The kind says whether a space is a corner, has a deed, or draws a card.",
    "0: {name: GO, kind: goo}",
    "0: {name: GO, kind: go}",
    mended="Writes the name, where only one is near.",
)  # fmt: skip
REQUIRES = ("board",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each space's kind is one of ``space_kinds``."""
    kinds = subject.variant.space_kinds
    for index, space in subject.board.spaces.items():
        if space.kind not in kinds:
            route = ("board", "spaces", index, "kind")
            yield unknown(RULE, route, "space kind", space.kind, kinds)
