"""The colours that PDFs speak of at home: RGB, and grey for black ink alone."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image as Pixels

from printkit.art.style import Ink
from printkit.colour import parse_colour
from printkit.export.pdf import write_pdf
from printkit.export.png import render_pages
from printkit.geometry.shapes import rectangle
from printkit.imposition.marks import Mark, mark_shape
from printkit.pipeline.build import build
from printkit.pipeline.request import Request
from printkit.scene import Group, Image, Picture, Shape, Sheet
from tests.export.archiving import broken_rules
from tests.export.scenes import FONTS, INFO, sheet
from tests.pipeline.games import game

RGB, GREY, INKS = {"rg", "RG"}, {"g", "G"}, {"k", "K"}


def _content(pdf: pikepdf.Pdf) -> Iterator[tuple[str, list[float]]]:
    """Each operator that chooses a colour, with its numbers, of all pages and symbols."""
    symbols = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
    forms = [o for o in symbols if o.get("/Subtype") == "/Form"]
    for stream in [*forms, *pdf.pages]:
        for each in pikepdf.parse_content_stream(stream):
            if str(each.operator) in RGB | GREY | INKS | {"cs", "CS", "sc", "scn"}:
                yield str(each.operator), [float(number) for number in each.operands]


def _images(pdf: pikepdf.Pdf) -> list[tuple[str, bytes]]:
    streams = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
    images = [o for o in streams if o.get("/Subtype") == "/Image"]
    return [(str(image.ColorSpace), image.read_bytes()) for image in images]


def _cmyk_picture() -> Picture:
    out = BytesIO()
    Pixels.new("CMYK", (4, 4), (0, 255, 255, 0)).save(out, "JPEG")
    return Picture(out.getvalue(), 4, 4, "inks")


def test_a_file_for_black_ink_holds_greys_only() -> None:
    with pikepdf.open(BytesIO(write_pdf([sheet()], INFO, FONTS, "gray"))) as pdf:
        used = list(_content(pdf))
        assert {name for name, _ in used} <= GREY
        assert used[-1] == ("g", [0.0])
        assert _images(pdf) == [("/DeviceGray", bytes([76, 29]))]


def test_black_and_greys_of_a_file_in_colour_take_black_ink_alone() -> None:
    red = Shape(rectangle(1, 1, 5, 5), parse_colour("#cc3333"))
    node = Group((mark_shape([Mark(1, 1, 1, 5)]), red))
    with pikepdf.open(BytesIO(write_pdf([Sheet(10, 10, node, "a")], INFO, FONTS))) as pdf:
        used = list(_content(pdf))
    assert ("G", [0.0]) in used
    assert ("rg", [0.8, 0.2, 0.2]) in used
    assert "RG" not in {name for name, _ in used}


@pytest.mark.parametrize(("space", "seen"), [("rgb", (255, 0, 0)), ("gray", (76, 76, 76))])
def test_a_picture_in_inks_is_turned_into_what_the_file_speaks_of(
    space: str, seen: tuple[int, int, int], tmp_path: Path
) -> None:
    pages = [Sheet(10, 10, Image(_cmyk_picture(), 0, 0, 10, 10), "a")]
    data = write_pdf(pages, INFO, FONTS, "gray" if space == "gray" else "rgb")
    [png] = render_pages(data, 72)
    with Pixels.open(BytesIO(png)) as page:
        assert page.getpixel((14, 14)) == pytest.approx(seen, abs=3)
    pytest.importorskip("pikepdf.pdfa", reason="this pikepdf does not know PDF/A")
    (tmp_path / "a.pdf").write_bytes(data)
    assert broken_rules(tmp_path / "a.pdf") == set()


def test_a_game_for_black_ink_needs_no_other(tmp_path: Path) -> None:
    pack = game(tmp_path / "tiny")
    outcome = build(Request(str(pack), tmp_path / "out", papers=("a4",), ink=Ink.MONO))
    files = sorted(outcome.folder.rglob("*.pdf"))
    assert {path.parent.name for path in files} == {"a4-mono"}
    for path in files:
        with pikepdf.open(path) as pdf:
            used = {name for name, _ in _content(pdf)}
            assert used, path
            assert used <= GREY, path
        assert broken_rules(path) == set()
