"""What hangs in the margin of a page: beside its line if it can, else pushed down or up."""

from collections.abc import Sequence

from printkit.records import record
from printkit.rulebook.lines import Hung

GAP = 3.0
"""Between two things in the margin, mm."""
TOLERANCE = 1e-6
GROWTHS = (1.8, 1.6, 1.4, 1.2)
"""How much larger than their book asks the pictures of a margin may be, if it has room."""
DRIFT = 2.0
"""How far from its line a picture may hang to be larger, mm."""


@record
class Wish:
    """A thing and the height, mm below the top of the page, at which it should hang."""

    hung: Hung
    top: float


def hang_large(
    wishes: Sequence[Wish], taken: Sequence[tuple[float, float]], height: float
) -> tuple[list[Wish], list[Hung]]:
    """As :func:`hang`, the pictures of a page larger alike, as long as none strays for that."""
    placed, lost = hang(wishes, taken, height)
    strays = [
        max(DRIFT, abs(one.top - wish.top)) for one, wish in zip(placed, wishes, strict=False)
    ]
    for growth in () if lost else GROWTHS:
        larger = [Wish(_grown(wish.hung, growth), wish.top) for wish in wishes]
        hung, left = hang(larger, taken, height)
        near = zip(hung, wishes, strays, strict=False)
        if not left and all(abs(one.top - wish.top) <= stray for one, wish, stray in near):
            return hung, []
    return placed, lost


def _grown(hung: Hung, growth: float) -> Hung:
    return hung.grown(growth) if hung.grown else hung


def hang(
    wishes: Sequence[Wish], taken: Sequence[tuple[float, float]], height: float
) -> tuple[list[Wish], list[Hung]]:
    """Where things hang that must not overlap, nor what is ``taken``; and those without room.

    They keep their order, so that each stays near what it is about.
    """
    count = len(wishes)
    tops = _tops(wishes, taken, height)
    while tops and tops[0] < -TOLERANCE:
        count -= 1
        tops = _tops(wishes[:count], taken, height)
    placed = [Wish(wish.hung, top) for wish, top in zip(wishes, tops, strict=False)]
    return placed, [wish.hung for wish in wishes[count:]]


def _tops(
    wishes: Sequence[Wish], taken: Sequence[tuple[float, float]], height: float
) -> list[float]:
    """Each pushed down by what stands above it, then up again by the foot and what is below."""
    tops: list[float] = []
    least = 0.0
    for wish in wishes:
        top = max(wish.top, least)
        for upper, lower in sorted(taken):
            if _overlap(top, wish.hung.height, upper, lower):
                top = lower + GAP
        tops.append(top)
        least = top + wish.hung.height + GAP
    most = height
    for i, wish in reversed(list(enumerate(wishes))):
        top = min(tops[i], most - wish.hung.height)
        for upper, lower in sorted(taken, reverse=True):
            if _overlap(top, wish.hung.height, upper, lower):
                top = upper - GAP - wish.hung.height
        tops[i] = top
        most = top - GAP
    return tops


def _overlap(top: float, size: float, upper: float, lower: float) -> bool:
    """Whether a thing comes nearer than the gap to what is taken."""
    return top < lower + GAP - TOLERANCE and top + size + GAP > upper + TOLERANCE
