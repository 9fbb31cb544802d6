"""Corners of polygons, larger ones, and hexagons that leave no gap."""

import pytest

from printkit.geometry.path import polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.polygons import corners_of, interlocking, outset
from printkit.geometry.shapes import circle, polygon, rectangle
from printkit.geometry.transform import Point

HEXAGON = polygon(0, 0, 10, 6)
LONG = parse_path_data("M10 0 H50 L60 15 L50 30 H10 L0 15 Z")


def test_corners_are_those_of_one_closed_outline() -> None:
    assert corners_of(rectangle(1, 2, 3, 4)) == (
        Point(1, 2),
        Point(4, 2),
        Point(4, 6),
        Point(1, 6),
    )
    for other in (
        circle(0, 0, 5),
        polyline([(0, 0), (5, 5)]),
        rectangle(0, 0, 9, 9, 2),
        HEXAGON + HEXAGON,
    ):
        assert corners_of(other) == ()


@pytest.mark.parametrize(
    ("path", "fits"),
    [
        (HEXAGON, True),
        (LONG, True),
        (parse_path_data("M0 8 L5 8 L12 0 L12 -8 L7 -8 L0 0 Z"), True),
        (polygon(0, 0, 10, 5), False),
        (rectangle(0, 0, 3, 4), False),
        (parse_path_data("M10 0 H50 L60 15 L50 30 H10 L5 15 Z"), False),
        (parse_path_data("M10 0 H50 L40 15 L50 30 H10 L20 15 Z"), False),
        (None, False),
    ],
)
def test_which_hexagons_leave_no_gap(path: object, fits: bool) -> None:  # noqa: FBT001 - the outcome
    assert bool(interlocking(path)) == fits  # type: ignore[arg-type]


@pytest.mark.parametrize("points", [corners_of(LONG), corners_of(LONG)[::-1]])
def test_edges_move_outwards(points: tuple[Point, ...]) -> None:
    box = polyline(outset(points, 2)).bounds()
    assert (box.y, box.bottom) == pytest.approx((-2, 32))
    assert polyline(outset(outset(points, 2), -2)).bounds() == pytest.approx(LONG.bounds())
