"""No space and no card draws from a deck.

Its cards would be printed and cut for nothing.
Bad: decks: {fate: …}   # no space draws from it
Good: space_kinds: {fate: {draws: fate}}
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK304", Severity.WARNING)
READS_TEXTS = False
REQUIRES = ("board", "decks")
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Findings:
    kinds = context.variant.space_kinds
    on_board = {space.kind for space in context.spaces.values()}
    drawn = {kind.draws for kind_id, kind in kinds.items() if kind_id in on_board}
    drawn |= {p.effect.deck for p in context.effects if p.effect.do == "draw"}
    for deck_id in context.variant.decks:
        if deck_id not in drawn:
            yield RULE.diagnostic(
                f"no space on the board draws from deck '{deck_id}'",
                route=("decks", deck_id),
                help=f"give a kind of space 'draws: {deck_id}', or delete the deck",
            )
