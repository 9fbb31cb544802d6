"""Areas united, grown and cut, held against another library."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon, unary_union

from printkit.geometry.outlines import Ring, box, common, grown, smoothed
from printkit.geometry.path import Bounds

lengths = st.floats(1, 40)
places = st.floats(0, 60)
boxes = st.builds(Bounds, places, places, lengths, lengths)


def area(rings: Sequence[Ring]) -> float:
    return float(unary_union([Polygon(ring) for ring in rings]).area)


@given(st.lists(boxes, min_size=1, max_size=5), st.floats(0.5, 5))
def test_grown_areas_are_those_of_the_other_library(some: list[Bounds], by: float) -> None:
    rings = [box(one) for one in some]
    wanted = unary_union([Polygon(ring) for ring in rings]).buffer(by, quad_segs=32)
    parts = [Polygon(part.exterior) for part in getattr(wanted, "geoms", [wanted])]
    assert area(grown(rings, by)) == pytest.approx(unary_union(parts).area, rel=0.01)


def test_a_line_becomes_an_area() -> None:
    assert area(grown([], 2, lines=[[(0, 0), (10, 0)]])) == pytest.approx(40 + 12.57, rel=0.01)


def test_opposite_ways_do_not_cancel_each_other() -> None:
    one, two = box(Bounds(0, 0, 10, 10)), list(box(Bounds(5, 0, 10, 10)))[::-1]
    assert area(common([one, two], [box(Bounds(0, 0, 20, 5))])) == pytest.approx(75)


def test_narrow_bays_are_filled_and_wide_ones_stay() -> None:
    comb = [box(Bounds(x, 0, 4, 20)) for x in (0, 6, 30)]
    whole = common([*comb, box(Bounds(0, 16, 34, 4))], [box(Bounds(0, 0, 34, 20))])
    assert area(smoothed(whole, 1.5)) - area(whole) == pytest.approx(2 * 16, rel=0.1)
