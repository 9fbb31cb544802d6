"""Pictures of all kinds in PDF files, seen through pdfium."""

from io import BytesIO

import pytest
from PIL import Image as Pixels

from printkit.export.pdf import write_pdf
from printkit.export.png import render_pages
from printkit.scene import Image, Picture, Sheet
from tests.export.scenes import FONTS, INFO

RED = (204, 51, 51)
"""A colour that the palette of Pillow has."""


def _seen(pixels: Pixels.Image, file_format: str) -> tuple[int, int, int]:
    out = BytesIO()
    pixels.save(out, file_format)
    picture = Picture(out.getvalue(), *pixels.size, digest="a")
    pdf = write_pdf([Sheet(10, 10, Image(picture, 0, 0, 10, 10), "a")], INFO, FONTS)
    with Pixels.open(BytesIO(render_pages(pdf, 72)[0])) as page:
        seen = page.getpixel((14, 14))
    assert isinstance(seen, tuple)
    red, green, blue = map(int, seen)
    return red, green, blue


@pytest.mark.parametrize(
    ("mode", "file_format", "colour"),
    [
        ("RGB", "PNG", RED),
        ("RGB", "JPEG", RED),
        ("RGBA", "PNG", RED),
        ("P", "PNG", RED),
        ("L", "PNG", (97, 97, 97)),
        ("L", "JPEG", (97, 97, 97)),
        ("LA", "PNG", (97, 97, 97)),
    ],
)
def test_a_picture_keeps_its_colour(
    mode: str, file_format: str, colour: tuple[int, int, int]
) -> None:
    seen = _seen(Pixels.new("RGB", (4, 4), RED).convert(mode), file_format)
    assert seen == pytest.approx(colour, abs=3)


def test_sixteen_bits_become_eight() -> None:
    assert _seen(Pixels.new("I;16", (4, 4), 200 * 257), "PNG") == (200, 200, 200)


def test_paper_shines_through() -> None:
    assert _seen(Pixels.new("RGBA", (4, 4), (0, 0, 0, 51)), "PNG") == (204, 204, 204)
