"""Groups whose deeds do not belong together by price."""

from collections.abc import Iterator

from printkit.checking.streets import street_groups
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK518", "group-prices-apart", Severity.WARNING,
    "The dearest deed of a group costs more than half again as much as the cheapest.",
    "Within a classic group prices differ by a fifth at most. Either a price is wrong, or a deed "
    "has the wrong group.",
    "60, 60 and 100 in one group",
    "100, 100 and 120 in one group",
)  # fmt: skip
REQUIRES = ("board", "deeds")

_MOST = 1.5


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Within each group prices are alike; a game most of whose groups are wide is left alone."""
    groups = street_groups(subject)
    wide = [group for group in groups if max(group.prices) > _MOST * min(group.prices) > 0]
    for group in wide if 2 * len(wide) <= len(groups) else ():
        low, high = min(group.prices), max(group.prices)
        dear = group.spaces[group.prices.index(high)]
        cheap = group.spaces[group.prices.index(low)]
        name = subject.variant.deed_name
        yield RULE.diagnostic(
            f"in group '{group.id}' {name(dear)} costs {subject.amount(high)}, {name(cheap)} "
            f"{subject.amount(low)}: {high / low:.2g} times as much",
            route=("deeds", dear, "price"),
            help="correct a price or a group",
            related=(Related("the cheapest", route=("deeds", cheap, "price")),),
        )
