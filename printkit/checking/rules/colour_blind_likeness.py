"""Groups or seats whose colours are alike to colour-blind players."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.colour_vision import difference, nearest_sight
from printkit.checking.prints.palette import groups_and_seats
from printkit.checking.rules.similar_colour import APART as APART_FOR_ALL
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK612",
    name="colour-blind-likeness",
    severity=Severity.INFO,
    what="Two groups or seats have colours that colour-blind players take for one.",
    why="One man in twelve has a red-green deficiency (protan or deutan) and confuses some reds, "
    "greens and browns; tritan deficiency is rare. All three are simulated, and colours should "
    "still differ by 10 (CIEDE2000); the groups of the classic board differ by 12 at least. This "
    "is a hint only, because a mark or a figure distinguishes the two as well. Notes are "
    "distinguished by their numerals.",
    bad='brown: {colour: "#7a4b00"}\ngreen: {colour: "#3f6b00"}   # 1.7 apart with deuteranopia',
    good='brown: {colour: "#641c00"}\ngreen: {colour: "#008454"}   # 20.6 apart with deuteranopia',
)

APART = 10.0
"""CIEDE2000 that has to be left of the difference of two colours."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """All colours that are apart stay so in every kind of colour vision."""
    for palette in groups_and_seats(context):
        for one, other in palette.pairs():
            apart, sight = nearest_sight(one.colour, other.colour)
            if apart < APART and difference(one.colour, other.colour) >= APART_FOR_ALL:
                yield RULE.diagnostic(
                    f"with {sight} the colours of {palette.kind} {one.name} ({one.colour.hex}) and "
                    f"{other.name} ({other.colour.hex}) are only {apart:.1f} apart (CIEDE2000)",
                    route=(*other.route, "colour"),
                    help="make one of them lighter or darker; everyone sees that difference",
                    related=(Related("the other colour", route=(*one.route, "colour")),),
                )
