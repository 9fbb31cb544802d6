"""Texts that fill the plate or the frame on which they stand from edge to edge."""

from collections.abc import Iterator

from printkit.checking.prints.cases import Seen, told_once, word_case
from printkit.checking.prints.standing import Room
from printkit.checking.registry import Stage
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK634", "text-at-plate-edge", Severity.WARNING,
    "A text nearly touches the edge of the plate or of the frame on which it stands.",
    "A plate needs some air around its words, or they look crammed into it: 0.8 mm beside them, "
    "0.5 mm above the capitals and below the baseline. Only plates and frames that bulge all "
    "around and are of one colour are looked at, and words that are not turned at an angle.",
    '<rect x="4" w="20" fill="accent"/> <text x="4" w="20" …>{{ price }}</text>',
    '<rect x="4" w="20" fill="accent"/> <text x="5.2" w="17.6" …>{{ price }}</text>',
)  # fmt: skip
STAGE = Stage.PRINT

ENDS, ROWS = 0.8, 0.5
"""mm beside the letters, and above and below them."""
_ROUNDING = 0.01


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Words keep their distance from the edges of their plates."""
    standings = () if subject.prints is None else subject.prints.standings
    near = (each for each in standings if each.room is not None and _is_near(each.room))
    yield from told_once(
        RULE,
        (
            word_case(subject, Seen(each.face, each.word), each.face.side, _fact(each.room))
            for each in near
            if each.room is not None
        ),
        "make the plate larger than the box of its text, or the box smaller, in the template",
    )


def _is_near(room: Room) -> bool:
    return room.ends < ENDS - _ROUNDING or room.rows < ROWS - _ROUNDING


def _fact(room: Room) -> str:
    if room.ends < ENDS - _ROUNDING:
        return f"is {max(0.0, room.ends):.2f} mm from the end of its plate"
    return f"is {max(0.0, room.rows):.2f} mm from the upper or lower edge of its plate"
