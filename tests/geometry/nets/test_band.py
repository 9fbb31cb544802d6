"""Bands around stacks of notes."""

from hypothesis import given
from hypothesis import strategies as st

from printkit.geometry.nets.band import GLUED, band_net
from tests.geometry.nets.paper import assert_folds, assert_sound

sides, depths = st.floats(10, 60), st.floats(1, 20)


@given(sides, sides, depths)
def test_a_band_closes_around_its_stack(width: float, around: float, depth: float) -> None:
    net = band_net(width, around, depth)
    assert_sound(net)
    east, west, down = (1, 0, 0), (-1, 0, 0), (0, -1, 0)
    assert_folds(
        net,
        {
            "front": ((0, around, 0), east, down),
            "foot": ((0, 0, 0), east, (0, 0, -1)),
            "back": ((width, around, -depth), west, down),
            "head": ((0, around, -depth), east, (0, 0, 1)),
        },
    )


def test_a_band_is_as_long_as_what_it_holds() -> None:
    assert band_net(25, 47, 3).bounds.height == 2 * (47 + 3) + GLUED
