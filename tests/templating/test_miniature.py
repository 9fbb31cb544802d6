"""A small picture of a piece keeps its proportions, and is cut out like the piece."""

import pytest

from printkit.colour import BLACK, WHITE
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import scale
from printkit.scene import Artwork, Group, Shape, Side, Stroke, Use
from printkit.templating.miniature import FAINT, miniature
from tests.art.raster import shapes

FRONT, BACK = (Shape(rectangle(-3, -3, 46, 26), colour) for colour in (BLACK, WHITE))
FIRM = Stroke(BLACK, 1.0)
PIECE = Artwork("piece", "Piece", 40.0, 20.0, FRONT, BACK, bleed=3.0)


def parts(artwork: Artwork, side: Side = Side.FRONT, outline: Stroke | None = None) -> Group:
    node = miniature(artwork, side, Bounds(10, 10, 10, 10), outline)
    assert isinstance(node, Group)
    return node


def test_the_trim_fills_the_box_and_stands_in_its_middle() -> None:
    place = parts(PIECE).transform
    assert place.apply(0, 0) == pytest.approx((10, 12.5))
    assert place.apply(40, 20) == pytest.approx((20, 17.5))


def test_the_bleed_is_cut_off() -> None:
    round_piece = Artwork("chip", "Chip", 20, 20, FRONT, outline=circle(10, 10, 10))
    for artwork in (PIECE, round_piece):
        content = parts(artwork).children[1]
        assert isinstance(content, Group)
        assert content.clip == artwork.cut_path


@pytest.mark.parametrize(("side", "shown"), [(Side.FRONT, FRONT), (Side.BACK, BACK)])
def test_it_shows_the_side_that_was_asked_for(side: Side, shown: Shape) -> None:
    content = parts(PIECE, side).children[1]
    assert isinstance(content, Group)
    [used] = content.children
    assert isinstance(used, Use)
    assert used.symbol.content is shown, "outputs hold the piece itself and use it"
    assert used.symbol.bounds == Bounds(-3, -3, 46, 26)


def test_its_outline_is_as_wide_as_it_says() -> None:
    outline = parts(PIECE, outline=Stroke(BLACK, 0.2)).children[2]
    assert isinstance(outline, Shape)
    assert outline.stroke is not None
    assert outline.stroke.width * 0.25 == pytest.approx(0.2)


def test_lines_too_fine_for_the_small_picture_are_left_out() -> None:
    """A tenth of the size: 0.1 mm is 0.01, 0.4 mm in a group of half the size 0.02."""
    area = rectangle(0, 0, 10, 10)
    fine, firm = Stroke(BLACK, 0.1), Stroke(BLACK, 0.4)
    inner = Group((Shape(area, None, fine), Shape(area, None, firm)), scale(0.5))
    front = Group((Shape(area, None, fine), Shape(area, WHITE, fine), inner))
    content = miniature(Artwork("a", "A", 100, 100, front), Side.FRONT, Bounds(0, 0, 10, 10), None)
    assert [shape for shape, _ in shapes(content)][1:] == [
        Shape(area, WHITE),
        Shape(area, None, firm),
    ]


def test_hatching_of_a_small_picture_keeps_its_tone_where_there_is_only_black() -> None:
    """An eighth of the size: a line half as thin as any is twice as wide, and half as black."""
    area = rectangle(0, 0, 10, 10)
    front = Group((Shape(area, None, Stroke(BLACK, FAINT * 4)), Shape(area, None, FIRM)))
    artwork, box = Artwork("a", "A", 100, 100, front), Bounds(0, 0, 12.5, 12.5)
    content = miniature(artwork, Side.FRONT, box, None, little_ink=True)
    hatch, firm = [shape.stroke for shape, _ in shapes(content)][1:]
    assert hatch is not None
    assert hatch.width == pytest.approx(FAINT * 8)
    assert hatch.colour.red == pytest.approx(0.5)
    assert firm is FIRM
    in_colour = miniature(artwork, Side.FRONT, box, None)
    assert [shape.stroke for shape, _ in shapes(in_colour)][1] == Stroke(BLACK, FAINT * 4)
