"""The last step of every PDF: what it says about itself, and bytes that keep for long.

Files keep the rules of PDF/A-2b: they say what their colours mean (an output intent), describe
themselves twice (information dictionary and XMP) in the same words, and lengths and ends of
streams are as ISO 32000 has them, for which qpdf writes them.
"""

from io import BytesIO
from typing import TYPE_CHECKING

from printkit.export.document import DocumentInfo, document_date
from printkit.export.pdf_structure import Marks, add_structure
from printkit.export.pdf_viewing import Viewing, offer
from printkit.export.srgb import srgb_profile
from printkit.export.xmp import accessible, archival, xmp_packet

if TYPE_CHECKING:
    import pikepdf

PDF_VERSION = "1.6"
"""Where readers learn of PrintScaling."""


def archived_bytes(
    data: bytes, info: DocumentInfo, viewing: Viewing, marks: Marks | None = None
) -> bytes:
    """The document as it is kept; the same document gives the same bytes.

    ``marks`` are the marked parts of its pages, if it is tagged.
    """
    import pikepdf  # noqa: PLC0415 - late: start-up

    out = BytesIO()
    with pikepdf.open(BytesIO(data)) as pdf:
        offer(pdf, viewing)
        claims = [*archival(), *(accessible() if marks is not None else ())]
        describe(pdf, info, xmp_packet(info, document_date(), claims))
        if marks is not None:
            add_structure(pdf, marks)
        pdf.Root.OutputIntents = pikepdf.Array([_output_intent(pdf)])
        pdf.save(
            out,
            deterministic_id=True,
            min_version=PDF_VERSION,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            compress_streams=False,  # what is large is compressed already; once is enough
            fix_metadata_version=False,
        )
    return out.getvalue()


def describe(pdf: "pikepdf.Pdf", info: DocumentInfo, packet: bytes) -> None:
    """Have the document describe itself in its information dictionary as in the XMP packet."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    date = document_date()
    pdf.Root.Lang = pikepdf.String(info.language)
    if "/Info" in pdf.trailer:
        del pdf.trailer["/Info"]
    described = {
        "/Title": info.title,
        "/Author": info.author,
        "/Subject": info.subject,
        "/Keywords": ", ".join(info.keywords),
        "/Creator": info.creator,
        "/Producer": info.producer,
        "/CreationDate": f"{date:D:%Y%m%d%H%M%S+00'00'}",
        "/ModDate": f"{date:D:%Y%m%d%H%M%S+00'00'}",
    }
    for key, value in described.items():
        if value:
            pdf.docinfo[key] = pikepdf.String(value)
    pdf.docinfo["/Trapped"] = pikepdf.Name("/False")
    metadata = pdf.make_stream(packet)
    metadata.Type = pikepdf.Name.Metadata
    metadata.Subtype = pikepdf.Name.XML
    pdf.Root.Metadata = metadata


def _output_intent(pdf: "pikepdf.Pdf") -> "pikepdf.Dictionary":
    """That RGB means sRGB."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    profile = pdf.make_stream(srgb_profile())
    profile.N = 3
    return pikepdf.Dictionary(
        Type=pikepdf.Name.OutputIntent,
        S=pikepdf.Name.GTS_PDFA1,
        OutputConditionIdentifier="sRGB",
        Info="sRGB",
        DestOutputProfile=profile,
    )
