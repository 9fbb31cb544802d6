"""Notes that are listed in no order."""

from collections.abc import Iterator
from itertools import pairwise

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK411",
    name="notes-unsorted",
    severity=Severity.INFO,
    what="The notes are listed neither from the highest to the lowest nor the other way round.",
    why="In a list that is in order one sees which note is missing. A list to which the base "
    "contributes has the base's order, and is left alone.",
    bad="start: {100: 4, 5: 2, 20: 4}",
    good="start: {100: 4, 20: 4, 5: 2}",
)
REQUIRES = ("money",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The notes, and those that players are dealt, rise or fall."""
    for name, values in (
        ("denominations", list(context.money.denominations)),
        ("start", list(context.money.start)),
    ):
        route = ("money", name)
        rising = [pair for pair in pairwise(values) if pair[0] < pair[1]]
        falling = [pair for pair in pairwise(values) if pair[0] > pair[1]]
        if not rising or not falling or (context.overlay and context.overlay.orders(route)):
            continue
        falls = len(falling) >= len(rising)
        before, after = (rising if falls else falling)[0]
        way = "from the highest to the lowest" if falls else "from the lowest to the highest"
        yield RULE.diagnostic(
            f"money.{name} lists most notes {way}, but {context.amount(before)} before "
            f"{context.amount(after)}",
            route=route,
            help=f"list them all {way}",
            related=(Related("the note that follows", route=(*route, after)),),
        )
