"""Texts that fill the plate or the frame on which they stand from edge to edge."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Seen, each_case, pair_case
from printkit.checking.prints.standing import ENDS, Room, named
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK634",
    name="text-at-plate-edge",
    severity=Severity.WARNING,
    what="A text nearly touches the edge of the plate or of the frame on which it stands.",
    why="A plate needs some air around its words, or they look crammed into it: 0.8 mm beside "
    "them, 0.5 mm above the capitals and below the baseline. Only plates and frames that bulge "
    "all around and are of one colour are looked at, and words that are not turned at an angle.",
    bad='<rect x="4" w="20" fill="accent"/> <text x="4" w="20" …>{{ price }}</text>',
    good='<rect x="4" w="20" fill="accent"/> <text x="5.2" w="17.6" …>{{ price }}</text>',
)
STAGE = Stage.PRINT

_ROUNDING = 0.05
"""mm: round plates are measured up to the chords of their outlines, which lie a little inside."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Words keep their distance from the edges of their plates."""
    standings = () if context.prints is None else context.prints.standings
    yield from each_case(
        RULE,
        (
            pair_case(
                context,
                Seen(each.face, each.word),
                each.room.plate,
                f"is {_fact(each.room)} of {named(each.room.plate)}",
                "what it stands on",
            )
            for each in standings
            if each.room is not None and each.room.spare < -_ROUNDING
        ),
        "make the plate larger than the box of its text, or the box smaller, in the template",
    )


def _fact(room: Room) -> str:
    if room.ends < ENDS - _ROUNDING:
        return f"{max(0.0, room.ends):.2f} mm from the end"
    return f"{max(0.0, room.rows):.2f} mm from the upper or lower edge"
