"""Cards that send tokens to spaces which do not exist."""

from collections.abc import Collection, Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK165", "unknown-target-space", Severity.ERROR,
    "A card sends a token to a space that does not exist.",
    "Spaces are counted from 0; the last one is one less than their number.",
    "effects: [{do: move_to, space: 40}]   # the board has 0 to 39",
    "effects: [{do: move_to, space: 39}]",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The target of each move is on the board."""
    board = subject.variant.board
    for placed in subject.effects:
        effect = placed.effect
        if effect.do != "move_to" or (board is not None and effect.space in board.spaces):
            continue
        yield RULE.diagnostic(
            f"card '{placed.card}' moves to space {effect.space}, which does not exist",
            route=(*placed.route, "space"),
            help="the game has no board" if board is None else _range(board.spaces),
        )


def _range(spaces: Collection[int]) -> str:
    return f"the board has the spaces {min(spaces)} to {max(spaces)}"
