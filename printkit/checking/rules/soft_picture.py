"""Pictures with fewer pixels than printers ask for."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import each_case
from printkit.checking.prints.resolutions import coarse_pictures
from printkit.checking.registry import Stage
from printkit.checking.rules.coarse_picture import LEAST
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK625",
    name="soft-picture",
    severity=Severity.INFO,
    what="A picture is printed with fewer than 250 pixels per inch.",
    why="Printers recommend 300 pixels per inch; with fewer than 250 fine lines and lettering "
    "look soft. Photographs bear it.",
    bad='<image src="photo.png" w="60" h="40"/>   # 480 × 320 pixels: 203 per inch',
    good='<image src="photo.png" w="60" h="40"/>   # 720 × 480 pixels: 305 per inch',
)
STAGE = Stage.PRINT

FINE = 250.0
"""Pixels per inch."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Every picture is as fine as printers ask for."""
    yield from each_case(
        RULE,
        coarse_pictures(context, LEAST, FINE),
        "use a picture with more pixels if you have one; 300 per inch is best",
    )
