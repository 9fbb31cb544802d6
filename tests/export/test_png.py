"""Pictures of pages: whole pixels, the last row and column as full as the others."""

from io import BytesIO

import pytest
from PIL import Image as Pixels

from printkit.colour import parse_colour
from printkit.export.pdf import write_pdf
from printkit.export.png import render_pages
from printkit.geometry.shapes import rectangle
from printkit.scene import Shape, Sheet
from tests.export.scenes import FONTS, INFO

COLOUR = (204, 51, 102)


@pytest.mark.parametrize(
    ("millimetres", "dpi", "pixels"),
    [(63, 150, 372), (88, 150, 520), (69.85, 300, 825), (94.9, 300, 1121), (0.01, 72, 1)],
)
def test_a_page_is_as_many_pixels_as_it_measures(millimetres: float, dpi: int, pixels: int) -> None:
    ground = Shape(rectangle(0, 0, millimetres, millimetres), fill=parse_colour("#cc3366"))
    [png] = render_pages(
        write_pdf([Sheet(millimetres, millimetres, ground, "a")], INFO, FONTS), dpi
    )
    with Pixels.open(BytesIO(png)) as page:
        assert page.size == (pixels, pixels)
        assert page.getcolors() == [(pixels * pixels, COLOUR)]


def test_without_paper_the_ground_is_transparent() -> None:
    shape = Shape(rectangle(5, 5, 10, 10), fill=parse_colour("#cc3366"))
    pdf = write_pdf([Sheet(20, 20, shape, "a")], INFO, FONTS)
    [png] = render_pages(pdf, 127, paper=False)
    with Pixels.open(BytesIO(png)) as page:
        assert (page.mode, page.size) == ("RGBA", (100, 100))
        assert page.getpixel((50, 50)) == (*COLOUR, 255)
        assert page.getpixel((10, 10))[3] == 0  # type: ignore[index]
