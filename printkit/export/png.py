"""PDF pages as pictures: exact ones as PNG, small ones for browsers as WebP."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Literal

from printkit.units import POINTS_PER_INCH

Form = Literal["PNG", "WebP"]

_WHITE, _CLEAR = 0xFFFFFFFF, 0x00FFFFFF
_QUALITY = 80
"""Of WebP: a third of the bytes of PNG, and nothing to be seen of it but in finest hatching."""
_COMPRESSION = 1
"""Of PNG: flat colours pack well anyhow. The best takes nine times as long for 4 % less."""


def render_pages(
    pdf: bytes,
    dpi: float,
    pages: Sequence[int] | None = None,
    form: Form = "PNG",
    *,
    paper: bool = True,
) -> list[bytes]:
    """The pages (counted from 0; all if not said) as pictures on white paper, or on nothing.

    Raises:
        IndexError: the PDF has no such page.
    """
    import pypdfium2  # noqa: PLC0415 - late: start-up

    document = pypdfium2.PdfDocument(pdf)
    try:
        numbers = range(len(document)) if pages is None else pages
        if any(not 0 <= number < len(document) for number in numbers):
            raise IndexError(f"the PDF has {len(document)} pages, counted from 0")
        return [_render(document[number], dpi, form, paper=paper) for number in numbers]
    finally:
        document.close()


def _render(page: Any, dpi: float, form: Form, *, paper: bool) -> bytes:
    """The page in whole pixels: 63 mm at 150 dpi are 372.05, hence 372, all of them full.

    What is left over or lacking, half a pixel at most, is spread over the page.
    """
    from pypdfium2 import PdfBitmap, raw  # noqa: PLC0415 - late: start-up

    width, height = (max(1, round(points * dpi / POINTS_PER_INCH)) for points in page.get_size())
    kind = raw.FPDFBitmap_BGR if paper else raw.FPDFBitmap_BGRA
    bitmap = PdfBitmap.new_native(width, height, kind)
    raw.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, _WHITE if paper else _CLEAR)
    raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    out = BytesIO()
    png = {"dpi": (dpi, dpi), "compress_level": _COMPRESSION}
    bitmap.to_pil().save(out, form, **({"quality": _QUALITY} if form == "WebP" else png))
    return out.getvalue()
