"""The parts of a spreadsheet's file, unpacked only as far as is allowed.

XLSX and ODS are ZIP archives of XML. How large a part is says the archive itself, which may come
from a stranger; so each is unpacked piece by piece, and measured while it is.
"""

import re
import zipfile
from collections.abc import Callable
from io import BytesIO

from printkit.limits import limits, remedy

DAMAGED = ("is damaged", "save it anew, or save the table as CSV")
_MOST_PARTS = 2_000
"""Parts of an archive; spreadsheets have a few dozen, and one for each picture."""
_METHODS = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
"""What spreadsheet programs use; others need as much memory as the archive says."""
_ENCODING = re.compile(rb"""\A<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']""")


class SheetError(ValueError):
    """A spreadsheet that is not read; ``help_text`` says what to do about it."""

    def __init__(
        self, message: str, help_text: str | None = None, *, is_size: bool = False
    ) -> None:
        super().__init__(message)
        self.help_text = help_text
        self.is_size = is_size
        """Whether it is beyond a limit."""


def xml_parts(data: bytes, is_wanted: Callable[[str], bool]) -> dict[str, bytes]:
    """The parts that are wanted, by their names, each plain XML in UTF-8 without entities.

    Raises:
        SheetError: this is no archive, or a part is too large, encrypted, or not such XML.
    """
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return _parts(archive, is_wanted)
    except SheetError:
        raise
    except Exception as error:
        raise SheetError(*DAMAGED) from error


def _parts(archive: zipfile.ZipFile, is_wanted: Callable[[str], bool]) -> dict[str, bytes]:
    infos = {info.filename: info for info in archive.infolist()}
    if len(infos) > _MOST_PARTS:
        raise SheetError(f"has {len(infos):,} parts", "save the table as CSV", is_size=True)
    parts: dict[str, bytes] = {}
    for info in infos.values():
        if is_wanted(info.filename):
            before = sum(map(len, parts.values()))
            parts[info.filename] = _plain_xml(_unpacked(archive, info, before))
    return parts


def _unpacked(archive: zipfile.ZipFile, info: zipfile.ZipInfo, before: int) -> bytes:
    """A part; ``before`` are the bytes that were unpacked already."""
    if info.flag_bits & 1:
        raise SheetError("is protected by a password", "save it without one, or save it as CSV")
    if info.compress_type not in _METHODS:
        raise SheetError("is packed in a way that spreadsheets are not", "save the table as CSV")
    room = limits().sheet_bytes - before
    if info.file_size <= room:
        with archive.open(info) as part:
            data = part.read(room + 1)
        if len(data) <= room:
            return data
    most = remedy("sheet-bytes")
    raise SheetError("unpacks to more than a table needs", most, is_size=True)


def _plain_xml(data: bytes) -> bytes:
    """The part as it is, if no entities can be in it: they expand, or reach outside."""
    text = data.removeprefix(b"\xef\xbb\xbf")
    encoding = _ENCODING.match(text)
    is_utf8 = encoding is None or encoding[1].lower() in {b"utf-8", b"us-ascii"}
    if not text.startswith(b"<") or not is_utf8 or b"\0" in text:
        raise SheetError("is not written as spreadsheets are", "save the table as CSV")
    if b"<!DOCTYPE" in text or b"<!ENTITY" in text:
        raise SheetError("has a document type, which spreadsheets have not", "save it as CSV")
    return data
