"""Boards whose corners leave no room for the spaces between them."""

from collections.abc import Iterator

from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK510", "board-too-narrow", Severity.ERROR,
    "The corners of the board leave no room between them.",
    "Two corners and all spaces of a side share one edge of the board.",
    "board: {size: 120, corner: 65, …}",
    "board: {size: 495, corner: 65, …}",
)  # fmt: skip
REQUIRES = ("board",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Two corners are narrower than the board."""
    board = subject.board
    if 2 * board.corner >= board.size:
        yield RULE.diagnostic(
            f"two corners of {figures(board.corner)} mm leave no room on a board of "
            f"{figures(board.size)} mm",
            route=("board", "corner"),
            help=f"make the corners smaller than {figures(board.size / 2)} mm, or the board larger",
        )
