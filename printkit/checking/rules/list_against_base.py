"""Lists that are those of the base but for one part that is missing, or one too many."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.habits.overlay import RestatedList
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity, format_route
from printkit.source.nodes import Plain

RULE = Rule(
    code="PK851",
    name="list-against-base",
    severity=Severity.WARNING,
    what="A list is that of the base, but one of its parts is missing, or is in it twice.",
    why="A list replaces the base's list as a whole. Where all else is the same, a part was "
    "probably lost while copying; to leave it out on purpose, say so in 'changes'. Lines of rents "
    "are left out on purpose where the deeds state as many rents as there are lines left.",
    bad="the base: levels: [{id: rent}, {id: set}, {id: house}, {id: hotel}]\n"
    "here: levels: [{id: rent}, {id: house}, {id: hotel}]",
    good="here: levels: [{id: rent}, {id: set}, {id: house}, {id: hotel}]",
)

SHORTEST = 4
"""Parts of the longer list: of fewer, one more or less says nothing."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No list is one part away from the base's; too many or too few rents are PK202's business."""
    for found in () if context.overlay is None else context.overlay.lists:
        part = None if found.route[-1] == "rents" else _odd_part(found)
        if part is not None and not _follow_deeds(context, found.route):
            yield _finding(found, part)


def _odd_part(found: RestatedList) -> Plain:
    """The part that only one of the lists has, if all else is the same; a new one is meant."""
    short, long = sorted((found.base, found.mine), key=len)
    if len(long) - len(short) != 1 or len(long) < SHORTEST:
        return None
    part = next((long[n] for n in range(len(long)) if long[:n] + long[n + 1 :] == short), None)
    return part if found.base is long or part in short else None


def _follow_deeds(context: CheckContext, route: Route) -> bool:
    """Whether the list is that of the lines of rent, and all deeds state other rents to suit."""
    if route[0] != "deed_kinds" or route[-1] != "levels" or context.overlay is None:
        return False
    restated = {found.route for found in context.overlay.lists}
    deeds = context.variant.deeds.items()
    return all(("deeds", key, "rents") in restated for key, deed in deeds if deed.kind == route[1])


def _finding(found: RestatedList, part: Plain) -> Diagnostic:
    lost = len(found.mine) < len(found.base)
    return RULE.diagnostic(
        f"'{format_route(found.route)}' is the base's list {'without' if lost else 'and'} '{part}'",
        route=found.route,
        help=f"add '{part}'" if lost else f"delete '{part}'",
        related=(Related("the base's list", span=found.base_span),),
    )
