"""Seats that share their mark."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.marks import same_marks
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK613", "same-seat-mark", Severity.WARNING,
    "Two seats have the same mark.",
    "In grey, and for colour-blind players, the mark alone says whose a chip is.",
    "teal: {mark: mark-circle}\npink: {mark: mark-circle}",
    "teal: {mark: mark-circle}\npink: {mark: mark-star}",
)  # fmt: skip
REQUIRES = ("seats",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each seat that has a mark has its own."""
    seats = context.variant.seats
    return same_marks(RULE, "seats", ((seat_id, seat.mark) for seat_id, seat in seats.items()))
