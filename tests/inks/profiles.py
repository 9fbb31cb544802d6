"""A small ICC profile of a press, made from our own model, so that none has to be installed."""

import struct
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from printkit.colour import Cmyk, Colour, encoded
from printkit.inks.deriving import derived
from printkit.inks.press_model import light_of

_WHITE = (0.9642, 1.0, 0.8249)
_TO_XYZ = ((0.43607, 0.38515, 0.14307), (0.22249, 0.71687, 0.06061), (0.01392, 0.09708, 0.71410))
_TO_SRGB = (
    (3.1341359, -1.6172206, -0.4906864),
    (-0.9787955, 1.9161416, 0.0334540),
    (0.0719453, -0.2289914, 1.4052427),
)
_STEPS = 5
"""Of each channel of CIELAB in the table from colours to inks."""


@cache
def cmyk_profile(description: str = "Test press") -> bytes:
    """A profile of version 2.1 with tables both ways."""
    tags = {
        "desc": _description(description),
        "cprt": b"text" + bytes(4) + b"No copyright, use freely\0",
        "wtpt": b"XYZ " + bytes(4) + struct.pack(">3i", *(round(v * 65536) for v in _WHITE)),
        "A2B0": _table(
            4,
            3,
            2,
            (_lab(inks) for inks in product((0.0, 1.0), (0.0, 1.0), (0.0, 1.0), (0.0, 1.0))),
        ),
        "B2A0": _table(3, 4, _STEPS, _inks_of_labs()),
    }
    start, body, table = 128 + 4 + 12 * len(tags), b"", struct.pack(">I", len(tags))
    for name, data in tags.items():
        table += struct.pack(">4sII", name.encode(), start + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    header = struct.pack(
        ">I4xI4s4s4s6H4s24x3i", start + len(body), 0x02100000, b"prtr", b"CMYK", b"Lab ",
        2000, 1, 1, 0, 0, 0, b"acsp", *(round(v * 65536) for v in _WHITE),
    )  # fmt: skip
    return header.ljust(128, b"\0") + table + body


def _description(text: str) -> bytes:
    name = text.encode() + b"\0"
    return b"desc" + bytes(4) + struct.pack(">I", len(name)) + name + bytes(78)


def _table(inputs: int, outputs: int, steps: int, entries: Iterable[bytes]) -> bytes:
    """A lut8Type without curves; the first channel runs slowest."""
    unit = [65536, 0, 0, 0, 65536, 0, 0, 0, 65536]
    straight = bytes(range(256))
    head = struct.pack(">4s4xBBBx9i", b"mft1", inputs, outputs, steps, *unit)
    return head + straight * inputs + b"".join(entries) + straight * outputs


def _lab(inks: Cmyk) -> bytes:
    light = light_of(inks)
    xyz = [sum_of(row, light) for row in _TO_XYZ]
    x, y, z = (_root(max(v, 0.0) / w) for v, w in zip(xyz, _WHITE, strict=True))
    return bytes(
        _byte(v) for v in ((116 * y - 16) * 2.55, 500 * (x - y) + 128, 200 * (y - z) + 128)
    )


def _inks_of_labs() -> Iterator[bytes]:
    shares = [step / (_STEPS - 1) for step in range(_STEPS)]
    for lightness, a, b in product(shares, repeat=3):
        colour = _screen_colour(lightness * 100, a * 255 - 128, b * 255 - 128)
        yield bytes(round(ink * 255) for ink in derived(colour))


def _screen_colour(lightness: float, a: float, b: float) -> Colour:
    y = (lightness + 16) / 116
    xyz = [w * _cube(v) for w, v in zip(_WHITE, (y + a / 500, y, y - b / 200), strict=True)]
    red, green, blue = (encoded(min(max(sum_of(row, xyz), 0.0), 1.0)) for row in _TO_SRGB)
    return Colour(red, green, blue)


def sum_of(row: Iterable[float], values: Iterable[float]) -> float:
    one, two, three = (a * b for a, b in zip(row, values, strict=True))
    return one + two + three


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _cube(value: float) -> float:
    return value**3 if value > 6 / 29 else 3 * (6 / 29) ** 2 * (value - 4 / 29)


def _byte(value: float) -> int:
    return min(max(round(value), 0), 255)
