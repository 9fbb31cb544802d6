"""Boxes for cards: no part collides, and all walls close."""

from hypothesis import given
from hypothesis import strategies as st

from printkit.geometry.nets.tuck_box import FLAP, TUCK, tuck_box_net
from tests.geometry.nets.paper import Pose, assert_folds, assert_sound

sides, depths = st.floats(40, 120), st.floats(4, 40)


@given(sides, sides, depths)
def test_no_part_collides_with_another(width: float, height: float, depth: float) -> None:
    assert_sound(tuck_box_net(width, height, depth))


def poses(width: float, height: float, depth: float) -> dict[str, Pose]:
    """The built box: x to the right seen from the front, y up, z towards the viewer."""
    east, west, front, away, down = (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0)
    return {
        "front": ((0, height, 0), east, down),
        "right": ((width, height, 0), away, down),
        "back": ((width, height, -depth), west, down),
        "left": ((0, height, -depth), front, down),
        "lid": ((width, height, 0), west, away),
        "floor": ((width, 0, -depth), west, front),
    }


@given(sides, sides, depths)
def test_walls_lid_and_floor_close(width: float, height: float, depth: float) -> None:
    net = tuck_box_net(width, height, depth)
    assert len(net.joins) == 7
    assert_folds(net, poses(width, height, depth))


def test_a_box_for_a_small_deck_has_the_known_size() -> None:
    bounds = tuck_box_net(88, 57, 6).bounds
    assert (bounds.width, bounds.height) == (2 * 88 + 2 * 6 + 8, 57 + 6 + TUCK + 6 + 8)


def test_the_lid_is_tucked_in_over_two_flaps() -> None:
    tabs = [tab.glues_to for tab in tuck_box_net(88, 57, 6).tabs]
    assert sorted(tabs) == ["floor", "floor", "front", "front", "front", "lid", "lid"]
    assert FLAP < TUCK
