"""Groups that share their mark."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.marks import same_marks
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK607",
    name="same-group-mark",
    severity=Severity.WARNING,
    what="Two groups have the same mark.",
    why="Marks tell the groups apart for colour-blind players and on prints without colour.",
    bad="brown: {mark: mark-square}\npink: {mark: mark-square}",
    good="brown: {mark: mark-square}\npink: {mark: mark-diamond}",
)
REQUIRES = ("groups",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each group has its own mark."""
    groups = context.variant.groups
    return same_marks(
        RULE, "groups", ((group_id, group.mark) for group_id, group in groups.items())
    )
