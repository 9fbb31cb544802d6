"""Groups of very different size."""

from collections.abc import Iterator

from printkit.checking.board.streets import other_groups, street_groups
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK514",
    name="group-sizes",
    severity=Severity.WARNING,
    what="One group has two deeds more than another, or still more.",
    why="On the classic boards groups have two deeds or three. The fewer there are, the easier is "
    "the monopoly; most often a deed has the wrong group. Where several groups are as large, that "
    "is meant.",
    bad="red has 2 deeds, yellow 4",
    good="red and yellow have 3 deeds each",
)
REQUIRES = ("board", "deeds")

_SEVERAL = 2
"""Single deeds are lone-deed-group's business."""
_ENOUGH = 6
"""Groups from which on a habit can be seen."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The largest group has at most one deed more than the smallest."""
    groups = [group for group in street_groups(context) if len(group.spaces) >= _SEVERAL]
    if len(groups) < _ENOUGH:
        return
    smallest = min(groups, key=lambda group: len(group.spaces))
    largest = max(groups, key=lambda group: len(group.spaces))
    sizes = [len(group.spaces) for group in groups]
    if max(sizes) - min(sizes) > 1 == sizes.count(max(sizes)):
        moved = {
            key: was for key in largest.spaces if (was := context.was(("deeds", key, "group")))
        }
        stray, was = next(iter(moved.items())) if len(moved) == 1 else (None, None)
        yield RULE.diagnostic(
            f"group '{largest.id}' has {len(largest.spaces)} deeds, group '{smallest.id}' only "
            f"{len(smallest.spaces)}",
            route=("groups", largest.id) if stray is None else ("deeds", stray, "group"),
            help=f"write {was}, as the base has"
            if was
            else "check whether a deed of the larger one belongs to another group",
            related=(Related("the smaller", route=("groups", smallest.id)),),
            likely=was,
            instead=() if was else other_groups(context, (largest.spaces[0], largest.spaces[-1])),
        )
