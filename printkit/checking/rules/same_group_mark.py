"""Groups that share their mark."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.marks import same_marks
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK607", "same-group-mark", Severity.WARNING,
    "Two groups have the same mark.",
    "Marks tell the groups apart for colour-blind players and on prints without colour.",
    "brown: {mark: mark-square}\npink: {mark: mark-square}",
    "brown: {mark: mark-square}\npink: {mark: mark-diamond}",
)  # fmt: skip
REQUIRES = ("groups",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each group has its own mark."""
    groups = context.variant.groups
    return same_marks(
        RULE, "groups", ((group_id, group.mark) for group_id, group in groups.items())
    )
