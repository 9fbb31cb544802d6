"""Deeds that lie between those of another group."""

from collections.abc import Iterator

from printkit.checking.board.streets import StreetGroup, other_groups, street_groups
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK513",
    name="group-scattered",
    severity=Severity.WARNING,
    what="A deed of one group lies between the deeds of another, or deeds of others part it from "
    "its own.",
    why="The deeds of a colour follow one another on the classic boards, with other kinds of "
    "spaces between them at most. Most often the deed has the wrong group, or two spaces are "
    "exchanged.",
    bad="6 and 9 are light blue, 8 between them is pink",
    good="6, 8 and 9 are light blue",
)
REQUIRES = ("board", "deeds")
PRESUPPOSES = ("board-gap",)

_PAIR = 2
"""Deeds of a group: of so few, neither is separated from the rest."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Between the first and the last deed of a group there are no others of its kind.

    A game that mixes its groups on purpose, as a rule and not once, is left alone.
    """
    groups = street_groups(context)
    mixed = [(group, strays) for group in groups if (strays := _within(group.spaces, groups))]
    if len(mixed) * 2 > len(groups):
        return
    reported: set[int] = set()
    for group, strays in mixed:
        parted = _parted(group, strays, groups)
        if parted is not None:
            yield _parted_finding(context, group, parted, len(strays))
            continue
        for index in strays:
            if index not in reported:
                reported.add(index)
                yield _stray_finding(context, group, index)


def _within(spaces: list[int], groups: list[StreetGroup]) -> list[int]:
    """The deeds of other groups between the first and the last of these."""
    others = (index for group in groups for index in group.spaces)
    return [i for i in others if spaces[0] < i < spaces[-1] and i not in spaces]


def _parted(group: StreetGroup, strays: list[int], groups: list[StreetGroup]) -> int | None:
    """The one deed without which the group would stand together, if several lie between."""
    first, *rest = group.spaces
    if len(strays) > 1 and len(group.spaces) > _PAIR:
        if not _within(rest, groups):
            return first
        if not _within(group.spaces[:-1], groups):
            return group.spaces[-1]
    return None


def _parted_finding(
    context: CheckContext, group: StreetGroup, parted: int, between: int
) -> Diagnostic:
    rest = [index for index in group.spaces if index != parted]
    return RULE.diagnostic(
        f"{context.variant.deed_name(parted)} is separated from the rest of group '{group.id}' "
        f"({rest[0]} to {rest[-1]}) by {between} deeds of others",
        route=("deeds", parted, "group"),
        help="correct its group, or move the space",
        instead=other_groups(context, [parted]),
        related=(Related("the rest of the group", route=("deeds", rest[0], "group")),),
    )


def _stray_finding(context: CheckContext, group: StreetGroup, index: int) -> Diagnostic:
    name, home = context.variant.deed_name, context.variant.deeds[index].group
    first, last = group.spaces[0], group.spaces[-1]
    return RULE.diagnostic(
        f"{name(index)} of group '{home}' lies between the deeds of group '{group.id}' "
        f"({first} to {last})",
        route=("deeds", index, "group"),
        help=f"correct its group, or that of {name(last)}, or swap the spaces",
        related=(
            Related("the first of the group", route=("deeds", first, "group")),
            Related("the last", route=("deeds", last, "group")),
        ),
        instead=other_groups(context, [index, first, last]),
    )
