"""A text reaches beyond the edge of its piece, or of a group that cuts off what is beyond it; or, a
warning, it stands less than 1.5 mm from the edge of a flat piece.

A part of the text is not to be seen: scissors cut it off, and a group with `clip` or `radius` does
not even print it. Scissors and guillotines miss the line by a millimetre; printing services ask for
3 mm.
Bad: <text x="50" w="30" …>   # on a card that is 57 mm wide
Good: <text x="20" w="30" …>
"""

from printkit.checking.context import CheckContext
from printkit.checking.prints.margins import is_clipped, is_cut, margin, room_to_knife
from printkit.checking.prints.piece_findings import on_word
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK620", Severity.ERROR)

CLOSEST = 1.5
"""mm"""
_INSIDE = "move its box inside the piece in the template"
_GROUP = "make the group larger, move the text inside it, or leave `clip` and `radius` out"
_FURTHER = "move its box further inside in the template; 3 mm is safe everywhere"


def check_print(context: CheckContext) -> Findings:
    prints = context.prints
    for word in prints.words:
        artwork = word.face.artwork
        if is_cut(word.face, word.bounds):
            beyond = -margin(artwork, word.bounds)
            fact = "reaches beyond the outline along which the piece is cut"
            if beyond > 0:
                fact = f"reaches {beyond:.1f} mm beyond the edge of the piece"
            yield on_word(RULE, prints, word, fact, _INSIDE)
        elif is_clipped(word):
            fact = "is cut off by the group that it stands in"
            yield on_word(RULE, prints, word, fact, _GROUP, "clip")
        distance = room_to_knife(artwork, word.bounds)
        if distance is not None and 0 <= distance < CLOSEST:
            fact, near = f"is only {distance:.1f} mm from the edge", ("near", word.face.side)
            yield on_word(RULE, prints, word, fact, _FURTHER, near, severity=Severity.WARNING)
