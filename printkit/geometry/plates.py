"""Rectangles with corners of several makes."""

from typing import Literal

from printkit.geometry.path import Path, Segment, polyline
from printkit.geometry.shapes import KAPPA, rectangle

Corners = Literal["round", "cut", "hollow", "bevel"]


def plate(x: float, y: float, width: float, height: float, size: float, corners: Corners) -> Path:
    """A rectangle whose corners reach ``size`` along its sides (at most half the shorter one).

    Of ``bevel`` only the upper left and the lower right corner are cut.
    """
    size = min(size, width / 2, height / 2)
    if corners == "round" or size <= 0:
        return rectangle(x, y, width, height, size)
    if corners == "hollow":
        return _hollow(x, y, x + width, y + height, size)
    other = 0.0 if corners == "bevel" else size
    return _cut(x, y, x + width, y + height, size, other)


def _cut(left: float, top: float, right: float, bottom: float, size: float, other: float) -> Path:
    """Cut by ``size`` at the upper left and the lower right, by ``other`` at the other two."""
    points = [
        *((left + size, top), (right - other, top), (right, top + other)),
        *((right, bottom - size), (right - size, bottom)),
        *((left + other, bottom), (left, bottom - other), (left, top + size)),
    ]
    return polyline(dict.fromkeys(points), close=True)


def _hollow(left: float, top: float, right: float, bottom: float, size: float) -> Path:
    """With a quarter of a circle around each corner left out."""
    reach = size * KAPPA
    segments: list[Segment] = [
        *(("M", left + size, top), ("L", right - size, top)),
        ("C", right - size, top + reach, right - reach, top + size, right, top + size),
        ("L", right, bottom - size),
        ("C", right - reach, bottom - size, right - size, bottom - reach, right - size, bottom),
        ("L", left + size, bottom),
        ("C", left + size, bottom - reach, left + reach, bottom - size, left, bottom - size),
        ("L", left, top + size),
        ("C", left + reach, top + size, left + size, top + reach, left + size, top),
        ("Z",),
    ]
    return Path(tuple(segments))
