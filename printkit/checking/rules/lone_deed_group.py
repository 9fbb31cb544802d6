"""Groups of a single deed, and groups of none."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK216",
    name="lone-deed-group",
    severity=Severity.WARNING,
    what="A group has one deed only, or none.",
    why="Whoever buys a group of one has a full set at once, without trading. A group of none is "
    "a left-over.",
    bad="groups: {gold: …}   # only deed 39 is gold",
    good="groups: {gold: …}   # deeds 37 and 39 are gold",
)
REQUIRES = ("groups",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each group has at least two deeds, once all deeds have a group (PK160 says so)."""
    groups = context.variant.groups
    if any(deed.group not in groups for deed in context.variant.deeds.values()):
        return
    for group_id, group in groups.items():
        members = context.variant.group_members(group_id)
        if len(members) > 1:
            continue
        route = ("deeds", members[0], "group") if members else ("groups", group_id)
        name = context.variant.deed_name(members[0]) if members else ""
        yield RULE.diagnostic(
            f"{name} is the only deed of group “{group.name}”"
            if members
            else f"group “{group.name}” has no deeds",
            route=route,
            help="add deeds to the group" if members else "delete the group, or give it deeds",
        )
