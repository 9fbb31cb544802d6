"""Boards whose spaces cannot be shared by four sides."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK502",
    name="board-not-square",
    severity=Severity.ERROR,
    what="The number of spaces cannot be shared equally by the four sides of the board.",
    why="The board is printed as a square: each side has the same number of spaces and a corner.",
    bad="38 spaces",
    good="36 or 40 spaces",
)
REQUIRES = ("board",)
PRESUPPOSES = ("board-gap",)

SIDES = 4
FEWEST = 8


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The number of spaces is a multiple of four, and at least eight."""
    count = len(context.board.spaces)
    if count % SIDES == 0 and count >= FEWEST:
        return
    below = max(count // SIDES * SIDES, FEWEST)
    above = max((count // SIDES + 1) * SIDES, FEWEST)
    choice = str(below) if below >= above else f"{below} or {above}"
    yield RULE.diagnostic(
        f"{count} spaces cannot be shared by {SIDES} sides",
        route=("board", "spaces"),
        help=f"make it {choice} spaces",
        absent=("board", "spaces", count),  # where an edition has removed the last one
    )
