"""Spaces for cards that lie side by side."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK512",
    name="draw-spaces-adjacent",
    severity=Severity.INFO,
    what="Two spaces that draw cards lie next to each other.",
    why="Cards then come in clusters, and elsewhere for a long time not at all. On the classic "
    "boards three spaces or more lie from one to the next.",
    bad="7: {kind: chance}, 8: {kind: chest}",
    good="7: {kind: chance}, 17: {kind: chest}",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No space that draws follows another one."""
    spaces = context.board.spaces
    for index in sorted(spaces):
        kind, after = context.kind_of_space(index), context.kind_of_space(index + 1)
        if kind is not None and after is not None and kind.draws and after.draws:
            yield RULE.diagnostic(
                f"spaces {index} and {index + 1} both draw cards",
                route=("board", "spaces", index + 1, "kind"),
                help="move one of them",
                related=(Related("the other", route=("board", "spaces", index, "kind")),),
            )
