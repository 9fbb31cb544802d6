"""The ICC profile of sRGB, made from its published numbers: small, free, the same everywhere."""

import struct
from functools import cache

_PRIMARIES = {
    "rXYZ": (0.43607, 0.22249, 0.01392),
    "gXYZ": (0.38515, 0.71687, 0.09708),
    "bXYZ": (0.14307, 0.06061, 0.71410),
}
"""Red, green and blue of sRGB, adapted from the white of screens (D65) to that of prints (D50)."""

_WHITE = (0.96420, 1.0, 0.82491)
"""D50, to which profiles relate all colours."""

_ADAPTATION = (
    *(1.04788, 0.02292, -0.05022),
    *(0.02959, 0.99048, -0.01707),
    *(-0.00925, 0.01508, 0.75168),
)
"""How white was adapted (Bradford), row by row."""

_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
"""From value to light: a power, its slope and offset, and a straight line below the last number."""

_HEADER = 128
_ENTRY = 12
_DATE = (2000, 1, 1, 0, 0, 0)


@cache
def srgb_profile() -> bytes:
    """A display profile of version 4.2, some 500 bytes."""
    curve = b"para" + bytes(4) + struct.pack(">HH", 3, 0) + _fixed(*_CURVE)
    tags = {
        "desc": _text("sRGB"),
        "cprt": _text("No copyright, use freely"),
        "wtpt": _place(*_WHITE),
        "chad": b"sf32" + bytes(4) + _fixed(*_ADAPTATION),
        **{name: _place(*place) for name, place in _PRIMARIES.items()},
        **dict.fromkeys(("rTRC", "gTRC", "bTRC"), curve),
    }
    table, body = _laid_out(tags)
    size = _HEADER + len(table) + len(body)
    header = struct.pack(
        ">I4x4s4s4s4s6H4s4x12x8xI12s",
        size, b"\x04\x20\0\0", b"mntr", b"RGB ", b"XYZ ", *_DATE, b"acsp", 0, _fixed(*_WHITE),
    )  # fmt: skip
    return header.ljust(_HEADER, b"\0") + table + body


def _laid_out(tags: dict[str, bytes]) -> tuple[bytes, bytes]:
    """The table of tags and their data; equal data stand there once."""
    start = _HEADER + 4 + _ENTRY * len(tags)
    body = b""
    places: dict[bytes, int] = {}
    table = struct.pack(">I", len(tags))
    for name, data in tags.items():
        if data not in places:
            places[data] = start + len(body)
            body += data + bytes(-len(data) % 4)
        table += struct.pack(">4sII", name.encode("ascii"), places[data], len(data))
    return table, body


def _fixed(*values: float) -> bytes:
    return b"".join(struct.pack(">i", round(value * 65536)) for value in values)


def _place(*xyz: float) -> bytes:
    return b"XYZ " + bytes(4) + _fixed(*xyz)


def _text(text: str) -> bytes:
    """A text in English; the only record begins behind the table, at byte 28."""
    encoded = text.encode("utf-16-be")
    record = struct.pack(">II2s2sII", 1, 12, b"en", b"US", len(encoded), 28)
    return b"mluc" + bytes(4) + record + encoded
