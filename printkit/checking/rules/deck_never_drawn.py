"""Decks that nobody draws from."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK304",
    name="deck-never-drawn",
    severity=Severity.WARNING,
    what="No space and no card draws from a deck.",
    why="Its cards would be printed and cut for nothing.",
    bad="decks: {fate: …}   # no space draws from it",
    good="space_kinds: {fate: {draws: fate}}",
)
READS_TEXTS = False
REQUIRES = ("board", "decks")
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each deck is drawn from by a space on the board or by a card, if their names are right."""
    kinds = context.variant.space_kinds
    on_board = {space.kind for space in context.board.spaces.values()}
    drawn = {kind.draws for kind_id, kind in kinds.items() if kind_id in on_board}
    drawn |= {p.effect.deck for p in context.effects if p.effect.do == "draw"}
    for deck_id in context.variant.decks:
        if deck_id not in drawn and ("decks", deck_id) not in context.names.meant:
            yield RULE.diagnostic(
                f"no space on the board draws from deck '{deck_id}'",
                route=("decks", deck_id),
                help=f"give a kind of space 'draws: {deck_id}', or delete the deck",
            )
