"""Groups and seats that only their colour distinguishes."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.marks import same_marks
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK607",
    name="same-mark",
    severity=Severity.WARNING,
    what="Two groups or two seats have the same mark, or the chips of a seat carry neither a mark "
    "nor the figure of a token.",
    why="In grey, and for colour-blind players, only the mark distinguishes groups, and says whose "
    "a chip is.",
    bad="brown: {mark: mark-square}\npink: {mark: mark-square}",
    good="brown: {mark: mark-square}\npink: {mark: mark-diamond}",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each group and each seat that needs one has its own mark."""
    if context.variant.groups:
        yield from _groups(context)
    if context.variant.seats:
        yield from _seats(context)
    if context.variant.seats and context.variant.pieces:
        yield from _chips(context)


def _groups(context: CheckContext) -> Iterator[Diagnostic]:
    """Each group has its own mark."""
    groups = context.variant.groups
    return same_marks(
        RULE, "groups", ((group_id, group.mark) for group_id, group in groups.items())
    )


def _seats(context: CheckContext) -> Iterator[Diagnostic]:
    """Each seat that has a mark has its own."""
    seats = context.variant.seats
    return same_marks(RULE, "seats", ((seat_id, seat.mark) for seat_id, seat in seats.items()))


def _chips(context: CheckContext) -> Iterator[Diagnostic]:
    """Where seats have chips, each seat has a mark or a token."""
    variant = context.variant
    chips = [
        key
        for key, piece in variant.pieces.items()
        if piece.BEARS_MARKS and piece.per_seat is not None
    ]
    if not chips:
        return
    for seat_id, seat in variant.seats.items():
        if seat.mark is None and seat.token is None:
            yield RULE.diagnostic(
                f"seat '{seat_id}' has neither a mark nor a token, so its chips '{chips[0]}' "
                f"differ only in colour",
                route=("seats", seat_id),
                help="give the seat its own mark, such as mark-circle",
            )
