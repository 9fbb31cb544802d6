"""The groups of a board that follow one another, as the colours of streets do."""

from collections.abc import Iterable

from printkit.checking.context import CheckContext
from printkit.diagnostics import Route

_SEVERAL = 3
"""Groups of one kind from which on they are a row, and not a set such as the stations."""


def street_groups(context: CheckContext) -> list[tuple[str, list[int]]]:
    """Groups of the deed kind that has most groups with their spaces, along the board."""
    kinds: dict[str, dict[str, list[int]]] = {}
    for key, deed in context.variant.deeds.items():
        if isinstance(key, int) and key in context.spaces and deed.group in context.variant.groups:
            kinds.setdefault(deed.kind, {}).setdefault(deed.group, []).append(key)
    groups = max(kinds.values(), key=len, default={})
    found = [(group, sorted(members)) for group, members in groups.items()]
    return sorted(found, key=lambda group: group[1]) if len(groups) >= _SEVERAL else []


def other_groups(context: CheckContext, spaces: Iterable[int]) -> tuple[tuple[Route, str], ...]:
    """The groups of the deeds next to these along the board, to which each may belong instead."""
    deeds = context.variant.deeds
    along = sorted(key for key in deeds if isinstance(key, int))
    found: dict[tuple[Route, str], None] = {}
    for space in spaces:
        alike = [key for key in along if deeds[key].kind == deeds[space].kind]
        at = alike.index(space)
        beside = (*alike[max(at - 1, 0) : at], *alike[at + 1 : at + 2])
        for neighbour in sorted(beside, key=lambda key: abs(key - space)):
            if deeds[neighbour].group != deeds[space].group:
                found[("deeds", space, "group"), deeds[neighbour].group] = None
    return tuple(found)
