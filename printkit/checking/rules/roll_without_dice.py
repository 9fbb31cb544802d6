"""A choice of dice is made with a piece that is not a die, or all choices together need more dice
of a kind than the box has.

Who chooses D6 and 2 × D6 rolls three dice of six at once.
Bad: rolls: {d6: {die: d6}, pair: {die: d6, count: 2}}     # d6: {count: 2}
Good: rolls: {d6: {die: d6}, pair: {die: d6, count: 2}}     # d6: {count: 3}
"""

from collections import Counter

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK234", Severity.ERROR)
REQUIRES = ("rolls", "pieces")


def check(context: CheckContext) -> Findings:
    variant = context.variant
    needed: Counter[str] = Counter()
    for roll_id, roll in variant.rolls.items():
        piece = variant.pieces.get(roll.die)
        if piece is None:
            continue
        if not piece.sides_to_roll():
            yield RULE.diagnostic(
                f"'{roll.die}' is not a die but a piece of kind {piece.kind}",
                route=("rolls", roll_id, "die"),
                help="name a piece of kind die",
            )
            continue
        needed[roll.die] += roll.count
        there = variant.piece_count(roll.die)
        if there < needed[roll.die] <= there + roll.count:
            yield RULE.diagnostic(
                f"with “{roll.name}” the choices take {needed[roll.die]} dice '{roll.die}', but "
                f"the box has {there}",
                route=("rolls", roll_id),
                help=f"put {needed[roll.die]} into the box",
            )
