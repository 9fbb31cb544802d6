"""Texts over which something is painted, or another text is printed."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import Word
from printkit.checking.prints.occurrences import (
    PlacedWord,
    each_occurrence,
    pair_occurrence,
    words_of,
)
from printkit.checking.prints.overlaps import overlapping
from printkit.checking.prints.standing import named
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene.covering import Painted

RULE = Rule(
    code="PK630",
    name="text-covered",
    severity=Severity.ERROR,
    what="Something is painted over a text; or, a warning, two different texts are printed upon "
    "one another.",
    why="What comes later in a template lies on top: a text below it is not to be seen, and of two "
    "texts neither can be read. Only what certainly covers a good part of the letters counts, in "
    "one flat colour. A text that is printed twice, as its own shadow, is not reported.",
    bad='<text …>Rent</text> <rect … fill="accent"/>   # the rectangle hides the text',
    good='<rect … fill="accent"/> <text …>Rent</text>',
)
STAGE = Stage.PRINT

_SHARE = 0.25
"""Of the width and of the height of the letters that must be covered."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Nothing is painted over letters, and no other letters are printed upon them."""
    yield from each_occurrence(
        RULE,
        (
            pair_occurrence(context, seen, cover, _fact(seen, cover), "what hides it")
            for seen in words_of(context)
            if (cover := _cover(seen)) is not None
        ),
        "let the text come after what it stands on, in the template",
        "PK630",
    )
    yield from _overlaps(context)


def _fact(seen: PlacedWord, cover: Painted) -> str:
    hidden = cover.area.box.common(seen.word.bounds)
    return f"is painted over with {named(cover)}: {hidden.width:.1f} × {hidden.height:.1f} mm of it"


def _cover(seen: PlacedWord) -> Painted | None:
    """What hides a part of the word."""
    word = seen.word
    above = seen.face.painted.above(word.bounds, word.below)
    return next((thing for thing in above if thing.fill and _covers(thing, word.bounds)), None)


def _covers(thing: Painted, box: Bounds) -> bool:
    hidden = thing.area.box.common(box)
    if hidden.width <= _SHARE * box.width or hidden.height <= _SHARE * box.height:
        return False
    return thing.area.holds(hidden) and all(clip.holds(hidden) for clip in thing.clips)


def _overlaps(context: CheckContext) -> Iterator[Diagnostic]:
    """Each text has its own place."""
    by_face: dict[int, list[PlacedWord]] = defaultdict(list)
    for seen in words_of(context):
        if seen.word.upright and seen.word.text.run.text.strip():
            by_face[id(seen.face)].append(seen)
    yield from each_occurrence(
        replace(RULE, severity=Severity.WARNING),
        (
            pair_occurrence(
                context, seen, other.word.text, _shared(seen.word, other.word), "the text below it"
            )
            for words in by_face.values()
            for seen, other in overlapping(context, words)
        ),
        "move one of them in the template",
        "PK631",
    )


def _shared(word: Word, other: Word) -> str:
    part = word.bounds.common(other.bounds)
    return f"is printed upon “{other.text.run.text}”: {part.width:.1f} × {part.height:.1f} mm of it"
