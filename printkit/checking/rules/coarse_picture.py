"""Pictures with so few pixels that they show."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Case, each_case
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
        _coarse(context),
        "use a picture with more pixels, or print it smaller; 300 per inch is best",
    )


def _coarse(context: CheckContext) -> Iterator[Case]:
    """The places where a picture has fewer pixels per inch."""
    for face in () if context.prints is None else context.prints.faces:
        for raster in face.rasters:
            if raster.resolution < LEAST:
                picture = raster.image.picture
                size = f"{picture.width_px} × {picture.height_px} pixels"
                wide = picture.width_px / raster.resolution * 25.4
                fact = (
                    f"a picture of {size} is printed {wide:.0f} mm wide, "
                    f"{raster.resolution:.0f} pixels per inch"
                )
                span = context.prints.drawn_by(raster.image) if context.prints else None
                yield Case((picture.digest, span), face.artwork.title, fact, span)
