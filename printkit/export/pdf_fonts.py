"""Fonts as PDFs embed them: one object for each, addressed by the characters themselves.

A glyph is called by the code of its character, whatever else a document shows; so content can be
written before it is known what else there is. A font has 65,536 codes, hence a use of its own for
each plane of Unicode; nearly all characters are in the first.
"""

import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import count, groupby
from typing import Any, NamedTuple

from printkit.export.fonts import FontSource
from printkit.export.pdf_reportlab import SUBSETN, TTFont, pdfdoc

PLANE = 0x10000
"""Codes of a font."""
_NO_BREAK_SPACE, _SPACE = "\xa0", " "
_LISTED = 100
"""Characters that one list of a character map may hold."""


class FontUse(NamedTuple):
    """A font by its name, and the plane of Unicode that it is used for."""

    name: str
    plane: int = 0


def uses_of(source: FontSource, font: str, text: str) -> Iterator[tuple[FontUse, str]]:
    """A text in the parts that are drawn in one font each; a blank is a blank."""
    for name, stretch in source.stretches(font, text):
        shown = stretch.replace(_NO_BREAK_SPACE, _SPACE)
        for plane, part in groupby(shown, lambda char: ord(char) // PLANE):
            yield FontUse(name, plane), "".join(part)


def face_of(source: FontSource, name: str) -> Any:
    """The font of that name as reportlab has read it."""
    return _parsed(name, source.data(name))


@lru_cache(maxsize=64)
def _parsed(name: str, data: bytes) -> Any:
    """Parsed once for all documents."""
    return TTFont(name, BytesIO(data), asciiReadable=0, shapable=False).face


class DocumentFonts:
    """The fonts of one document; each is embedded once, with the characters that were used."""

    def __init__(self, document: Any, source: FontSource) -> None:
        self._document = document
        self._source = source
        self._used: dict[FontUse, set[str]] = {}

    def reference(self, use: FontUse, chars: str) -> Any:
        """The object that the font will be; these characters are drawn in it."""
        self._used.setdefault(use, set()).update(chars)
        return pdfdoc.PDFObjectReference(_name(use))

    def embed(self) -> None:
        """Define all that was referred to; nothing may be drawn afterwards."""
        for number, (use, chars) in enumerate(self._used.items()):
            face = face_of(self._source, use.name)
            tagged = b"".join((SUBSETN(number), b"+", face.name)).decode("pdfdoc")
            font = self._font(face, tagged, sorted(map(ord, chars)))
            self._document.Reference(font, _name(use))

    def _font(self, face: Any, tagged: str, codes: Sequence[int]) -> Any:
        shared = {"Type": "/Font", "BaseFont": pdfdoc.PDFName(tagged)}
        descendant = {
            **shared,
            "Subtype": "/CIDFontType2",
            "CIDSystemInfo": "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
            "FontDescriptor": face.addSubsetObjects(self._document, tagged, [0, *codes]),
            "DW": face.defaultWidth,
            "W": _widths(face, codes),
            "CIDToGIDMap": self._stream(_glyphs(face, codes)),
        }
        return pdfdoc.PDFDictionary(
            {
                **shared,
                "Subtype": "/Type0",
                "Encoding": "/Identity-H",
                "DescendantFonts": pdfdoc.PDFArray([pdfdoc.PDFDictionary(descendant)]),
                "ToUnicode": self._stream(_unicode_map(tagged, codes)),
            }
        )

    def _stream(self, content: bytes) -> Any:
        stream = pdfdoc.PDFStream(content=content, filters=[pdfdoc.PDFZCompress])
        return self._document.Reference(stream)


def _name(use: FontUse) -> str:
    return f"font:{use.name}:{use.plane}"


def _widths(face: Any, codes: Sequence[int]) -> Any:
    """The widths of the codes, those that follow one another in one list."""
    listed: list[Any] = []
    steps = count()
    for _, run in groupby(codes, lambda code: code - next(steps)):
        together = list(run)
        widths = pdfdoc.PDFArray([face.getCharWidth(code) for code in together])
        listed += [together[0] % PLANE, widths]
    return pdfdoc.PDFArray(listed)


def _glyphs(face: Any, codes: Sequence[int]) -> bytes:
    """For each code the glyph in the font as it is embedded, which numbers them in this order."""
    glyphs = {0: 0}
    numbers = [0] * (codes[-1] % PLANE + 1)
    for code in codes:
        glyph = face.charToGlyph.get(code, 0)
        numbers[code % PLANE] = glyphs.setdefault(glyph, len(glyphs))
    return struct.pack(f">{len(numbers)}H", *numbers)


def _unicode_map(name: str, codes: Sequence[int]) -> bytes:
    """What turns codes into characters again, for those who search or copy text."""
    entries = [
        f"<{code % PLANE:04X}> <{chr(code).encode('utf-16-be').hex().upper()}>" for code in codes
    ]
    lists = [entries[first : first + _LISTED] for first in range(0, len(entries), _LISTED)]
    mapped = [line for each in lists for line in (f"{len(each)} beginbfchar", *each, "endbfchar")]
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin",
            "12 dict begin",
            "begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            f"/CMapName /{name} def",
            "/CMapType 2 def",
            "1 begincodespacerange",
            "<0000> <FFFF>",
            "endcodespacerange",
            *mapped,
            "endcmap",
            "CMapName currentdict /CMap defineresource pop",
            "end",
            "end",
            "",
        ]
    ).encode("ascii", "replace")
