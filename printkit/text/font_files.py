"""A stranger's font file, looked through before anything is set in it.

HarfBuzz reads the tables, as browsers do with fonts of any website; here stands what it does not
judge: what kind of file it is, whether it may be embedded, and how much it holds.
"""

import struct
from typing import Any

from printkit.limits import limits, remedy

_TRUETYPE, _OPENTYPE = (b"\0\1\0\0", b"true"), b"OTTO"
_OTHERS = {
    b"ttcf": "the file holds several fonts; save the one that you want as a TTF or OTF file",
    b"wOFF": "the font is packed for websites; take its TTF or OTF file",
    b"wOF2": "the font is packed for websites; take its TTF or OTF file",
}
_NEEDED = ("cmap", "head", "hhea", "hmtx", "maxp")
_OUTLINES = ("glyf", "CFF ", "CFF2")
_TABLES = 64
_LICENCE_BITS_AT = 8
"""Where the table OS/2 says what the licence permits: the number ``fsType``."""
_RESTRICTED, _PREVIEW, _EDITABLE, _WHOLE_ONLY, _PIXELS_ONLY = 0x0002, 0x0004, 0x0008, 0x0100, 0x0200
_LEAST_UNITS, _MOST_UNITS = 16, 16_384
"""Units of the em that the format permits."""


class FontProblem(Exception):  # noqa: N818 - a mistake in a pack, not a bug
    """A font of a pack cannot be used; the message says why, and what to do."""


def checked_face(data: bytes) -> Any:
    """The font as uharfbuzz knows it.

    Raises:
        FontProblem: not TTF or OTF, damaged, too large, without outlines, or not to be embedded.
    """
    import uharfbuzz  # noqa: PLC0415 - late: start-up

    if data[:4] in _OTHERS:
        raise FontProblem(_OTHERS[data[:4]])
    if not data.startswith((*_TRUETYPE, _OPENTYPE)):
        raise FontProblem(
            "the file is neither a TTF nor an OTF font, whatever its name says; save it "
            "as one of these"
        )
    tables = _tables(data)
    _check_licence(tables.get("OS/2", b""))
    face = uharfbuzz.Face(data)
    if not _LEAST_UNITS <= face.upem <= _MOST_UNITS or not face.glyph_count:
        raise _damaged("its glyphs cannot be read")
    count = len(face.unicodes)
    if count > limits().font_characters:
        words = f"the font has {count:,} characters; take one for the languages of the game"
        raise FontProblem(f"{words}, or cut it down: {remedy('font-characters')}")
    if not count:
        raise FontProblem("the font has no characters of Unicode; take another one")
    return face


def _tables(data: bytes) -> dict[str, bytes]:
    """The tables of the file by their tags."""
    try:
        (count,) = struct.unpack_from(">H", data, 4)
        entries = [struct.unpack_from(">4s4xLL", data, 12 + 16 * i) for i in range(count)]
    except struct.error:
        raise _damaged("it is cut off") from None
    if count > _TABLES or any(start + length > len(data) for _, start, length in entries):
        raise _damaged("it is cut off")
    tables = {tag.decode("latin-1"): data[at : at + length] for tag, at, length in entries}
    lacking = [tag for tag in _NEEDED if not tables.get(tag)]
    if lacking:
        raise _damaged(f"it lacks the table '{lacking[0]}'")
    if not any(tables.get(tag) for tag in _OUTLINES):
        raise FontProblem("the font has no outlines, only pictures; take one that has outlines")
    return tables


def _damaged(why: str) -> FontProblem:
    return FontProblem(f"the font is damaged: {why}; get it again from where it comes from")


def _check_licence(table: bytes) -> None:
    """Refuse what its owner does not permit; of several permissions the widest counts."""
    if len(table) < _LICENCE_BITS_AT + 2:
        return
    (bits,) = struct.unpack_from(">H", table, _LICENCE_BITS_AT)
    why = ""
    if bits & _RESTRICTED and not bits & (_PREVIEW | _EDITABLE):
        why = "it may not be embedded in documents"
    elif bits & _WHOLE_ONLY:
        why = "it may only be embedded whole, and kits hold just the characters that are printed"
    elif bits & _PIXELS_ONLY:
        why = "only pictures of it may be embedded, not its outlines"
    if why:
        raise FontProblem(
            f"the font's own licence bits (fsType {bits}) say that {why}; "
            "ask its owner for another licence, or take another font"
        )
