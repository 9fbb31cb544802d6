"""Seats that share their mark."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

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
    first: dict[str, str] = {}
    for seat_id, seat in subject.variant.seats.items():
        if seat.mark is None:
            continue
        owner = first.setdefault(seat.mark, seat_id)
        if owner != seat_id:
            yield RULE.diagnostic(
                f"seats '{owner}' and '{seat_id}' have the same mark, '{seat.mark}'",
                route=("seats", seat_id, "mark"),
                help="choose another mark",
                related=(Related("first used here", route=("seats", owner, "mark")),),
            )
