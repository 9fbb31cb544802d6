"""Fingerprints are alike exactly if nobody could see or measure a difference."""

from dataclasses import replace

import pytest

from printkit.colour import Colour
from printkit.geometry.path import Path, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import rotate, scale, translate
from printkit.scene import Artwork, Group, Layer, Node, Shape, Side
from printkit.scene.fingerprint import fingerprint_of, parse_fingerprint
from printkit.scene.nodes import GlyphRun, Image, Picture, Stroke, Symbol, Text, Use

RED, ALMOST_RED = Colour(1, 0, 0), Colour(254 / 255, 0, 0)
LINE = Stroke(RED, 0.2, (1, 2))
WORD = Text(GlyphRun("Jost-Regular", 3, "Rent", (2, 1.7, 1.7, 1)), 3, 4, RED)
CORNERS = [(3.0, 3.0), (9.0, 3.0), (9.0, 5.0), (3.1, 9.0), (6.0, 6.0)]
SHAPE = Shape(polyline(CORNERS, close=True), RED, LINE)
PHOTO = Image(Picture(b"", 1, 1, "digest"), 1, 2, 3, 4)
DOTS = Group((SHAPE, Shape(circle(8, 8, 2), None, LINE)), clip=rectangle(0, 0, 15, 15))
EVERYTHING = Group((SHAPE, WORD, DOTS, PHOTO))


def piece(*nodes: Node) -> Artwork:
    return Artwork("a", "A", 20, 20, Group((*nodes,)))


def alike(one: Artwork, other: Artwork) -> bool:
    return fingerprint_of(one, Side.FRONT).is_like(fingerprint_of(other, Side.FRONT))


def moved(node: Node, x: float, y: float) -> Group:
    return Group((node,), translate(x, y))


@pytest.mark.parametrize("node", [SHAPE, WORD, DOTS, PHOTO, EVERYTHING])
@pytest.mark.parametrize(("x", "y"), [(0.003, 0), (-0.003, 0.003), (0, -0.003)])
def test_what_moves_by_three_thousandths_stays_alike(node: Node, x: float, y: float) -> None:
    assert alike(piece(EVERYTHING, node, WORD), piece(EVERYTHING, moved(node, x, y), WORD))


@pytest.mark.parametrize("node", [SHAPE, WORD, DOTS, PHOTO, EVERYTHING])
@pytest.mark.parametrize(("x", "y"), [(0.03, 0), (0, -0.03), (11, 0), (-40, 25)])
def test_what_moves_further_shows(node: Node, x: float, y: float) -> None:
    assert not alike(piece(EVERYTHING, node, WORD), piece(EVERYTHING, moved(node, x, y), WORD))


@pytest.mark.parametrize("corner", range(len(CORNERS)))
@pytest.mark.parametrize(("x", "y"), [(0.01, 0), (0, -0.01)])
def test_a_single_bent_corner_shows(corner: int, x: float, y: float) -> None:
    bent = list(CORNERS)
    bent[corner] = (bent[corner][0] + x, bent[corner][1] + y)
    other = replace(SHAPE, path=polyline(bent, close=True))
    assert not alike(piece(WORD, SHAPE, WORD), piece(WORD, other, WORD))


def run(node: Text = WORD, **changes: object) -> Text:
    return replace(node, run=replace(node.run, **changes))  # type: ignore[arg-type]


def symbol(name: str, content: Node = EVERYTHING) -> Use:
    return Use(Symbol(name, content, rectangle(0, 0, 1, 1).bounds()), rotate(30))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (SHAPE, replace(SHAPE, fill=ALMOST_RED)),
        (SHAPE, replace(SHAPE, fill=None)),
        (SHAPE, replace(SHAPE, even_odd=True)),
        (SHAPE, replace(SHAPE, stroke=replace(LINE, colour=ALMOST_RED))),
        (SHAPE, replace(SHAPE, stroke=replace(LINE, width=0.21))),
        (SHAPE, replace(SHAPE, stroke=replace(LINE, dash=(1, 2.01)))),
        (SHAPE, replace(SHAPE, stroke=replace(LINE, dash=()))),
        (SHAPE, replace(SHAPE, stroke=replace(LINE, cap="round"))),
        (SHAPE, replace(SHAPE, path=polyline(CORNERS))),
        (SHAPE, replace(SHAPE, path=Path(()))),
        (WORD, replace(WORD, colour=ALMOST_RED)),
        (WORD, run(font="Jost-Bold")),
        (WORD, run(text="Rant")),
        (WORD, run(size=3.05)),
        (WORD, run(advances=(2, 1.6, 1.8, 1))),
        (PHOTO, replace(PHOTO, picture=Picture(b"", 1, 1, "another"))),
        (PHOTO, replace(PHOTO, width=3.02)),
        (DOTS, replace(DOTS, clip=None)),
        (DOTS, replace(DOTS, clip=rectangle(0, 0, 15, 15.02))),
        (DOTS, replace(DOTS, children=DOTS.children[::-1])),
        (DOTS, replace(DOTS, layer=Layer.CUT)),
        (WORD, Group((WORD,), rotate(1))),
        (SHAPE, Group((SHAPE,), scale(1, -1))),
        (symbol("a"), symbol("a", DOTS)),
    ],
)
def test_all_that_is_printed_counts(one: Node, other: Node) -> None:
    assert not alike(piece(one), piece(other))


def test_the_knife_counts() -> None:
    plain = piece(SHAPE)
    assert not alike(plain, replace(plain, bleed=2.0))
    assert not alike(plain, replace(plain, height=20.02))
    assert not alike(plain, replace(plain, outline=rectangle(0, 0, 20, 20)))
    assert not alike(plain, replace(plain, score=rectangle(0, 0, 20, 20)))


def test_names_and_how_a_scene_is_built_do_not_count() -> None:
    one = piece(symbol("a"))
    assert alike(one, replace(one, id="b", title="B", copies=9, back_name="c"))
    assert alike(one, piece(symbol("b")))
    assert alike(one, piece(Group((Group((EVERYTHING,)),), rotate(30))))
    assert alike(piece(WORD), piece(Group((replace(WORD, x=1),), translate(2, 0))))


def test_a_fingerprint_is_read_as_it_was_written() -> None:
    written = fingerprint_of(piece(EVERYTHING, symbol("a")), Side.FRONT)
    assert parse_fingerprint(str(written)).is_like(written)


@pytest.mark.parametrize("text", ["", "<<<<<<< ours", "123456789abc 1 2 3", "a 1 2 3 4 5 6"])
def test_other_texts_are_no_fingerprints(text: str) -> None:
    with pytest.raises(ValueError, match="not a fingerprint"):
        parse_fingerprint(text)


def test_a_piece_without_a_back_has_no_fingerprint_of_it() -> None:
    with pytest.raises(ValueError, match="no back"):
        fingerprint_of(piece(SHAPE), Side.BACK)
