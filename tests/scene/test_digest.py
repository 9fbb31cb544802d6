"""Two pieces have one digest exactly if they come out of the printer the same."""

from dataclasses import replace

import pytest

from printkit.colour import Colour
from printkit.geometry.shapes import rectangle
from printkit.scene import Artwork, Group, Node, Shape
from printkit.scene.digest import FEW_PARTS, brief_key, digest_of_artwork, key_of
from printkit.scene.nodes import GlyphRun, Image, Picture, Stroke, Symbol, Text, Use, keyed

RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)
BOX = rectangle(0, 0, 10, 10)
SQUARE = Shape(BOX, RED)


def piece(front: Node, back: Node | None = None) -> Artwork:
    return Artwork("a", "A", 20, 20, front, back)


def symbol(name: str, content: Node) -> Symbol:
    return Symbol(name, content, BOX.bounds())


def test_names_and_numbers_do_not_count() -> None:
    one = piece(Use(symbol("s1", SQUARE)), SQUARE)
    other = replace(one, id="b", title="B", copies=5, back_name="x")
    other = replace(other, front=Use(symbol("s2", SQUARE)))
    assert digest_of_artwork(one) == digest_of_artwork(other)


@pytest.mark.parametrize(
    "other",
    [
        piece(Shape(BOX, BLUE), SQUARE),
        piece(Shape(rectangle(0, 0, 10, 10.01), RED), SQUARE),
        piece(Shape(BOX, RED, Stroke(BLUE, 0.2)), SQUARE),
        piece(SQUARE),
        piece(SQUARE, Group((SQUARE,))),
        replace(piece(SQUARE, SQUARE), width=21),
        replace(piece(SQUARE, SQUARE), score=BOX),
        replace(piece(SQUARE, SQUARE), outline=BOX),
        piece(Use(symbol("s", Shape(BOX, BLUE))), SQUARE),
        piece(Text(GlyphRun("Jost-Regular", 3, "A", (2,)), 0, 0, RED), SQUARE),
        piece(Image(Picture(b"", 1, 1, "digest"), 0, 0, 1, 1), SQUARE),
    ],
)
def test_everything_that_is_printed_or_cut_counts(other: Artwork) -> None:
    assert digest_of_artwork(other) != digest_of_artwork(piece(SQUARE, SQUARE))


def test_backs_count_only_where_they_are_printed() -> None:
    one, other = piece(SQUARE, SQUARE), piece(SQUARE, Shape(BOX, BLUE))
    assert digest_of_artwork(one) != digest_of_artwork(other)
    assert digest_of_artwork(one, with_back=False) == digest_of_artwork(other, with_back=False)


def test_pictures_are_known_by_their_digests() -> None:
    first, second = (Picture(b"x", 1, 1, digest) for digest in ("one", "two"))
    digests = {digest_of_artwork(piece(Image(p, 0, 0, 1, 1))) for p in (first, second, first)}
    assert len(digests) == 2


def test_keys_are_found_at_a_glance_or_not_at_all() -> None:
    spaces = tuple(Group((keyed(Group((SQUARE,) * FEW_PARTS), f"space {n}"),)) for n in range(40))
    board = Group((*spaces, SQUARE))
    assert brief_key(board) == key_of(board)
    assert brief_key(board) != brief_key(Group((*spaces, Shape(BOX, BLUE))))
    assert brief_key(keyed(Group((SQUARE,)), "known")) == "known"
    assert not brief_key(Group((SQUARE,) * FEW_PARTS))
