"""Decks of a virtual table: the pictures of cards, and the cards in them."""

from collections.abc import Sequence

from printkit.model.tables import VirtualTable
from printkit.scene import Artwork, Side
from printkit.targets.table.grids import CardGrid, CardSide, batches, card_grid
from printkit.targets.table.pictures import Pictures
from printkit.targets.table.states import Sheets, TableCard
from printkit.units import MM_PER_INCH


class Decks:
    """Makes the cards of a table, whose pictures have numbers of their own."""

    def __init__(self, pictures: Pictures, table: VirtualTable, dpi: int) -> None:
        self._pictures = pictures
        self._table = table
        self._dpi = dpi
        self._number = 0

    def cards(self, name: str, artworks: Sequence[Artwork]) -> list[TableCard]:
        """A card for each of the artworks, which are of one size."""
        return [
            card
            for part, batch in enumerate(batches(artworks, self._table.grid), 1)
            for card in self._batch(name if part == 1 else f"{name}-{part}", batch)
        ]

    def _batch(self, name: str, artworks: Sequence[Artwork]) -> list[TableCard]:
        self._number += 1
        first = artworks[0]
        hidden = CardSide(first, Side.FRONT if first.back is None else Side.BACK)
        faces = self._grid([CardSide(artwork, Side.FRONT) for artwork in artworks], hidden)
        common = first.back_name is not None and all(
            a.back_name == first.back_name for a in artworks
        )
        sheets = Sheets(
            self._number,
            self._pictures.add(name, faces.sheet, faces.dpi),
            self._backs(name, artworks, hidden, common=common),
            faces.columns,
            faces.rows,
            own_backs=not common,
        )
        scale = first.height / MM_PER_INCH / self._table.scales.card
        return [TableCard(a.title, sheets, index, scale) for index, a in enumerate(artworks)]

    def _backs(
        self, name: str, artworks: Sequence[Artwork], hidden: CardSide, *, common: bool
    ) -> str:
        """One back for all, or a grid of them; what has no back shows its front there too."""
        if common:
            return self._pictures.side(f"{name}-back", hidden.artwork, Side.BACK)
        shown = [CardSide(a, Side.FRONT if a.back is None else Side.BACK) for a in artworks]
        backs = self._grid(shown, hidden)
        return self._pictures.add(f"{name}-backs", backs.sheet, backs.dpi)

    def _grid(self, shown: Sequence[CardSide], hidden: CardSide) -> CardGrid:
        return card_grid(shown, hidden, self._table.grid, self._dpi)
