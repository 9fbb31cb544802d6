"""Lengths. Inside printkit every length is a ``float`` in millimetres."""

import re
from functools import lru_cache

MM_PER_INCH = 25.4
POINTS_PER_INCH = 72.0
POINTS_PER_MM = POINTS_PER_INCH / MM_PER_INCH
MM_PER_POINT = MM_PER_INCH / POINTS_PER_INCH

MM_PER_UNIT = {"": 1.0, "mm": 1.0, "cm": 10.0, "in": MM_PER_INCH, "pt": MM_PER_POINT}

_LENGTH = re.compile(r"\s*+([+-]?(?:\d{1,6}(?:\.\d{0,6})?|\.\d{1,6}))\s*+([a-z]*+)\s*+")


@lru_cache(maxsize=4096)
def parse_length(text: str) -> float:
    """Millimetres of a length such as ``63mm``, ``2.5in``, ``9pt`` or ``12`` (millimetres).

    Raises:
        ValueError: the text is not a number with one of the units mm, cm, in, pt.
    """
    match = _LENGTH.fullmatch(text)
    if match is None or match[2] not in MM_PER_UNIT:
        raise ValueError(f"{text!r} is not a length; write a number with mm, cm, in or pt")
    return float(match[1]) * MM_PER_UNIT[match[2]]
