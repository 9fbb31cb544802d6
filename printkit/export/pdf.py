"""Sheets as a PDF."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from printkit.export.document import DocumentInfo
from printkit.export.fonts import FontSource
from printkit.export.pdf_archive import archived_bytes
from printkit.export.pdf_content import Content, SceneWriter
from printkit.export.pdf_images import ToInks
from printkit.export.pdf_operators import ColourSpace, HomeColours, matrix
from printkit.export.pdf_reportlab import Canvas
from printkit.geometry.path import Bounds
from printkit.geometry.transform import Transform
from printkit.scene.artwork import Sheet
from printkit.units import POINTS_PER_MM


def write_pdf(
    sheets: Sequence[Sheet],
    info: DocumentInfo,
    fonts: FontSource,
    colours: HomeColours = "rgb",
) -> bytes:
    """A PDF with a page for each sheet and a bookmark for each run of sheets of one label.

    It keeps the rules of PDF/A-2b. The same sheets give the same bytes: the file carries a fixed
    date, or the one that the environment variable SOURCE_DATE_EPOCH states.

    Raises:
        ValueError: there are no sheets.
    """
    return archived_bytes(drawn_pages(sheets, info, fonts, colours), info)


def drawn_pages(
    sheets: Sequence[Sheet],
    info: DocumentInfo,
    fonts: FontSource,
    colours: ColourSpace,
    to_inks: ToInks | None = None,
) -> bytes:
    """The same as reportlab writes it, which does not say yet what it is.

    Raises:
        ValueError: there are no sheets.
    """
    if not sheets:
        raise ValueError("a PDF needs at least one sheet")
    out = BytesIO()
    canvas = _PlainCanvas(out, invariant=1, pageCompression=1, lang=info.language)
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    writer = SceneWriter(canvas._doc, fonts, colours, to_inks)  # noqa: SLF001 - reportlab's way to its objects
    label = None
    for number, sheet in enumerate(sheets):
        if sheet.label != label:
            label = sheet.label
            canvas.bookmarkPage(f"sheet-{number}")
            canvas.addOutlineEntry(label, f"sheet-{number}")
        _add_page(canvas, writer, sheet)
    canvas.save()
    return out.getvalue()


class _PlainCanvas(Canvas):  # type: ignore[misc]  # reportlab ships no types
    """A canvas whose pages start empty, not with a font that nobody embeds."""

    def _make_preamble(self) -> None:
        self._preamble = ""


def _add_page(canvas: Any, writer: SceneWriter, sheet: Sheet) -> None:
    content = Content()
    writer.write(sheet.content, content)
    width, height = sheet.width * POINTS_PER_MM, sheet.height * POINTS_PER_MM
    canvas.setPageSize((width, height))
    trim = sheet.trim or Bounds(0.0, 0.0, sheet.width, sheet.height)
    # reportlab keeps boxes from page to page, so each page sets them all.
    canvas.setCropBox((0, 0, width, height))
    canvas.setTrimBox(_box(trim, sheet.height))
    canvas.setBleedBox(_box(sheet.bleed or trim, sheet.height))
    down = Transform(a=POINTS_PER_MM, d=-POINTS_PER_MM, f=height)
    canvas.addLiteral("\n".join([matrix(down), *content.operators]))
    canvas._formsinuse.extend(content.drawn)  # noqa: SLF001 - doForm would write operators too
    canvas.showPage()


def _box(bounds: Bounds, height: float) -> tuple[float, float, float, float]:
    """A box in points, y up, as left, bottom, right, top."""
    edges = (bounds.x, height - bounds.bottom, bounds.right, height - bounds.y)
    left, bottom, right, top = (edge * POINTS_PER_MM for edge in edges)
    return (left, bottom, right, top)
