"""Black that is printed over other inks, and black that replaces them."""

from collections.abc import Iterator

import pytest

from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import Bounds, Path
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.inks.inking import Inking
from printkit.inks.overprinting import Overprinting
from printkit.inks.palette import Inks
from printkit.scene import Group, Image, Layer, Node, Picture, Shape, Stroke, Symbol, Text, Use
from tests.export.scenes import SHAPER

DARK, PALE = Colour(0.1, 0.1, 0.5), Colour(0.9, 0.95, 1.0)
INKS = Inks({DARK.hex: (1.0, 0.9, 0.1, 0.2), PALE.hex: (0.1, 0.05, 0.0, 0.0)})
PAGE = rectangle(0, 0, 60, 40)
WORD = Text(SHAPER.shape("GO", "Jost-Bold", 4), 20, 20, BLACK)
RULE = Shape(Path((("M", 10, 20), ("L", 50, 20))), stroke=Stroke(BLACK, 0.3))
PHOTO = Image(Picture(b"", 1, 1, "photo"), 0, 0, 60, 40)
PANEL = Shape(rectangle(5, 5, 50, 30), fill=WHITE)
LABEL = Shape(rectangle(21, 16, 3, 5), fill=WHITE)


def _marked(*nodes: Node, limit: float | None = 2.4) -> Node:
    return Overprinting(limit).marked(Inking(INKS).inked(Group(nodes)))


def _over(node: Node, *, within: bool = False) -> Iterator[bool]:
    """For each text and each line, whether it overprints."""
    match node:
        case Group(children=children, layer=layer):
            for child in children:
                yield from _over(child, within=layer is Layer.OVERPRINT)
        case Use(symbol=symbol):
            yield from _over(symbol.content)
        case Text() | Shape(fill=None):
            yield within
        case _:
            pass


@pytest.mark.parametrize("black", [WORD, RULE])
@pytest.mark.parametrize(
    ("ground", "over"),
    [
        ((), True),
        ((Shape(PAGE, fill=PALE),), True),
        ((Shape(PAGE, fill=DARK),), False),
        ((Shape(PAGE, fill=DARK), PANEL), True),
        ((Shape(PAGE, fill=DARK), LABEL), False),
        ((Shape(PAGE, fill=DARK), Group((PANEL,), clip=rectangle(5, 5, 20, 30))), False),
        ((Shape(PAGE, stroke=Stroke(DARK, 2)), PANEL), True),
        ((PHOTO,), False),
        ((PHOTO, PANEL), True),
    ],
)
def test_black_is_printed_over_what_leaves_room(
    black: Node, ground: tuple[Node, ...], *, over: bool
) -> None:
    assert list(_over(_marked(*ground, black)))[-1] is over


def test_what_is_painted_later_lies_not_below() -> None:
    assert list(_over(_marked(WORD, Shape(PAGE, fill=DARK)))) == [True]


def test_without_a_limit_nothing_overprints() -> None:
    assert list(_over(_marked(WORD, RULE, limit=None))) == [False, False]


def test_a_target_with_more_ink_has_more_room() -> None:
    assert list(_over(_marked(Shape(PAGE, fill=DARK), WORD, limit=3.0))) == [True]


@pytest.mark.parametrize(("fill", "over"), [(PALE, True), (DARK, False)])
def test_a_line_around_an_area_lies_on_it(fill: Colour, *, over: bool) -> None:
    framed = _marked(Shape(PAGE, fill=fill, stroke=Stroke(BLACK, 0.3)))
    assert isinstance(framed, Group)
    assert isinstance(framed.children[0], Group) is over


def test_a_symbol_overprints_only_where_it_lies_on_little_ink() -> None:
    symbol = Symbol("word", WORD, Bounds(10, 10, 30, 20))
    dark = Shape(rectangle(100, 0, 60, 40), fill=DARK)
    uses = (Use(symbol), Use(symbol, translate(100, 0)), Use(symbol))
    marked = _marked(dark, *uses)
    assert list(_over(marked)) == [True, False, True]
    assert isinstance(marked, Group)
    first, _, third = marked.children[1:]
    assert isinstance(first, Use)
    assert isinstance(third, Use)
    assert first.symbol is third.symbol


def test_what_a_symbol_paints_is_a_ground() -> None:
    symbol = Symbol("ground", Shape(PAGE, fill=DARK), Bounds(0, 0, 60, 40))
    assert list(_over(_marked(Use(symbol), WORD))) == [False]
