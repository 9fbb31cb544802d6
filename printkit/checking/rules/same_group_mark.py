"""Groups that share their mark."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK607", "same-group-mark", Severity.WARNING,
    "Two groups have the same mark.",
    "Marks tell the groups apart for colour-blind players and on prints without colour.",
    "brown: {mark: mark-square}\npink: {mark: mark-square}",
    "brown: {mark: mark-square}\npink: {mark: mark-diamond}",
)  # fmt: skip
REQUIRES = ("groups",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each group has a mark of its own."""
    first: dict[str, str] = {}
    for group_id, group in subject.variant.groups.items():
        owner = first.setdefault(group.mark, group_id)
        if owner != group_id:
            yield RULE.diagnostic(
                f"groups '{owner}' and '{group_id}' have the same mark, '{group.mark}'",
                route=("groups", group_id, "mark"),
                help="choose another mark",
                related=(Related("first used here", route=("groups", owner, "mark")),),
            )
