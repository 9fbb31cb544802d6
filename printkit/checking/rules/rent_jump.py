"""Rents that jump more or less than on any classic street."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from printkit.checking.deeds.bands import Band
from printkit.checking.deeds.rent_tables import RentTable, rent_route
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK206", "rent-jump", Severity.WARNING,
    "A rent grows much more or much less from one building to the next than usual.",
    "A missing or additional digit shows here first. The bands are those of the classic "
    "streets with a margin, and wider where the rents of the whole game grow otherwise; only "
    "ladders of a bare rent and five building levels are compared. Where `rules.rounding_step` is "
    "stated or a change rounds up, what the rents were before rounding counts.",
    "rent: 2, rents: [10, 30, 900, 1600, 2500]",
    "rent: 2, rents: [10, 30, 90, 160, 250]",
)  # fmt: skip
REQUIRES = ("deeds",)

BANDS = (Band(3.5, 6.5), Band(2.2, 3.5), Band(1.9, 3.5), Band(1.1, 2.0), Band(1.05, 1.75))
"""Of each rent to the one before, from the bare rent to the fifth building level."""
MIDDLES = (5, 3, 2.7, 1.25, 1.2)
"""The classic medians of these."""


class Step(NamedTuple):
    """Two neighbouring lines of a rent table."""

    table: RentTable
    before: int
    after: int

    @property
    def amounts(self) -> tuple[float, float]:
        """The lower rent and the higher one."""
        return self.table.lines[self.before].amount, self.table.lines[self.after].amount

    @property
    def ratio(self) -> float:
        """How many times the lower rent the higher one is."""
        lower, higher = self.amounts
        return higher / lower


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each step of a classic ladder lies in its band; one that falls is PK201's business."""
    ladders = [(table, list(pairwise(_ladder(table)))) for table in subject.tables]
    for number, (band, middle) in enumerate(zip(BANDS, MIDDLES, strict=True)):
        steps = [Step(table, *lines[number]) for table, lines in ladders if lines]
        suited = band.widened(middle, [step.ratio for step in steps])
        for step in steps:
            if not _in_band(*step.amounts, subject.printed_step, suited):
                yield _finding(subject, step, suited)


def _ladder(table: RentTable) -> list[int]:
    """The lines of the bare rent and of five building levels, if there are just these."""
    stated = [n for n, line in enumerate(table.lines) if line.level.times is None]
    is_classic = (
        table.kind.unit == "money"
        and table.deed.build_cost is not None
        and len(stated) == len(BANDS) + 1
        and table.lines[stated[0]].amount > 0
        and all(higher.amount > lower.amount for lower, higher in pairwise(table.lines))
    )
    return stated if is_classic else []


def _finding(subject: Subject, step: Step, band: Band) -> Diagnostic:
    table, (lower, higher) = step.table, step.amounts
    return RULE.diagnostic(
        f"on {subject.variant.deed_name(table.key)} the rent "
        f"“{table.lines[step.after].level.label}” is {figures(step.ratio, 2)} times the one before "
        f"({figures(higher)} after {figures(lower)}); {band} times is usual",
        route=rent_route(table, step.after),
        help="look for a missing or additional digit",
        related=(Related("the rent before", route=rent_route(table, step.before)),),
    )


def _in_band(lower: float, higher: float, step: float, band: Band) -> bool:
    """Whether the amounts, or some that were rounded up to them, have a ratio of the band."""
    least = (higher - step) / lower
    most = higher / (lower - step) if lower > step else float("inf")
    return least <= band.high and most >= band.low
