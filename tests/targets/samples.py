"""Pieces, products and exports of shipped games that the tests of targets share."""

from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

from printkit.export.document import DocumentInfo
from printkit.export.pdf import write_pdf
from printkit.export.png import render_pages
from printkit.scene import Sheet
from printkit.targets.export import Export, ExportRequest
from printkit.targets.exporting import Exported, export_for
from printkit.text.fonts import shipped_fonts
from printkit.units import MM_PER_INCH

GAMES = (
    *("classic-us", "classic-uk", "monopoly-space", "mass-effect-n7"),
    *("moonopoly", "monopoly-2-0", "planetopoly"),
)


@cache
def exported(game: str, target: str) -> Exported:
    """A shipped game as a target would get it, with nothing written."""
    return export_for(ExportRequest(game, target, Path("nowhere")), write=False)


def export_of(game: str, target: str) -> Export:
    """The same, once it is known to be sound."""
    found = exported(game, target)
    assert found.export is not None, found.diagnostics
    return found.export


def picture(sheet: Sheet, dpi: int = int(MM_PER_INCH)) -> Image.Image:
    """A page as pixels, about one a millimetre if nothing else is said."""
    pdf = write_pdf([sheet], DocumentInfo("test"), shipped_fonts())
    return Image.open(BytesIO(render_pages(pdf, dpi)[0]))


def pixels_of(sheet: Sheet, dpi: int) -> tuple[int, int]:
    """How many pixels the picture of a page has."""
    return round(sheet.width / MM_PER_INCH * dpi), round(sheet.height / MM_PER_INCH * dpi)
