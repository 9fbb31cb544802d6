"""Texts over which something is painted."""

from collections.abc import Iterator

from printkit.checking.findings.causes import Seen, told_once, word_case, words_of
from printkit.checking.registry import Stage
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene.covering import Painted

RULE = Rule(
    "PK630", "text-covered", Severity.ERROR,
    "Something is painted over a text.",
    "What comes later in a template lies on top: a text below it is not to be seen. Only what "
    "certainly covers a good part of the letters counts, in one flat colour.",
    '<text …>Rent</text> <rect … fill="accent"/>   # the rectangle hides the text',
    '<rect … fill="accent"/> <text …>Rent</text>',
)  # fmt: skip
STAGE = Stage.PRINT

_SHARE = 0.25
"""Of the width and of the height of the letters that must be covered."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Nothing is painted over letters."""
    yield from told_once(
        RULE,
        (
            word_case(subject, seen, seen.face.side, f"is painted over in {colour}")
            for seen in words_of(subject)
            if (colour := _covered_with(seen)) is not None
        ),
        "let the text come after what it stands on, in the template",
    )


def _covered_with(seen: Seen) -> str | None:
    """The colour that hides a part of the word."""
    word = seen.word
    for thing in seen.face.painted.above(word.bounds, word.below):
        if thing.fill is not None and _covers(thing, word.bounds):
            return thing.fill.hex
    return None


def _covers(thing: Painted, box: Bounds) -> bool:
    area = thing.area
    left, right = max(box.x, area.left), min(box.right, area.right)
    top, bottom = max(box.y, area.top), min(box.bottom, area.bottom)
    if right - left <= _SHARE * box.width or bottom - top <= _SHARE * box.height:
        return False
    hidden = Bounds(left, top, right - left, bottom - top)
    return area.holds(hidden) and all(clip.holds(hidden) for clip in thing.clips)
