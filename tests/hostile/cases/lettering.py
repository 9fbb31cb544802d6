"""Fonts of strangers: broken, endless, packed, forbidden, out of the pack."""

import os
import struct
from pathlib import Path

from tests.hostile.case import Case
from tests.text.own_fonts import make_font

_THEME = "templates/your-street/theme.yaml"
_FONT = "fonts/Tiny.ttf"
_SOUND = make_font()


def _filled(data: bytes, tag: bytes, byte: bytes = b"\xff") -> bytes:
    """The font with every byte of a table overwritten."""
    start, length = struct.unpack_from(">LL", data, data.index(tag) + 8)
    return bytes(data[:start] + byte * length + data[start + length :])


def _font(name: str, data: bytes, *says: str, code: int = 1) -> Case:
    theme = f"extends: classic\nname: Your Street\nfonts: {{display: {_FONT}}}\n"
    return Case(name, files={_THEME: theme, _FONT: data}, says=says, code=code)


def _links_out(folder: Path) -> None:
    (folder / "secret.ttf").write_bytes(_SOUND)
    (folder / "g" / _FONT).unlink()
    (folder / "g" / _FONT).symlink_to(folder / "secret.ttf")


def _waits(folder: Path) -> None:
    (folder / "g" / _FONT).unlink()
    os.mkfifo(folder / "g" / _FONT)


CASES = (
    _font("a font that is text", b"not a font", "PK170", "neither a TTF nor an OTF"),
    _font("a font that is cut off", _SOUND[:300], "PK170", "it is cut off"),
    _font("a font with 65,535 tables", _SOUND[:4] + b"\xff\xff" + _SOUND[6:], "it is cut off"),
    _font("a font with a head of noise", _filled(_SOUND, b"head"), "no findings", code=0),
    _font("a font without em", _filled(_SOUND, b"head", b"\0"), "no findings", code=0),
    _font(
        "a font with letters of noise",
        _filled(_SOUND, b"glyf"),
        "PK170",
        "of its letters has an outline",
    ),
    _font("a font with a character map of noise", _filled(_SOUND, b"cmap"), "no characters"),
    _font("cubic outlines of noise", _filled(make_font(cubic=True), b"CFF "), "PK170"),
    _font("a font packed for websites", b"wOF2" + _SOUND[4:], "packed for websites"),
    _font("a font that may not be embedded", make_font(licence=2), "fsType 2"),
    _font(
        "a font of too many characters",
        make_font(characters="".join(map(chr, range(0x3400, 0x3400 + 10_001)))),
        "limit font-characters is 10,000",
    ),
    _font("a font of 11 MB", _SOUND + bytes(11_000_000), "limit font-bytes is 10,000,000"),
    Case(
        "a font that is a link out of the pack",
        files={_THEME: f"extends: classic\nname: S\nfonts: {{text: {_FONT}}}\n", _FONT: b""},
        prepare=_links_out,
        says=("PK170", "leads out of the pack"),
    ),
    Case(
        "a font that is a pipe",
        files={_THEME: f"extends: classic\nname: S\nfonts: {{text: {_FONT}}}\n", _FONT: b""},
        prepare=_waits,
        says=("PK", "fonts/Tiny.ttf"),
    ),
    Case(
        "fonts named outside the pack",
        files={_THEME: "extends: classic\nname: S\nfonts: {text: ../../../etc/x.ttf}\n"},
        says=("PK704", "there is no file '../../../etc/x.ttf' in the pack"),
    ),
)
