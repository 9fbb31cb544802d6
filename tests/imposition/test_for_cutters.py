"""Sheets for cutters: nothing but the marks lies where a machine looks for them."""

from itertools import pairwise
from math import fsum, hypot

import pytest

from printkit.geometry.path import Bounds, Path
from printkit.imposition.edge_colours import with_edges
from printkit.imposition.for_cutters import for_cutter, is_taken
from printkit.imposition.imposed import Imposed
from printkit.imposition.paper import PAPERS
from printkit.imposition.registration import mark_lines, rooms
from printkit.model.machines import Machine, Marks, PrintArea, Tool, Tools
from printkit.scene import Artwork, Side
from tests.imposition.samples import WORDS, FixedWidth, chip, piece

TOOLS = Tools(score=Tool(layer="score", colour="#0000ff"), cut=Tool(layer="cut", colour="#ff0000"))
CORNERS = Marks(kind="square-and-corners")
CROSSES = Marks(kind="crosses", length=8, inset=12)
A4 = PAPERS["a4"]


def machine(marks: Marks | None = None, **given: object) -> Machine:
    data = {"papers": ["a4"], "marks": marks, "lines": ["svg"], "artwork": "pdf", "tools": TOOLS}
    return Machine.model_validate({**data, **given})


def laid(pieces: list[Artwork], by: Machine) -> Imposed:
    return for_cutter(pieces, by, A4, WORDS, FixedWidth())


def near(path: Path, by: float) -> list[Bounds]:
    return [contour.bounds().grown(by) for contour in path.subpaths()]


@pytest.mark.parametrize("marks", [CORNERS, CROSSES])
def test_nothing_is_printed_near_the_marks(marks: Marks) -> None:
    pieces = [piece(57, 80, copies=20), piece(87, 56, copies=9), chip(25, copies=30)]
    imposed = laid(pieces, machine(marks))
    taboo = near(mark_lines(A4, marks), marks.clear - 0.01)
    assert {place.side for place in imposed.placements} == {Side.FRONT, Side.BACK}
    for place in imposed.placements:
        assert A4.bounds.contains(place.paint)
        if place.side is Side.FRONT:
            assert not any(place.paint.overlaps(box) for box in taboo)


def test_silhouette_marks_stand_at_their_inset() -> None:
    square, right, left = mark_lines(A4, CORNERS).subpaths()
    assert square.bounds() == Bounds(10, 10, 5, 5)
    assert right.bounds() == Bounds(180, 10, 20, 20)
    assert left.bounds() == Bounds(10, 267, 20, 20)


def test_each_piece_is_cut_once_along_a_closed_line() -> None:
    imposed = laid([piece(57, 80, copies=11), chip(25, copies=4)], machine(CORNERS))
    contours = [line for sheet in imposed.sheets if sheet.cut for line in sheet.cut.polylines()]
    assert len(contours) == 15
    assert all(line[0] == line[-1] for line in contours)


def test_neighbours_that_may_touch_share_their_cut() -> None:
    # All of them are black to beyond their edges, front and back.
    pieces = list(with_edges([piece(60, 40, copies=8, back=False)]))
    (sheet,) = laid(pieces, machine(CROSSES)).sheets
    assert sheet.cut is not None
    edges = [(a, b) for line in sheet.cut.polylines() for a, b in pairwise(line)]
    assert len(edges) == len({frozenset(edge) for edge in edges}) == 22  # alone they have 32
    length = fsum(hypot(b.x - a.x, b.y - a.y) for a, b in edges)
    assert length == pytest.approx(10 * 60 + 12 * 40)


def test_a_program_that_adds_its_own_marks_gets_no_more_than_it_prints() -> None:
    by = machine(area=PrintArea(width=171.45, height=234.95), artwork="cut-out")
    imposed = laid([piece(57, 80, copies=20)], by)
    assert {(sheet.width, sheet.height) for sheet in imposed.sheets} == {(171.45, 234.95)}
    assert not is_taken(piece(180, 200), by, A4)
    assert is_taken(piece(230, 170), by, A4)


def test_rooms_leave_the_corners_to_the_marks() -> None:
    corners = [Bounds(10, 10, 22, 22), Bounds(178, 10, 22, 22), Bounds(10, 265, 22, 22)]
    for room in rooms(A4, machine(CORNERS)):
        assert A4.bounds.grown(-10).contains(room)
        assert not any(room.overlaps(corner) for corner in corners)
