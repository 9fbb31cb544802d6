"""How much buildings are worth, counted in the smallest one, and how many a group takes."""

import re
from collections.abc import Container
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext

if TYPE_CHECKING:
    from printkit.model.deeds import DeedKind, RentLevel

_NUMBERED = re.compile(r"(?P<piece>.+?)(?:-(?P<count>\d+))?")


def built_levels(kind: "DeedKind") -> "list[RentLevel]":
    """The levels of rent with buildings, from the first one."""
    return [level for level in kind.levels if level.icon or level.buildings]


def worths(context: CheckContext) -> dict[str, int]:
    """Pieces, icons and levels of rent with what they are worth.

    A level stands as many steps above the bare property as it is worth, unless it states another
    number; a piece is worth the level on which it stands alone.
    """
    found: dict[str, int] = {}
    for kind in context.variant.deed_kinds.values():
        for step, level in enumerate(built_levels(kind), start=1):
            worth = step if level.worth is None else level.worth
            found.setdefault(level.id, worth)
            pieces = _pieces(level)
            if list(pieces.values()) == [1]:
                found.setdefault(next(iter(pieces)), worth)
    return found


def most_of_each(context: CheckContext) -> dict[str, tuple[int, str]]:
    """Pieces with how many of them one property takes at most, and the kind of its deed."""
    found: dict[str, tuple[int, str]] = {}
    for kind_id, kind in context.variant.deed_kinds.items():
        for level in built_levels(kind):
            for piece, count in carried(level, context.variant.pieces).items():
                if count > found.get(piece, (0, ""))[0]:
                    found[piece] = (count, kind_id)
    return found


def carried(level: "RentLevel", pieces: Container[str]) -> dict[str, int]:
    """The pieces that stand on a property of this level.

    They are stated, or those of the icon, or those that the level's id names: ``barn-3``.
    """
    shown = {piece: count for piece, count in _pieces(level).items() if piece in pieces}
    named = _NUMBERED.fullmatch(level.id)
    if shown or named is None or named["piece"] not in pieces:
        return shown
    return {named["piece"]: int(named["count"] or level.icon_count)}


def _pieces(level: "RentLevel") -> dict[str, int]:
    if level.buildings or level.icon is None:
        return level.buildings
    return {level.icon: level.icon_count}
