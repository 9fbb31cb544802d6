"""Houses with a gable roof: sizes, collisions, and a roof that closes."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.geometry.nets.gable import VAULT, gable_net
from tests.geometry.nets.paper import Pose, assert_folds, assert_sound

sizes = st.floats(6, 40)


@pytest.mark.parametrize(
    ("house", "net"), [((12, 10, 8, 4), (47.0, 18.21)), ((14, 20, 10, 5), (72.0, 22.60))]
)
def test_house_and_hotel_have_the_known_net_sizes(
    house: tuple[float, float, float, float], net: tuple[float, float]
) -> None:
    bounds = gable_net(*house).bounds
    assert (bounds.width, bounds.height) == pytest.approx(net, abs=0.01)


@given(sizes, sizes, sizes, sizes)
def test_no_part_collides_with_another(
    width: float, length: float, wall: float, roof: float
) -> None:
    for vault in (False, True):
        assert_sound(gable_net(width, length, wall, roof, vault=vault))


def poses(width: float, length: float, wall: float, roof: float) -> dict[str, Pose]:
    """The built house: x to the right seen from the front, y up, z towards the viewer."""
    slope = math.hypot(width / 2, roof)
    out, fall, top = width / 2 / slope, -roof / slope, wall + roof
    east, west, front, away, down = (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0)
    return {
        "front-gable": ((0, top, 0), east, down),
        "side-right": ((width, wall, 0), away, down),
        "back-gable": ((width, top, -length), west, down),
        "side-left": ((0, wall, -length), front, down),
        "roof-right": ((width / 2, top, 0), away, (out, fall, 0)),
        "roof-left": ((width / 2, top, -length), front, (-out, fall, 0)),
    }


@given(sizes, sizes, sizes, sizes)
def test_walls_and_roof_close(width: float, length: float, wall: float, roof: float) -> None:
    net = gable_net(width, length, wall, roof)
    assert len(net.joins) == 6
    assert_folds(net, poses(width, length, wall, roof))


def vault_poses(width: float, length: float, wall: float, roof: float) -> dict[str, Pose]:
    """The built vault, whose eaves are steeper than the strips at its ridge."""
    in_, up = VAULT[0] * width, VAULT[1] * roof
    steep, flat = math.hypot(in_, up), math.hypot(width / 2 - in_, roof - up)
    front, away = (0, 0, 1), (0, 0, -1)
    gable = poses(width, length, wall, roof)
    over, down = (width / 2 - in_) / flat, (up - roof) / flat
    low = wall + up
    return {
        **gable,
        "roof-right": ((width / 2, wall + roof, 0), away, (over, down, 0)),
        "roof-left": ((width / 2, wall + roof, -length), front, (-over, down, 0)),
        "eaves-right": ((width - in_, low, 0), away, (in_ / steep, -up / steep, 0)),
        "eaves-left": ((in_, low, -length), front, (-in_ / steep, -up / steep, 0)),
    }


@given(sizes, sizes, sizes, sizes)
def test_walls_and_vault_close(width: float, length: float, wall: float, roof: float) -> None:
    net = gable_net(width, length, wall, roof, vault=True)
    assert len(net.joins) == 10
    assert_folds(net, vault_poses(width, length, wall, roof))


def test_each_open_edge_has_a_tab_under_the_face_it_meets() -> None:
    glued = sorted(tab.glues_to for tab in gable_net(12, 10, 8, 4).tabs)
    assert glued == ["front-gable", *["roof-left"] * 3, *["roof-right"] * 2]
