"""Domes: the check values, closing bands, tabs that stay in their place."""

import math
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from shapely.geometry import Point as Spot

from printkit.geometry.nets.dome import ConeSector, dome_bands, dome_net
from tests.geometry.nets.paper import assert_sound, polygon

diameters = st.floats(12, 60)
band_counts = st.integers(2, 3)


@pytest.mark.parametrize(
    ("diameter", "expected"),
    [
        (16, [(20.91, 14.78, 137.8), (6.12, 0, 332.6)]),
        (32, [(61.82, 53.54, 93.2), (19.60, 11.31, 254.6), (8.28, 0, 347.7)]),
    ],
)
def test_the_sectors_have_the_published_sizes(
    diameter: float, expected: list[tuple[float, float, float]]
) -> None:
    bands = dome_bands(diameter, len(expected))
    for band, (outer, inner, angle) in zip(bands, expected, strict=True):
        assert band.outer == pytest.approx(outer, abs=0.01)
        assert band.inner == pytest.approx(inner, abs=0.01)
        assert band.angle == pytest.approx(angle, abs=0.05)


def around(band: ConeSector, radius: float) -> float:
    return math.radians(band.angle) * radius


@given(diameters, band_counts)
def test_bands_close_on_the_board_and_on_each_other(diameter: float, count: int) -> None:
    bands = dome_bands(diameter, count)
    assert around(bands[0], bands[0].outer) == pytest.approx(math.pi * diameter)
    for lower, upper in pairwise(bands):
        assert around(lower, lower.inner) == pytest.approx(around(upper, upper.outer))
    assert bands[-1].inner == 0


@given(diameters, band_counts)
def test_no_part_collides_with_another(diameter: float, count: int) -> None:
    for net in dome_net(diameter, count):
        assert_sound(net)


@given(diameters, band_counts)
def test_a_side_tab_leaves_room_before_the_other_end(diameter: float, count: int) -> None:
    for net, band in zip(dome_net(diameter, count), dome_bands(diameter, count), strict=True):
        (side,) = (tab for tab in net.tabs if tab.name == "side")
        apex = net.faces[0].placement.apply(0, 0)
        gap, other_end = 360 - band.angle, -90 - band.angle / 2
        for x, y in next(side.outline.polylines()):
            if math.dist((x, y), apex) > 1e-6:
                left = (other_end - math.degrees(math.atan2(y - apex.y, x - apex.x))) % 360
                assert 0.19 * gap <= left <= gap + 1e-6


@given(st.floats(4, 60), st.integers(1, 4))
@example(6.0, 1)
def test_a_side_tab_vanishes_beneath_its_band(diameter: float, count: int) -> None:
    for net, band in zip(dome_net(diameter, count), dome_bands(diameter, count), strict=True):
        (side,) = (tab for tab in net.tabs if tab.name == "side")
        apex = net.faces[0].placement.apply(0, 0)
        radii = [math.dist(point, apex) for point in next(side.outline.polylines())]
        assert min(radii) >= band.inner - 1e-6
        assert max(radii) <= band.outer + 1e-6


@given(diameters, band_counts)
def test_teeth_go_under_the_next_band_and_fit_there(diameter: float, count: int) -> None:
    nets, bands = dome_net(diameter, count), dome_bands(diameter, count)
    for number, (net, upper) in enumerate(zip(nets, bands[1:], strict=False), start=2):
        teeth = [tab for tab in net.tabs if tab.name != "side"]
        assert len(teeth) >= 6
        assert {tooth.glues_to for tooth in teeth} == {f"band-{number}"}
        edge = polygon(net.faces[0].outline)
        for tooth in teeth:
            corners = list(polygon(tooth.outline).exterior.coords)
            assert max(edge.distance(Spot(corner)) for corner in corners) < upper.slant
    assert [tab.name for tab in nets[-1].tabs] == ["side"]
