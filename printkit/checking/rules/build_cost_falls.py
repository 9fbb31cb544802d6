"""Building costs that fall along the board."""

from collections.abc import Iterator
from statistics import median_low

from printkit.checking.streets import street_groups
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK520", "build-cost-falls", Severity.WARNING,
    "A building costs less than on a group further back on the board.",
    "On the classic boards the cost rises from side to side: 50, 100, 150, 200.",
    "pink: 100, orange: 100, red: 50",
    "pink: 100, orange: 100, red: 150",
)  # fmt: skip
REQUIRES = ("board", "deeds")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """No group is cheaper to build on than the dearest so far."""
    dearest, where = 0.0, None
    for group in street_groups(subject):
        costs = [subject.variant.deeds[key].build_cost for key in group.spaces]
        stated = [cost for cost in costs if cost is not None]
        if not stated:
            continue
        cost = median_low(stated)
        if where is not None and cost < dearest:
            yield RULE.diagnostic(
                f"a building costs {subject.amount(cost)} in group '{group.id}', less than "
                f"{subject.amount(dearest)} in '{where.id}' before it",
                route=("deeds", group.spaces[0], "build_cost"),
                help="correct the cost of one of the groups",
                related=(Related("before it", route=("deeds", where.spaces[0], "build_cost")),),
            )
        else:
            dearest, where = cost, group
