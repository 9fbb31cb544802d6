"""Seats that share their mark."""

from collections.abc import Iterator

from printkit.checking.prints.marks import same_marks
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK613", "same-seat-mark", Severity.WARNING,
    "Two seats have the same mark.",
    "In grey, and for colour-blind players, the mark alone says whose a chip is.",
    "teal: {mark: mark-circle}\npink: {mark: mark-circle}",
    "teal: {mark: mark-circle}\npink: {mark: mark-star}",
)  # fmt: skip
REQUIRES = ("seats",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each seat that has a mark has its own."""
    seats = subject.variant.seats
    return same_marks(RULE, "seats", ((seat_id, seat.mark) for seat_id, seat in seats.items()))
