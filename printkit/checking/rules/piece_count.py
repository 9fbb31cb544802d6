"""A piece has no count, or both 'count' and 'per_seat'; or the box has far more of it than can ever
be used.

Without a count none is printed; with both only one of the two can be right. There is no place for
more houses than all deeds carry, for more markers of one seat than there are deeds and spaces, or
for a dozen dice of one sort. Spare ones are fine; an extra digit stands out.
Bad: house: {count: 320} where 22 streets carry four houses each
Good: house: {count: 32}
"""

from printkit.checking.context import CheckContext
from printkit.checking.deeds.building_worth import most_of_each
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK604", Severity.WARNING)
REQUIRES = ("pieces",)

_SPARE = 2
"""Times what can be used, up to which more are taken for spare ones."""


def check_unclear(context: CheckContext) -> Findings:
    for piece_id, piece in context.variant.pieces.items():
        route = ("pieces", piece_id)
        if piece.count is not None and piece.per_seat is not None:
            yield RULE.diagnostic(
                f"piece '{piece_id}' has both 'count' and 'per_seat'; per_seat counts",
                route=(*route, "count"),
                help="delete one of them",
                old="PK604",
            )
        elif not context.variant.piece_count(piece_id):
            yield RULE.diagnostic(
                f"there is no piece '{piece_id}' in the box",
                route=route,
                help="there are no seats for 'per_seat'; use 'count'"
                if piece.per_seat
                else "state 'count' or 'per_seat'",
                old="PK604",
            )


def check_too_many(context: CheckContext) -> Findings:
    pieces = context.variant.pieces
    for piece, (places, words) in _places(context).items():
        if piece not in pieces:
            continue
        field = pieces[piece].count_field
        have = getattr(pieces[piece], field) or 0
        if have > places * _SPARE:
            yield RULE.diagnostic(
                f"there are {have} of '{piece}', but {words}",
                route=("pieces", piece, field),
                help="check for a wrong digit",
                old="PK665",
            )


def _places(context: CheckContext) -> dict[str, tuple[int, str]]:
    """Pieces whose use is known: how many are of use, or of use to each seat, and why."""
    variant = context.variant
    buildings = most_of_each(context)
    found: dict[str, tuple[int, str]] = {}
    for building, (most, kind) in buildings.items():
        deeds = sum(deed.kind == kind for deed in variant.deeds.values())
        found[building] = (most * deeds, f"all deeds together carry {most * deeds}")
    owned = max(len(context.spaces), len(variant.deeds))
    for piece_id, piece in variant.pieces.items():
        if piece.USEFUL is not None:
            words = f"more than {piece.USEFUL} of a sort are used nowhere"
            found[piece_id] = piece.USEFUL // _SPARE, words
        elif piece.per_seat is not None and piece_id not in buildings and owned:
            found[piece_id] = (owned, f"each seat can mark {owned} deeds or spaces at most")
    groups = len({deed.group for deed in variant.deeds.values()})
    for _, value, known in context.numbers.of("to-win"):
        if known.piece:
            most = max(groups, int(value))
            found[known.piece] = (most, f"there are {most} groups to mark")
    return found
