"""Rectangles with corners of several makes."""

from math import fsum, pi

import pytest

from printkit.geometry.plates import Corners, plate
from printkit.geometry.shapes import rectangle

BOX = (2.0, 3.0, 20.0, 10.0)
CORNERS: list[Corners] = ["round", "cut", "hollow", "bevel"]


def area(corners: Corners, size: float) -> float:
    (points,) = plate(*BOX, size, corners).polylines(64)
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(fsum(a.x * b.y - b.x * a.y for a, b in pairs)) / 2


@pytest.mark.parametrize("corners", CORNERS)
@pytest.mark.parametrize("size", [0.0, 2.0, 5.0, 99.0])
def test_it_fills_its_box(corners: Corners, size: float) -> None:
    assert plate(*BOX, size, corners).bounds() == pytest.approx(rectangle(*BOX).bounds())


@pytest.mark.parametrize(
    ("corners", "missing"),
    [
        ("round", 4 * (4 - pi)),
        ("cut", 4 * 2),
        ("hollow", 4 * pi),
        ("bevel", 2 * 2),
    ],
)
def test_its_corners_lack_what_their_make_takes(corners: Corners, missing: float) -> None:
    assert area(corners, 2.0) == pytest.approx(200 - missing, abs=0.02)
    assert area(corners, 0.0) == pytest.approx(200)
