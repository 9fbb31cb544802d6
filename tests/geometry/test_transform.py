"""Tests of putting drawings in their place."""

import pytest

from printkit.geometry.transform import placing, turned_over


def test_a_motif_is_enlarged_then_mirrored_then_turned_then_moved() -> None:
    place = placing(10.0, 20.0, 2.0, 90.0, flip=True)
    assert place.apply(0.0, 0.0) == pytest.approx((10.0, 20.0))
    assert place.apply(3.0, 1.0) == pytest.approx((8.0, 14.0))


def test_what_is_turned_over_keeps_its_place() -> None:
    assert turned_over(50.0).apply(10.0, 7.0) == (40.0, 7.0)
    assert turned_over(50.0).then(turned_over(50.0)).apply(10.0, 7.0) == (10.0, 7.0)
