"""Building costs that fall along the board."""

from collections.abc import Iterator
from statistics import median_low

from printkit.checking.board.streets import StreetGroup, street_groups
from printkit.checking.deeds.ordering import misplaced
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK520", "build-cost-falls", Severity.WARNING,
    "A building costs less than in a group before it on the board, or more than in one after it.",
    "On the classic boards the cost rises from side to side: 50, 100, 150, 200. One cost that "
    "many others contradict is reported once; a game whose costs keep no order is left alone.",
    "pink: 100, orange: 100, red: 50",
    "pink: 100, orange: 100, red: 150",
)  # fmt: skip
REQUIRES = ("board", "deeds")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """From group to group the cost rises, as far as it does in the game."""
    costs = [(cost, group) for group in street_groups(subject) for cost in _usual(subject, group)]
    for position, witness in misplaced([cost for cost, _ in costs]):
        (cost, group), (other, where) = costs[position], costs[witness]
        than, side = ("less", "before") if witness < position else ("more", "after")
        yield RULE.diagnostic(
            f"a building costs {subject.amount(cost)} in group '{group.id}', {than} than "
            f"{subject.amount(other)} in '{where.id}' {side} it",
            route=("deeds", group.spaces[0], "build_cost"),
            help="correct the cost of one of the groups",
            related=(Related(f"{side} it", route=("deeds", where.spaces[0], "build_cost")),),
        )


def _usual(subject: Subject, group: StreetGroup) -> list[float]:
    """What a building costs on most deeds of the group; nothing where it is not stated."""
    costs = (subject.variant.deeds[key].build_cost for key in group.spaces)
    stated = [cost for cost in costs if cost is not None]
    return [median_low(stated)] if stated else []
