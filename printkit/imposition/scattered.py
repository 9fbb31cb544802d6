"""Pieces of several sizes wherever there is room, for scissors, which need no straight way through.

All largest rectangles without a piece are known, though they overlap; a piece takes its place from
each of them.
"""

from collections.abc import Iterator

from printkit.geometry.path import Bounds
from printkit.imposition.guillotine import Free, fewest_pages
from printkit.imposition.shelves import TOLERANCE, Classes, ShelfPage


def scattered(classes: Classes, room: Bounds, reach: float) -> list[ShelfPage]:
    """The pieces on the fewest pages; none if one is too large."""
    return fewest_pages(classes, room, reach, [_taken])


def _taken(free: Free, index: int, laid: Bounds) -> Free:
    """The spaces of other pages as they are, those of this one without what lies there."""
    page, _ = free[index]
    others = [each for each in free if each[0] != page]
    here = [rest for number, space in free if number == page for rest in _without(space, laid)]
    return [*others, *((page, one) for one in _largest(here))]


def _without(space: Bounds, laid: Bounds) -> Iterator[Bounds]:
    """What is left of a space on each side of a piece."""
    if not space.overlaps(laid):
        yield space
        return
    x, y, width, height = space
    sides = (
        Bounds(x, y, laid.x - x, height),
        Bounds(laid.right, y, space.right - laid.right, height),
        Bounds(x, y, width, laid.y - y),
        Bounds(x, laid.bottom, width, space.bottom - laid.bottom),
    )
    yield from (one for one in sides if min(one.width, one.height) > TOLERANCE)


def _largest(spaces: list[Bounds]) -> list[Bounds]:
    """Those that lie in no other, the largest first."""
    kept: list[Bounds] = []
    for one in sorted(spaces, key=lambda space: -space.width * space.height):
        if not any(other.grown(TOLERANCE).contains(one) for other in kept):
            kept.append(one)
    return kept
