"""A group lists other members than the deeds that name it.

Members are stated twice so that a half-made change is noticed.
Bad: groups: {brown: {members: [1, 3]}}   # but deed 3 says group: pink
Good: groups: {brown: {members: [1, 3]}}   # and deeds 1 and 3 say group: brown
Fixed: Writes the deed that is missing in the place of one that does not exist.
"""

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.diagnostics import Diagnostic, Findings, Fix, Rule, SetValue, Severity

RULE = Rule.documented(__name__, __doc__, "PK215", Severity.ERROR)
REQUIRES = ("groups",)


def check(context: CheckContext) -> Findings:
    for group_id, group in context.variant.groups.items():
        actual, stated = context.variant.group_members(group_id), group.members
        if stated is not None and set(stated) != set(actual):
            yield _finding(context, group_id, stated, actual)


def _finding(
    context: CheckContext, group_id: str, stated: list[DeedKey], actual: list[DeedKey]
) -> Diagnostic:
    deeds, route = context.variant.deeds, ("groups", group_id, "members")
    wrong = [key for key in stated if key not in actual]
    missing = [key for key in actual if key not in stated]
    elsewhere = {key: f"belongs to '{deeds[key].group}'" for key in wrong if key in deeds}
    said = [f"lists deed {key}, which {elsewhere.get(key, 'does not exist')}" for key in wrong]
    said += [f"does not list deed {key}, “{context.variant.deed_name(key)}”" for key in missing]
    place = (*route, stated.index(wrong[0])) if wrong else route
    is_swap = len(wrong) == len(missing) == 1 and wrong[0] not in deeds
    return RULE.diagnostic(
        f"group '{group_id}' {' and '.join(said)}",
        route=place,
        help=f"write [{', '.join(map(str, actual))}], or correct the group of the deed",
        fix=Fix(f"write {missing[0]}", (SetValue(place, missing[0]),)) if is_swap else None,
        instead=tuple((("deeds", key, "group"), group_id) for key in wrong if key in deeds),
    )
