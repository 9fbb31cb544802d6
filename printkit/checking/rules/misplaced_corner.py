"""Corner kinds beside corners, and corners without a corner kind."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK503",
    name="misplaced-corner",
    severity=Severity.ERROR,
    what="A corner space is not in a corner, or another space is.",
    why="Corners are printed as squares, the other spaces as strips: their drawings differ.",
    bad="9: {name: Jail, kind: jail}    # of 40 spaces",
    good="10: {name: Jail, kind: jail}   # corners are 0, 10, 20 and 30",
)
REQUIRES = ("board",)
PRESUPPOSES = ("board-gap",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Spaces of corner kinds are exactly at the four corners."""
    spaces = context.board.spaces
    side, rest = divmod(len(spaces), 4)
    if rest or max(spaces) >= len(spaces):
        return
    corners = ", ".join(str(number * side) for number in range(4))
    for index, space in spaces.items():
        kind = context.kind_of_space(index)
        if kind is None or kind.corner == (index % side == 0):
            continue
        what = "does not stand in a corner" if kind.corner else "stands in a corner"
        yield RULE.diagnostic(
            f"space {index}, '{space.name}', {what}, but its kind '{space.kind}' is "
            f"{'a' if kind.corner else 'no'} corner",
            route=("board", "spaces", index, "kind"),
            help=f"the corners of {len(spaces)} spaces are {corners}",
        )
