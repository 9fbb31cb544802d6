"""Towers: the size of the net, no collisions, and a roof that closes."""

import math

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from printkit.geometry.nets.prism import prism_net, side_length
from tests.geometry.nets.paper import Pose, Vector, assert_folds, assert_sound

sizes = st.floats(6, 40)
corners = st.integers(3, 12)


def test_a_hexagon_has_the_known_side() -> None:
    assert side_length(6, 10) == pytest.approx(5.7735, abs=1e-4)


def test_all_walls_stand_side_by_side() -> None:
    net = prism_net(6, 10, 7, 3.6)
    base, apex_to_corner = side_length(6, 10), math.hypot(side_length(6, 10) / 2, 5, 3.6)
    assert 6 * base < net.bounds.width <= 5.5 * base + apex_to_corner, "the roof is beside the end"
    lefts = [face.outline.bounds().x for face in net.faces[:6]]
    assert lefts == pytest.approx([side_length(6, 10) * i for i in range(6)])


@given(corners, sizes, sizes, sizes)
@example(6, 10.0, 7.0, 3.6)
@example(8, 13.0, 14.0, 7.0)
@example(3, 6.0, 6.0, 40.0)
@example(12, 40.0, 6.0, 6.0)
def test_no_part_collides_with_another(sides: int, width: float, wall: float, roof: float) -> None:
    assert_sound(prism_net(sides, width, wall, roof))


@given(corners, sizes, sizes, sizes)
def test_walls_and_roof_close(sides: int, width: float, wall: float, roof: float) -> None:
    net = prism_net(sides, width, wall, roof)
    assert len(net.joins) == len(net.tabs) == sides + 1
    assert_folds(net, poses(sides, width, wall, roof))


@pytest.mark.parametrize("tower", [(6, 10.0, 7.0, 3.6), (8, 13.0, 14.0, 7.0)])
def test_tabs_of_towers_to_play_with_can_be_glued(tower: tuple[int, float, float, float]) -> None:
    for tab in prism_net(*tower).tabs:
        (points,) = tab.outline.polylines()
        ends = points[0], points[1]
        depth = max(_distance(point, *ends) for point in points)
        assert depth >= 2.5


def _distance(
    point: tuple[float, float], start: tuple[float, float], end: tuple[float, float]
) -> float:
    (x, y), (x0, y0), (x1, y1) = point, start, end
    return abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / math.dist(start, end)


def poses(sides: int, width: float, wall: float, roof: float) -> dict[str, Pose]:
    """The built tower: y up, its axis in the middle; walls follow each other to the right."""
    base, reach, slant = side_length(sides, width), width / 2, math.hypot(width / 2, roof)
    found: dict[str, Pose] = {}
    for number in range(sides):
        turn = 2 * math.pi * number / sides
        out: Vector = (math.sin(turn), 0.0, math.cos(turn))
        right: Vector = (math.cos(turn), 0.0, -math.sin(turn))
        corner = tuple(reach * o - base / 2 * r for o, r in zip(out, right, strict=True))
        found[f"wall-{number + 1}"] = ((corner[0], wall, corner[2]), right, (0.0, -1.0, 0.0))
        fall: Vector = (out[0] * reach / slant, -roof / slant, out[2] * reach / slant)
        apex = tuple(-base / 2 * r for r in right)
        found[f"roof-{number + 1}"] = ((apex[0], wall + roof, apex[2]), right, fall)
    return found
