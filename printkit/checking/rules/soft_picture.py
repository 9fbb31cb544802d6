"""Pictures with fewer pixels than printers ask for."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import each_case
from printkit.checking.prints.resolutions import coarse_pictures
from printkit.checking.registry import Stage
from printkit.checking.rules.coarse_picture import LEAST
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK625", "soft-picture", Severity.INFO,
    "A picture is printed with fewer than 250 pixels per inch.",
    "Printers recommend 300 pixels per inch; with fewer than 250 fine lines and lettering look "
    "soft. Photographs bear it.",
    '<image src="photo.png" w="60" h="40"/>   # 480 × 320 pixels: 203 per inch',
    '<image src="photo.png" w="60" h="40"/>   # 720 × 480 pixels: 305 per inch',
)  # fmt: skip
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
