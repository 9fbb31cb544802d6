"""Tokens that fold up and stand, in the colour of their seat."""

from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.components.nets import net_artwork, pieces_of
from printkit.geometry.nets.net import Face
from printkit.geometry.nets.standee import standee_net
from printkit.model import Standee, Variant
from printkit.scene import Artwork, Node

DEPTH_SHARE = 0.42
"""Depth of the base as a share of the height: deep enough to stand, small enough for a space."""


GLUED = "base-back"
"""The face that lies inside, glued on the floor: no ink, for the glue."""


def compose(design: Design) -> Composition:
    """Each token."""
    artworks: list[Artwork] = []
    for piece_id, token in pieces_of(design.variant, Standee):
        with design.piece(f"token “{token.name}”", ("pieces", piece_id)):
            artworks.append(_token(design, piece_id, token))
    return design.composition(artworks)


def _token(design: Design, piece_id: str, token: Standee) -> Artwork:
    net = standee_net(token.width, token.height, token.height * DEPTH_SHARE)

    def paint(face: Face) -> Node | None:
        if face.name == GLUED:
            return None
        box = face.shape.bounds()
        return design.side(
            "token-base" if face.name.startswith("base") else "token",
            (box.width, box.height),
            {"token": token, "seat": seat_of(design.variant, piece_id), "face": face.name},
            piece=piece_id,
            title=f"token “{token.name}”",
            route=("pieces", piece_id),
            accent=design.colour(token_colour(design.variant, piece_id)),
        )

    copies = design.variant.piece_count(piece_id)
    return net_artwork(design, piece_id, token.name, net, paint, copies=copies)


def seat_of(variant: Variant, piece_id: str) -> str:
    """Name of the seat that moves the token; empty if none does."""
    names = [seat.name for seat in variant.seats.values() if seat.token == piece_id]
    return names[0] if names else ""


def token_colour(variant: Variant, piece_id: str) -> str:
    """The token's own colour, else that of the seat that moves it."""
    seats = [seat.colour for seat in variant.seats.values() if seat.token == piece_id]
    return variant.pieces[piece_id].colour or (seats[0] if seats else "#888888")


def token_art(variant: Variant, seat_id: str) -> str:
    """The drawing of the token that moves for a seat; empty if there is none."""
    seat = variant.seats.get(seat_id)
    piece = None if seat is None else variant.pieces.get(seat.token or "")
    return piece.art if isinstance(piece, Standee) else ""


def _applies(variant: Variant) -> bool:
    return any(isinstance(piece, Standee) for piece in variant.pieces.values())


COMPONENT = Component("tokens", Layout.PIECES, ("title", "pieces", "seats"), _applies, compose)
