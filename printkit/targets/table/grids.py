"""Many sides of cards in one picture, row by row, as virtual tables cut decks out of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from printkit.export.trimmed import trimmed
from printkit.geometry.transform import translate
from printkit.model.tables import CardGridLimits
from printkit.records import record
from printkit.scene import Artwork, Group, Sheet, Side
from printkit.units import MM_PER_INCH

FEWEST = 2
"""Columns and rows of a grid."""


class CardSide(NamedTuple):
    """A side of a card."""

    artwork: Artwork
    side: Side


@record
class CardGrid:
    """A picture of so many columns and rows of equal cards, at a resolution that it can have."""

    sheet: Sheet
    columns: int
    rows: int
    dpi: float


def batches(cards: Sequence[Artwork], limits: CardGridLimits) -> Iterator[Sequence[Artwork]]:
    """The cards of each picture: the last cell is kept for what hidden cards show."""
    most = limits.columns * limits.rows - 1
    for start in range(0, len(cards), most):
        yield cards[start : start + most]


def card_grid(
    shown: Sequence[CardSide], hidden: CardSide, limits: CardGridLimits, dpi: int
) -> CardGrid:
    """The cards from the first cell on, and ``hidden`` in the last, as sharp as the limits allow.

    All cards are as large as the first.
    """
    width, height = shown[0].artwork.width, shown[0].artwork.height
    columns, rows = min(
        _sizes(len(shown) + 1, limits),
        key=lambda size: (-_sharpest(size, width, height, limits, dpi), size[0] * size[1], size),
    )
    last = columns * rows - 1
    cells = [*enumerate(shown), (last, hidden)]
    nodes = [
        Group(
            (trimmed(*cell),),
            translate(index % columns * width, index // columns * height),
        )
        for index, cell in cells
    ]
    sheet = Sheet(columns * width, rows * height, Group(tuple(nodes)), shown[0].artwork.title)
    return CardGrid(sheet, columns, rows, _sharpest((columns, rows), width, height, limits, dpi))


def _sizes(cells: int, limits: CardGridLimits) -> Iterator[tuple[int, int]]:
    for columns in range(FEWEST, limits.columns + 1):
        rows = max(FEWEST, -(-cells // columns))
        if rows <= limits.rows:
            yield columns, rows


def _sharpest(
    size: tuple[int, int], width: float, height: float, limits: CardGridLimits, dpi: int
) -> float:
    """The most dots per inch with which no side of the picture is longer than it may be."""
    longest = max(size[0] * width, size[1] * height) / MM_PER_INCH
    return min(float(dpi), limits.pixels / longest)
