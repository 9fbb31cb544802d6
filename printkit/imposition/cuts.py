"""How much there is to cut on a sheet."""

from collections.abc import Iterable
from typing import NamedTuple

from printkit.imposition.slots import Slot

SHEET = 6
"""A sheet of paper is worth so many cuts to those who want to cut little."""
_DECIMALS = 2
"""Cuts that are nearer to each other, mm, are one."""


class Cuts(NamedTuple):
    """Straight lines from edge to edge, and outlines to follow by scissors."""

    lines: int = 0
    outlines: int = 0

    def and_(self, other: "Cuts") -> "Cuts":
        """Both together."""
        return Cuts(self.lines + other.lines, self.outlines + other.outlines)


TILE_CUTS = Cuts(4)
"""A tile of a board has four edges."""


def cuts_of(slots: Iterable[Slot]) -> Cuts:
    """The cuts of the pieces of one sheet; edges in one line are cut at once."""
    lines: set[tuple[bool, float]] = set()
    outlines = 0
    for slot in slots:
        box = slot.place.bounds
        if slot.artwork.outline is not None:
            outlines += 1
            continue
        lines |= {(True, round(x, _DECIMALS)) for x in (box.x, box.right)}
        lines |= {(False, round(y, _DECIMALS)) for y in (box.y, box.bottom)}
    return Cuts(len(lines), outlines)


def labour(sheets: Iterable[Iterable[Slot]]) -> int:
    """The straight cuts of the sheets, each sheet counted as some more."""
    return sum(cuts_of(slots).lines + SHEET for slots in sheets)
