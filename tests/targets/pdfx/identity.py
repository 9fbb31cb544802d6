"""What a file says about itself and about the condition of printing."""

import re
from xml.etree import ElementTree as ET

import pikepdf

from tests.export.test_pdf_archive import DC, PDF, XMP, xmp
from tests.targets.pdfx.clauses import X1A, X4, File, clause

_DATE = re.compile(r"D:\d{14}([+-]\d\d'\d\d'|Z)")
_PDFX, _MM = "{http://www.npes.org/pdfx/ns/id/}", "{http://ns.adobe.com/xap/1.0/mm/}"
_REGISTRY = "http://www.color.org"


@clause(X1A)
def header_is_1_4(file: File) -> bool:
    return file.data.startswith(b"%PDF-1.4") and file.pdf.pdf_version == "1.4"


@clause(X4)
def header_is_at_most_1_6(file: File) -> bool:
    return file.data.startswith(b"%PDF-1.") and file.pdf.pdf_version <= "1.6"


@clause(X1A)
def info_names_the_standard(file: File) -> bool:
    info = file.pdf.docinfo
    conformance = info.get("/GTS_PDFXConformance", X1A)
    return info.get("/GTS_PDFXVersion") == X1A and conformance == X1A


@clause(X4)
def xmp_names_the_standard(file: File) -> bool:
    return _packet(file).get(f"{_PDFX}GTS_PDFXVersion") == X4


@clause(X4)
def xmp_numbers_the_document(file: File) -> bool:
    wanted = {f"{_MM}DocumentID", f"{_MM}VersionID", f"{_MM}RenditionClass", f"{XMP}MetadataDate"}
    return wanted <= _packet(file).keys()


@clause(X4)
def xmp_says_whether_it_is_trapped(file: File) -> bool:
    return f"/{_packet(file).get(f'{PDF}Trapped')}" == str(file.pdf.docinfo.get("/Trapped"))


@clause()
def xmp_and_info_agree(file: File) -> bool:
    info, packet = file.pdf.docinfo, _packet(file)
    pairs = (
        (f"{DC}title", "/Title"),
        (f"{PDF}Producer", "/Producer"),
        (f"{XMP}CreatorTool", "/Creator"),
    )
    dates = ((f"{XMP}CreateDate", "/CreationDate"), (f"{XMP}ModifyDate", "/ModDate"))
    return all(packet.get(name) == str(info.get(key, "")) for name, key in pairs) and all(
        _digits(packet.get(name, "")) == _digits(str(info.get(key, ""))) for name, key in dates
    )


@clause()
def title_is_stated(file: File) -> bool:
    return bool(str(file.pdf.docinfo.get("/Title", "")))


@clause()
def producer_is_stated(file: File) -> bool:
    return bool(str(file.pdf.docinfo.get("/Producer", "")))


@clause()
def creation_is_dated(file: File) -> bool:
    return bool(_DATE.fullmatch(str(file.pdf.docinfo.get("/CreationDate", ""))))


@clause()
def change_is_dated(file: File) -> bool:
    return bool(_DATE.fullmatch(str(file.pdf.docinfo.get("/ModDate", ""))))


@clause()
def trapped_is_known(file: File) -> bool:
    trapped = file.pdf.docinfo.get("/Trapped")
    return isinstance(trapped, pikepdf.Name) and trapped in {"/True", "/False"}


@clause()
def file_has_its_number(file: File) -> bool:
    number = file.pdf.trailer.get("/ID")
    return isinstance(number, pikepdf.Array) and all(len(bytes(each)) >= 16 for each in number)


@clause()
def file_is_not_encrypted(file: File) -> bool:
    return not file.pdf.is_encrypted


@clause()
def one_condition_of_printing(file: File) -> bool:
    return len(_intents(file)) == 1


@clause(X1A)
def condition_is_registered_or_embedded(file: File) -> bool:
    return all(
        bool(str(intent.get("/OutputConditionIdentifier", "")))
        and bool(str(intent.get("/Info", "")))
        and (intent.get("/RegistryName") == _REGISTRY or "/DestOutputProfile" in intent)
        for intent in _intents(file)
    )


@clause(X4)
def condition_is_identified(file: File) -> bool:
    return all(str(each.get("/OutputConditionIdentifier", "")) for each in _intents(file))


@clause(X4)
def profile_is_that_of_a_press(file: File) -> bool:
    return all(_of_a_press(intent.get("/DestOutputProfile")) for intent in _intents(file))


@clause(X4)
def all_standards_share_the_profile(file: File) -> bool:
    intents = file.pdf.Root.get("/OutputIntents", pikepdf.Array())
    return len({each.DestOutputProfile.objgen for each in intents if _embeds(each)}) <= 1


def _embeds(intent: pikepdf.Object) -> bool:
    return "/DestOutputProfile" in intent


def _of_a_press(profile: object) -> bool:
    if not isinstance(profile, pikepdf.Stream) or profile.get("/N") != 4:
        return False
    data = profile.read_bytes()
    return data[12:20] == b"prtrCMYK" and data[36:40] == b"acsp"


def _intents(file: File) -> list[pikepdf.Object]:
    every = file.pdf.Root.get("/OutputIntents", pikepdf.Array())
    return [each for each in every if each.get("/S") == "/GTS_PDFX"]


def _packet(file: File) -> dict[str, str | None]:
    try:
        return dict(xmp(file.pdf))
    except (AttributeError, UnicodeDecodeError, ET.ParseError):
        return {}


def _digits(date: str | None) -> str:
    return re.sub(r"\D", "", date or "")
