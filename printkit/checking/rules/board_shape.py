"""The spaces cannot be shared equally by the four sides of the board, its corners leave no room
between them, or a corner space is not in a corner.

The board is printed as a square: each side has the same number of spaces and a corner. Corners are
printed as squares, the other spaces as strips.
Bad: 9: {name: Jail, kind: jail}    # of 40 spaces
Good: 10: {name: Jail, kind: jail}   # corners are 0, 10, 20 and 30
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK502", Severity.ERROR)
REQUIRES = ("board",)
PRESUPPOSES = ("board-gap",)

SIDES, FEWEST = 4, 8

_CENTIMETRES = 100
"""A board that is smaller, mm, was probably measured in centimetres."""


def check_sides(context: CheckContext) -> Findings:
    count = len(context.spaces)
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


def check_corners(context: CheckContext) -> Findings:
    spaces = context.spaces
    side, rest = divmod(len(spaces), SIDES)
    if rest or max(spaces) >= len(spaces):
        return
    corners = ", ".join(str(number * side) for number in range(SIDES))
    for index, space in spaces.items():
        kind, is_corner = context.kind_of_space(index), index % side == 0
        if kind is None or kind.corner == is_corner:
            continue
        route = ("board", "spaces", index, "kind")
        was = context.overlay.was(route)
        as_in_base = "" if was is None else f"write {was}, as the base has; "
        yield RULE.diagnostic(
            f"space {index}, '{space.name}', {'stands' if is_corner else 'does not stand'} in a "
            f"corner, but its kind '{space.kind}' is {'a' if kind.corner else 'no'} corner",
            route=route,
            help=f"{as_in_base}the corners of {len(spaces)} spaces are {corners}",
            likely=was,
        )


def check_room(context: CheckContext) -> Findings:
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
    inherits = context.overlay.inherits
    return inherits(("board", "corner")) and not inherits(("board", "size"))


def _remedy(size: float, corner: float) -> str:
    smaller = f"make the corners smaller than {figures(size / 2)} mm, or the board larger"
    if size < _CENTIMETRES and 2 * corner < 10 * size:
        return f"is that cm? write {figures(10 * size)}; or {smaller}"
    return smaller
