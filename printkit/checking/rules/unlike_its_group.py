"""A deed is of another kind, or states another `place`, than all other deeds of its group; or its
space is of another kind than theirs.

The kind decides how rents are collected, and players find a group by its place. Where all others
agree, the one that does not is likely to be a slip, or to have the wrong group.
Bad: 1: {kind: street, group: brown}, 3: {kind: station, group: brown}
Good: 1 and 3: {kind: street, group: brown}
Fixed: Writes the kind that the other spaces have.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.diagnostics import Diagnostic, Findings, Fix, Related, Rule, SetValue, Severity

RULE = Rule.documented(__name__, __doc__, "PK223", Severity.WARNING)
REQUIRES = ("deeds",)

_FEW = 3
"""Groups to which a deed may belong instead; of more none is the likely one."""

Key = TypeVar("Key", int, DeedKey)


def check_deeds(context: CheckContext) -> Findings:
    yield from _in_groups(context, "kind")
    yield from _in_groups(context, "place")


def _odd_one(values: Mapping[Key, str]) -> tuple[Key, str] | None:
    """The only one that differs from all others, of which there are several, and what these are."""
    usual, most = Counter(values.values()).most_common(1)[0] if values else ("", 0)
    odd = next((key for key, value in values.items() if value != usual), None)
    return None if odd is None or most <= 1 or len(values) - most > 1 else (odd, usual)


def _in_groups(context: CheckContext, field: str) -> Findings:
    """All but one state the same; places are only looked at if the groups elsewhere lie in one."""
    stated: dict[str, dict[DeedKey, str]] = {}
    for key, deed in context.variant.deeds.items():
        if value := getattr(deed, field).strip():
            stated.setdefault(deed.group, {})[key] = value
    mixed = [values for values in stated.values() if len(set(values.values())) > 1]
    for group, values in stated.items() if field == "kind" or len(mixed) == 1 < len(stated) else ():
        if found := _odd_one(values):
            there = {values[found[0]]}
            like_it = [other for other, its in stated.items() if set(its.values()) == there]
            others = f"but the other {len(values) - 1} of group '{group}' have"
            yield _in_group(context, field, others, *found, like_it)


def _in_group(
    context: CheckContext, field: str, others: str, odd: DeedKey, usual: str, like_it: list[str]
) -> Diagnostic:
    """The deed's group is blamed if the base has another one; groups like the deed may be meant."""
    deed, was = context.variant.deeds[odd], context.overlay.was(("deeds", odd, "group"))
    meant = [(("deeds", odd, "group"), group) for group in like_it if len(like_it) <= _FEW]
    return RULE.diagnostic(
        f"{context.variant.deed_name(odd)} has the {field} '{getattr(deed, field)}', {others} "
        f"'{usual}'",
        route=("deeds", odd, "group" if was or field == "kind" else field),
        help=f"write {was}, as the base has" if was else f"correct its group, or its {field}",
        related=(Related(f"its {field}", route=("deeds", odd, field)),),
        likely=was,
        instead=() if was else ((("deeds", odd, field), usual), *meant),
    )


def check_spaces(context: CheckContext) -> Findings:
    """No space has a deed of a kind that otherwise stands on another kind of space only."""
    spaces, deeds = context.spaces, context.variant.deeds
    on_space: dict[str, dict[int, str]] = {}
    of_deed: dict[str, dict[int, str]] = {}
    for index in (index for index in spaces if index in deeds):
        space, deed = spaces[index].kind, deeds[index].kind
        on_space.setdefault(space, {})[index] = deed
        of_deed.setdefault(deed, {})[index] = space
    for index, _ in filter(None, map(_odd_one, on_space.values())):
        kind, members = deeds[index].kind, context.variant.group_members(deeds[index].group)
        others = {i: space for i, space in of_deed[kind].items() if i != index}
        is_in_group = {deeds[key].kind for key in members} == {kind}  # else that is reported
        if is_in_group and len({*others.values()}) == 1:
            yield _finding(context, index, *next(iter(others.items())))


def _finding(context: CheckContext, index: int, other: int, usual: str) -> Diagnostic:
    space, route = context.spaces[index], ("board", "spaces", index, "kind")
    return RULE.diagnostic(
        f"space {index} ({space.name}) is of kind '{space.kind}', but its deed of kind "
        f"'{context.variant.deeds[index].kind}'; the others stand on spaces of kind '{usual}'",
        route=route,
        help=f"write {usual}",
        related=(Related("another", route=("board", "spaces", other, "kind")),),
        fix=Fix(f"write {usual}", (SetValue(route, usual),)),
    )
