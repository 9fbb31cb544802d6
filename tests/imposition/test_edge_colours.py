"""Neighbours with the same flat colour along their edges lie edge to edge, with one cut between."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.imposition.arrange import arrange
from printkit.imposition.edge_colours import DEPTH, with_edges
from printkit.imposition.frames import frames, mark_area
from printkit.imposition.leaves import Leaf
from printkit.imposition.marks import cut_marks
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4
from printkit.scene import Artwork, Edges, GlyphRun, Group, Node, Shape, Stroke, Symbol, Text, Use
from printkit.scene.nodes import keyed
from tests.imposition.samples import chip, piece
from tests.imposition.test_impose import marked

OPTIONS = SheetOptions(A4)
RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)


def card(
    *nodes: Node, ground: Colour = RED, back: Colour | None = None, copies: int = 1
) -> Artwork:
    """60 x 40 mm with 3 mm of bleed, and whatever lies on its front."""
    plain = piece(60, 40, copies=copies)
    area = rectangle(-3, -3, 66, 46)
    return replace(
        plain,
        front=Group((Shape(area, fill=ground), *nodes)),
        back=None if back is None else Shape(area, fill=back),
    )


def edges(artwork: Artwork) -> Edges:
    (measured,) = with_edges([artwork])
    return measured.edges


def laid(*artworks: Artwork) -> Leaf:
    measured = with_edges(artworks)
    copies = [artwork for artwork in measured for _ in range(artwork.copies)]
    (leaf,) = arrange(copies, frames(OPTIONS, fold=False))
    return leaf


def test_a_flat_ground_is_measured_on_both_sides() -> None:
    assert edges(card(back=BLUE)) == Edges((RED, BLUE), (RED, BLUE))
    assert edges(card()) == Edges((RED, RED), (RED, RED))
    assert edges(replace(card(), front=Group(()))) == Edges((WHITE, WHITE), (WHITE, WHITE))


def test_a_scene_with_a_key_is_measured_once() -> None:
    kept: dict[str, Any] = {}

    def once(key: str, work: Callable[[], Any]) -> Any:
        return kept.setdefault(key, kept.get(key) or work())

    red = card()
    named = replace(red, front=keyed(Group((Shape(rectangle(-3, -3, 66, 46), RED),)), "red"))
    wide = replace(named, width=61)
    for each in (red, named, named, wide):
        (measured,) = with_edges([each], once)
        assert measured.edges == edges(each)
    assert len(kept) == 2


def line(x: float, width: float = 0.5) -> Shape:
    return Shape(rectangle(x, 5, 10, 30), stroke=Stroke(BLACK, width))


INWARDS = DEPTH + 1.0
ALL = Shape(rectangle(-3, -3, 66, 46), fill=BLUE)


@pytest.mark.parametrize(
    ("nodes", "beside", "below"),
    [
        ((), True, True),
        ((line(INWARDS),), True, True),
        ((line(1.0),), False, True),
        ((line(INWARDS, width=2.5),), False, True),
        ((line(-20.0), line(48.0)), False, True),
        ((Shape(rectangle(-3, -3, 66, 4), fill=BLUE),), False, False),
        ((Shape(rectangle(5, 30, 50, 13), fill=BLUE),), True, False),
        ((Shape(rectangle(0, 0, 60, 40, 8), fill=BLUE),), False, False),
        ((Text(GlyphRun("any", 3, "A", (2.0,)), 0.5, 20, BLACK),), False, True),
        ((Use(Symbol("s", line(0.0), line(0.0).path.bounds()), translate(1, 0)),), False, True),
        ((Group((ALL,), clip=rectangle(9, 9, 9, 9)),), False, False),
        ((line(1.0), ALL), True, True),
    ],
)  # fmt: skip
def test_what_lies_near_an_edge_spoils_it(
    nodes: tuple[Node, ...],
    beside: bool,  # noqa: FBT001 - what comes out
    below: bool,  # noqa: FBT001 - what comes out
) -> None:
    found = edges(card(*nodes))
    assert (found.beside is not None, found.below is not None) == (beside, below)


def test_shaped_pieces_have_no_common_edges() -> None:
    assert edges(chip(20)) == Edges()


def _steps(leaf: Leaf) -> tuple[set[float], set[float]]:
    """The gaps between neighbours side by side and below one another."""
    boxes = [slot.place.bounds for slot in leaf.slots]
    pairs = [(a, b) for a, b in combinations(boxes, 2)]
    beside = {round(b.x - a.right, 6) for a, b in pairs if a.y == b.y and a.right <= b.x + 1e-6}
    below = {round(b.y - a.bottom, 6) for a, b in pairs if a.x == b.x and a.bottom <= b.y + 1e-6}
    return beside, below


def test_equal_neighbours_touch_and_every_cut_keeps_its_marks() -> None:
    leaf = laid(card(back=BLUE, copies=12))
    beside, below = _steps(leaf)
    assert (min(beside), min(below)) == (0.0, 0.0)
    found = cut_marks(
        leaf.slots, [s.paint for s in leaf.slots], mark_area(leaf.frame.paper, OPTIONS.margin)
    )
    upright = [(m.x1, min(m.y1, m.y2), max(m.y1, m.y2)) for m in found if m.x1 == m.x2]
    level = [(m.y1, min(m.x1, m.x2), max(m.x1, m.x2)) for m in found if m.y1 == m.y2]
    assert {len({at for at, *_ in lines}) for lines in (upright, level)} == {4, 5}
    for slot in leaf.slots:
        box = slot.place.bounds
        assert all(marked(x, (box.y, box.bottom), upright) for x in (box.x, box.right))
        assert all(marked(y, (box.x, box.right), level) for y in (box.y, box.bottom))


def test_only_edges_that_are_equal_all_along_are_common() -> None:
    rows_differ = laid(card(ground=RED, copies=3), card(ground=BLUE, copies=9))
    assert [min(steps) for steps in _steps(rows_differ)] == [0.0, 0.0]
    assert max(_first_gaps(rows_differ)) > 0.0
    mixed = laid(*(card(ground=colour) for _ in range(6) for colour in (RED, BLUE)))
    assert min(_steps(mixed)[0]) > 0.0
    backs_differ = laid(card(back=RED, copies=6), card(back=BLUE, copies=6))
    assert max(_first_gaps(backs_differ)) > 0.0


def _first_gaps(leaf: Leaf) -> list[float]:
    """Between each row and the next one."""
    tops = sorted({round(slot.place.bounds.y, 6) for slot in leaf.slots})
    return [round(b - a - 40.0, 6) for a, b in pairwise(tops)]


def test_turned_pieces_touch_with_the_edges_that_meet() -> None:
    """Lines near the left and the right edge: only top and bottom are flat."""
    stripes = line(1.0)
    upright = [replace(one, width=40.0, height=90.0) for one in (card(stripes, copies=10),)]
    leaf = laid(*(replace(one, front=_tall(stripes)) for one in upright))
    for slot, other in combinations(leaf.slots, 2):
        one, two = slot.place.bounds, other.place.bounds
        touching_x = abs(one.right - two.x) < 1e-6 and one.y == two.y
        touching_y = abs(one.bottom - two.y) < 1e-6 and one.x == two.x
        assert not touching_x or (slot.place.turned and other.place.turned)
        assert not touching_y or not (slot.place.turned or other.place.turned)
    assert any(slot.place.turned for slot in leaf.slots)


def _tall(mark: Node) -> Node:
    return Group((Shape(rectangle(-3, -3, 46, 96), fill=RED), mark))
