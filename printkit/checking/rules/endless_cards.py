"""Cards that send tokens round for ever."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK803",
    name="endless-cards",
    severity=Severity.ERROR,
    what="All cards of a space lead to spaces whose cards lead on again, and never to a rest.",
    why="The turn of whoever lands there would never end.",
    bad="the only card of a deck moves to the space where it is drawn",
    good="one card of the deck leaves the token where it is",
)
REQUIRES = ("board", "decks")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """From each space some way leads to a rest."""
    rests = context.walk.rests if context.walk.sound else []
    for index in (at for at, found in enumerate(rests) if not found):
        yield RULE.diagnostic(
            f"a token that lands on space {index} ({context.board.spaces[index].name}) is sent on "
            "by one card after the other and never rests",
            route=("board", "spaces", index, "kind"),
            help="give one of the decks a card that does not move the token",
        )
