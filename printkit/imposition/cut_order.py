"""In which order the straight cuts of a sheet are made, so that none goes through a piece."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from printkit.geometry.path import Bounds
from printkit.imposition.slots import Slot

_ROUNDING = 1e-6
_DECIMALS = 2
"""Cuts that are nearer to each other, mm, are one."""


class Step(NamedTuple):
    """Cuts that are made one after another: from left to right (``across``), or from the top."""

    across: bool
    cuts: int


class _Piece(NamedTuple):
    """Where a piece lies; ``straight`` pieces are cut along their rectangle."""

    box: Bounds
    straight: bool

    def span(self, *, across: bool) -> tuple[float, float]:
        """Between its two edges that are cut in this direction."""
        box = self.box
        return (box.y, box.bottom) if across else (box.x, box.right)


_Pieces = Sequence[_Piece]


def cut_order(slots: Sequence[Slot]) -> tuple[Step, ...]:
    """The way with the fewest cuts; none if there is nothing to choose or no such way.

    Each step goes through everything that the steps before it have left together.
    """
    pieces = [_Piece(slot.place.bounds, slot.artwork.outline is None) for slot in slots]
    if sum(piece.straight for piece in pieces) < 2:  # noqa: PLR2004 - one piece is cut in any order
        return ()
    ways = [_way(pieces, across=across) for across in (True, False)]
    return min(
        (way for way in ways if way),
        key=lambda way: (sum(step.cuts for step in way), len(way)),
        default=(),
    )


def _way(pieces: _Pieces, *, across: bool) -> tuple[Step, ...]:
    lines = _lines(pieces, across=across, parted=False)
    if lines is None:
        return ()
    return tuple(Step(across != bool(i % 2), len(cuts)) for i, cuts in enumerate(lines) if cuts)


def _lines(pieces: _Pieces, *, across: bool, parted: bool) -> list[set[float]] | None:
    """Where the cuts are, step by step; None if no cut from edge to edge frees a piece.

    ``parted`` says whether the pieces have been parted in the other direction as far as can be.
    """
    cuts: set[float] = set()
    later: list[list[set[float]]] = []
    for group in _groups(pieces, across=across):
        straight = [piece.span(across=across) for piece in group if piece.straight]
        if not straight:
            continue
        spans = [piece.span(across=across) for piece in group]
        first, last = min(start for start, _ in spans), max(end for _, end in spans)
        edges = {edge for span in straight for edge in span}
        cuts |= {round(edge, _DECIMALS) for edge in edges & {first, last}}
        if len(group) == 1 and parted:
            continue
        if len(group) == len(pieces) and parted:
            return None
        rest = _lines(group, across=not across, parted=True)
        if rest is None:
            return None
        later.append(rest)
    return [cuts, *(set().union(*step) for step in zip_longest(*later, fillvalue=set()))]


def _groups(pieces: _Pieces, *, across: bool) -> list[list[_Piece]]:
    """The pieces that no cut in this direction parts, together."""
    groups: list[list[_Piece]] = []
    reached = 0.0
    for piece in sorted(pieces, key=lambda piece: piece.span(across=across)):
        start, end = piece.span(across=across)
        if groups and start < reached - _ROUNDING:
            groups[-1].append(piece)
            reached = max(reached, end)
        else:
            groups.append([piece])
            reached = end
    return groups
