"""What a PDF for a press says that it is, and for which condition of printing its inks are."""

import hashlib
from typing import TYPE_CHECKING, Any
from uuid import UUID

from printkit.export.document import DocumentInfo, document_date
from printkit.export.pdf_archive import describe
from printkit.export.xmp import archival, for_press, xmp_packet
from printkit.inks.picture_inks import Profile
from printkit.records import record

if TYPE_CHECKING:
    import pikepdf

X4, X1A = "PDF/X-4", "PDF/X-1a:2003"


@record
class Condition:
    """A condition of printing that a registry knows, such as offset on coated paper."""

    name: str
    info: str
    registry: str = "http://www.color.org"


def identify_x4(pdf: "pikepdf.Pdf", info: DocumentInfo, profile: Profile, content: bytes) -> None:
    """Make it PDF/X-4 and PDF/A-2b; the one profile is the output intent of both.

    ``content`` is what the document's own number is made of.
    """
    import pikepdf  # noqa: PLC0415 - late: start-up

    date = document_date()
    number = UUID(bytes=hashlib.sha256(content).digest()[:16], version=4)
    claims = [*archival(), *for_press(X4, f"uuid:{number}", date)]
    describe(pdf, info, xmp_packet(info, date, claims))
    stream = pdf.make_stream(profile.data)
    stream.N = 4
    pdf.Root.OutputIntents = pikepdf.Array(
        [
            _intent(kind, profile.description, profile.description, DestOutputProfile=stream)
            for kind in ("GTS_PDFX", "GTS_PDFA1")
        ]
    )


def identify_x1a(pdf: "pikepdf.Pdf", info: DocumentInfo, condition: Condition) -> None:
    """Make it PDF/X-1a:2003 for a registered condition."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    describe(pdf, info, xmp_packet(info, document_date(), ()))
    pdf.docinfo["/GTS_PDFXVersion"] = pikepdf.String(X1A)
    pdf.Root.OutputIntents = pikepdf.Array(
        [_intent("GTS_PDFX", condition.name, condition.info, RegistryName=condition.registry)]
    )


def _intent(kind: str, name: str, info: str, **more: Any) -> "pikepdf.Dictionary":
    import pikepdf  # noqa: PLC0415 - late: start-up

    return pikepdf.Dictionary(
        Type=pikepdf.Name.OutputIntent,
        S=pikepdf.Name(f"/{kind}"),
        OutputConditionIdentifier=name,
        OutputCondition=info,
        Info=info,
        **more,
    )
