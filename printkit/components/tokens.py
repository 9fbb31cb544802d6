"""Tokens that fold up and stand, in the colour of their seat."""

from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.nets import net_artwork
from printkit.components.seats import has_pieces, pieces_of, seat_of, token_colour
from printkit.components.token_outline import FOOT, TokenOutline, frame_of, outline_of
from printkit.geometry.nets.net import NetFace
from printkit.geometry.nets.standee import standee_net
from printkit.geometry.transform import IDENTITY, translate, turned_over
from printkit.model import Standee
from printkit.model.base import is_picture
from printkit.scene import Artwork, Group, Node

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
    def side(template: str, face: str, width: float, height: float) -> Node:
        return design.side(
            template,
            (width, height),
            {
                "token": token,
                "seat": seat_of(design.variant, piece_id),
                "face": face,
                "foot": FOOT,
            },
            piece=piece_id,
            title=f"token “{token.name}”",
            route=("pieces", piece_id),
            accent=design.colour(token_colour(design.variant, piece_id)),
        )

    panels = {face: side("token", face, token.width, token.height) for face in ("front", "back")}
    cut = _outline(token, panels["front"])
    top = 0.0 if cut is None else cut.top
    height = token.height - top
    net = standee_net(token.width, height, height * DEPTH_SHARE, () if cut is None else cut.ring)

    def paint(face: NetFace) -> Node | None:
        if face.name == GLUED:
            return None
        if face.name == "front":
            return Group((panels["front"],), translate(0.0, -top))
        if face.name == "back":
            over = turned_over(token.width) if cut else IDENTITY
            return Group((panels["back"],), over.then(translate(0.0, -top)))
        box = face.shape.bounds()
        return side("token-base", face.name, box.width, box.height)

    copies = design.variant.piece_count(piece_id)
    return net_artwork(design, piece_id, token.name, net, paint, copies=copies)


def _outline(token: Standee, front: Node) -> TokenOutline | None:
    """What is cut out; nothing but the panel around a picture of the pack, which has no lines."""
    frame = None if is_picture(token.art) else frame_of(front)
    return frame and outline_of(token.art, frame, token.width, token.height)


COMPONENT = Component(
    "tokens",
    Layout.PIECES,
    ("title", "pieces", "seats"),
    has_pieces("tokens"),
    compose,
    of_pieces,
    Stock.FIRM,
)
