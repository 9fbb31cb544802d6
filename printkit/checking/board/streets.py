"""The groups of a board that follow one another, as the colours of streets do."""

from collections.abc import Iterable
from typing import NamedTuple

from printkit.checking.context import CheckContext, once
from printkit.diagnostics import Route


class StreetGroup(NamedTuple):
    """A group, and the spaces of its deeds along the board."""

    id: str
    kind: str
    spaces: list[int]


_SEVERAL = 3
"""Groups of one kind from which on they are a row, and not a set such as the stations."""


@once
def street_groups(context: CheckContext) -> list[StreetGroup]:
    """Groups of the deed kind that has most groups, by their first spaces; else nothing."""
    kinds: dict[str, dict[str, list[int]]] = {}
    spaces = context.spaces
    for key, deed in context.variant.deeds.items():
        if isinstance(key, int) and key in spaces and deed.group in context.variant.groups:
            kinds.setdefault(deed.kind, {}).setdefault(deed.group, []).append(key)
    kind, groups = max(kinds.items(), key=lambda entry: len(entry[1]), default=("", {}))
    if len(groups) < _SEVERAL:
        return []
    found = [StreetGroup(group, kind, sorted(members)) for group, members in groups.items()]
    return sorted(found, key=lambda group: group.spaces)


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
