"""Pictures in colour in a kit for black ink."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Case, each_case
from printkit.checking.prints.inspection import Prints
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.pictures.tones import is_coloured

RULE = Rule(
    code="PK639",
    name="coloured-picture",
    severity=Severity.WARNING,
    what="A picture in colour stands on a piece that is printed in black only.",
    why="Pictures are made grey for `--ink mono`, but not those that a pack has in `mono/` for "
    "that: files in SVG and PNG would keep the colours. Found by `build --ink mono` only.",
    bad="pictures/mono/photo.jpg   # in colour",
    good="pictures/mono/photo.jpg   # in grey, or no such file",
)
STAGE = Stage.PRINT


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """In black ink all pictures are grey."""
    prints = context.prints
    if prints is None or not prints.is_mono:
        return
    yield from each_case(
        RULE,
        _coloured(prints),
        "save the picture in `mono/` in grey, or delete it: then the other one becomes grey",
    )


def _coloured(prints: Prints) -> Iterator[Case]:
    known: dict[str, bool] = {}
    for face in prints.faces:
        for raster in face.rasters:
            picture = raster.image.picture
            if picture.digest not in known:
                known[picture.digest] = is_coloured(picture.data)
            if known[picture.digest]:
                span = prints.drawn_by(raster.image)
                fact = "a picture in colour is printed with black ink only"
                yield Case((picture.digest, span), face.artwork.title, fact, span)
