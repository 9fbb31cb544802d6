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
    why="Colours of themes have a grey for `--ink mono`, a picture has none: PDFs print whatever "
    "grey its colours make, often all the same, and files in SVG and PNG keep the colours. Found "
    "by `build --ink mono` only.",
    bad='<image src="photo.png" …/>',
    good="<image src=\"{{ 'photo-grey.png' if ink == 'mono' else 'photo.png' }}\" …/>",
)
STAGE = Stage.PRINT


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """In black ink all pictures are grey."""
    prints = context.prints
    if prints is None or not prints.is_mono:
        return
    yield from each_case(
        RULE, _coloured(prints), "use a picture in grey, or leave it out where `ink` is 'mono'"
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
