"""Lists and texts that are those of the base but for one part, or a digit."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.habits.digit_slips import is_digit_slip
from printkit.checking.habits.overlay import Restated, RestatedList
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity, format_route
from printkit.source.nodes import Plain

RULE = Rule(
    code="PK851",
    name="unlike-base",
    severity=Severity.WARNING,
    what="A list is that of the base, but one of its parts is missing or in it twice; or a text "
    "is, but for a digit in one of its numbers.",
    why="A list replaces the base's list as a whole: where all else is the same, a part was "
    "probably lost while copying; to leave it out on purpose, say so in 'changes'. Who copies "
    "a text to change it changes words as well.",
    bad="the base: levels: [{id: rent}, {id: set}, {id: house}, {id: hotel}]\n"
    "here: levels: [{id: rent}, {id: house}, {id: hotel}]",
    good="here: levels: [{id: rent}, {id: set}, {id: house}, {id: hotel}]",
)

SHORTEST = 4
"""Parts of the longer list: of fewer, one more or less says nothing."""

_NUMBER = re.compile(r"\d+")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """What is stated again is the same, or clearly another."""
    yield from _lists(context)
    yield from _texts(context)


def _lists(context: CheckContext) -> Iterator[Diagnostic]:
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


def _texts(context: CheckContext) -> Iterator[Diagnostic]:
    """Texts that are stated again are the same, or differ in more than a digit."""
    for value in () if context.overlay is None else context.overlay.values:
        slip = _slip(value)
        if slip is not None:
            usual, mine = slip
            yield RULE.diagnostic(
                f"'{format_route(value.route)}' is the base's text with {mine} in place of {usual}",
                route=value.route,
                help=f"write {usual}, or delete the text if it is to be the base's",
                related=(Related("the base's text", span=value.base_span),),
            )


def _slip(value: Restated) -> tuple[str, str] | None:
    """The number of the base and the one here, if nothing else differs."""
    base, mine = value.base, value.mine
    if not (isinstance(base, str) and isinstance(mine, str)) or base == mine:
        return None
    if _NUMBER.split(base) != _NUMBER.split(mine) or "#" in mine[:1]:
        return None
    numbers = zip(_NUMBER.findall(base), _NUMBER.findall(mine), strict=True)
    differing = [pair for pair in numbers if pair[0] != pair[1]]
    if len(differing) == 1 and is_digit_slip(*map(int, differing[0])):
        return differing[0]
    return None
