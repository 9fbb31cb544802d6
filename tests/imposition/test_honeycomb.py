"""Hexagons lie as in a honeycomb, and edge to edge where their colours allow."""

from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import polyline
from printkit.geometry.polygons import corners_of, outset
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Point
from printkit.imposition.arrange import arrange
from printkit.imposition.edge_colours import with_edges
from printkit.imposition.frames import frames
from printkit.imposition.impose import impose
from printkit.imposition.knife import with_knife_lines
from printkit.imposition.leaves import Leaf
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import A4, LETTER
from printkit.imposition.slots import Slot
from printkit.scene import Artwork, Group, Shape, Side, Stroke
from tests.imposition.samples import WORDS, FixedWidth, chip, piece

RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)


def tile(
    width: float, height: float | None = None, *, copies: int = 1, ground: Colour = RED
) -> Artwork:
    """A hexagon, standing on a corner if it is higher than wide; its back is blue."""
    height = width * sqrt(3) / 2 if height is None else height
    half = Point(width / 2, height / 2)
    if height > width:
        shares = [(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)]
    else:
        shares = [(1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0)]
    outline = polyline([(half.x * (1 + x), half.y * (1 + y)) for x, y in shares], close=True)
    area = rectangle(-3, -3, width + 6, height + 6)
    return Artwork(
        "tile", "Tile", width, height, Shape(area, fill=ground), Shape(area, fill=BLUE),
        copies=copies, bleed=3.0, outline=outline,
    )  # fmt: skip


def laid(*artworks: Artwork, options: SheetOptions | None = None) -> list[Leaf]:
    copies = [artwork for artwork in with_edges(artworks) for _ in range(artwork.copies)]
    return arrange(copies, frames(options or SheetOptions(A4), fold=False))


def corners(slot: Slot) -> list[Point]:
    assert slot.artwork.outline is not None
    return list(corners_of(slot.artwork.outline.transformed(slot.front)))


def apart(one: Slot, other: Slot) -> float:
    """The widest gap between two parallel lines that have the pieces on both sides, mm."""
    gaps = []
    points, middle = corners(one), one.place.bounds.centre
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        length = hypot(b.x - a.x, b.y - a.y)
        beyond = [
            ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length for p in corners(other)
        ]
        inside = (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x)
        gaps.append(min(-value if inside > 0 else value for value in beyond))
    return max(gaps)


@settings(max_examples=15, deadline=None)
@given(
    st.floats(20, 90).map(lambda size: round(size, 1)),
    st.floats(20, 90).map(lambda size: round(size, 1)),
    st.sampled_from([A4, LETTER]),
)
def test_none_lies_upon_another_and_each_has_its_bleed(
    width: float, height: float, paper: object
) -> None:
    options = SheetOptions(paper)  # type: ignore[arg-type]
    leaves = laid(*(tile(width, height, copies=20, ground=c) for c in (RED, BLUE)), options=options)
    assert sum(len(leaf.slots) for leaf in leaves) == 40
    for leaf in leaves:
        room = leaf.frame.area.grown(1e-6)
        assert all(room.contains(slot.paint) for slot in leaf.slots)
        mixed = len({slot.artwork.edges for slot in leaf.slots}) > 1
        least = min((apart(*pair) for pair in combinations(leaf.slots, 2)), default=9)
        assert least >= (4.0 if mixed else 0.0) - 1e-6


def test_more_find_room_than_in_a_grid() -> None:
    tiles, chips = laid(tile(62, copies=45)), laid(chip(62, copies=45))
    assert (len(tiles[0].slots), len(chips[0].slots)) == (15, 12)


def test_pieces_of_one_colour_touch_and_others_do_not() -> None:
    (alike,) = laid(tile(40, copies=12))
    assert min(apart(*pair) for pair in combinations(alike.slots, 2)) == pytest.approx(0.0)
    (mixed,) = laid(tile(40, copies=6), tile(40, copies=6, ground=BLUE))
    assert min(apart(*pair) for pair in combinations(mixed.slots, 2)) >= 4.0


def test_paint_ends_between_the_pieces() -> None:
    (mixed,) = laid(tile(40, copies=6), tile(40, copies=6, ground=BLUE))
    for slot in mixed.slots:
        assert slot.clip is not None
        wide = polyline(outset(corners(slot), 2.0)).bounds()
        assert slot.clip.bounds().contains(wide)
        assert slot.paint == slot.clip.bounds()


def test_edges_are_measured_all_around() -> None:
    plain = tile(40)
    (same,) = with_edges([plain])
    assert same.edges.around == (RED, BLUE)
    frame = Shape(polyline(corners_of(plain.cut_path), close=True), stroke=Stroke(BLACK, 1))
    (framed,) = with_edges([replace(plain, front=Group((plain.front, frame)))])
    assert framed.edges.around is None
    corner = Shape(rectangle(37, 15, 9, 9), fill=WHITE)
    (spoiled,) = with_edges([replace(plain, front=Group((plain.front, corner)))])
    assert spoiled.edges.around is None


def test_each_edge_is_cut_once_and_backs_lie_behind_their_fronts() -> None:
    options = SheetOptions(A4, Backs.DUPLEX_LONG)
    imposed = with_knife_lines(
        impose(with_edges([tile(40, copies=9)]), options, WORDS, FixedWidth())
    )
    front, back = imposed.sheets
    assert front.cut is not None
    assert back.cut is None
    edges = [
        frozenset((round(x, 4), round(y, 4)) for x, y in pair)
        for line in front.cut.polylines()
        for pair in pairwise(line)
    ]
    assert len(edges) == len(set(edges)) < 9 * 6
    sides = [[p for p in imposed.placements if p.side is side] for side in Side]
    for one, behind in zip(*sides, strict=True):
        assert one.clip is not None
        assert behind.clip is not None
        assert behind.clip.bounds() == pytest.approx(behind.paint)
        assert behind.bounds.centre.x == pytest.approx(A4.width - one.bounds.centre.x)


def test_hexagons_leave_sheets_to_pieces_of_other_sizes() -> None:
    others = [piece(180, 90, copies=4), piece(190, 60, copies=2), piece(63, 88, copies=4)]
    tiles = [tile(62, copies=9, ground=colour) for colour in (RED, BLUE)]
    assert len(laid(*tiles, *others)) == 4
