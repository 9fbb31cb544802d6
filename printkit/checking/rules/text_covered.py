"""Something is painted over a text; or, a warning, two different texts are printed upon one
another.

What comes later in a template lies on top: a text below it is not to be seen, and of two texts
neither can be read. Only what certainly covers a good part of the letters counts, in one flat
colour. A text that is printed twice, as its own shadow, is not reported.
Bad: <text …>Rent</text> <rect … fill="accent"/>   # the rectangle hides the text
Good: <rect … fill="accent"/> <text …>Rent</text>
"""

from dataclasses import replace

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import Word
from printkit.checking.prints.occurrences import (
    each_occurrence,
    pair_occurrence,
)
from printkit.checking.prints.standing import named, overlapping
from printkit.checking.registry import Stage
from printkit.diagnostics import Findings, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene.covering import Painted

RULE = Rule.documented(__name__, __doc__, "PK630", Severity.ERROR)
STAGE = Stage.PRINT

_SHARE = 0.25
"""Of the width and of the height of the letters that must be covered."""


def check(context: CheckContext) -> Findings:
    prints = context.prints
    yield from each_occurrence(
        RULE,
        (
            pair_occurrence(prints, word, cover, _fact(word, cover), "what hides it")
            for word in prints.words
            if (cover := _cover(word)) is not None
        ),
        "let the text come after what it stands on, in the template",
        "PK630",
    )
    yield from each_occurrence(
        replace(RULE, severity=Severity.WARNING),
        (
            pair_occurrence(prints, word, other.text, _shared(word, other), "the text below it")
            for word, other in overlapping(prints)
        ),
        "move one of them in the template",
        "PK631",
    )


def _fact(word: Word, cover: Painted) -> str:
    hidden = cover.area.box.common(word.bounds)
    return f"is painted over with {named(cover)}: {hidden.width:.1f} × {hidden.height:.1f} mm of it"


def _cover(word: Word) -> Painted | None:
    above = word.face.painted.above(word.bounds, word.below)
    return next((thing for thing in above if thing.fill and _covers(thing, word.bounds)), None)


def _covers(thing: Painted, box: Bounds) -> bool:
    hidden = thing.area.box.common(box)
    if hidden.width <= _SHARE * box.width or hidden.height <= _SHARE * box.height:
        return False
    return thing.area.holds(hidden) and all(clip.holds(hidden) for clip in thing.clips)


def _shared(word: Word, other: Word) -> str:
    part = word.bounds.common(other.bounds)
    return f"is printed upon “{other.text.run.text}”: {part.width:.1f} × {part.height:.1f} mm of it"
