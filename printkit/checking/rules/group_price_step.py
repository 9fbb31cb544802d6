"""Prices that jump, or stand still, from one group to the next."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from printkit.checking.board.streets import StreetGroup, street_groups
from printkit.checking.deeds.bands import Band
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    "PK519", "group-price-step", Severity.WARNING,
    "From one group to the next the mean price rises far more or far less than elsewhere.",
    "On the classic boards it rises by about 40 each time, by 68 at the end. A group that is out "
    "of step is too cheap or too dear for its place.",
    "60, 107, 240, 187 …",
    "60, 107, 147, 187 …",
)  # fmt: skip
REQUIRES = ("board", "deeds")

_BAND = Band(0.3, 2.5)
_ENOUGH = 6
"""Groups from which on a median step can be seen."""


_OF_ONE_SLIP = 2
"""Steps that one wrong price spoils: that to its group and that from it."""


class Step(NamedTuple):
    """How much dearer a group is than the one before."""

    rise: float
    before: StreetGroup
    group: StreetGroup


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each step keeps to the band around the median step, unless the game has no such habit."""
    groups = street_groups(subject)
    if len(groups) < _ENOUGH:
        return
    steps = [Step(b.mean_price - a.mean_price, a, b) for a, b in pairwise(groups)]
    usual = median(step.rise for step in steps)
    odd = [step for step in steps if usual > 0 and not _BAND.holds(step.rise / usual)]
    for _, before, group in odd if len(odd) <= max(_OF_ONE_SLIP, len(steps) / 3) else ():
        if _is_new(subject, group) or _is_new(subject, before):
            continue
        yield RULE.diagnostic(
            f"the mean price goes from {subject.amount(round(before.mean_price))} to "
            f"{subject.amount(round(group.mean_price))} from group '{before.id}' to "
            f"'{group.id}'; the median step is {subject.amount(round(usual))}",
            route=("deeds", _suspect(subject, before, group), "price"),
            help="compare the prices of the groups along the board",
            related=(
                Related("the group", route=("groups", group.id)),
                Related("the group before", route=("groups", before.id)),
            ),
        )


def _is_new(subject: Subject, group: StreetGroup) -> bool:
    """Whether an edition gives all deeds of a group prices and rents of their own."""
    stated = frozenset[Route]() if subject.overlay is None else subject.overlay.routes
    return all(
        ("deeds", space, "price") in stated
        and (("deeds", space, "rent") in stated or ("deeds", space, "rents", 0) in stated)
        for space in group.spaces
    )


def _suspect(subject: Subject, before: StreetGroup, group: StreetGroup) -> int:
    """The deed whose price is farthest from its group's; of an edition, one that it prices."""
    stated = frozenset[Route]() if subject.overlay is None else subject.overlay.routes
    prices = {
        space: abs(price - member.mean_price)
        for member in (group, before)
        for space, price in zip(member.spaces, member.prices, strict=True)
    }
    own = [space for space in prices if ("deeds", space, "price") in stated]
    return max(own or prices, key=lambda space: prices[space])
