"""Texts that are printed upon one another."""

from collections import defaultdict
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Seen, each_case, pair_case, words_of
from printkit.checking.prints.inspection import Word
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK631",
    name="texts-overlap",
    severity=Severity.WARNING,
    what="Two different texts are printed upon one another.",
    why="Neither can be read. A text that is printed twice, as its own shadow, is not reported.",
    bad='<text x="4" y="4" …>Price</text> <text x="4" y="4" …>Rent</text>',
    good='<text x="4" y="4" …>Price</text> <text x="4" y="12" …>Rent</text>',
)
STAGE = Stage.PRINT

_SHARE = 0.15
"""Of the width and of the height of the smaller text that must be covered by the other."""
_MOST_BEFORE = 5
"""Texts in the same place that are compared with one more."""
_CELL = 10.0
"""mm"""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each text has its own place."""
    by_face: dict[int, list[Seen]] = defaultdict(list)
    for seen in words_of(context):
        if seen.word.upright and seen.word.text.run.text.strip():
            by_face[id(seen.face)].append(seen)
    yield from each_case(
        RULE,
        (
            pair_case(
                context, seen, other.word.text, _fact(seen.word, other.word), "the text below it"
            )
            for words in by_face.values()
            for seen, other in _overlapping(context, words)
        ),
        "move one of them in the template",
    )


def _fact(word: Word, other: Word) -> str:
    part = word.bounds.common(other.bounds)
    return f"is printed upon “{other.text.run.text}”: {part.width:.1f} × {part.height:.1f} mm of it"


def _overlapping(context: CheckContext, words: list[Seen]) -> Iterator[tuple[Seen, Seen]]:
    """Each word with the first one below it, if there is one."""
    cells: dict[tuple[int, int], list[Seen]] = defaultdict(list)
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


def _overlap(context: CheckContext, one: Seen, other: Seen) -> bool:
    if one.word.text.run.text == other.word.text.run.text or _same_text(context, one, other):
        return False
    a, b = one.word.bounds, other.word.bounds
    part = a.common(b)
    return part.width > _SHARE * min(a.width, b.width) and part.height > _SHARE * min(
        a.height, b.height
    )


def _same_text(context: CheckContext, one: Seen, other: Seen) -> bool:
    """Whether both are lines or words of one text."""
    if context.prints is None:
        return False
    origin = context.prints.origin(one.word.text)
    return origin is not None and origin is context.prints.origin(other.word.text)
