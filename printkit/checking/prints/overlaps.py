"""Texts that are printed upon one another."""

from collections import defaultdict
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.occurrences import PlacedWord

_OVERLAP = 0.15
"""Of the width and of the height of the smaller text that must be covered by the other."""
_MOST_BEFORE = 5
"""Texts in the same place that are compared with one more."""
_CELL = 10.0
"""mm"""


def overlapping(
    context: CheckContext, words: list[PlacedWord]
) -> Iterator[tuple[PlacedWord, PlacedWord]]:
    """Each word with the first one below it, if there is one."""
    cells: dict[tuple[int, int], list[PlacedWord]] = defaultdict(list)
    for seen in words:
        x, y = seen.word.bounds.centre
        column, row = int(x // _CELL), int(y // _CELL)
        near = [
            other
            for i in (-1, 0, 1)
            for k in (-1, 0, 1)
            for other in cells[column + i, row + k][-_MOST_BEFORE:]
        ]
        below = next((other for other in near if _overlap(context, seen, other)), None)
        if below is not None:
            yield seen, below
        cells[column, row].append(seen)


def _overlap(context: CheckContext, one: PlacedWord, other: PlacedWord) -> bool:
    if one.word.text.run.text == other.word.text.run.text or _same_text(context, one, other):
        return False
    a, b = one.word.bounds, other.word.bounds
    part = a.common(b)
    return part.width > _OVERLAP * min(a.width, b.width) and part.height > _OVERLAP * min(
        a.height, b.height
    )


def _same_text(context: CheckContext, one: PlacedWord, other: PlacedWord) -> bool:
    """Whether both are lines or words of one text."""
    if context.prints is None:
        return False
    origin = context.prints.origin(one.word.text)
    return origin is not None and origin is context.prints.origin(other.word.text)
