"""Rents that jump more or less than on any classic street."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from printkit.checking.deeds.bands import Band
from printkit.checking.deeds.rent_tables import RentTable, rent_route
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK206", "rent-jump", Severity.WARNING,
    "A rent grows much more or much less from one building to the next than usual.",
    "A missing or additional digit shows here first. For ladders of a bare rent and five building "
    "levels the bands are those of the classic streets with a margin, and wider where the rents of "
    "the whole game grow otherwise. Other ladders are compared with those of the same kind of "
    "deed: less than a third of their usual step, or more than three times it, is told. Where "
    "`rules.rounding_step` is stated or a change rounds up, what the rents were before rounding "
    "counts.",
    "rent: 2, rents: [10, 30, 900, 1600, 2500]",
    "rent: 2, rents: [10, 30, 90, 160, 250]",
)  # fmt: skip
REQUIRES = ("deeds",)

BANDS = (Band(3.5, 6.5), Band(2.2, 3.5), Band(1.9, 3.5), Band(1.1, 2.0), Band(1.05, 1.75))
"""Of each rent to the one before, from the bare rent to the fifth building level."""
MIDDLES = (5, 3, 2.7, 1.25, 1.2)
"""The classic medians of these."""
FEWEST = 6
"""Ladders of a kind that show what is usual."""
APART = 3.0
"""How many times the usual step of its kind is no longer a habit of its own."""


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
    """Each step of a ladder lies in its band; one that falls is PK201's business."""
    ladders: defaultdict[tuple[str, int], list[list[Step]]] = defaultdict(list)
    for table in subject.tables:
        steps = _steps(table)
        is_classic = len(steps) == len(BANDS) and table.deed.build_cost is not None
        ladders["" if is_classic else table.deed.kind, len(steps)].append(steps)
    for (kind, _), alike in ladders.items():
        columns: Iterable[Sequence[Step]] = zip(*alike, strict=True)
        for number, column in enumerate(columns):
            band = _of_kind(column) if kind else _of_classic(number, column)
            for step in column:
                if band and not _in_band(*step.amounts, subject.printed_step, band):
                    yield _finding(subject, step, band)


def _of_classic(number: int, steps: Sequence[Step]) -> Band:
    return BANDS[number].widened(MIDDLES[number], [step.ratio for step in steps])


def _of_kind(steps: Sequence[Step]) -> Band | None:
    """The band around the usual step of a ladder that only this game has."""
    if len(steps) < FEWEST:
        return None
    usual = median(step.ratio for step in steps)
    return Band(usual / APART, usual * APART)


def _steps(table: RentTable) -> list[Step]:
    """The steps between the stated rents, if all are amounts that rise."""
    stated = [n for n, line in enumerate(table.lines) if line.level.times is None]
    is_ladder = (
        table.kind.unit == "money"
        and len(stated) > 1
        and table.lines[stated[0]].amount > 0
        and all(higher.amount > lower.amount for lower, higher in pairwise(table.lines))
    )
    return [Step(table, *pair) for pair in pairwise(stated)] if is_ladder else []


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
