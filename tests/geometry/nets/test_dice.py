"""Dice of four, eight, ten and twelve faces: regular, numbered fairly, and nets that close."""

import math
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.geometry.nets.dice import (
    corner_numbers,
    dodecahedron,
    eight_sided_net,
    four_sided_net,
    octahedron,
    ten_sided_net,
    tetrahedron,
    trapezohedron,
    twelve_sided_net,
)
from printkit.geometry.nets.net import Net
from printkit.geometry.nets.solid import Solid
from printkit.geometry.transform import IDENTITY, rotate
from tests.geometry.nets.paper import assert_folds, assert_sound, polygon

Make = tuple[Callable[[float], Solid], Callable[[float], Net]]
DICE: dict[int, Make] = {
    4: (tetrahedron, four_sided_net),
    8: (octahedron, eight_sided_net),
    10: (trapezohedron, ten_sided_net),
    12: (dodecahedron, twelve_sided_net),
}
EDGES = {4: {1.0}, 8: {1.0}, 10: {1.0, 0.487}, 12: {1.0}}
"""Lengths of edges as shares of the longest."""
SEAMS = {4: 3, 8: 5, 10: 11, 12: 19}
dice = pytest.mark.parametrize("count", DICE)


@dice
@settings(max_examples=12)
@given(edge=st.floats(8, 40))
def test_the_net_folds_to_the_solid(count: int, edge: float) -> None:
    solid, net = DICE[count][0](edge), DICE[count][1](edge)
    assert len(net.faces) == count
    assert len(net.joins) == len(net.tabs) == SEAMS[count]
    assert_sound(net)
    assert_folds(net, {name: solid.pose(name) for name in solid.faces})


@dice
def test_edges_have_the_stated_length(count: int) -> None:
    net = DICE[count][1](20)
    lengths = {
        round(math.dist(a, b) / 20, 3)
        for face in net.faces
        for points in [next(face.outline.polylines())]
        for a, b in pairwise(points)
        if math.dist(a, b) > 1e-9
    }
    assert lengths == EDGES[count]


@dice
def test_all_faces_are_alike(count: int) -> None:
    net = DICE[count][1](20)
    areas = [polygon(face.outline).area for face in net.faces]
    assert max(areas) == pytest.approx(min(areas))


@pytest.mark.parametrize("count", [8, 10, 12])
def test_opposite_faces_add_up(count: int) -> None:
    solid = DICE[count][0](20)
    assert sorted(map(int, solid.faces)) == list(range(1, count + 1))
    for name, corners in solid.faces.items():
        mirrored = {tuple(round(-v, 6) + 0.0 for v in solid.corners[i]) for i in corners}
        other = solid.faces[str(count + 1 - int(name))]
        assert mirrored == {tuple(round(v, 6) + 0.0 for v in solid.corners[i]) for i in other}


def test_a_face_of_four_names_the_corners_it_has_and_is_named_by_the_other() -> None:
    solid = tetrahedron(20)
    numbers = {name: corner_numbers(solid, name) for name in solid.faces}
    assert {name: sorted(on) for name, on in numbers.items()} == {
        "1": ["2", "3", "4"],
        "2": ["1", "3", "4"],
        "3": ["1", "2", "4"],
        "4": ["1", "2", "3"],
    }
    for name, on in numbers.items():
        points = [solid.corners[int(number) - 1] for number in on]
        other = solid.corners[int(name) - 1]
        assert [math.dist(point, other) for point in points] == pytest.approx([20.0] * 3)
        flat = solid.flat(name)
        assert flat[0].y == min(point.y for point in flat)


@dice
def test_corners_run_clockwise_as_seen_from_outside(count: int) -> None:
    solid = DICE[count][0](20)
    for name in solid.faces:
        points = solid.flat(name)
        assert min(p.x for p in points) == pytest.approx(0)
        assert min(p.y for p in points) == pytest.approx(0)
        turns = (
            (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            for a, b, c in zip(points, points[1:], points[2:], strict=False)
        )
        assert min(turns) > 0


def test_a_tiny_turn_backwards_is_no_turn() -> None:
    assert rotate(-1e-15) == IDENTITY
