"""Each edge is cut once, and what is left of an outline is cut in one go."""

import itertools
from collections import Counter

from printkit.geometry.path import Path
from printkit.geometry.shapes import circle, polygon, rectangle
from printkit.imposition.cut_lines import cut_lines


def edges(path: Path) -> Counter[frozenset[tuple[float, float]]]:
    """How often each straight edge is cut."""
    return Counter(
        frozenset((round(x, 6), round(y, 6)) for x, y in pair)
        for line in path.polylines()
        for pair in itertools.pairwise(line)
    )


def test_outlines_that_share_nothing_stay_as_they_are() -> None:
    alone = [circle(5, 5, 5), rectangle(20, 0, 9, 9), rectangle(40, 0, 9, 9, 2)]
    assert cut_lines(alone) == alone[0] + alone[1] + alone[2]


def test_a_common_edge_is_cut_once() -> None:
    found = cut_lines([rectangle(0, 0, 10, 10), rectangle(10, 0, 10, 10)])
    assert set(edges(found).values()) == {1}
    assert len(edges(found)) == 7
    assert [len(line) for line in found.polylines()] == [5, 4]


def test_what_is_left_between_two_cuts_is_a_line() -> None:
    row = [rectangle(x, 0, 10, 10) for x in (0, 20, 10)]
    lengths = [len(line) for line in cut_lines(row).polylines()]
    assert lengths == [5, 5, 2, 2]
    assert cut_lines([*row, row[1]]) == cut_lines(row)


def test_hexagons_in_a_honeycomb_share_their_edges() -> None:
    size = 10 * 3**0.5
    spots = [(0.0, 0.0), (0.0, size), (15.0, size / 2), (15.0, -size / 2)]
    found = cut_lines([polygon(x, y, 10, 6, turn=0) for x, y in spots])
    assert set(edges(found).values()) == {1}
    assert len(edges(found)) == 24 - 5
