"""Boards whose corners leave no room for the spaces between them."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK510",
    name="board-too-narrow",
    severity=Severity.ERROR,
    what="The corners of the board leave no room between them.",
    why="Two corners and all spaces of a side share one edge of the board.",
    bad="board: {size: 120, corner: 65, …}",
    good="board: {size: 495, corner: 65, …}",
)
REQUIRES = ("board",)


_CENTIMETRES = 100
"""A board that is smaller, mm, was probably measured in centimetres."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Two corners are narrower than the board."""
    size, corner = context.board.size, context.board.corner
    if 2 * corner >= size:
        yield RULE.diagnostic(
            f"two corners of {figures(corner)} mm leave no room on a board of {figures(size)} mm",
            route=("board", "size" if _is_given(context) else "corner"),
            help=_remedy(size, corner),
        )


def _is_given(context: CheckContext) -> bool:
    """Whether the size of the corners is not the definition's own, but that of the board may be."""
    if "corner" not in context.board.model_fields_set:
        return True
    inherits = context.overlay is not None and context.overlay.inherits
    return bool(inherits and inherits(("board", "corner")) and not inherits(("board", "size")))


def _remedy(size: float, corner: float) -> str:
    smaller = f"make the corners smaller than {figures(size / 2)} mm, or the board larger"
    if size < _CENTIMETRES and 2 * corner < 10 * size:
        return f"is that cm? write {figures(10 * size)}; or {smaller}"
    return smaller
