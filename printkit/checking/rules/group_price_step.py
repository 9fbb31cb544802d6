"""Prices that jump, or stand still, from one group to the next."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from printkit.checking.bands import Band
from printkit.checking.streets import StreetGroup, street_groups
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

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
        yield RULE.diagnostic(
            f"the mean price goes from {subject.amount(round(before.mean_price))} to "
            f"{subject.amount(round(group.mean_price))} from group '{before.id}' to "
            f"'{group.id}'; the median step is {subject.amount(round(usual))}",
            route=("groups", group.id),
            help="compare the prices of the groups along the board",
            related=(Related("the group before", route=("groups", before.id)),),
        )
