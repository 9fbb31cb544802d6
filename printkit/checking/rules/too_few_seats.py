"""There are fewer seats than players, or fewer tokens of a kind than seats that use it.

A seat brings a token and what belongs to it; the last players would have none, or two would have to
move the same piece.
Bad: players: {max: 4}, seats: {owl: …, kite: …, key: …}
Good: players: {max: 3}, seats: {owl: …, kite: …, key: …}
"""

from collections import defaultdict

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK602", Severity.ERROR)
REQUIRES = ("seats",)


def check_seats(context: CheckContext) -> Findings:
    seats, players = len(context.variant.seats), context.variant.most_players
    if seats < players:
        yield RULE.diagnostic(
            f"{players} players can play, but there are {seats} seats",
            route=("players", "max"),
            help=f"add {players - seats}, or write 'max: {seats}'",
            related=(Related("the seats", route=("seats",)),),
        )


def check_tokens(context: CheckContext) -> Findings:
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
