"""Texts over which something is painted."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Seen, each_case, pair_case, words_of
from printkit.checking.prints.standing import named
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene.covering import Painted

RULE = Rule(
    code="PK630",
    name="text-covered",
    severity=Severity.ERROR,
    what="Something is painted over a text.",
    why="What comes later in a template lies on top: a text below it is not to be seen. Only what "
    "certainly covers a good part of the letters counts, in one flat colour.",
    bad='<text …>Rent</text> <rect … fill="accent"/>   # the rectangle hides the text',
    good='<rect … fill="accent"/> <text …>Rent</text>',
)
STAGE = Stage.PRINT

_SHARE = 0.25
"""Of the width and of the height of the letters that must be covered."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Nothing is painted over letters."""
    yield from each_case(
        RULE,
        (
            pair_case(context, seen, cover, _fact(seen, cover), "what hides it")
            for seen in words_of(context)
            if (cover := _cover(seen)) is not None
        ),
        "let the text come after what it stands on, in the template",
    )


def _fact(seen: Seen, cover: Painted) -> str:
    hidden = cover.area.box.common(seen.word.bounds)
    return f"is painted over with {named(cover)}: {hidden.width:.1f} × {hidden.height:.1f} mm of it"


def _cover(seen: Seen) -> Painted | None:
    """What hides a part of the word."""
    word = seen.word
    above = seen.face.painted.above(word.bounds, word.below)
    return next((thing for thing in above if thing.fill and _covers(thing, word.bounds)), None)


def _covers(thing: Painted, box: Bounds) -> bool:
    hidden = thing.area.box.common(box)
    if hidden.width <= _SHARE * box.width or hidden.height <= _SHARE * box.height:
        return False
    return thing.area.holds(hidden) and all(clip.holds(hidden) for clip in thing.clips)
