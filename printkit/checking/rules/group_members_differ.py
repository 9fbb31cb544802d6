"""Groups whose stated members are not the deeds that name the group."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Fix, Rule, SetItems, Severity

RULE = Rule(
    "PK215", "group-members-differ", Severity.ERROR,
    "A group lists other members than the deeds that name it.",
    "Members are stated twice so that a half-made change is noticed.",
    "groups: {brown: {members: [1, 3]}}   # but deed 3 says group: pink",
    "groups: {brown: {members: [1, 3]}}   # and deeds 1 and 3 say group: brown",
    mended="Mends the list, where the deed and the lists of all other groups agree.",
)  # fmt: skip
REQUIRES = ("groups",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where a group lists its members, they are the deeds of the group."""
    for group_id, group in subject.variant.groups.items():
        if group.members is None:
            continue
        route = ("groups", group_id, "members")
        actual = subject.variant.group_members(group_id)
        for number, key in enumerate(group.members):
            if key not in actual:
                yield RULE.diagnostic(
                    f"group '{group_id}' lists deed {key}, which " + _elsewhere(subject, key),
                    route=(*route, number),
                    help="correct the list, or the group of the deed",
                    fix=_fix(subject, group_id, key),
                )
        for key in actual:
            if key not in group.members:
                yield RULE.diagnostic(
                    f"group '{group_id}' does not list deed {key}, "
                    f"'{subject.variant.deed_name(key)}', which belongs to it",
                    route=route,
                    help=f"add {key}, or correct the group of the deed",
                    fix=_fix(subject, group_id, key),
                )


def _fix(subject: Subject, group_id: str, key: int | str) -> Fix | None:
    """The list without the deed, or with it, if the deed and the lists of all others agree.

    A deed that no list has belongs where it says; one that its own group lists does too. A deed
    that only another group lists is a matter of opinion.
    """
    groups, deed = subject.variant.groups, subject.variant.deeds.get(key)
    listing = {g for g, group in groups.items() if group.members and key in group.members}
    if deed is None or (listing and deed.group not in listing):
        return None
    stated = groups[group_id].members or []
    actual = subject.variant.group_members(group_id)
    if key in stated:
        items = tuple(member for member in stated if member != key)
    else:
        wanted = {*stated, key}
        others = [member for member in stated if member not in actual]
        items = (*(member for member in actual if member in wanted), *others)
    title = f"write [{', '.join(map(str, items))}]"
    return Fix(title, (SetItems(("groups", group_id, "members"), items),)) if items else None


def _elsewhere(subject: Subject, key: int | str) -> str:
    deed = subject.variant.deeds.get(key)
    return "does not exist" if deed is None else f"belongs to '{deed.group}'"
