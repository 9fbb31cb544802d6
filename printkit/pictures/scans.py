"""How often a JPEG file goes over its picture: readers do all their work once for each scan."""

import re

_MARKER = re.compile(rb"\xff[^\x00\xff]")
_SCAN, _END = 0xDA, 0xD9
_BARE = frozenset([0x01, *range(0xD0, 0xD9)])
"""Markers that stand alone; a length and as many bytes follow the others."""
_MOST_MARKERS = 100_000
"""No camera writes a hundredth of it."""


def count_scans(data: bytes) -> int:
    """The scans of a JPEG file, found by its markers; nothing is decoded.

    Raises:
        ValueError: the file consists of markers.
    """
    scans, at = 0, 0
    for _ in range(_MOST_MARKERS):
        found = _MARKER.search(data, at)
        if found is None or data[found.end() - 1] == _END:
            return scans
        marker, at = data[found.end() - 1], found.end()
        if marker not in _BARE:
            at += max(2, int.from_bytes(data[at : at + 2]))
        scans += marker == _SCAN
    raise ValueError("far too many markers")
