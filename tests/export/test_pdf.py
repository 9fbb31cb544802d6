"""PDF files, read back with pikepdf and pdfium."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image as Pixels

from printkit.colour import BLACK
from printkit.export.pdf import write_pdf
from printkit.export.pdf_operators import stroke_operators
from printkit.export.png import render_pages
from printkit.geometry.path import Bounds
from printkit.scene import Group, Sheet, Stroke, Symbol, Use
from printkit.units import POINTS_PER_MM
from tests.export.scenes import FONTS, INFO, SQUARES, WORDS, three_sheets


@pytest.fixture(scope="module")
def written() -> bytes:
    return write_pdf(three_sheets(), INFO, FONTS)


def _resources(page: pikepdf.Object) -> Iterator[pikepdf.Object]:
    yield page.Resources
    for drawn in page.Resources.get("/XObject", pikepdf.Dictionary()).values():
        if drawn.Subtype == "/Form":
            yield from _resources(drawn)


def test_text_is_read_back(written: bytes) -> None:
    text = pypdfium2.PdfDocument(written)[0].get_textpage().get_text_bounded()
    assert text.strip() == WORDS


def test_every_font_is_embedded(written: bytes) -> None:
    with pikepdf.open(BytesIO(written)) as pdf:
        fonts = [f for r in _resources(pdf.pages[0].obj) for f in r.get("/Font", {}).values()]
        assert fonts
        descendants = [font.DescendantFonts[0] for font in fonts]
        assert all("/FontFile2" in font.FontDescriptor for font in descendants)
        assert all("/ToUnicode" in font for font in fonts)


def test_a_symbol_without_content_draws_nothing() -> None:
    blank = Symbol("blank", Group(()), Bounds(0, 0, 20, 20))
    data = write_pdf([Sheet(20, 20, Use(blank), "blank")], INFO, FONTS)
    page = pypdfium2.PdfDocument(data)[0]
    assert page.render().to_pil().convert("L").getextrema() == (255, 255)


def test_boxes_are_where_the_sheet_says(written: bytes) -> None:
    with pikepdf.open(BytesIO(written)) as pdf:
        page = pdf.pages[2]
        for box, expected in [
            (page.mediabox, (0, 0, 100, 60)),
            (page.cropbox, (0, 0, 100, 60)),
            (page.trimbox, (5, 14, 85, 54)),
            (page.obj.BleedBox, (2, 11, 88, 57)),
        ]:
            found = [float(edge) / POINTS_PER_MM for edge in pikepdf.Array(box).as_list()]
            assert found == pytest.approx(expected, abs=1e-4)


def test_the_document_describes_itself(written: bytes) -> None:
    with pikepdf.open(BytesIO(written)) as pdf:
        assert str(pdf.Root.Lang) == "de"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert str(pdf.docinfo.Title) == INFO.title
        with pdf.open_outline() as outline:
            assert [item.title for item in outline.root] == ["One", "Two"]


@pytest.mark.parametrize(("place", "colour"), SQUARES)
def test_shapes_are_seen_in_place(
    written: bytes, place: tuple[int, int], colour: tuple[int, int, int]
) -> None:
    [png] = render_pages(written, 127, [0])
    with Pixels.open(BytesIO(png)) as picture:
        assert picture.size == (500, 300)
        assert picture.getpixel((place[0] * 5, place[1] * 5)) == colour


def test_symbols_and_pictures_are_stored_once(written: bytes) -> None:
    with pikepdf.open(BytesIO(written)) as pdf:
        drawn = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
        kinds = [str(o.get("/Subtype")) for o in drawn]
    assert kinds.count("/Form") == 2
    assert kinds.count("/Image") == 1


def test_dashes_too_short_to_be_written_are_none() -> None:
    line = Stroke(BLACK, 0.5, (1e-7, 1e-7))
    assert stroke_operators(line, "rgb")["dash"] == "[] 0 d"


def test_no_sheets_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one sheet"):
        write_pdf([], INFO, FONTS)


def test_another_process_writes_the_same_bytes(written: bytes, tmp_path: Path) -> None:
    for name in ("reportlab_settings.py", "reportlab_mods.py"):
        (tmp_path / name).write_text("raise SystemExit('executed')")
    for name in (".reportlab_settings", ".reportlab_mods"):
        (tmp_path / name).write_text("raise SystemExit('executed')")
    root = Path(__file__).parents[2]
    program = (
        "import hashlib; from tests.export.scenes import *; from printkit.export.pdf import *;"
        "d = write_pdf(three_sheets(), INFO, FONTS);"
        "print(hashlib.sha256(d).hexdigest())"
    )
    path = os.pathsep.join([str(tmp_path), str(root)])
    environment = {"HOME": str(tmp_path), "PYTHONPATH": path, "PYTHONHASHSEED": "77",
                   "RL_useA85": "1", "RL_pdfComments": "1"}  # fmt: skip
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=environment,
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.strip() == hashlib.sha256(written).hexdigest()
