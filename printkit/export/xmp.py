"""What a PDF says about itself, as XMP: the same as its information dictionary."""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from html import escape

from printkit.export.document import DocumentInfo

_NAMESPACES = {
    "dc": "http://purl.org/dc/elements/1.1/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "pdfaid": "http://www.aiim.org/pdfa/ns/id/",
    "pdfuaid": "http://www.aiim.org/pdfua/ns/id/",
    "pdfxid": "http://www.npes.org/pdfx/ns/id/",
    "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
    "pdfaExtension": "http://www.aiim.org/pdfa/ns/extension/",
    "pdfaSchema": "http://www.aiim.org/pdfa/ns/schema#",
    "pdfaProperty": "http://www.aiim.org/pdfa/ns/property#",
}

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_PACKET = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""{namespaces}>
{properties}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>"""


_EXTENSION = """<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>{prefix}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>{uri}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>{prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>{name}</pdfaProperty:name>
<pdfaProperty:valueType>{kind}</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Of {of}</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li>"""


def xmp_packet(info: DocumentInfo, date: datetime, claims: Iterable[str]) -> bytes:
    """The packet; ``claims`` are properties that name standards which the file keeps."""
    parts = [*claims, *_properties(info, date.isoformat())]
    body = "\n".join(parts)
    namespaces = "".join(
        f'\n xmlns:{name}="{uri}"' for name, uri in _NAMESPACES.items() if f"{name}:" in body
    )
    return _PACKET.format(namespaces=namespaces, properties=body).encode()


def archival() -> Iterator[str]:
    """The claim to be PDF/A-2b."""
    yield "<pdfaid:part>2</pdfaid:part>"
    yield "<pdfaid:conformance>B</pdfaid:conformance>"


def for_press(version: str, document_id: str, date: datetime) -> Iterator[str]:
    """The claim to be PDF/X, with all that comes with it."""
    yield f"<pdfxid:GTS_PDFXVersion>{version}</pdfxid:GTS_PDFXVersion>"
    yield f"<xmpMM:DocumentID>{document_id}</xmpMM:DocumentID>"
    yield "<xmpMM:VersionID>1</xmpMM:VersionID>"
    yield "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>"
    yield f"<xmp:MetadataDate>{date.isoformat()}</xmp:MetadataDate>"
    yield "<pdf:Trapped>False</pdf:Trapped>"
    yield _extensions(("pdfxid", "GTS_PDFXVersion"), ("pdf", "Trapped"), of="PDF/X")


def accessible() -> Iterator[str]:
    """The claim to be PDF/UA-1."""
    yield "<pdfuaid:part>1</pdfuaid:part>"
    yield _extensions(("pdfuaid", "part"), of="PDF/UA", kind="Integer")


def _extensions(*properties: tuple[str, str], of: str, kind: str = "Text") -> str:
    """What archives want to be told: the properties that are not in their own list."""
    extensions = (
        _EXTENSION.format(prefix=prefix, uri=_NAMESPACES[prefix], name=name, kind=kind, of=of)
        for prefix, name in properties
    )
    bag = "\n".join(["<rdf:Bag>", *extensions, "</rdf:Bag>"])
    return f"<pdfaExtension:schemas>{bag}</pdfaExtension:schemas>"


def _properties(info: DocumentInfo, date: str) -> Iterator[str]:
    yield "<dc:format>application/pdf</dc:format>"
    yield _listed("dc:language", "Bag", info.language)
    yield _listed("dc:title", "Alt", info.title)
    yield _listed("dc:creator", "Seq", info.author)
    yield _listed("dc:description", "Alt", info.subject)
    yield _plain("pdf:Keywords", ", ".join(info.keywords))
    yield _plain("pdf:Producer", info.producer)
    yield _plain("xmp:CreatorTool", info.creator)
    yield from (f"<xmp:{name}>{date}</xmp:{name}>" for name in ("CreateDate", "ModifyDate"))


def _plain(name: str, value: str) -> str:
    return f"<{name}>{_escaped(value)}</{name}>" if value else ""


def _listed(name: str, kind: str, value: str) -> str:
    """A property that may have several values, of which there is one."""
    if not value:
        return ""
    language = ' xml:lang="x-default"' if kind == "Alt" else ""
    item = f"<rdf:li{language}>{_escaped(value)}</rdf:li>"
    return f"<{name}><rdf:{kind}>{item}</rdf:{kind}></{name}>"


def _escaped(text: str) -> str:
    return escape(_NOT_IN_XML.sub("", text))
