"""Seats that share their mark."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.marks import same_marks
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK613",
    name="same-seat-mark",
    severity=Severity.WARNING,
    what="Two seats have the same mark.",
    why="In grey, and for colour-blind players, the mark alone says whose a chip is.",
    bad="teal: {mark: mark-circle}\npink: {mark: mark-circle}",
    good="teal: {mark: mark-circle}\npink: {mark: mark-star}",
)
REQUIRES = ("seats",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each seat that has a mark has its own."""
    seats = context.variant.seats
    return same_marks(RULE, "seats", ((seat_id, seat.mark) for seat_id, seat in seats.items()))
