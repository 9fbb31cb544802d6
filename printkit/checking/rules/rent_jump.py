"""Rents that jump more or less than on any classic street."""

from collections.abc import Iterator
from itertools import pairwise

from printkit.checking.measures import Band
from printkit.checking.rent_tables import RentTable, rent_route
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK206", "rent-jump", Severity.WARNING,
    "A rent grows much more or much less from one building to the next than on any classic "
    "street.",
    "A missing or additional digit shows here first. The bands are those of the classic "
    "streets with a margin; only ladders of a bare rent and five building levels are compared. "
    "Where `rules.rounding_step` is stated, what the rents were before rounding counts.",
    "rent: 2, rents: [10, 30, 900, 1600, 2500]",
    "rent: 2, rents: [10, 30, 90, 160, 250]",
)  # fmt: skip
REQUIRES = ("deeds",)

BANDS = (Band(3.5, 6.5), Band(2.2, 3.5), Band(1.9, 3.5), Band(1.1, 2.0), Band(1.05, 1.75))
"""Of each rent to the one before, from the bare rent to the fifth building level."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each step of a classic ladder lies in its band; one that falls is PK201's business."""
    for table in subject.tables:
        ladder = [n for n, line in enumerate(table.lines) if line.level.times is None]
        if _is_classic(table, len(ladder)):
            for band, (before, after) in zip(BANDS, pairwise(ladder), strict=True):
                yield from _step(subject, table, before, after, band)


def _is_classic(table: RentTable, length: int) -> bool:
    return (
        table.kind.unit == "money"
        and table.deed.build_cost is not None
        and length == len(BANDS) + 1
        and all(higher.amount > lower.amount for lower, higher in pairwise(table.lines))
    )


def _step(
    subject: Subject, table: RentTable, before: int, after: int, band: Band
) -> Iterator[Diagnostic]:
    lower, higher = table.lines[before], table.lines[after]
    if not lower.amount or _in_band(lower.amount, higher.amount, subject.rounding_step, band):
        return
    yield RULE.diagnostic(
        f"on {subject.variant.deed_name(table.key)} the rent “{higher.level.label}” is "
        f"{higher.amount / lower.amount:.2g} times the one before "
        f"({higher.amount:g} after {lower.amount:g}); {band} times is usual",
        route=rent_route(table, after),
        help="look for a missing or additional digit",
        related=(Related("the rent before", route=rent_route(table, before)),),
    )


def _in_band(lower: float, higher: float, step: float, band: Band) -> bool:
    """Whether the amounts, or some that were rounded up to them, have a ratio of the band."""
    least = (higher - step) / lower
    most = higher / (lower - step) if lower > step else float("inf")
    return least <= band.high and most >= band.low
