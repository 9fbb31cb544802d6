"""Standing tokens."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.geometry.nets.standee import EASE, standee_net
from tests.geometry.nets.paper import Pose, assert_folds, assert_sound

sizes = st.floats(6, 60)


@given(sizes, sizes, st.floats(0.2, 1.5))
def test_the_tent_closes_over_its_base(width: float, height: float, share: float) -> None:
    base = share * height
    net = standee_net(width, height, base)
    assert_sound(net)
    assert_folds(net, poses(width, height, base))


def poses(width: float, height: float, base: float) -> dict[str, Pose]:
    """The tent on the table: x right seen from the front, y up, z towards the viewer."""
    lean, top = base / 2 / height, math.sqrt(height**2 - (base / 2) ** 2)
    fall, east, west, front, away = -top / height, (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)
    return {
        "front": ((0, top, 0), east, (0, fall, lean)),
        "back": ((width, top, 0), west, (0, fall, -lean)),
        "base-front": ((0, 0, base / 2), east, away),
        "base-back": ((width, 0, -base / 2), west, front),
    }


def test_the_front_is_upright_and_the_back_on_its_head() -> None:
    net = standee_net(25, 35)
    assert net.face("front").placement[:4] == (1, 0, 0, 1)
    assert net.face("back").placement[:4] == (-1, 0, 0, -1)
    assert net.bounds.height == pytest.approx(2 * 35 + 2 * 17.5 - EASE)


@pytest.mark.parametrize("depth", [0.0, EASE, 70.0])
def test_a_base_that_cannot_hold_the_panels_is_refused(depth: float) -> None:
    with pytest.raises(ValueError, match="does not stand"):
        standee_net(25, 35, depth)
