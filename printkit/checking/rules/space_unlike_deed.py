"""Spaces of the kind on which the deeds of another kind stand."""

from collections import defaultdict
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Fix, Related, Rule, SetValue, Severity

RULE = Rule(
    code="PK522",
    name="space-unlike-deed",
    severity=Severity.WARNING,
    what="A space is of another kind than all other spaces whose deeds are of the same kind.",
    why="Streets have deeds of streets, and stations those of stations. The kind of the space "
    "decides what is drawn on the board and what cards such as “the next station” mean. A game "
    "that uses one kind of space for all its deeds is not concerned.",
    bad="5: {kind: street}, 15, 25 and 35: {kind: railroad}; all their deeds are of kind railroad",
    good="5, 15, 25 and 35: {kind: railroad}",
    fixed="Writes the kind that the other spaces have.",
)
REQUIRES = ("board", "deeds")

SEVERAL = 2
"""Other deeds on a kind of space that show what belongs there."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
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
        is_alone = len(beside) >= SEVERAL and len(set(beside)) == 1 and deed not in beside
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
