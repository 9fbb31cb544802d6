"""Groups whose deeds build at different prices."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.deeds.rent_tables import DeedKey
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK210", "build-cost-varies", Severity.WARNING,
    "A building costs more or less on one deed than on the others of its group.",
    "Buildings are put up evenly over a group; a different price on one deed is a slip on every "
    "board we know.",
    "1: {group: brown, build_cost: 50}\n3: {group: brown, build_cost: 150}",
    "1: {group: brown, build_cost: 50}\n3: {group: brown, build_cost: 50}",
)  # fmt: skip
REQUIRES = ("deeds",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Deeds of one group and kind share their building cost."""
    deeds = subject.variant.deeds
    sets: dict[tuple[str, str], list[DeedKey]] = {}
    for key, deed in deeds.items():
        sets.setdefault((deed.group, deed.kind), []).append(key)
    for (group, _), keys in sets.items():
        costs = Counter(deeds[key].build_cost for key in keys)
        usual, _ = costs.most_common(1)[0]
        example = next(key for key in keys if deeds[key].build_cost == usual)
        for key in keys:
            if deeds[key].build_cost != usual:
                yield _finding(subject, group, key, example)


def _finding(subject: Subject, group: str, key: DeedKey, example: DeedKey) -> Diagnostic:
    mine, usual = (subject.variant.deeds[k].build_cost for k in (key, example))
    return RULE.diagnostic(
        f"a building on {subject.variant.deed_name(key)} costs {_said(subject, mine)}, on the "
        f"others of group '{group}' {_said(subject, usual)}",
        route=("deeds", key, "build_cost"),
        help="give all deeds of the group the same build_cost",
        related=(
            Related(subject.variant.deed_name(example), route=("deeds", example, "build_cost")),
        ),
    )


def _said(subject: Subject, cost: float | None) -> str:
    return "nothing (not stated)" if cost is None else subject.amount(cost)
