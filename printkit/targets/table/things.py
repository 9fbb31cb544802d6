"""What lies on a virtual table, and on which side of the board."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from printkit.components.design import Design
from printkit.model import Chip, Flat, Piece
from printkit.model.tables import VirtualTable
from printkit.records import record
from printkit.scene import Artwork, Side
from printkit.targets.table.decks import Decks
from printkit.targets.table.pictures import Pictures
from printkit.targets.table.states import (
    State,
    tile_state,
    token_state,
)
from printkit.units import MM_PER_INCH

BANK, OFFICE, SUPPLY, PLAYERS = "left", "right", "top", "bottom"
"""Which side of the board things lie on: money, deeds, pieces, and what players begin with."""
START = "start"
"""On the space where tokens begin."""
CARD_THICK, TOKEN_THICK = 0.05, 0.2
"""In units of the table."""
_SHAPES = {"rect": "rectangle", "rounded": "rounded", "circle": "circle"}

Made = Mapping[str, Sequence[Artwork]]
"""The pieces of each component."""


class TableObject(NamedTuple):
    """An object that is yet to be put in its place: the room that it takes, mm, and where.

    ``deck`` names the place of the board that is meant for it.
    """

    key: str
    state: State
    width: float
    depth: float
    side: str
    face_down: bool = False
    deck: str = ""
    seat: str = ""


@record
class UnpackedGame:
    """A game that is unpacked: what there is of it, and what things of the table are made with."""

    design: Design
    made: Made
    table: VirtualTable
    pictures: Pictures
    decks: Decks

    def tile(
        self, artwork: Artwork, side: str, piece: Piece | None = None, seat: str = ""
    ) -> TableObject:
        """A flat piece as large as it is, or a stack; other outlines are cut out of the picture."""
        front = self.pictures.side(artwork.id, artwork)
        back = front
        if artwork.back is not None:
            back = self.pictures.side(f"{artwork.id}-back", artwork, Side.BACK)
        shape, count = _shape(piece), artwork.copies
        if shape is None:
            scale = max(artwork.width, artwork.height) / MM_PER_INCH / self.table.scales.token
            state = token_state(artwork.title, front, scale, thickness=CARD_THICK, count=count)
        else:
            unit = MM_PER_INCH * self.table.scales.tile
            scales = artwork.width / unit, artwork.height / unit
            state = tile_state(artwork.title, (front, back), scales, shape=shape, count=count)
        return self.flat(artwork.id, state, artwork, side, seat)

    def flat(self, key: str, state: State, like: Artwork, side: str, seat: str = "") -> TableObject:
        """An object that lies as flat as the piece that it shows, and is as large."""
        return TableObject(key, state, like.width, like.height, side, seat=seat)


def _shape(piece: Piece | None) -> str | None:
    """The outline of a tile; None if a tile has no such outline."""
    match piece:
        case None:
            return "rectangle"
        case Chip():
            return "circle"
        case Flat() if piece.path is None:
            return _SHAPES.get(piece.outline)
        case _:
            return None
