"""Cards that move backwards over the start."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import PlacedEffect
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK341",
    name="backward-over-start",
    severity=Severity.WARNING,
    what="A card moves backwards over the start.",
    why="Whether the salary is paid then is an old quarrel. Classic cards move back three spaces, "
    "and no space that draws them lies so close behind the start.",
    bad="{do: move_by, steps: -3} in a deck that space 2 draws from",
    good="{do: move_by, steps: -2}",
)
REQUIRES = ("board", "decks")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No card moves back further than to the start, unless its text speaks of the salary."""
    if "salary" not in context.variant.rules:
        return
    for placed in context.effects:
        effect = placed.effect
        if effect.do == "move_to" and effect.backwards and effect.salary:
            reach = effect.space if effect.space in context.board.spaces else 0
            yield from _over(context, placed, reach, f"back to {effect.space}")
        elif effect.do == "move_by" and effect.steps < 0:
            yield from _over(context, placed, -effect.steps, f"back {-effect.steps} spaces")


def _over(
    context: CheckContext, placed: PlacedEffect, reach: int, way: str
) -> Iterator[Diagnostic]:
    """The card drawn on spaces so close behind the start that the way leads over it."""
    if "rules.salary" in context.variant.decks[placed.deck].cards[placed.card].text:
        return
    for index in sorted(context.board.spaces):
        kind = context.kind_of_space(index)
        if index < reach and kind is not None and kind.draws == placed.deck:
            yield RULE.diagnostic(
                f"card '{placed.card}' moves {way}, from {index} over the start",
                route=placed.route,
                help="move back fewer spaces, write 'salary: false' where the effect has it, or "
                "let the card mention the {{ rules.salary | money }}",
                related=(Related("where it is drawn", route=("board", "spaces", index)),),
            )
