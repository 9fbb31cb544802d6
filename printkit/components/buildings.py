"""Houses and hotels folded from one piece."""

from printkit.colour import Colour
from printkit.components.building_faces import building_face
from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.components.nets import copies_each, net_artwork, seats_of
from printkit.geometry.nets.gable import gable_net
from printkit.geometry.nets.net import Face
from printkit.model import Gable, Variant
from printkit.scene import Artwork, Node


def compose(design: Design) -> Composition:
    """Each kind of building, for each seat if it belongs to seats."""
    artworks: list[Artwork] = []
    for piece_id, piece in design.variant.pieces.items():
        if isinstance(piece, Gable):
            artworks += [
                _building(design, piece_id, seat_id, piece, design.colour(colour))
                for seat_id, _, colour in seats_of(design.variant, piece_id)
            ]
    return design.composition(artworks)


def _building(design: Design, piece_id: str, seat_id: str, piece: Gable, colour: Colour) -> Artwork:
    net = gable_net(piece.width, piece.length, piece.wall, piece.roof)

    def paint(face: Face) -> Node:
        return building_face(face, piece, colour, design.look.ink)

    artwork_id = f"{piece_id}-{seat_id}" if seat_id else piece_id
    copies = copies_each(design.variant, piece_id)
    return net_artwork(design, artwork_id, piece.name, net, paint, copies=copies)


def _applies(variant: Variant) -> bool:
    return any(isinstance(piece, Gable) for piece in variant.pieces.values())


COMPONENT = Component("buildings", Layout.PIECES, ("title", "pieces", "seats"), _applies, compose)
