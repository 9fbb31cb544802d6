"""Tokens that more seats use than there are."""

from collections import defaultdict
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK605",
    name="shared-token",
    severity=Severity.ERROR,
    what="More seats use a token than there are tokens of this kind.",
    why="Two players would have to move the same piece.",
    bad="owl: {token: bird}, kite: {token: bird}     # bird: {count: 1}",
    good="owl: {token: owl}, kite: {token: kite}",
)
REQUIRES = ("seats", "pieces")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """There is a token for each seat that uses it."""
    users: defaultdict[str, list[str]] = defaultdict(list)
    for seat_id, seat in context.variant.seats.items():
        if seat.token in context.variant.pieces:
            users[str(seat.token)].append(seat_id)
    for token, seats in users.items():
        count = context.variant.piece_count(token)
        if 0 < count < len(seats):
            yield RULE.diagnostic(
                f"{len(seats)} seats use the token '{token}', but the box has {count}",
                route=("seats", seats[count], "token"),
                help="give each seat its own token, or raise the token's count",
                related=(Related("the first seat that uses it", route=("seats", seats[0])),),
            )
