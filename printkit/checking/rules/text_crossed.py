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
from printkit.checking.prints.piece_findings import on_pair
from printkit.checking.prints.standing import ENDS, Crossing, Room, named, standings
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK635", Severity.WARNING)

_ROUNDING = 0.05
"""mm: round plates are measured up to the chords of their outlines, which lie a little inside."""
_LARGER = "make the plate larger than the box of its text, or the box smaller, in the template"
_MOVE = "move one of them in the template, or lay a plate below the whole text"


def check_print(context: CheckContext) -> Findings:
    prints = context.prints
    for word, room, crossing in standings(prints):
        if room is not None and room.spare < -_ROUNDING:
            fact, what = f"is {_room(room)} of {named(room.plate)}", "what it stands on"
            yield on_pair(RULE, prints, word, room.plate, fact, what, _LARGER, "PK634")
        if crossing is not None:
            fact, what = _shared(crossing), "what lies below it"
            yield on_pair(RULE, prints, word, crossing.thing, fact, what, _MOVE, "PK635")


def _room(room: Room) -> str:
    if room.ends < ENDS - _ROUNDING:
        return f"{max(0.0, room.ends):.2f} mm from the end"
    return f"{max(0.0, room.rows):.2f} mm from the upper or lower edge"


def _shared(crossing: Crossing) -> str:
    width, height = crossing.part.width, crossing.part.height
    if not crossing.thing.opaque:
        return f"is crossed by a line, for {max(width, height):.1f} mm"
    return f"stands partly on {named(crossing.thing)}: {width:.1f} × {height:.1f} mm of it"
