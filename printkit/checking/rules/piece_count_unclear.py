"""Pieces of which the box has none, or two different counts."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK604",
    name="piece-count-unclear",
    severity=Severity.WARNING,
    what="A piece has no count, or both 'count' and 'per_seat'.",
    why="Without a count none is printed; with both only one of the two can be right.",
    bad="house: {kind: gable, …}",
    good="house: {kind: gable, count: 32, …}",
)
REQUIRES = ("pieces",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each piece has one count, and it is not zero."""
    for piece_id, piece in context.variant.pieces.items():
        route = ("pieces", piece_id)
        if piece.count is not None and piece.per_seat is not None:
            yield RULE.diagnostic(
                f"piece '{piece_id}' has both 'count' and 'per_seat'; per_seat counts",
                route=(*route, "count"),
                help="delete one of them",
            )
        elif not context.variant.piece_count(piece_id):
            yield RULE.diagnostic(
                f"there is no piece '{piece_id}' in the box",
                route=route,
                help="there are no seats for 'per_seat'; use 'count'"
                if piece.per_seat
                else "state 'count' or 'per_seat'",
            )
