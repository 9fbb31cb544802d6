"""Groups whose stated members are not the deeds that name the group."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Fix, Route, Rule, SetItems, Severity

RULE = Rule(
    code="PK215",
    name="group-members-differ",
    severity=Severity.ERROR,
    what="A group lists other members than the deeds that name it.",
    why="Members are stated twice so that a half-made change is noticed.",
    bad="groups: {brown: {members: [1, 3]}}   # but deed 3 says group: pink",
    good="groups: {brown: {members: [1, 3]}}   # and deeds 1 and 3 say group: brown",
    fixed="Fixes the list, where the deed and the lists of all other groups agree.",
)
REQUIRES = ("groups",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where a group lists its members, they are the deeds of the group."""
    for group_id, group in context.variant.groups.items():
        if group.members is None:
            continue
        route = ("groups", group_id, "members")
        actual = context.variant.group_members(group_id)
        missing = [key for key in actual if key not in group.members]
        wrong = [key for key in group.members if key not in actual]
        if len(missing) == 1 and len(wrong) == 1 and wrong[0] not in context.variant.deeds:
            place = (*route, group.members.index(wrong[0]))
            yield _instead(context, group_id, wrong[0], missing[0], place)
            continue
        for key in wrong:
            yield RULE.diagnostic(
                f"group '{group_id}' lists deed {key}, which " + _elsewhere(context, key),
                route=(*route, group.members.index(key)),
                help="correct the list, or the group of the deed",
                fix=_fix(context, group_id, key),
            )
        for key in missing:
            yield RULE.diagnostic(
                f"group '{group_id}' does not list deed {key}, "
                f"'{context.variant.deed_name(key)}', which belongs to it",
                route=route,
                help=f"add {key}, or correct the group of the deed",
                fix=_fix(context, group_id, key),
            )


def _instead(
    context: CheckContext, group_id: str, wrong: int | str, meant: int | str, route: Route
) -> Diagnostic:
    """A deed that does not exist, in the place of the only one that is missing."""
    return RULE.diagnostic(
        f"group '{group_id}' lists deed {wrong}, which does not exist, in place of {meant}, "
        f"'{context.variant.deed_name(meant)}', which belongs to it",
        route=route,
        help=f"write {meant}",
        fix=_fix(context, group_id, meant),
    )


def _fix(context: CheckContext, group_id: str, key: int | str) -> Fix | None:
    """The list without the deed, or with it, if the deed and the lists of all others agree.

    Deeds that do not exist are left out. A deed that no list has belongs where it says; one
    that its own group lists does too. A deed that only another group lists is a matter of
    opinion.
    """
    groups, deed = context.variant.groups, context.variant.deeds.get(key)
    listing = {g for g, group in groups.items() if group.members and key in group.members}
    if deed is None or (listing and deed.group not in listing):
        return None
    stated = [m for m in groups[group_id].members or [] if m in context.variant.deeds]
    actual = context.variant.group_members(group_id)
    if key in stated:
        items = tuple(member for member in stated if member != key)
    else:
        wanted = {*stated, key}
        others = [member for member in stated if member not in actual]
        items = (*(member for member in actual if member in wanted), *others)
    title = f"write [{', '.join(map(str, items))}]"
    return Fix(title, (SetItems(("groups", group_id, "members"), items),)) if items else None


def _elsewhere(context: CheckContext, key: int | str) -> str:
    deed = context.variant.deeds.get(key)
    return "does not exist" if deed is None else f"belongs to '{deed.group}'"
