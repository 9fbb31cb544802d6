"""Groups with one deed away from the others, or with more deeds than the others."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.board.streets import other_groups, street_groups
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK509",
    name="deed-off-group",
    severity=Severity.WARNING,
    what="One deed of a group lies on another side of the board than the rest of it, or one group "
    "has two deeds more than another, or still more.",
    why="Players look for a colour in one place, and groups have two deeds or three: the fewer "
    "there are, the easier is the monopoly. Most often the deed has the wrong group. Where several "
    "groups are as large, that is meant.",
    bad="1, 3 and 39 are brown",
    good="1 and 3 are brown",
)
REQUIRES = ("board", "deeds")
PRESUPPOSES = ("board-gap", "board-shape")

_SEVERAL = 2
"""Deeds of a group; single ones are left alone."""
_ENOUGH = 6
"""Groups from which on a habit can be seen."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Groups lie together, and are alike in size; a deed that strayed makes one larger."""
    yield from [*_off_side(context)] or _by_size(context)


def _off_side(context: CheckContext) -> Iterator[Diagnostic]:
    """Where most groups lie on one side each, all do; a game that scatters them means it."""
    length = len(context.board.spaces) // 4
    members = [_on_board(context, group) for group in context.variant.groups] if length else []
    sides = [Counter(key // length for key in keys) for keys in members]
    off = [
        (keys, count)
        for keys, count in zip(members, sides, strict=True)
        if _is_one_off(count) and not _is_together(context, keys)
    ]
    if len(off) > sum(len(count) == 1 for count in sides):
        return
    for keys, count in off:
        home, most = count.most_common(1)[0]
        stray = next(key for key in keys if key // length != home)
        yield RULE.diagnostic(
            f"{context.variant.deed_name(stray)} lies on another side of the board than the "
            f"other {most} of group '{context.variant.deeds[stray].group}'",
            route=("deeds", stray, "group"),
            help="correct its group, or move the space",
            instead=other_groups(context, [stray]),
            old="PK509",
        )


def _on_board(context: CheckContext, group: str) -> list[int]:
    members = context.variant.group_members(group)
    return [key for key in members if isinstance(key, int) and key in context.board.spaces]


def _is_together(context: CheckContext, keys: list[int]) -> bool:
    """Whether the group lies round a corner, with no deed of its kind from elsewhere between."""
    variant, spaces = context.variant, len(context.board.spaces)
    kind, own = variant.deeds[keys[0]].kind, set(keys)
    of_kind = {key for key in context.board.spaces if _kind(context, key) == kind}
    stretches = [
        {step % spaces for step in range(first, first + max((k - first) % spaces for k in own))}
        for first in keys
    ]
    return any(of_kind & stretch <= own for stretch in stretches)


def _kind(context: CheckContext, key: int) -> str | None:
    deed = context.variant.deeds.get(key)
    return None if deed is None else deed.kind


def _is_one_off(sides: Counter[int]) -> bool:
    """Whether all deeds but one lie on one side, and these are several."""
    return sorted(sides.values())[:-1] == [1] and max(sides.values()) > 1


def _by_size(context: CheckContext) -> Iterator[Diagnostic]:
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
            old="PK514",
            instead=() if was else other_groups(context, (largest.spaces[0], largest.spaces[-1])),
        )
