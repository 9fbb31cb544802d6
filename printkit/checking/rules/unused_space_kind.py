"""Kinds of spaces that are not on the board."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK508", "unused-space-kind", Severity.INFO,
    "A kind of space is defined, but no space is of this kind.",
    "It may be a left-over, or its space may have been given another kind by mistake.",
    "space_kinds: {ferry: …}   # no ferry on the board",
    "space_kinds: {ferry: null}   # a base's kind is deleted with null",
)  # fmt: skip
REQUIRES = ("board",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each kind is that of some space."""
    used = {space.kind for space in subject.board.spaces.values()}
    for kind in subject.variant.space_kinds:
        if kind not in used:
            yield RULE.diagnostic(
                f"no space is of the kind '{kind}'",
                route=("space_kinds", kind),
                help="delete the kind, or use it",
            )
