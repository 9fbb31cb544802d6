"""One deed of a group lies on another side of the board than the rest of it, or one group has two
deeds more than another, or still more.

Players look for a colour in one place, and groups have two deeds or three: the fewer there are, the
easier is the monopoly. Most often the deed has the wrong group. Where several groups are as large,
that is meant.
Bad: 1, 3 and 39 are brown
Good: 1 and 3 are brown
"""

from collections import Counter
from itertools import pairwise

from printkit.checking.board.streets import other_groups, street_groups
from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK509", Severity.WARNING)
REQUIRES = ("board", "deeds")
PRESUPPOSES = ("board-gap", "board-shape")

_SEVERAL = 2
"""Deeds of a group; single ones are left alone."""
_ENOUGH = 6
"""Groups from which on a habit can be seen."""
_ENDS = 2
"""Where a group begins and ends along the board, if it lies together."""


def check(context: CheckContext) -> Findings:
    yield from [*_off_side(context)] or _by_size(context)


def _off_side(context: CheckContext) -> Findings:
    """Where most groups lie on one side each, all do; a game that scatters them means it."""
    deeds, length = context.variant.deeds, len(context.spaces) // 4
    on_board = [key for key in deeds if isinstance(key, int) and key in context.spaces]
    groups: dict[str, list[int]] = {}
    for key in on_board if length else ():
        groups.setdefault(deeds[key].group, []).append(key)
    sides = {group: Counter(key // length for key in keys) for group, keys in groups.items()}
    off = [
        group
        for group, count in sides.items()
        if sorted(count.values())[:-1] == [1] and max(count.values()) > 1
        if not _is_together(context, group)
    ]
    if len(off) > sum(len(count) == 1 for count in sides.values()):
        return
    for group in off:
        home, most = sides[group].most_common(1)[0]
        stray = next(key for key in groups[group] if key // length != home)
        yield RULE.diagnostic(
            f"{context.variant.deed_name(stray)} lies on another side of the board than the "
            f"other {most} of group '{group}'",
            route=("deeds", stray, "group"),
            help="correct its group, or move the space",
            instead=other_groups(context, [stray]),
            old="PK509",
        )


def _is_together(context: CheckContext, group: str) -> bool:
    """Whether the group lies round a corner, with no deed of its kind from elsewhere between."""
    deeds = context.variant.deeds
    along = [deeds[key] for key in sorted(context.spaces) if key in deeds]
    kind = next(deed.kind for deed in along if deed.group == group)
    own = [deed.group == group for deed in along if deed.kind == kind]
    return sum(one != other for one, other in pairwise([*own, own[0]])) <= _ENDS


def _by_size(context: CheckContext) -> Findings:
    groups = [group for group in street_groups(context) if len(group[1]) >= _SEVERAL]
    groups.sort(key=lambda group: len(group[1]))
    sizes = [len(members) for _, members in groups]
    if len(groups) < _ENOUGH or not sizes[-1] - sizes[0] > 1 == sizes.count(sizes[-1]):
        return
    (small, _), (large, members) = groups[0], groups[-1]
    routes = {key: ("deeds", key, "group") for key in members}
    base = {key: was for key, route in routes.items() if (was := context.overlay.was(route))}
    stray, was = next(iter(base.items())) if len(base) == 1 else (None, None)
    meant, said = f"write {was}, as the base has", ""
    if stray is not None:
        said = f"{context.variant.deed_name(stray)} is in group '{large}', not in '{was}': "
    yield RULE.diagnostic(
        f"{said}group '{large}' has {sizes[-1]} deeds, group '{small}' only {sizes[0]}",
        route=("groups", large) if stray is None else ("deeds", stray, "group"),
        help=meant if was else "check whether a deed of the larger one belongs to another group",
        related=(Related("the smaller", route=("groups", small)),),
        likely=was,
        old="PK514",
        instead=() if was else other_groups(context, (members[0], members[-1])),
    )
