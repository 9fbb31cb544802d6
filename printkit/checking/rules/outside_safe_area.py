"""Texts outside the area that printing services call safe."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import each_case, word_case, words_of
from printkit.checking.prints.margins import room_to_knife
from printkit.checking.registry import Stage
from printkit.checking.rules.text_at_edge import CLOSEST
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK622",
    name="outside-safe-area",
    severity=Severity.INFO,
    what="A text stands less than 3 mm from the edge of a flat piece.",
    why="Services that print cards ask for a safe area of 3 mm or an eighth of an inch, because "
    "stacks are cut by machines. At home this does not matter; see PK621 for what does.",
    bad='<text x="2" …>',
    good='<text x="4" …>',
)
STAGE = Stage.PRINT

SAFE = 3.0
"""mm"""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All words lie in the safe area."""
    near = (
        (seen, distance)
        for seen in words_of(context)
        if (distance := room_to_knife(seen.face.artwork, seen.word.bounds)) is not None
        and CLOSEST <= distance < SAFE
    )
    yield from each_case(
        RULE,
        (
            word_case(context, seen, seen.face.side, f"is {distance:.1f} mm from the edge")
            for seen, distance in near
        ),
        "move its box further inside if a service is to print the game",
    )
