"""In which order the straight cuts of a sheet are made, so that none goes through a piece."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from printkit.geometry.path import Bounds
from printkit.imposition.slots import Slot

_ROUNDING = 1e-6
_DECIMALS = 2
"""Cuts that are nearer to each other, mm, are one."""


class CutStep(NamedTuple):
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
_Cuts = frozenset[float]
"""Where cuts of one direction are."""


def cut_order(slots: Sequence[Slot]) -> tuple[CutStep, ...]:
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


def is_parted(slots: Sequence[Slot]) -> bool:
    """Whether cuts from edge to edge free all straight pieces."""
    straight = sum(slot.artwork.outline is None for slot in slots)
    return straight < 2 or bool(cut_order(slots))  # noqa: PLR2004 - one piece is cut in any order


def _way(pieces: _Pieces, *, across: bool) -> tuple[CutStep, ...]:
    steps = _steps(pieces, frozenset(), frozenset(), across=across, first=True) or []
    return tuple(CutStep(across != bool(i % 2), len(cuts)) for i, cuts in enumerate(steps) if cuts)


def _steps(
    pieces: _Pieces, along: _Cuts, crosswise: _Cuts, *, across: bool, first: bool = False
) -> list[_Cuts] | None:
    """The cuts step by step; None if none from edge to edge frees a piece.

    The pieces have been separated by the cuts ``along`` this direction and ``crosswise``.
    """
    made: _Cuts = frozenset()
    later: list[list[_Cuts]] = []
    for group in _groups(pieces, across=across):
        ends = [_rounded(piece.span(across=across)) for piece in group]
        hull = min(start for start, _ in ends), max(end for _, end in ends)
        straight = [piece for piece in group if piece.straight]
        edges = {at for piece in straight for at in _rounded(piece.span(across=across))}
        cuts = edges.intersection(hull) - along
        left = edges - cuts - along
        left |= {at for p in straight for at in _rounded(p.span(across=not across))} - crosswise
        made |= cuts
        if not left:
            continue
        if len(group) == len(pieces) and not cuts and not first:
            return None
        rest = _steps(group, crosswise, along | cuts, across=not across)
        if rest is None:
            return None
        later.append(rest)
    return [made, *(frozenset().union(*step) for step in zip_longest(*later, fillvalue=()))]


def _rounded(span: tuple[float, float]) -> tuple[float, float]:
    return round(span[0], _DECIMALS), round(span[1], _DECIMALS)


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
