"""Texts that are printed upon one another."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

from printkit.checking.prints.inspection import Prints, Word

_OVERLAP = 0.15
"""Of the width and of the height of the smaller text that must be covered by the other."""
_MOST_BEFORE = 5
"""Texts in the same place that are compared with one more."""
_CELL = 10.0
"""mm"""


def overlapping(prints: Prints) -> Iterator[tuple[Word, Word]]:
    """Each word with the first one below it, if there is one."""
    cells: dict[tuple[int, int, int], list[Word]] = defaultdict(list)
    for word in prints.words:
        if not word.upright or not word.text.run.text.strip():
            continue
        x, y = word.bounds.centre
        face, column, row = id(word.face), int(x // _CELL), int(y // _CELL)
        around = product((column - 1, column, column + 1), (row - 1, row, row + 1))
        near = (other for cell in around for other in cells[face, *cell][-_MOST_BEFORE:])
        below = next((other for other in near if _overlap(prints, word, other)), None)
        if below is not None:
            yield word, below
        cells[face, column, row].append(word)


def _overlap(prints: Prints, one: Word, other: Word) -> bool:
    """Whether two different texts lie upon one another."""
    origin = prints.origin(one.text)
    if one.text.run.text == other.text.run.text or (origin and origin is prints.origin(other.text)):
        return False
    a, b = one.bounds, other.bounds
    part, width, height = a.common(b), min(a.width, b.width), min(a.height, b.height)
    return part.width > _OVERLAP * width and part.height > _OVERLAP * height
