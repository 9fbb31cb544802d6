"""Groups or seats whose colour is nearly that of paper."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.colour_vision import difference
from printkit.checking.prints.palette import groups_and_seats
from printkit.colour import WHITE
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK615",
    name="colour-of-paper",
    severity=Severity.WARNING,
    what="A group or a seat has a colour that is nearly white.",
    why="Such a colour cannot be seen on white paper, least of all where little ink is used: its "
    "band looks unprinted. The palest of the classic board, its light blue, is 23 of CIEDE2000 "
    "from white.",
    bad='silver: {colour: "#f4f4f2"}   # 2.5 from white',
    good='silver: {colour: "#a0a0a1"}   # 23 from white',
)

APART = 12.0
"""CIEDE2000 from white that a band needs to be seen."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All colours of groups and seats are seen on paper."""
    for palette in groups_and_seats(context):
        for thing in palette.things:
            apart = difference(thing.colour, WHITE)
            if apart < APART:
                yield RULE.diagnostic(
                    f"the colour of {palette.kind[:-1]} {thing.name}, {thing.colour.hex}, is only "
                    f"{apart:.1f} from white (CIEDE2000)",
                    route=(*thing.route, "colour"),
                    help="choose a stronger colour",
                )
