"""Groups whose deeds do not belong together by price."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import mean, median

from printkit.checking.board.streets import StreetGroup, street_groups
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK518", "group-prices-apart", Severity.WARNING,
    "The dearest deed of a group costs more than half again as much as the cheapest.",
    "Within a classic group prices differ by a fifth at most. Either a price is wrong, or a deed "
    "has the wrong group. Of the dearest and the cheapest the one is reported that is further from "
    "what would be in step with the groups next to it.",
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
        yield _finding(subject, group, _usual_price(groups, groups.index(group)))


def _usual_price(groups: list[StreetGroup], position: int) -> float:
    """What a deed of the group would cost if it were in step with the groups next to it."""
    middles = [median(group.prices) for group in groups]
    step = median(later - earlier for earlier, later in pairwise(middles))
    below = [middle + step for middle in middles[:position][-1:]]
    above = [middle - step for middle in middles[position + 1 :][:1]]
    return max(mean([*below, *above]), step)


def _finding(subject: Subject, group: StreetGroup, usual: float) -> Diagnostic:
    low, high = min(group.prices), max(group.prices)
    dear = group.spaces[group.prices.index(high)]
    cheap = group.spaces[group.prices.index(low)]
    is_too_dear = usual <= 0 or high * low >= usual**2
    blamed, other = (dear, cheap) if is_too_dear else (cheap, dear)
    name = subject.variant.deed_name
    return RULE.diagnostic(
        f"in group '{group.id}' {name(dear)} costs {subject.amount(high)}, {name(cheap)} "
        f"{subject.amount(low)}: {figures(round(high / low, 1))} times as much",
        route=("deeds", blamed, "price"),
        help=f"correct the price of {name(blamed)} (or of {name(other)}), or a group",
        related=(
            Related(
                "the cheapest" if is_too_dear else "the dearest", route=("deeds", other, "price")
            ),
        ),
    )
