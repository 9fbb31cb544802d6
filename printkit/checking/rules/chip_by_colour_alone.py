"""Chips of a seat that only their colour distinguishes from those of other seats."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK614",
    name="chip-by-colour-alone",
    severity=Severity.WARNING,
    what="The chips of a seat carry neither a mark nor the figure of a token.",
    why="In grey, and for colour-blind players, the colour does not say whose a chip is.",
    bad='seats: {teal: {colour: "#118a8f"}}\npieces: {owner: {kind: chip, per_seat: 14}}',
    good='seats: {teal: {colour: "#118a8f", mark: mark-circle}}\n'
    "pieces: {owner: {kind: chip, per_seat: 14}}",
)
REQUIRES = ("seats", "pieces")


def check(context: CheckContext) -> Iterator[Diagnostic]:
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
