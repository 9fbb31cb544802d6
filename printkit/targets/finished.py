"""Pieces that are folded from paper as they are when made: what screens show instead of nets."""

from collections.abc import Iterator

from printkit.art.registry import draw_art
from printkit.colour import Colour
from printkit.components.design import Design
from printkit.components.seats import copies_each, seats_of, token_colour
from printkit.geometry.path import Bounds
from printkit.model import Piece, Standee
from printkit.model.base import is_picture
from printkit.records import record
from printkit.scene import Group, Node, Sheet

PIXELS = 512
"""Of its picture."""


@record
class FinishedPiece:
    """A made piece, of which there are ``copies``; ``size`` is the edge of its picture, mm."""

    key: str
    title: str
    piece: Piece
    colour: Colour
    copies: int
    size: float
    seat: str = ""

    def sheet(self, design: Design) -> Sheet:
        """The piece in a square, in the colour of its owner."""
        box = Bounds(0.0, 0.0, self.size, self.size)
        drawing = _drawing(design, self.piece.made(), box, self.colour)
        return Sheet(self.size, self.size, Group((drawing,)), self.title)


def finished(design: Design, piece_id: str, piece: Piece) -> Iterator[FinishedPiece]:
    """What a piece comes to, for each seat if it is made for seats; nothing if it is flat."""
    if not piece.made():
        return
    if isinstance(piece, Standee):
        yield _figure(design, piece_id, piece)
        return
    copies = copies_each(design.variant, piece_id)
    for seat, name, colour in seats_of(design.variant, piece_id):
        yield FinishedPiece(
            f"{piece_id}-{seat}" if seat else piece_id,
            f"{piece.name} · {name}" if name else piece.name,
            piece,
            design.look.colour(piece.ROLE) if piece.ROLE else design.colour(colour),
            copies,
            piece.breadth(),
            seat,
        )


def _figure(design: Design, piece_id: str, piece: Standee) -> FinishedPiece:
    variant = design.variant
    return FinishedPiece(
        piece_id,
        piece.name,
        piece,
        design.colour(token_colour(variant, piece_id)),
        variant.piece_count(piece_id),
        max(piece.width, piece.height),
        next((key for key, seat in variant.seats.items() if seat.token == piece_id), ""),
    )


def _drawing(design: Design, name: str, box: Bounds, colour: Colour) -> Node:
    if is_picture(name):
        return design.place_picture(name, box, "contain")
    look = design.look
    style = look.art_style(colour, look.colour("paper"), look.colour("ink"), 0)
    return draw_art(name, box, style)
