"""Paint further out than a piece was drawn, and where pieces lie on their pages."""

from collections.abc import Iterator

import pytest

from printkit.colour import BLACK, parse_colour
from printkit.geometry.shapes import circle, rectangle
from printkit.model.target import Product
from printkit.scene import Artwork, Group, Node, Shape, Side, Text, Use
from printkit.targets.export import Fitted
from printkit.targets.pages import page
from tests.export.scenes import SHAPER
from tests.targets.samples import picture

RED, BLUE, WHITE = parse_colour("#f00"), parse_colour("#00f"), (255, 255, 255)
DPI = 254
"""Ten pixels a millimetre."""


def striped(width: float, height: float, bleed: float) -> Artwork:
    """Red at the left and blue at the right, to the end of the bleed; a mark at the upper left."""
    half = width / 2
    front = Group(
        (
            Shape(rectangle(-bleed, -bleed, half + bleed, height + 2 * bleed), RED),
            Shape(rectangle(half, -bleed, half + bleed, height + 2 * bleed), BLUE),
            Shape(rectangle(1, 1, 2, 2), parse_colour("#0f0")),
        )
    )
    return Artwork("piece", "Piece", width, height, front, front, bleed=bleed)


def fitted(artwork: Artwork, width: float, height: float, bleed: float, **more: object) -> Fitted:
    product = Product(width=width, height=height, takes=["cards"])
    own = artwork.width, artwork.height
    return Fitted("cards", artwork, (width, height), (bleed, bleed), own, "any", product, **more)  # type: ignore[arg-type]


def test_bleed_is_painted_as_far_as_the_page_reaches() -> None:
    seen = picture(page(fitted(striped(20, 10, 1), 20, 10, 3.2), Side.FRONT), DPI)
    assert seen.size == (264, 164)
    for y in (0, 80, 163):
        assert seen.getpixel((0, y)) == (255, 0, 0)
        assert seen.getpixel((263, y)) == (0, 0, 255)


def test_the_piece_within_its_trim_stays_as_it_is() -> None:
    artwork = striped(20, 10, 1)
    plain = picture(page(fitted(artwork, 20, 10, 0), Side.FRONT), DPI)
    extended = picture(page(fitted(artwork, 20, 10, 3), Side.FRONT), DPI)
    for x in range(5, 200, 10):  # in the middle of millimetres, away from edges
        for y in range(5, 100, 10):
            assert extended.getpixel((x + 30, y + 30)) == plain.getpixel((x, y))


def test_ground_is_added_around_a_piece_of_another_shape() -> None:
    one = fitted(striped(20, 10, 2), 40, 40, 1, scale=2.0)
    seen = picture(page(one, Side.FRONT), DPI)
    assert seen.size == (420, 420)
    assert seen.getpixel((5, 5)) == seen.getpixel((5, 414)) == (255, 0, 0)
    assert seen.getpixel((414, 5)) == seen.getpixel((414, 414)) == (0, 0, 255)
    assert seen.getpixel((50, 150)) == (0, 255, 0)  # at (1..3) mm of a piece that begins at y = 10


def test_a_round_piece_has_bleed_all_around() -> None:
    front = Shape(circle(5, 5, 6), RED)
    chip = Artwork("chip", "Chip", 10, 10, front, bleed=1, outline=circle(5, 5, 5))
    seen = picture(page(fitted(chip, 10, 10, 3), Side.FRONT), DPI)
    for x, y in ((80, 3), (3, 80), (80, 156), (156, 80), (27, 27), (133, 133)):
        assert seen.getpixel((x, y)) == (255, 0, 0)


@pytest.mark.parametrize(("side", "mark"), [(Side.FRONT, (85, 15)), (Side.BACK, (15, 185))])
def test_a_lying_piece_turns_so_that_its_back_reads_on(side: Side, mark: tuple[int, int]) -> None:
    """Both upper edges lie at the same side of the piece that is turned over like a page."""
    one = fitted(striped(20, 10, 1), 10, 20, 0, turned=True)
    seen = picture(page(one, side), DPI)
    assert seen.size == (100, 200)
    assert seen.getpixel(mark) == (0, 255, 0)


def test_what_has_no_bleed_stays_on_white() -> None:
    one = fitted(striped(20, 10, 0), 24, 14, 1)
    assert picture(page(one, Side.FRONT), DPI).getpixel((2, 2)) == WHITE


def test_words_beside_an_outline_are_there_once() -> None:
    disc = circle(10, 10, 10)
    number = Text(SHAPER.shape("2", "Jost-Bold", 4), 1, 3, BLACK)
    front = Group((Shape(disc, RED), number))
    artwork = Artwork("band", "Band", 20, 20, front, bleed=1, outline=disc)
    shown = page(fitted(artwork, 20, 20, 3), Side.FRONT).content
    assert list(texts(shown)) == ["2"]


def texts(node: Node) -> Iterator[str]:
    match node:
        case Group(children=children):
            for child in children:
                yield from texts(child)
        case Use(symbol=symbol):
            yield from texts(symbol.content)
        case Text(run=run):
            yield run.text
