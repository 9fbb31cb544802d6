"""Groups with one deed away from the others."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.consequences import OF_GROUP
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK509", "group-off-side", Severity.WARNING,
    "One deed of a group lies on another side of the board than the rest of it.",
    "Players look for a colour in one place. Most often the deed has the wrong group.",
    "1, 3 and 39 are brown",
    "1 and 3 are brown",
)  # fmt: skip
REQUIRES = ("board",)
EXPLAINS = {"group": OF_GROUP}


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where most deeds of a group share a side, all do; scattered groups are meant so."""
    length = len(subject.board.spaces) // 4
    for group_id in subject.variant.groups if length else ():
        members = [
            key
            for key in subject.variant.group_members(group_id)
            if isinstance(key, int) and key in subject.board.spaces
        ]
        sides = Counter(key // length for key in members)
        home, most = max(sides.items(), key=lambda item: item[1], default=(0, 0))
        strays = [key for key in members if key // length != home]
        if len(strays) == 1 and most > 1:
            yield RULE.diagnostic(
                f"{subject.variant.deed_name(strays[0])} lies on another side of the board than "
                f"the other {most} of group '{group_id}'",
                route=("deeds", strays[0], "group"),
                help="correct its group, or move the space",
            )
