"""Two groups or two seats have the same mark, or the chips of a seat carry neither a mark nor the
figure of a token.

In grey, and for colour-blind players, only the mark distinguishes groups, and says whose a chip is.
Bad: brown: {mark: mark-square}
    pink: {mark: mark-square}
Good: brown: {mark: mark-square}
    pink: {mark: mark-diamond}
"""

from collections.abc import Mapping

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK607", Severity.WARNING)


def check_marks(context: CheckContext) -> Findings:
    variant = context.variant
    yield from _same("groups", {key: group.mark for key, group in variant.groups.items()})
    yield from _same("seats", {key: seat.mark for key, seat in variant.seats.items()})


def _same(part: str, marks: Mapping[str, str | None]) -> Findings:
    first: dict[str, str] = {}
    for key, mark in marks.items():
        owner = key if mark is None else first.setdefault(mark, key)
        if owner != key:
            yield RULE.diagnostic(
                f"{part} '{owner}' and '{key}' have the same mark, '{mark}'",
                route=(part, key, "mark"),
                help="choose another mark",
                related=(Related("first used here", route=(part, owner, "mark")),),
            )


def check_chips(context: CheckContext) -> Findings:
    pieces, seats = context.variant.pieces, context.variant.seats
    chips = [key for key, p in pieces.items() if p.BEARS_MARKS and p.per_seat is not None]
    for seat_id, seat in seats.items() if chips else ():
        if seat.mark is None and seat.token is None:
            yield RULE.diagnostic(
                f"seat '{seat_id}' has neither a mark nor a token, so its chips '{chips[0]}' "
                f"differ only in colour",
                route=("seats", seat_id),
                help="give the seat its own mark, such as mark-circle",
            )
