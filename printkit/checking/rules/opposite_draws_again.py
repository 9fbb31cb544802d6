"""Cards that send across the board from spaces that do not lie opposite one another."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    code="PK511",
    name="opposite-draws-again",
    severity=Severity.WARNING,
    what="A deck sends across the board, and its spaces do not lie opposite each other.",
    why="Where they do, the card always leads from one space of the deck to another one, so that "
    "one sentence of the rules, such as that no second card is drawn, covers every case. From the "
    "other spaces it leads to anything.",
    bad="spaces 5 and 15 of 40 draw from the deck, 25 and 35 do not",
    good="spaces 5, 15, 25 and 35 of 40 draw from the deck",
)
REQUIRES = ("board", "decks")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Opposite each space of such a deck lies another one."""
    count = len(context.board.spaces)
    for deck_id, card_route in _crossing(context).items():
        drawing = _spaces_of(context, deck_id)
        for index in sorted(drawing):
            opposite = (index + count // 2) % count
            if opposite not in drawing:
                yield RULE.diagnostic(
                    f"space {index} draws from '{deck_id}', space {opposite} across the board "
                    "does not",
                    route=("board", "spaces", index, "kind"),
                    help="let both draw from the deck, or neither",
                    related=(Related("the card that sends across", route=card_route),),
                )


def _crossing(context: CheckContext) -> dict[str, Route]:
    """The decks with a card that sends across the board, and where the first one says so."""
    found: dict[str, Route] = {}
    for placed in context.effects:
        if placed.effect.do == "opposite_side":
            found.setdefault(placed.deck, placed.route)
    return found


def _spaces_of(context: CheckContext, deck_id: str) -> set[int]:
    kinds = context.variant.space_kinds
    return {
        index
        for index, space in context.board.spaces.items()
        if space.kind in kinds and kinds[space.kind].draws == deck_id
    }
