"""Deeds that lie between those of another group."""

from collections.abc import Iterator

from printkit.checking.streets import StreetGroup, street_groups
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK513", "group-scattered", Severity.WARNING,
    "A deed of one group lies between the deeds of another.",
    "The deeds of a colour follow one another on the classic boards, with other kinds of spaces "
    "between them at most. Most often the deed has the wrong group, or two spaces are exchanged.",
    "6 and 9 are light blue, 8 between them is pink",
    "6, 8 and 9 are light blue",
)  # fmt: skip
REQUIRES = ("board", "deeds")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Between the first and the last deed of a group there are no others of its kind.

    A game that mixes its groups on purpose, as a rule and not once, is left alone.
    """
    groups = street_groups(subject)
    strays = [(stray, group) for group in groups for stray in _within(group, groups)]
    if len({group.id for _, group in strays}) * 2 > len(groups):
        return
    reported: set[int] = set()
    for (index, home), group in strays:
        if index in reported:
            continue
        reported.add(index)
        name = subject.variant.deed_name(index)
        first, last = group.spaces[0], group.spaces[-1]
        yield RULE.diagnostic(
            f"{name} of group '{home}' lies between the deeds of group '{group.id}' "
            f"({first} to {last})",
            route=("deeds", index, "group"),
            help=f"correct its group, or that of {subject.variant.deed_name(last)}, or exchange "
            "the spaces",
            related=(
                Related("the first of the group", route=("deeds", first, "group")),
                Related("the last", route=("deeds", last, "group")),
            ),
        )


def _within(group: StreetGroup, groups: list[StreetGroup]) -> Iterator[tuple[int, str]]:
    first, last = group.spaces[0], group.spaces[-1]
    for other in groups:
        if other.id != group.id:
            yield from ((index, other.id) for index in other.spaces if first < index < last)
