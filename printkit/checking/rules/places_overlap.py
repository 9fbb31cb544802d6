"""Places on an artwork that cover each other."""

from collections.abc import Iterator
from itertools import combinations

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK611",
    name="places-overlap",
    severity=Severity.WARNING,
    what="Two places on a piece overlap.",
    why="What lies on one of them would cover the other.",
    bad='<place for="chance" x="10" w="60" …/> <place for="chest" x="50" w="60" …/>',
    good='<place for="chance" x="10" w="60" …/> <place for="chest" x="75" w="60" …/>',
)
STAGE = Stage.PRINT


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The places on each artwork are apart."""
    for one, other in combinations(context.fits, 2):
        if one.artwork == other.artwork and one.bounds.overlaps(other.bounds):
            yield RULE.diagnostic(
                f"the places of '{one.target}' (at {figures(one.bounds.x)}, "
                f"{figures(one.bounds.y)} mm) and "
                f"'{other.target}' (at {figures(other.bounds.x)}, {figures(other.bounds.y)} mm) on "
                f"'{one.artwork}' overlap",
                help="move one of them in the template, or make it smaller",
            )
