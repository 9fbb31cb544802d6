"""Deeds and spaces of another kind or place than all others of their group."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.diagnostics import Diagnostic, Fix, Related, Rule, SetValue, Severity

RULE = Rule(
    code="PK223",
    name="unlike-its-group",
    severity=Severity.WARNING,
    what="A deed is of another kind, or states another `place`, than all other deeds of its group; "
    "or its space is of another kind than theirs.",
    why="The kind decides how rents are collected, and players find a group by its place. Where "
    "all others agree, the one that does not is likely to be a slip, or to have the wrong "
    "group.",
    bad="1: {kind: street, group: brown}, 3: {kind: station, group: brown}",
    good="1 and 3: {kind: street, group: brown}",
    fixed="Writes the kind that the other spaces have.",
)
REQUIRES = ("deeds",)

_SEVERAL = 2
"""Other deeds on a kind of space that show what belongs there."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """What all others of a group share, each deed of it does."""
    yield from _kinds(context)
    yield from _places(context)
    if context.variant.board:
        yield from _spaces(context)


def _kinds(context: CheckContext) -> Iterator[Diagnostic]:
    """A group has deeds of one kind, unless several of it are of another."""
    members: dict[str, list[DeedKey]] = {}
    for key, deed in context.variant.deeds.items():
        members.setdefault(deed.group, []).append(key)
    for group, keys in members.items():
        kinds = Counter(context.variant.deeds[key].kind for key in keys)
        usual, most = kinds.most_common(1)[0]
        if kinds.total() - most == 1 and most > 1:
            odd = next(key for key in keys if context.variant.deeds[key].kind != usual)
            was = context.was(("deeds", odd, "group"))
            yield RULE.diagnostic(
                f"{context.variant.deed_name(odd)} is of kind "
                f"'{context.variant.deeds[odd].kind}', the other {most} of group '{group}' are of "
                f"kind '{usual}'",
                route=("deeds", odd, "group"),
                help=f"write {was}, as the base has" if was else "correct its group, or its kind",
                likely=was,
            )


def _places(context: CheckContext) -> Iterator[Diagnostic]:
    """The deeds of a group lie in one place, if those of all others do."""
    places: dict[str, dict[DeedKey, str]] = {}
    for key, deed in context.variant.deeds.items():
        if deed.place.strip():
            places.setdefault(deed.group, {})[key] = deed.place.strip()
    mixed = [group for group, stated in places.items() if len(set(stated.values())) > 1]
    for group in mixed if len(mixed) == 1 < len(places) else ():
        [(usual, most), *_] = Counter(places[group].values()).most_common(1)
        if most > 1 and len(places[group]) - most == 1:
            odd, there = next(each for each in places[group].items() if each[1] != usual)
            route = ("deeds", odd)
            yield RULE.diagnostic(
                f"{context.variant.deed_name(odd)} lies in “{there}”, the other {most} of group "
                f"'{group}' in “{usual}”",
                route=(*route, "place"),
                help=f"write {usual}, or correct its group",
                instead=tuple(
                    ((*route, "group"), other)
                    for other, stated in places.items()
                    if other != group and set(stated.values()) == {there}
                ),
            )


def _spaces(context: CheckContext) -> Iterator[Diagnostic]:
    """No space has a deed of a kind that otherwise stands on another kind of space only."""
    pairs = _pairs(context)
    on_space: defaultdict[str, list[int]] = defaultdict(list)
    of_deed: defaultdict[str, list[int]] = defaultdict(list)
    for index, (space, deed) in pairs.items():
        on_space[space].append(index)
        of_deed[deed].append(index)
    for index, (space, deed) in pairs.items():
        beside = [pairs[i][1] for i in on_space[space] if i != index]
        others = [i for i in of_deed[deed] if i != index]
        usual = {pairs[i][0] for i in others}
        is_alone = len(beside) >= _SEVERAL and len(set(beside)) == 1 and deed not in beside
        if is_alone and len(usual) == 1 and space not in usual and _is_in_group(context, index):
            yield _finding(context, index, usual.pop(), others)


def _pairs(context: CheckContext) -> dict[int, tuple[str, str]]:
    """The kinds of each space and of its deed."""
    spaces, deeds = context.board.spaces, context.variant.deeds
    return {i: (spaces[i].kind, deeds[i].kind) for i in spaces if i in deeds}


def _is_in_group(context: CheckContext, index: int) -> bool:
    """Whether the deed is right: one unlike its group is reported by itself."""
    deeds = context.variant.deeds
    group = context.variant.group_members(deeds[index].group)
    return all(deeds[member].kind == deeds[index].kind for member in group)


def _finding(context: CheckContext, index: int, usual: str, others: list[int]) -> Diagnostic:
    space, deed = context.board.spaces[index], context.variant.deeds[index]
    route = ("board", "spaces", index, "kind")
    return RULE.diagnostic(
        f"space {index} ({space.name}) is of kind '{space.kind}', but its deed of kind "
        f"'{deed.kind}'; the others stand on spaces of kind '{usual}'",
        route=route,
        help=f"write {usual}",
        related=(Related("another", route=("board", "spaces", others[0], "kind")),),
        fix=Fix(f"write {usual}", (SetValue(route, usual),)),
    )
