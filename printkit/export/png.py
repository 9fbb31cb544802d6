"""PDF pages as PNG previews."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from printkit.units import POINTS_PER_INCH


def render_pages(pdf: bytes, dpi: int, pages: Sequence[int] | None = None) -> list[bytes]:
    """The pages (counted from 0; all if not said) as PNG files on white paper.

    Raises:
        IndexError: the PDF has no such page.
    """
    import pypdfium2  # noqa: PLC0415 - late: start-up

    document = pypdfium2.PdfDocument(pdf)
    try:
        numbers = range(len(document)) if pages is None else pages
        if any(not 0 <= number < len(document) for number in numbers):
            raise IndexError(f"the PDF has {len(document)} pages, counted from 0")
        return [_render(document[number], dpi) for number in numbers]
    finally:
        document.close()


def _render(page: Any, dpi: int) -> bytes:
    """The page; a page that misses whole pixels is given the pixel that it has begun.

    Boxes have rounded numbers; the millionth keeps a page of 825 pixels from getting 826.
    """
    scale = dpi / POINTS_PER_INCH * (1 - 1e-6)
    out = BytesIO()
    picture = page.render(scale=scale).to_pil().convert("RGB")
    picture.save(out, "PNG", dpi=(dpi, dpi), optimize=True)
    return out.getvalue()
