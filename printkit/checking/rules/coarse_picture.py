"""Pictures with so few pixels that they show."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import each_case
from printkit.checking.prints.resolutions import coarse_pictures
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK624",
    name="coarse-picture",
    severity=Severity.WARNING,
    what="A picture is printed with fewer than 150 pixels per inch.",
    why="Its pixels can be seen as steps at the distance from which a card is read.",
    bad='<image src="photo.png" w="60" h="40"/>   # 240 × 160 pixels: 102 per inch',
    good='<image src="photo.png" w="60" h="40"/>   # 720 × 480 pixels: 305 per inch',
)
STAGE = Stage.PRINT

LEAST = 150.0
"""Pixels per inch."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Every picture is fine enough not to show its pixels."""
    yield from each_case(
        RULE,
        coarse_pictures(context, 0.0, LEAST),
        "use a picture with more pixels, or print it smaller; 300 per inch is best",
    )
