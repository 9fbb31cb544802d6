"""A line, a drawing or a field of nearly the text's colour lies below a part of a text only, or a
text nearly touches the edge of the plate or frame on which it stands.

A text may stand on a picture or on a plate, but not half on it: the edge runs through the letters.
Lines count from 0.3 mm inside the letters, drawings from 1 mm in both directions, fields where they
hide a part of the letters. A plate needs some air around its words, or they look crammed into it:
0.8 mm beside them, 0.5 mm above the capitals and below the baseline. Words that are turned at an
angle, and outlines that do not bulge all around, are not looked at.
Bad: <icon x="4" w="8" …/> <text x="10" …>Rent</text>
Good: <icon x="4" w="8" …/> <text x="13" …>Rent</text>
"""

from printkit.checking.context import CheckContext
from printkit.checking.prints.inspection import Prints
from printkit.checking.prints.occurrences import (
    Occurrence,
    each_occurrence,
    pair_occurrence,
)
from printkit.checking.prints.standing import ENDS, Crossing, Room, Standing, named, standings
from printkit.checking.registry import Stage
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK635", Severity.WARNING)
STAGE = Stage.PRINT

_ROUNDING = 0.05
"""mm: round plates are measured up to the chords of their outlines, which lie a little inside."""


def check(context: CheckContext) -> Findings:
    prints, words = context.prints, standings(context.prints)
    near = (case for each in words if (case := _near_edge(prints, each)) is not None)
    remedy = "make the plate larger than the box of its text, or the box smaller, in the template"
    yield from each_occurrence(RULE, near, remedy, "PK634")
    crossed = (case for each in words if (case := _crossed(prints, each)) is not None)
    remedy = "move one of them in the template, or lay a plate below the whole text"
    yield from each_occurrence(RULE, crossed, remedy, "PK635")


def _near_edge(prints: Prints, each: Standing) -> Occurrence | None:
    if each.room is None or each.room.spare >= -_ROUNDING:
        return None
    fact = f"is {_room(each.room)} of {named(each.room.plate)}"
    return pair_occurrence(prints, each.word, each.room.plate, fact, "what it stands on")


def _room(room: Room) -> str:
    if room.ends < ENDS - _ROUNDING:
        return f"{max(0.0, room.ends):.2f} mm from the end"
    return f"{max(0.0, room.rows):.2f} mm from the upper or lower edge"


def _crossed(prints: Prints, each: Standing) -> Occurrence | None:
    if each.crossing is None:
        return None
    fact = _shared(each.crossing)
    return pair_occurrence(prints, each.word, each.crossing.thing, fact, "what lies below it")


def _shared(crossing: Crossing) -> str:
    width, height = crossing.part.width, crossing.part.height
    if not crossing.thing.opaque:
        return f"is crossed by a line, for {max(width, height):.1f} mm"
    return f"stands partly on {named(crossing.thing)}: {width:.1f} × {height:.1f} mm of it"
