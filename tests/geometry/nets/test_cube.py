"""Dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.geometry.nets.cube import cube_net
from tests.geometry.nets.paper import Pose, assert_folds, assert_sound

edges = st.floats(6, 40)


def poses(e: float) -> dict[str, Pose]:
    """The die seen from the front (1): x right, y up, z towards the viewer."""
    east, west, front, away, down = (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0)
    return {
        "1": ((0, e, 0), east, down),
        "2": ((e, e, 0), away, down),
        "6": ((e, e, -e), west, down),
        "5": ((0, e, -e), front, down),
        "3": ((0, e, -e), east, front),
        "4": ((0, 0, 0), east, away),
    }


@given(edges)
def test_the_die_folds_to_a_cube(edge: float) -> None:
    net = cube_net(edge)
    assert len(net.joins) == len(net.tabs) == 7
    assert_sound(net)
    assert_folds(net, poses(edge))


def test_opposite_faces_add_up_to_seven() -> None:
    middles = {
        name: tuple(o + 5 * r + 5 * d for o, r, d in zip(*pose, strict=True))
        for name, pose in poses(10).items()
    }
    centre = (5, 5, -5)
    for name, middle in middles.items():
        opposite = str(7 - int(name))
        mirrored = tuple(2 * c - m for c, m in zip(centre, middle, strict=True))
        assert middles[opposite] == pytest.approx(mirrored)


def test_faces_stand_upright_on_the_net() -> None:
    assert all(face.placement[:4] == (1, 0, 0, 1) for face in cube_net(16).faces)


def test_an_unknown_face_is_an_error() -> None:
    with pytest.raises(KeyError):
        cube_net(16).face("7")
