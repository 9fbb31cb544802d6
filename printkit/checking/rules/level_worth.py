"""The buildings of a rent level are not worth what the level states, or not more than before.

What a building is worth follows from `replaces`: with three outposts to a station and three
stations to a base, a base with a station on it is worth twelve outposts.
Bad: buildings: {base: 1, station: 1}, worth: 10
Good: buildings: {base: 1, station: 1}, worth: 12
Fixed: Writes what the buildings are worth, where that is more than the level before.
"""

from collections.abc import Mapping

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Fix, Rule, SetValue, Severity

RULE = Rule.documented(__name__, __doc__, "PK217", Severity.ERROR)
REQUIRES = ("deed_kinds", "pieces")

DEEPEST = 8
"""Pieces that replace each other in a circle would never come to an end."""


def check(context: CheckContext) -> Findings:
    for kind_id, kind in context.variant.deed_kinds.items():
        before = -1
        for number, level in enumerate(kind.levels):
            if not level.buildings and level.worth is None:
                continue
            worth = _worth(context, level.buildings)
            route = ("deed_kinds", kind_id, "levels", number)
            if level.worth is not None and worth != level.worth:
                yield RULE.diagnostic(
                    f"the buildings of “{level.label}” are worth {worth} of the smallest, not "
                    f"{level.worth}",
                    route=(*route, "worth"),
                    help=f"write 'worth: {worth}', or correct the buildings",
                    fix=Fix(f"write {worth}", (SetValue((*route, "worth"), worth),))
                    if worth > before and level.buildings.keys() <= context.variant.pieces.keys()
                    else None,
                )
            elif worth <= before:
                yield RULE.diagnostic(
                    f"the buildings of “{level.label}” are worth {worth} of the smallest, no more "
                    "than those of the level before",
                    route=(*route, "buildings"),
                    help="put the levels in order, or correct the buildings",
                )
            before = worth


def _worth(context: CheckContext, buildings: Mapping[str, int], depth: int = 0) -> int:
    """How many of the smallest pieces these are worth; unknown pieces count as smallest."""
    pieces, total = context.variant.pieces, 0
    for piece_id, count in buildings.items():
        smaller = pieces[piece_id].replaces if piece_id in pieces else {}
        each = _worth(context, smaller, depth + 1) if smaller and depth < DEEPEST else 1
        total += count * each
    return total
