"""What a PDF says about itself, as XMP: the same as its information dictionary."""

import re
from collections.abc import Iterator
from datetime import datetime
from html import escape

from printkit.export.document import DocumentInfo

_NAMESPACES = {
    "dc": "http://purl.org/dc/elements/1.1/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "pdfaid": "http://www.aiim.org/pdfa/ns/id/",
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


def xmp_packet(info: DocumentInfo, date: datetime, *, archival: bool) -> bytes:
    """The packet; ``archival`` says that the file keeps the rules of PDF/A-2b."""
    namespaces = "".join(f'\n xmlns:{name}="{uri}"' for name, uri in _NAMESPACES.items())
    properties = "\n".join(_properties(info, date.isoformat(), archival=archival))
    return _PACKET.format(namespaces=namespaces, properties=properties).encode()


def _properties(info: DocumentInfo, date: str, *, archival: bool) -> Iterator[str]:
    if archival:
        yield "<pdfaid:part>2</pdfaid:part>"
        yield "<pdfaid:conformance>B</pdfaid:conformance>"
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
