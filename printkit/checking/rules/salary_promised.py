"""Cards whose text speaks of a salary that their move never earns."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.effects import MoveTo

RULE = Rule(
    code="PK342",
    name="salary-promised",
    severity=Severity.INFO,
    what="The text of a card speaks of the salary, but its move never passes the start.",
    why="From each space where the card can be drawn the way leads straight ahead to its target. "
    "The sentence can be left out, or the target is a slip.",
    bad="drawn on 7, 22 and 36: move to 39. Passing the start earns {{ rules.salary | money }}.",
    good="drawn on 7, 22 and 36: move to 24. Passing the start earns {{ rules.salary | money }}.",
)
REQUIRES = ("board", "decks")
PRESUPPOSES = ("board-gap",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Where a text speaks of the salary some move passes the start."""
    for deck_id, card_id, card in context.cards:
        moves = [effect for effect in card.effects if effect.do == "move_to"]
        if not moves or "rules.salary" not in card.text:
            continue
        drawn = list(_drawn_on(context, deck_id))
        if drawn and not any(_earns(move, index) for move in moves for index in drawn):
            places = ", ".join(map(str, drawn))
            yield RULE.diagnostic(
                f"card '{card_id}' mentions the salary, but the way to space {moves[0].space} "
                f"never leads past the start (it is drawn on {places})",
                route=(*card_route(deck_id, card_id), "text"),
                help="leave the sentence out, or correct the target",
            )


def _drawn_on(context: CheckContext, deck_id: str) -> Iterator[int]:
    for index in sorted(context.board.spaces):
        kind = context.kind_of_space(index)
        if kind is not None and kind.draws == deck_id:
            yield index


def _earns(move: "MoveTo", index: int) -> bool:
    return move.salary and not move.backwards and move.space <= index
