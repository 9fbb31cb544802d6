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
from printkit.checking.prints.piece_findings import on_pair
from printkit.checking.prints.standing import named, overlapping
from printkit.diagnostics import Findings, Rule, Severity
from printkit.geometry.path import Bounds
from printkit.scene.covering import Painted

RULE = Rule.documented(__name__, __doc__, "PK630", Severity.ERROR)

_SHARE = 0.25
"""Of the width and of the height of the letters that must be covered."""
_AFTER = "let the text come after what it stands on, in the template"
_MOVE = "move one of them in the template"


def check_print(context: CheckContext) -> Findings:
    prints, warning = context.prints, replace(RULE, severity=Severity.WARNING)
    for word in prints.words:
        above = word.face.painted.above(word.bounds, word.below)
        covers = (thing for thing in above if thing.fill and _covers(thing, word.bounds))
        cover = next(covers, None)
        if cover is not None:
            fact = f"is painted over with {named(cover)}: {_common(cover.area.box, word)}"
            yield on_pair(RULE, prints, word, cover, fact, "what hides it", _AFTER, "PK630")
    for word, other in overlapping(prints):
        fact, what = f"is printed upon “{other.text.run.text}”", "the text below it"
        fact += f": {_common(other.bounds, word)}"
        yield on_pair(warning, prints, word, other.text, fact, what, _MOVE, "PK631")


def _covers(thing: Painted, box: Bounds) -> bool:
    hidden = thing.area.box.common(box)
    if hidden.width <= _SHARE * box.width or hidden.height <= _SHARE * box.height:
        return False
    return thing.area.holds(hidden) and all(clip.holds(hidden) for clip in thing.clips)


def _common(box: Bounds, word: Word) -> str:
    part = box.common(word.bounds)
    return f"{part.width:.1f} × {part.height:.1f} mm of it"
