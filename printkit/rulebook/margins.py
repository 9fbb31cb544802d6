"""What hangs in the margin of a page: beside its line if it can, else pushed down."""

from collections.abc import Sequence

from printkit.records import record
from printkit.rulebook.lines import Hung

GAP = 3.0
"""Between two things in the margin, mm."""
TOLERANCE = 1e-6


@record
class Wish:
    """A thing and the height, mm below the top of the page, at which it should hang."""

    hung: Hung
    top: float


def hang(
    wishes: Sequence[Wish], taken: Sequence[tuple[float, float]], height: float
) -> tuple[list[Wish], list[Hung]]:
    """Where things hang that must not overlap, nor what is ``taken``; and those without room."""
    used = list(taken)
    placed: list[Wish] = []
    lost: list[Hung] = []
    for wish in wishes:
        top = _free_top(wish, used, height)
        if top is None:
            lost.append(wish.hung)
        else:
            placed.append(Wish(wish.hung, top))
            used.append((top, top + wish.hung.height))
    return placed, lost


def _free_top(wish: Wish, used: Sequence[tuple[float, float]], height: float) -> float | None:
    """The nearest free place below the wish, or else above it."""
    size = wish.hung.height
    below = [wish.top, *(bottom + GAP for _, bottom in used if bottom + GAP > wish.top)]
    above = [height - size, *(top - GAP - size for top, _ in used)]
    tops = [*sorted(below), *sorted((top for top in above if top < wish.top), reverse=True)]
    return next((top for top in tops if _is_free(top, size, used, height)), None)


def _is_free(top: float, size: float, used: Sequence[tuple[float, float]], height: float) -> bool:
    if top < -TOLERANCE or top + size > height + TOLERANCE:
        return False
    return all(
        top >= bottom + GAP - TOLERANCE or top + size + GAP <= other + TOLERANCE
        for other, bottom in used
    )
