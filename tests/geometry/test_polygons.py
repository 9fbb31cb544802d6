"""Corners of polygons, larger ones, and hexagons that leave no gap."""

from itertools import pairwise

import pytest

from printkit.geometry.path import Bounds, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.polygons import corners_of, from_box, interlocking, outset, surrounds
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


@pytest.mark.parametrize(
    ("line", "distance"),
    [
        ((-5, 5, 25, 5), 0.0),
        ((12, -3, 12, 30), 2.0),
        ((13, 14, 20, 20), 5.0),
        ((10, 20, 20, 10), 50**0.5),
        ((4, 4, 6, 6), 0.0),
        ((10, 0, 10, 10), 0.0),
    ],
)
def test_how_far_a_line_stays_from_a_box(line: tuple[float, ...], distance: float) -> None:
    a, b = Point(*line[:2]), Point(*line[2:])
    for ends in ((a, b), (b, a)):
        assert from_box(Bounds(0, 0, 10, 10), *ends) == pytest.approx(distance)


def test_a_point_in_a_hole_is_not_within() -> None:
    frame = rectangle(0, 0, 30, 30) + rectangle(10, 10, 10, 10)
    edges = [edge for line in frame.polylines() for edge in pairwise(line)]
    assert [surrounds(edges, x, 15) for x in (-1, 5, 15, 25, 31)] == [
        False, True, False, True, False,
    ]  # fmt: skip
