"""Tokens that fold up and stand, in the colour of their seat."""

from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.nets import net_artwork
from printkit.components.seats import has_pieces, pieces_of, seat_of, token_colour
from printkit.geometry.nets.net import Face
from printkit.geometry.nets.standee import standee_net
from printkit.model import Standee
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


COMPONENT = Component(
    "tokens",
    Layout.PIECES,
    ("title", "pieces", "seats"),
    has_pieces("tokens"),
    compose,
    of_pieces,
    Stock.FIRM,
)
